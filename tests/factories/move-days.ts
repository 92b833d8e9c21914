import { moveItem, putDates } from "#contract/trip/day-order.ts";

type Dated = { id: string; date: string | null };

/** A day moved by `steps`, another one away: the dates stay where they are in the trip. */
export const moveDay = <Day extends Dated>(
  days: readonly Day[],
  id: string,
  steps: number,
): Day[] => putDates(moveItem(days, id, steps), days);

/** The days without one of them; those behind it are a day earlier. */
export const removeDay = <Day extends Dated>(days: readonly Day[], id: string): Day[] =>
  putDates(
    days.filter((one) => one.id !== id),
    days,
  );
