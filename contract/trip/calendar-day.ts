const dayMs = 86_400_000;

/** The day (YYYY-MM-DD) so many days later; earlier where `count` is below nought. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);

/** The last of so many days from the first; of none the first itself. */
export const lastOfDays = (first: string, count: number): string =>
  addDays(first, Math.max(count, 1) - 1);
