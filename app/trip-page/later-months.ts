/** The twelve months that follow this one, YYYY-MM, without those of the season in which a trip was: its month and the two beside it. */
export function listLaterMonths(travelDate: string, now = new Date()): string[] {
  const was = Number(travelDate.slice(5, 7));
  return Array.from({ length: 12 }, (_, index) => {
    const date = new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1 + index, 1));
    return date.toISOString().slice(0, 7);
  }).filter((month) => {
    const apart = Math.abs(Number(month.slice(5)) - was);
    return Math.min(apart, 12 - apart) > 1;
  });
}
