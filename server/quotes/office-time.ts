const dayMs = 86_400_000;

/** The moment at which a day of the office is over. */
export const endOfDay = (day: string): Date =>
  new Date(new Date(`${day}T00:00:00+05:30`).getTime() + dayMs);
