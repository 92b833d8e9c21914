import type { LegMode } from "#contract/content/facts.ts";
import { nameBack } from "#planner/trip/name-back.ts";
import { addressOf } from "../addresses.ts";
import type { Catalogue } from "../catalogue.ts";
import type { PlacedBase, PlacedLeg, Places } from "./read-places.ts";
import { findReading, type Reading } from "./standing.ts";

/** More ways than this nobody compares on a page; flights are many, and mostly not the next stop. */
const most = 6;
const mostFlights = 2;

/** One way between a base and another, told from where one comes. */
export type Way = {
  name: string;
  to: string | null;
  mode: LegMode;
  minutes: { usual: number; slow: number };
  km: number;
  months: number[] | null;
  /** ISO weekdays it departs, there and back, where that is not daily. */
  days: { departs: string; back: string } | null;
  /** Its departures, there and back, "06:10", where they are known. */
  clock: { departs: readonly string[]; back: readonly string[] } | null;
  night: "only" | "also" | null;
  line: string | null;
  fare: readonly [number, number];
  car: boolean;
  asOf: string;
  /** Who says how long it takes, and what it costs. */
  checked: { minutes: Reading; fare: Reading };
};

/** The ways to a base: over land and water the shortest first, then the shortest flights. */
export function listWays(
  base: PlacedBase,
  { bases, legs }: Pick<Places, "bases" | "legs">,
  catalogue: Catalogue,
): Way[] {
  const baseOf = new Map(bases.map((item) => [item.id, item]));
  const own = legs
    .filter(({ from, to }) => from === base.id || to === base.id)
    .sort((a, b) => a.minutes.usual - b.minutes.usual);
  const flights = own.filter(({ mode }) => mode === "flight").slice(0, mostFlights);
  const others = own.filter(({ mode }) => mode !== "flight").slice(0, most - flights.length);
  return [...others, ...flights].flatMap((leg) => {
    const other = baseOf.get(leg.from === base.id ? leg.to : leg.from);
    return other ? [tellWay(leg, other, catalogue)] : [];
  });
}

function tellWay(leg: PlacedLeg, other: PlacedBase, catalogue: Catalogue): Way {
  const [, slug = ""] = other.page?.split(":") ?? [];
  return {
    name: other.name,
    to: catalogue.findDestination(slug) ? addressOf.destination(slug) : null,
    mode: leg.mode,
    minutes: leg.minutes,
    km: leg.km,
    months: leg.months ?? null,
    days: tellDays(leg, other),
    clock: tellClock(leg, other),
    night: leg.night ?? null,
    line: tellLine(leg, other),
    fare: leg.fare.range,
    car: leg.fare.per === "car",
    asOf: leg.fare.asOf,
    checked: { minutes: findReading(leg), fare: findReading(leg, leg.fare) },
  };
}

/** A train's number is that from the other base. */
function tellLine({ name, mode, from }: PlacedLeg, other: PlacedBase): string | null {
  if (!name) return null;
  return mode === "train" && from !== other.id ? nameBack(name) : name;
}

function tellClock({ clock, from }: PlacedLeg, other: PlacedBase): Way["clock"] {
  if (!clock) return null;
  const { departs = [], back = [] } = clock;
  return from === other.id ? { departs, back } : { departs: back, back: departs };
}

/** A way is told from the other base: there is from it, back is to it. */
function tellDays({ days, from }: PlacedLeg, other: PlacedBase): Way["days"] {
  if (!days) return null;
  const { departs, back = departs } = days;
  return from === other.id ? { departs, back } : { departs: back, back: departs };
}
