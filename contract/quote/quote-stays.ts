import { newId } from "#contract/new-id.ts";
import { blankItem } from "./blank-item.ts";
import { isCharge } from "./cancel-scope.ts";
import type { QuoteContent } from "./quote.ts";
import type { QuoteItem } from "./quote-item.ts";
import { bedOf } from "./quote-nights.ts";

/**
 * Which nights a stay is for. A night is named by the day that it follows; what is asked, paid and counted follows
 * from there, so that nobody sleeps in a town on the day of their departure.
 */
export type Nights = Pick<QuoteContent, "trip">;
type Stays = Nights & Pick<QuoteContent, "items">;

/** Consecutive nights in one place: ids of their days, in order. */
export type NightRun = { place: string; nights: string[] };

const samePlace = (one: string | null | undefined, other: string | null | undefined) =>
  (one ?? "").trim().toLowerCase() === (other ?? "").trim().toLowerCase();

/** The nights of a trip by where they are spent; those on the way are none. */
export function listNightRuns({ trip }: Nights): NightRun[] {
  const runs: NightRun[] = [];
  let last: NightRun | null = null;
  for (const day of trip.days) {
    const place = bedOf(day);
    if (place && last && samePlace(last.place, place)) {
      last.nights.push(day.id);
      continue;
    }
    last = place ? { place, nights: [day.id] } : null;
    if (last) runs.push(last);
  }
  return runs;
}

/** The days of a stay of before, which knew its first one and a number. */
function guessNights({ trip: { days } }: Nights, { day, nights }: QuoteItem): string[] {
  const first = days.findIndex(({ id }) => id === day);
  return first === -1 ? [] : days.slice(first, first + nights).map(({ id }) => id);
}

/** The nights that a stay is for, as far as anybody said. */
export const nightsOfStay = (quote: Nights, item: QuoteItem): string[] =>
  item.nightsOf.length > 0 ? item.nightsOf : guessNights(quote, item);

const isStay = ({ kind }: Pick<QuoteItem, "kind">) => kind === "stay";

/** Nights for which there is no stay, in groups that follow one another in one place; none of a trip that is cancelled. */
export function listBedless(quote: Stays): NightRun[] {
  if (quote.items.length > 0 && quote.items.every(isCharge)) return [];
  const taken = new Set(quote.items.filter(isStay).flatMap((item) => nightsOfStay(quote, item)));
  return listNightRuns(quote).flatMap(({ place, nights }) => {
    const groups: NightRun[] = [];
    nights.forEach((id, at) => {
      if (taken.has(id)) return;
      const last = groups.at(-1);
      if (last && last.nights.at(-1) === nights[at - 1]) last.nights.push(id);
      else groups.push({ place, nights: [id] });
    });
    return groups;
  });
}

/** A stay for these nights, in the order of the days; for none it keeps the number that it had. */
export function putNights(quote: Nights, item: QuoteItem, ids: readonly string[]): QuoteItem {
  const nightsOf = quote.trip.days.filter(({ id }) => ids.includes(id)).map(({ id }) => id);
  const [first] = nightsOf;
  return first === undefined
    ? { ...item, nightsOf: [] }
    : { ...item, nightsOf, nights: nightsOf.length, day: first };
}

/** The stay that has the night right before or right after this run, in the same place; undefined: there is none. */
function findNeighbour(quote: Stays, { nights }: NightRun): QuoteItem | undefined {
  const run = listNightRuns(quote).find((one) => one.nights.includes(nights[0] ?? ""))?.nights;
  const first = run?.indexOf(nights[0] ?? "") ?? -1;
  const around = [run?.[first - 1], run?.[first + nights.length]];
  return around
    .map((id) => quote.items.find((item) => isStay(item) && id && item.nightsOf.includes(id)))
    .find((item) => item !== undefined);
}

/**
 * A stay for every night that has none: one that is there the night before goes on, else there is a new one.
 * `idOf`: how a new line is called, by its first night.
 */
export function addStays(
  quote: Stays,
  idOf: (night: string) => string = () => newId("i"),
): QuoteItem[] {
  let items = quote.items;
  for (const run of listBedless(quote)) {
    const known = findNeighbour({ ...quote, items }, run);
    const stay = known ?? blankItem("stay", `Hotel in ${run.place}`, idOf(run.nights[0] ?? ""));
    const longer = putNights(quote, stay, [...stay.nightsOf, ...run.nights]);
    items = known
      ? items.map((item) => (item.id === known.id ? longer : item))
      : [...items, longer];
  }
  return items;
}

/** What became of a stay when the days were changed. `apart`: the nights no longer follow one another. */
export type StayChange = { title: string; before: number; after: number; isApart: boolean };

const isApart = ({ trip: { days } }: Nights, nightsOf: readonly string[]) => {
  const places = nightsOf.map((night) => days.findIndex(({ id }) => id === night));
  return places.some((place, at) => at > 0 && place !== (places[at - 1] ?? 0) + 1);
};

/**
 * The stays after the days were changed: a night goes with its day wherever it is moved; it is dropped where the day
 * is gone, is spent elsewhere than before, or on the way.
 */
export function fitStays<Quote extends Stays>(
  quote: Quote,
  before: Nights = quote,
): { quote: Quote; changes: StayChange[] } {
  const was = new Map(before.trip.days.map((day) => [day.id, day]));
  const isThere = (item: QuoteItem, id: string) => {
    const bed = bedOf(quote.trip.days.find((one) => one.id === id));
    const old = was.get(id)?.night;
    return isStay(item) && Boolean(bed) && (!old || samePlace(old.name, bed));
  };
  const changes: StayChange[] = [];
  const items = quote.items.map((item) => {
    if (item.nightsOf.length === 0) return item;
    const kept = item.nightsOf.filter((id) => isThere(item, id));
    const fitted = putNights(quote, item, kept);
    const change = {
      title: item.title,
      before: item.nightsOf.length,
      after: kept.length,
      isApart: isApart(quote, fitted.nightsOf),
    };
    if (change.after < change.before || (change.isApart && !isApart(before, item.nightsOf)))
      changes.push(change);
    return fitted;
  });
  return { quote: { ...quote, items }, changes };
}
