import type { PictureView } from "#contract/content/picture.ts";
import type { CompiledHours } from "#contract/content/plannable.ts";
import type { Catalogue } from "../catalogue.ts";
import { measureDistance } from "../pages/distance.ts";
import { viewPicture } from "../picture-view.ts";
import { compileHours } from "./compile-hours.ts";
import { listWays, type Way } from "./list-ways.ts";
import { ownPicture } from "./own-picture.ts";
import {
  findOwnSight,
  findPageAddress,
  findSightAddress,
  listTold,
  orderByWorth,
} from "./page-of-sight.ts";
import type { PlacedBase, PlacedSight, Places } from "./read-places.ts";
import { stampOf } from "./stamp-of.ts";
import { findReading } from "./standing.ts";
import { tellFee, tellTickets } from "./tell-fee.ts";

/** Kilometres within which a page without facts of its own still has a place to sleep. */
const near = 60;

type Subject = { name: string; coordinates: { lon: number; lat: number } };

/** A sight as a page tells it; hours are an index into the page's own list. */
export type SightFacts = ReturnType<typeof tellSight>;
export type BaseFacts = ReturnType<typeof tellBase>;

/** From so many metres on, how high a place lies is said with it. */
const high = 2500;

/** Metres above the sea, a sight's own or its town's, where that is felt; else null. */
export function findHighAltitude({ bases }: Places, sight: PlacedSight): number | null {
  const altitude = sight.altitude ?? bases.find(({ id }) => id === sight.base)?.altitude ?? 0;
  return altitude >= high ? altitude : null;
}

/** What a traveller brings along, since its town has none, and where that was read. */
export function findMissing({ bases }: Places, { base }: PlacedSight) {
  const town = bases.find(({ id }) => id === base);
  const without = [
    ...(town?.cash.atms === "none" ? (["cash"] as const) : []),
    ...(town?.signal.mobile === "none" ? (["signal"] as const) : []),
  ];
  return {
    without,
    checked: {
      cash: town ? findReading(town, town.cash) : null,
      signal: town ? findReading(town, town.signal) : null,
    },
  };
}

type Source = { places: Places; catalogue: Catalogue };

/** Of the card's size: its page's own picture, as the list of it shows it. */
function ownView(catalogue: Catalogue, { page }: PlacedSight): PictureView | null {
  const slug = ownPicture(page);
  return catalogue.findPicture(slug) ? viewPicture(catalogue, slug) : null;
}

/** @param hours the list of the page, which a sight that keeps others adds to */
export function tellSight(
  { places, catalogue }: Source,
  sight: PlacedSight,
  hours: CompiledHours[],
) {
  const { fee, stepFree, fromBase, bookAhead, permit, carried } = sight;
  const missing = findMissing(places, sight);
  let at: number | null = null;
  if (sight.hours) {
    const made = compileHours(sight.hours.open, sight.coordinates, sight.hours.lastEntry);
    const text = JSON.stringify(made);
    at = hours.findIndex((known) => JSON.stringify(known) === text);
    if (at < 0) at = hours.push(made) - 1;
  }
  return {
    id: sight.id,
    name: sight.name,
    kind: sight.kind,
    /** Its own picture, and what is drawn where none has been made. */
    picture: ownView(catalogue, sight),
    stamp: stampOf(sight),
    to: findSightAddress(places, catalogue, sight.id),
    coordinates: sight.coordinates,
    note: sight.note,
    hours: at,
    /** Sunrise to sunset, which no clock time says better. */
    bySun: sight.hours ? /^sunrise-sunset$/.test(sight.hours.open) : false,
    hoursNote: sight.hours?.note ?? null,
    visit: sight.visitMinutes,
    fee: tellFee({ places, catalogue }, sight),
    /** Tickets that open other sights with it. */
    tickets: tellTickets({ places, catalogue }, sight.id),
    best: sight.bestTimeOfDay,
    stepFree: { access: stepFree.access, note: stepFree.note ?? null },
    kids: sight.kids.note ?? null,
    kidsFit: sight.kids.fit,
    /** Youngest age that is let in. */
    minAge: sight.kids.minAge ?? null,
    /** Metres above the sea, where that is felt. */
    altitude: findHighAltitude(places, sight),
    /** Nights to have slept at a height before. */
    restBefore: sight.restBefore ?? null,
    /** Whose passports are not let in, permit or not. */
    closedTo: sight.closedTo ?? null,
    /** What the keeper asks at the door. */
    rules: sight.rules ?? [],
    /** Of the town where one sleeps for it: no machine for cash, no mobile signal. */
    without: missing.without,
    isHard: sight.effort === "hard",
    /** What goes in place of the walk. */
    carried: carried ? { by: carried.by, leaves: carried.leaves } : null,
    book: bookAhead ? { need: bookAhead.need, days: bookAhead.days, where: bookAhead.where } : null,
    permit: permit
      ? { who: permit.who, name: permit.name, days: permit.days, where: permit.where }
      : null,
    from: fromBase ? { by: fromBase.by, minutes: fromBase.minutes, km: fromBase.km } : null,
    checked: {
      hours: findReading(sight, sight.hours),
      fee: findReading(sight, fee),
      stepFree: findReading(sight, stepFree),
      book: findReading(sight, bookAhead),
      permit: findReading(sight, permit),
      carried: findReading(sight, carried),
      from: findReading(sight, fromBase),
      /** Of what has no source of its own: height, ages, what the keeper asks. */
      entry: findReading(sight),
      ...missing.checked,
    },
  };
}

export function tellBase(catalogue: Catalogue, base: PlacedBase, ways: Way[]) {
  return {
    id: base.id,
    name: base.name,
    to: findPageAddress(catalogue, base.page),
    altitude: base.altitude,
    rest: base.rest
      ? {
          nights: base.rest.nights,
          note: base.rest.note,
          reading: findReading(base, base.rest),
        }
      : null,
    areas: base.areas,
    asOf: base.prices.asOf,
    airports: base.airports.map(({ code, km, minutes, note }) => ({
      code,
      km,
      minutes,
      note: note ?? null,
    })),
    stations: base.stations.map(({ code, name, km, minutes, note }) => ({
      code,
      name,
      km,
      minutes,
      note: note ?? null,
    })),
    cash: {
      atms: base.cash.atms,
      note: base.cash.note ?? null,
      reading: findReading(base, base.cash),
    },
    signal: {
      mobile: base.signal.mobile,
      note: base.signal.note ?? null,
      reading: findReading(base, base.signal),
    },
    hospital: {
      level: base.hospital.level,
      km: base.hospital.km,
      note: base.hospital.note ?? null,
      reading: findReading(base, base.hospital),
    },
    ways,
    checked: findReading(base, base.prices),
    /** Of its height, and of how far airport and station are: a list of codes knows no roads. */
    checkedWays: findReading(base),
  };
}

/** What stands in its place on a page that is not about the base: its name and the ways to it. */
export const shorten = ({
  id,
  name,
  to,
  altitude,
  airports,
  stations,
  checkedWays,
}: BaseFacts) => ({
  id,
  name,
  to,
  altitude,
  airport: airports[0] ?? null,
  station: stations[0] ?? null,
  checkedWays,
});

export type PlaceFacts = {
  /** The page's own sight. */
  sight: SightFacts | null;
  /** The page's own base, told whole. */
  base: BaseFacts | null;
  /** Where one sleeps for it, where the page is not about that base. */
  sleep: (ReturnType<typeof shorten> & { kilometres: number }) | null;
  /** What there is to see from the base, best first. */
  sights: SightFacts[];
  hours: CompiledHours[];
};

/** A page's own base and own sight, and the sights that it lists. `name`: what the page is about, in English. */
export function findPlaceSights({ sights, bases }: Places, page: string, name: string) {
  const base = bases.find((item) => item.page === page) ?? null;
  const told = listTold(sights, page);
  const own = findOwnSight(told, name, base !== null);
  const all = base ? orderByWorth(sights.filter((item) => item.base === base.id)) : told;
  return { base, own, listed: base ? all : all.filter((item) => item !== own) };
}

/**
 * What is known of the place that a page is about ("attraction:amber-fort", "city:jaipur"):
 * hours, fees, where to sleep and how to get there; null where nothing is.
 */
export function findPlaceFacts(
  places: Places,
  catalogue: Catalogue,
  page: string,
  subject: Subject,
): PlaceFacts | null {
  const { bases, legs } = places;
  const hours: CompiledHours[] = [];
  const { base, own, listed } = findPlaceSights(
    places,
    page,
    catalogue.nameInEnglish(page) ?? subject.name,
  );
  const sleepAt = base ? null : findSleep(bases, own, subject.coordinates);
  if (!base && !sleepAt) return null;
  const tell = (item: PlacedSight) => tellSight({ places, catalogue }, item, hours);
  return {
    sight: own && !base ? tell(own) : null,
    base: base && tellBase(catalogue, base, listWays(base, { bases, legs }, catalogue)),
    sleep: sleepAt && {
      ...shorten(tellBase(catalogue, sleepAt, [])),
      kilometres: Math.round(measureDistance(subject.coordinates, sleepAt.coordinates)),
    },
    sights: listed.map(tell),
    hours,
  };
}

/** What the planner calls the place that a page is about, by the page's own heart; null where it knows none. `name`: in English. */
export function findPlannedId(
  { sights, bases }: Places,
  page: string,
  name: string,
): string | null {
  const base = bases.find((item) => item.page === page);
  return (base ?? findOwnSight(listTold(sights, page), name, false))?.id ?? null;
}

function findSleep(
  bases: PlacedBase[],
  own: PlacedSight | undefined,
  point: Subject["coordinates"],
): PlacedBase | null {
  if (own) return bases.find(({ id }) => id === own.base) ?? null;
  const [nearest] = bases
    .map((base) => ({ base, km: measureDistance(base.coordinates, point) }))
    .filter(({ km }) => km <= near)
    .sort((a, b) => a.km - b.km);
  return nearest?.base ?? null;
}
