import type { Provenance } from "#contract/facts.ts";
import type { CompiledHours } from "#contract/plannable.ts";
import { addressOf } from "../addresses.ts";
import type { Catalogue } from "../catalogue.ts";
import { measureDistance } from "../pages/distance.ts";
import { compileHours } from "./compile-hours.ts";
import { listWays, type Way } from "./list-ways.ts";
import type { PlacedBase, PlacedSight, Places } from "./read-places.ts";

/** Kilometres within which a page without facts of its own still has a place to sleep. */
const near = 60;

type Subject = { name: string; coordinates: { lon: number; lat: number } };

/** Where a fact was read and on which ISO day; null where nobody looked it up. */
export type Checked = { source: string; checked: string } | null;

const findChecked = (entry: Provenance, own?: Provenance | null): Checked => {
  const { source, checked } = own?.source || own?.unverified ? own : entry;
  return source && checked ? { source, checked } : null;
};

/** A sight as a page tells it; hours are an index into the page's own list. */
export type SightFacts = ReturnType<typeof tellSight>;
export type BaseFacts = ReturnType<typeof tellBase>;

/** The page that speaks of a sight or base, where there is one. */
export function findPageAddress(catalogue: Catalogue, page: string | undefined): string | null {
  const [list, slug = ""] = page?.split(":") ?? [];
  if (list === "attraction") return addressOf.attraction(slug);
  if (list === "experience") return addressOf.experience(slug);
  if (list === "festival") return addressOf.festival(slug);
  return catalogue.findDestination(slug) ? addressOf.destination(slug) : null;
}

/** @param hours the list of the page, which a sight that keeps others adds to */
export function tellSight(catalogue: Catalogue, sight: PlacedSight, hours: CompiledHours[]) {
  const { fee, stepFree, fromBase, bookAhead, permit } = sight;
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
    to: findPageAddress(catalogue, sight.page),
    coordinates: sight.coordinates,
    note: sight.note,
    hours: at,
    /** Sunrise to sunset, which no clock time says better. */
    bySun: sight.hours ? /^sunrise-sunset$/.test(sight.hours.open) : false,
    hoursNote: sight.hours?.note ?? null,
    visit: sight.visitMinutes,
    fee: fee && {
      indian: fee.indian,
      saarc: fee.saarc ?? null,
      foreign: fee.foreign,
      child: fee.child ?? null,
      childUnder: fee.childUnder ?? null,
      per: fee.per ?? "person",
      asOf: fee.asOf,
      note: fee.note ?? null,
    },
    best: sight.bestTimeOfDay,
    stepFree: { access: stepFree.access, note: stepFree.note ?? null },
    kids: sight.kids.note ?? null,
    book: bookAhead ? { need: bookAhead.need, days: bookAhead.days, where: bookAhead.where } : null,
    permit: permit
      ? { who: permit.who, name: permit.name, days: permit.days, where: permit.where }
      : null,
    from: fromBase ? { by: fromBase.by, minutes: fromBase.minutes, km: fromBase.km } : null,
    checked: {
      hours: findChecked(sight, sight.hours),
      fee: findChecked(sight, fee),
      stepFree: findChecked(sight, stepFree),
    },
  };
}

export function tellBase(catalogue: Catalogue, base: PlacedBase, ways: Way[]) {
  return {
    id: base.id,
    name: base.name,
    to: findPageAddress(catalogue, base.page),
    altitude: base.altitude,
    rest: base.rest ? { nights: base.rest.nights, note: base.rest.note } : null,
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
    cash: { atms: base.cash.atms, note: base.cash.note ?? null },
    signal: { mobile: base.signal.mobile, note: base.signal.note ?? null },
    hospital: {
      level: base.hospital.level,
      km: base.hospital.km,
      note: base.hospital.note ?? null,
    },
    ways,
    checked: findChecked(base, base.prices),
  };
}

/** What stands in its place on a page that is not about the base: its name and the ways to it. */
export const shorten = ({ id, name, to, altitude, airports, stations }: BaseFacts) => ({
  id,
  name,
  to,
  altitude,
  airport: airports[0] ?? null,
  station: stations[0] ?? null,
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

/**
 * What is known of the place that a page is about ("attraction:amber-fort", "city:jaipur"):
 * hours, fees, where to sleep and how to get there; null where nothing is.
 */
export function findPlaceFacts(
  { sights, bases, legs }: Places,
  catalogue: Catalogue,
  page: string,
  subject: Subject,
): PlaceFacts | null {
  const hours: CompiledHours[] = [];
  const base = bases.find((item) => item.page === page) ?? null;
  const told = listTold(sights, page);
  const own = findOwnSight(told, subject.name, base !== null);
  const all = base ? orderByWorth(sights.filter((item) => item.base === base.id)) : told;
  const sleepAt = base ? null : findSleep(bases, own, subject.coordinates);
  if (!base && !sleepAt) return null;
  const tell = (item: PlacedSight) => tellSight(catalogue, item, hours);
  const isOwn = (item: PlacedSight) => !base && item === own;
  return {
    sight: own && !base ? tell(own) : null,
    base: base && tellBase(catalogue, base, listWays(base, { bases, legs }, catalogue)),
    sleep: sleepAt && {
      ...shorten(tellBase(catalogue, sleepAt, [])),
      kilometres: Math.round(measureDistance(subject.coordinates, sleepAt.coordinates)),
    },
    sights: all.filter((item) => !isOwn(item)).map(tell),
    hours,
  };
}

/** What the planner calls the place that a page is about, by the page's own heart; null where it knows none. */
export function findPlannedId(
  { sights, bases }: Places,
  page: string,
  name: string,
): string | null {
  const base = bases.find((item) => item.page === page);
  return (base ?? findOwnSight(listTold(sights, page), name, false))?.id ?? null;
}

/** The sights that a page speaks of, best first. */
const listTold = (sights: readonly PlacedSight[], page: string): PlacedSight[] =>
  orderByWorth(sights.filter((item) => item.page === page));

/** Of them the one that the page is about: by its name, else the best; a town is not its several sights. */
const findOwnSight = (
  told: readonly PlacedSight[],
  name: string,
  isTown: boolean,
): PlacedSight | undefined =>
  told.find((item) => item.name === name) ?? (told.length === 1 || !isTown ? told[0] : undefined);

export const orderByWorth = (sights: PlacedSight[]) =>
  [...sights].sort((a, b) => b.worth - a.worth || a.name.localeCompare(b.name));

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
