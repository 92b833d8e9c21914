/** The earliest "today" on earth: nobody's own today is the past. */
export const todayAnywhere = (now: Date) =>
  new Date(now.getTime() - 12 * 3600_000).toISOString().slice(0, 10);
