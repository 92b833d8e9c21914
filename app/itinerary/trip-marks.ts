/**
 * What a trip says to tests, print and people's scripts, the same on every page that shows days: `data-day` (its
 * number), `data-day-id`, `data-date`, `data-night` (the name of the town or the boat), `data-item` and `data-sight`.
 */

export const markDay = (day: {
  id: string;
  number: number;
  date: string | null;
  night: string | null;
}) => ({
  "data-day": day.number,
  "data-day-id": day.id,
  "data-date": day.date ?? undefined,
  "data-night": day.night ?? undefined,
});

export const markItem = (id: string, sight: string | null = null) => ({
  "data-item": id,
  "data-sight": sight ?? undefined,
});
