/** The day where the office is, as YYYY-MM-DD. */
export const officeDay = (now: Date): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(now);
