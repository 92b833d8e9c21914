import type { Itinerary } from "#contract/trip/itinerary.ts";
import { carryIds, type DaySigns } from "#trip/carry-ids.ts";

const signsOf = ({ wakes, sleeps, parts }: Itinerary["days"][number]): DaySigns => ({
  wakes: wakes.id,
  sleeps: sleeps?.id ?? null,
  sights: parts.flatMap((part) => (part.kind === "visit" ? [part.sight] : [])),
});

/** The trip after a change with the ids that its days had before it; new days have ids that no day ever had. */
export function keepDayIds(
  before: Pick<Itinerary, "days" | "nextDay">,
  after: Itinerary,
): Itinerary {
  const { ids, next } = carryIds(
    before.days.map((day) => ({ ...signsOf(day), id: day.id })),
    after.days.map(signsOf),
    before.nextDay,
  );
  const days = after.days.map((day, index) => ({ ...day, id: ids[index] ?? day.id }));
  return { ...after, days, nextDay: next };
}
