import { DayCard } from "#app/itinerary/day-card.tsx";
import { useSay } from "#app/itinerary/said.tsx";
import { showPlanned } from "#app/itinerary/show-planned.ts";
import type { DayPart, Stay, TripDay } from "#contract/trip/itinerary.ts";
import type { SightLooks } from "#contract/wire/sight-look.ts";

/** Rides within a town shorter than that go without saying. */
const toldMinutes = 40;

const isTold = (part: DayPart) =>
  part.kind === "visit" ||
  (part.kind === "ride" && (Boolean(part.between) || part.minutes >= toldMinutes)) ||
  (part.kind === "pause" && part.what !== "meal");

const toldCodes = new Set(["way", "runs", "rests", "early-start"]);

/** Of a ride's notices those that are true on whatever date it is gone. */
const keepTold = (day: TripDay): TripDay => ({
  ...day,
  parts: day.parts.map((part) =>
    part.kind === "ride"
      ? { ...part, notices: part.notices.filter(({ code }) => toldCodes.has(code)) }
      : part,
  ),
});

/** One day of a journey, to be read: what is seen, and the ways that take time. */
export const JourneyDay = ({
  day,
  stay,
  links,
  looks,
}: {
  day: TripDay;
  stay: Stay | undefined;
  links: Readonly<Record<string, string>>;
  looks: SightLooks;
}) => (
  <DayCard
    day={showPlanned(keepTold(day), { stay, links, isTold, say: useSay() })}
    looks={looks}
    headingId={`day-${day.number}`}
  />
);
