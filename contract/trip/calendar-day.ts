const dayMs = 86_400_000;

/** The day (YYYY-MM-DD) so many days later; earlier where `count` is below nought. */
export const addDays = (day: string, count: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + count * dayMs).toISOString().slice(0, 10);
