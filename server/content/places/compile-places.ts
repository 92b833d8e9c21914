import { readClock } from "#contract/clock.ts";
import type {
  CompiledHours,
  Plannable,
  PlannableBase,
  PlannableSight,
} from "#contract/content/plannable.ts";
import type { Catalogue } from "../catalogue.ts";
import { readHolidays } from "../handbook/read-handbook.ts";
import { compileFee, compileKnown, compileTickets } from "./compile-fee.ts";
import { compileFestivals, compileHolidays, compileRamadan } from "./compile-festivals.ts";
import { compileHours } from "./compile-hours.ts";
import { listDoorRules } from "./door-rules.ts";
import { dropAbsent } from "./drop-absent.ts";
import type { PlacedBase, PlacedLeg, PlacedSight, Places } from "./read-places.ts";
import { findBaseMonths, findSightMonths } from "./resolve-months.ts";

/**
 * All places as the browser and the planner get them. Hours that several sights share stand once.
 * @throws Error where a reference, hours or months are wrong: the content's tests find it first
 */
export function compilePlaces(places: Places, catalogue: Catalogue): Plannable {
  const indexOf = new Map(places.bases.map((base, index) => [base.id, index]));
  const getIndex = (id: string) => {
    const index = indexOf.get(id);
    if (index === undefined) throw new Error(`there is no base "${id}"`);
    return index;
  };
  const hours: CompiledHours[] = [];
  const written = new Map<string, number>();
  const keepHours = (sight: PlacedSight) => {
    if (!sight.hours) return undefined;
    const made = compileHours(sight.hours.open, sight.coordinates, sight.hours.lastEntry);
    const key = JSON.stringify(made);
    if (!written.has(key)) written.set(key, hours.push(made) - 1);
    return written.get(key);
  };
  const used = countInterests(places.sights);
  return {
    bases: places.bases.map((base) => compileBase(base, findBaseMonths(base, catalogue))),
    sights: places.sights.map((sight) => {
      const base = getIndex(sight.base);
      const months = findSightMonths(sight, places.bases[base], catalogue);
      const index = keepHours(sight);
      const longest = index === undefined ? undefined : findLongest(hours[index], sight);
      const fee = sight.fee ? compileFee(sight.fee, catalogue) : undefined;
      const interests = [...sight.interests].sort(
        (a, b) => (used.get(b) ?? 0) - (used.get(a) ?? 0),
      );
      return dropAbsent({ ...compileSight(sight, base, index, longest, months), interests, fee });
    }),
    tickets: compileTickets(places),
    legs: places.legs.map((leg) => compileLeg(leg, getIndex)),
    hours,
    festivals: compileFestivals(catalogue.festivals, places.bases),
    holidays: compileHolidays(readHolidays(), catalogue),
    ramadan: compileRamadan(catalogue),
    regions: [
      ...catalogue.regions.map(({ slug, name }) => ({
        id: slug,
        name,
        states: catalogue.states.filter(({ region }) => region === slug).map((state) => state.slug),
        bases: [],
      })),
      ...catalogue.travelRegions.map(({ slug, name, aliases, states, bases, through }) =>
        dropAbsent({
          id: slug,
          name,
          aliases: aliases.length > 0 ? aliases : undefined,
          states,
          bases: bases.map(getIndex),
          through: through?.map(getIndex),
        }),
      ),
    ],
    airports: catalogue.airports.map(({ code, name, base }) => ({
      code,
      name,
      base: getIndex(base),
    })),
  };
}

/** How many sights serve each interest: named in that order at all of them they travel as fewer bytes. */
function countInterests(sights: readonly PlacedSight[]): Map<string, number> {
  const used = new Map<string, number>();
  for (const one of sights.flatMap(({ interests }) => interests))
    used.set(one, (used.get(one) ?? 0) + 1);
  return used;
}

/** Minutes of the longest opening; absent where even a slow visit fits into it. */
function findLongest(hours: CompiledHours | undefined, { visitMinutes }: PlacedSight) {
  const windows = hours?.seasons.flatMap(({ week }) => week.flat()) ?? [];
  const longest = Math.max(0, ...windows.map(([opens, closes]) => closes - opens));
  return longest > 0 && longest < visitMinutes.usual * 1.25 ? longest : undefined;
}

const demandMonths = (id: string, months: string | null) => {
  if (!months) throw new Error(`${id} has no months, nor has its base or state`);
  return months;
};

/** A shorter walk is too long for nobody, and does not travel to the planner. */
const longWalk = 60;

function compileSight(
  sight: PlacedSight,
  base: number,
  hours: number | undefined,
  longest: number | undefined,
  months: string | null,
): PlannableSight {
  const { permit, bookAhead, fromBase } = sight;
  return {
    id: sight.id,
    name: sight.name,
    base,
    lat: sight.coordinates.lat,
    lon: sight.coordinates.lon,
    kind: sight.kind,
    interests: sight.interests,
    worth: sight.worth,
    fame: sight.fame,
    hours,
    visit: [sight.visitMinutes.from, sight.visitMinutes.usual],
    longest,
    overnight: sight.overnight ? (readClock(sight.overnight.until) ?? undefined) : undefined,
    known: compileKnown(sight),
    best: sight.bestTimeOfDay,
    quiet: sight.quietHours?.split(",").map(readSpan),
    months: demandMonths(sight.id, months),
    book: bookAhead?.need === "required" ? bookAhead.days : undefined,
    permit: permit && permit.who !== "foreigners" ? permit.days : undefined,
    permitForeign: permit && permit.who === "foreigners" ? permit.days : undefined,
    closedTo: sight.closedTo,
    foreignersTogether: permit?.foreignersTogether,
    altitude: sight.altitude,
    restBefore: compileRest(sight.restBefore),
    effort: sight.effort,
    stepFree: sight.stepFree.access,
    kids: sight.kids.fit,
    minAge: sight.kids.minAge,
    walk: fromBase?.by === "walk" && fromBase.minutes > longWalk ? fromBase.minutes : undefined,
    carriers: sight.carried?.by,
    carriesPart: sight.carried?.leaves === "much" ? true : undefined,
    rules: listDoorRules(sight),
    from: fromBase && !fromBase.inVisit ? [fromBase.minutes, fromBase.by] : undefined,
  };
}

const compileRest = (rules: { nights: number; above: number }[] | undefined) =>
  rules?.map(({ nights, above }): [number, number] => [nights, above]);

const styles = ["simple", "comfortable", "fine"] as const;

function compileBase(base: PlacedBase, months: string | null): PlannableBase {
  return dropAbsent({
    id: base.id,
    name: base.name,
    state: base.state,
    lat: base.coordinates.lat,
    lon: base.coordinates.lon,
    kind: base.kind,
    terrain: base.terrain,
    altitude: base.altitude,
    restNights: base.rest?.nights,
    restBefore: compileRest(base.rest?.before),
    months: demandMonths(base.id, months),
    prices: styles.map((style) => {
      const ranges = base.areas.flatMap(({ prices }) => (prices[style] ? [prices[style]] : []));
      if (ranges.length === 0) return null;
      return [Math.min(...ranges.map(([low]) => low)), Math.max(...ranges.map(([, high]) => high))];
    }) as PlannableBase["prices"],
    airports: base.airports.map(({ code, minutes }): [string, number] => [code, minutes]),
    station: base.stations[0]?.minutes,
  });
}

/** The schema lets nothing but times of a day pass. */
const readMinutes = (time: string) => readClock(time) ?? [];

function readSpan(span: string): [number, number] {
  const [from = 0, until = 0] = span.split("-").flatMap(readMinutes);
  return [from, until];
}

function compileLeg(leg: PlacedLeg, getIndex: (id: string) => number): Plannable["legs"][number] {
  return dropAbsent({
    from: getIndex(leg.from),
    to: getIndex(leg.to),
    mode: leg.mode,
    usual: leg.minutes.usual,
    slow: leg.minutes.slow,
    km: leg.km,
    months: leg.months,
    days: leg.days?.departs,
    back: leg.days?.back,
    at: leg.clock?.departs?.flatMap(readMinutes),
    atBack: leg.clock?.back?.flatMap(readMinutes),
    night: leg.night,
    name: leg.name,
    fare: leg.fare.range,
    car: leg.fare.per === "car" ? (true as const) : undefined,
    carriers: leg.carried?.by,
    note: leg.note,
  });
}
