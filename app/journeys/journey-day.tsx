import { DayCard } from "#app/itinerary/day-card.tsx";
import { useSay } from "#app/itinerary/said.tsx";
import { type PlannedView, showPlanned } from "#app/itinerary/show-planned.ts";
import type { SightLooks } from "#contract/wire/sight-look.ts";
import type { DayFacts } from "#planner/trip/trip-facts.ts";
import type { TripDay, TripItem } from "#trip/document.ts";
import { isBetweenTowns } from "#trip/name-day.ts";

/** Rides within a town shorter than that go without saying. */
const toldMinutes = 40;

const isToldBy = (facts: DayFacts | undefined) => (item: TripItem) =>
  item.kind === "visit" ||
  item.kind === "rest" ||
  (item.kind === "ride" &&
    (isBetweenTowns(item) || (facts?.rides[item.id]?.minutes ?? 0) >= toldMinutes));

const toldCodes = new Set(["way", "runs", "rests", "early-start"]);

/** Of a ride's notices those that are true on whatever date it is gone. */
const keepTold = (day: TripDay): TripDay => ({
  ...day,
  items: day.items.map((item) =>
    item.kind === "ride"
      ? { ...item, notices: item.notices.filter(({ code }) => toldCodes.has(code)) }
      : item,
  ),
});

type JourneyDayProps = Pick<PlannedView, "number" | "date" | "town" | "facts" | "stay"> & {
  day: TripDay;
  links: Readonly<Record<string, string>>;
  looks: SightLooks;
};

/** One day of a journey, to be read: what is seen, and the ways that take time. */
export const JourneyDay = ({ day, looks, ...view }: JourneyDayProps) => (
  <DayCard
    day={showPlanned(keepTold(day), { ...view, isTold: isToldBy(view.facts), say: useSay() })}
    looks={looks}
    headingId={`day-${view.number}`}
  />
);
