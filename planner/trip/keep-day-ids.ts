import type { Itinerary } from "#contract/trip/itinerary.ts";
import { carryIds, type DaySigns } from "#trip/carry-ids.ts";

const signsOf = ({ wakes, sleeps, parts }: Itinerary["days"][number]): DaySigns => ({
  wakes: wakes.id,
  sleeps: sleeps?.id ?? null,
  sights: parts.flatMap((part) => (part.kind === "visit" ? [part.sight] : [])),
});

/** As many days, from and to the same places: each goes on, whatever is seen on it. */
const hasSameNights = (before: readonly DaySigns[], after: readonly DaySigns[]): boolean =>
  before.length === after.length &&
  after.every(({ wakes, sleeps }, index) => {
    const was = before[index];
    return was?.wakes === wakes && was.sleeps === sleeps;
  });

/** The trip after a change with the ids and titles that its days had before it; new days have ids that no day ever had. */
export function keepDayIds(
  before: Pick<Itinerary, "days" | "nextDay">,
  after: Itinerary,
): Itinerary {
  const was = before.days.map((day) => ({ ...signsOf(day), id: day.id }));
  const is = after.days.map(signsOf);
  const { ids, next } = hasSameNights(was, is)
    ? { ids: was.map(({ id }) => id), next: before.nextDay }
    : carryIds(was, is, before.nextDay);
  const titles = new Map(before.days.map(({ id, title }) => [id, title]));
  const days = after.days.map(({ title: _, ...day }, index) => {
    const id = ids[index] ?? day.id;
    const title = titles.get(id);
    return { ...day, id, ...(title && { title }) };
  });
  return { ...after, days, nextDay: next };
}
