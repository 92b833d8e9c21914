import type { Plannable } from "#contract/content/plannable.ts";
import type { Itinerary, Ride, TripDay } from "#contract/trip/itinerary.ts";
import type { Wish } from "#contract/trip/wish.ts";
import { kmBetween } from "./facts-anew.ts";
import type { Say } from "./fault.ts";

const fastest: Record<string, number> = {
  walk: 7,
  ferry: 60,
  road: 85,
  train: 160,
  "toy-train": 40,
  flight: 900,
};

/** A quarter of an hour each two hours of road for whoever is under twelve. */
const breaksOf = ({ party }: Wish, { mode, usual }: Plannable["legs"][number]): number =>
  mode === "road" && Math.min(99, ...party.children) < 12 ? 15 * Math.floor((usual - 1) / 120) : 0;

export function checkRide(
  plannable: Plannable,
  { date }: TripDay,
  ride: Ride,
  wish: Wish,
  say: Say,
): void {
  if (!ride.between) return;
  const [from, to] = ride.between.map((id) =>
    plannable.bases.findIndex((base) => base.id === id),
  ) as [number, number];
  const [a, b] = [plannable.bases[from], plannable.bases[to]];
  if (!a || !b) {
    say("way", `the ride to ${ride.toName} leads between unknown bases.`);
    return;
  }
  const known = plannable.legs.filter(
    (leg) => (leg.from === from && leg.to === to) || (leg.from === to && leg.to === from),
  );
  const month = Number(date.slice(5, 7));
  const open = known.filter((leg) => !leg.months || leg.months.includes(month));
  const departing = open.filter((leg) => departsOn(leg, leg.from === from, date, ride.night));
  if (!ride.estimated) {
    const running = departing.filter(
      (leg) =>
        leg.mode === ride.mode &&
        leg.usual + breaksOf(wish, leg) <= ride.minutes &&
        (ride.night ? leg.night !== undefined : leg.night !== "only"),
    );
    if (running.length === 0)
      say(
        "way",
        `nothing known runs from ${a.name} to ${b.name} by ${ride.mode} on ${date} in that time.`,
      );
    else if (!running.some((leg) => isInTime(leg, leg.from === from, ride)))
      say("way", `no ${ride.mode} to ${b.name} departs when the ride at ${ride.from} asks it.`);
    return;
  }
  if (ride.mode !== "road") say("way", `a ${ride.mode} to ${b.name} is guessed.`);
  const shut = known.some((leg) => leg.mode === "road") && !open.some((leg) => leg.mode === "road");
  if (shut) say("way", `the road from ${a.name} to ${b.name} is shut in that month.`);
  const speed = (ride.km / ride.minutes) * 60;
  if (speed > (fastest[ride.mode] ?? 85))
    say("way", `${ride.toName} is reached at ${Math.round(speed)} km/h.`);
  const isBaseToBase = ride.fromName === a.name && ride.toName === b.name;
  if (isBaseToBase && ride.km < kmBetween(a, b) - 1)
    say("way", `the road to ${b.name} is shorter than the crow flies.`);
}

/** Without the number, which is another on the way back. */
const wordsOf = (name = "") => name.replace(/\d+/g, "");

/** On the platform before it. */
const boarding = 20;
const earliestDeparture = 330;

/** By its own clock, where it has one that way: set out for in time, and arrived when it has run. A sleeper has none. */
function isInTime(
  { at, atBack, usual, name }: Plannable["legs"][number],
  isOut: boolean,
  { departs, from, to, night, name: shown }: Ride,
): boolean {
  const clock = night ? undefined : isOut ? at : atBack;
  if (!clock) return departs === undefined;
  return (
    departs !== undefined &&
    wordsOf(name) === wordsOf(shown) &&
    clock.includes(departs) &&
    departs >= earliestDeparture &&
    from + boarding <= departs &&
    departs + usual <= to
  );
}

/** By its own weekdays, which are others on the way back; a sleeper beside a day's train is another train. */
function departsOn(
  { days, back, night }: Plannable["legs"][number],
  isOut: boolean,
  date: string,
  rides: boolean,
): boolean {
  const own = isOut ? days : (back ?? days);
  if (own === undefined || (rides && night === "also")) return true;
  // Sunday is 0 for the clock and 7 by ISO.
  return own.includes(String(new Date(`${date}T12:00:00Z`).getUTCDay() || 7));
}

/** Hours of road by who rides: four with a child under six, breaks not counted. */
export function checkRoad({ wish }: Itinerary, day: TripDay, say: Say): void {
  const { party, pace } = wish;
  const youngest = Math.min(99, ...party.children);
  const isSlow = youngest < 12 || party.elders > 0 || party.wheelchair;
  const own = { easy: 330, usual: 450, full: 570 }[pace];
  const driving = youngest < 6 ? Math.min(own, 240) : isSlow ? Math.min(own, 330) : own;
  const limit = driving + (youngest < 12 ? 15 * Math.floor((driving - 1) / 120) : 0);
  const road = day.parts.reduce(
    (sum, part) =>
      part.kind === "ride" &&
      part.mode === "road" &&
      (part.between || part.minutes >= 25) &&
      !part.night &&
      part.airport === undefined
        ? sum + part.minutes
        : sum,
    0,
  );
  if (road > limit && !day.notices.some(({ code }) => code.startsWith("long-road")))
    say("road", `${road} minutes of road and no word of it.`);
}
