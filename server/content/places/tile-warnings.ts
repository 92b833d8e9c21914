import type { EntryRule } from "#contract/content/entrance.ts";
import { listClosedMonths } from "#contract/content/open-months.ts";
import type { Catalogue } from "../catalogue.ts";
import { keepMade } from "../overrides/layers.ts";
import { compileHours } from "./compile-hours.ts";
import { findSightOfPage } from "./page-of-sight.ts";
import { findHighAltitude, findMissing } from "./place-facts.ts";
import type { PlacedSight, Places } from "./read-places.ts";
import { findReading, type Reading, type Standing } from "./standing.ts";

/** Who says so, in short; null or absent: nobody's page. */
export type Said = { standing: Standing } | null | undefined;

/** What can spoil a visit to a sight; what is absent or null is not so. */
export type Warned = {
  closedTo?: readonly string[] | null;
  permit?: { who: "everyone" | "foreigners" | "indians" } | null;
  /** Metres above the sea, where that is felt. */
  altitude?: number | null;
  restBefore?: readonly { nights: number; above: number }[] | null;
  minAge?: number | null;
  kidsFit?: "good" | "fine" | "hard" | "no";
  isHard?: boolean;
  carried?: { by: readonly string[]; leaves: string } | null;
  rules?: readonly EntryRule[];
  without?: readonly ("cash" | "signal")[];
  book?: { need: "advised" | "required" } | null;
  /** `entry`: of what has no source of its own. */
  checked: Partial<
    Record<"entry" | "hours" | "permit" | "book" | "carried" | "cash" | "signal", Said>
  >;
};

/** A tile's, with the months in which it is shut, from 1. */
export type TileWarnings = Warned & { closed?: number[] };

const inShort = (reading: Reading): Said => reading && { standing: reading.standing };

/** Hours are compiled for it: worked out once a sight. */
const readKnown = keepMade(() => new WeakMap<PlacedSight, TileWarnings | null>());

/** What a card that leads to a sight's page warns of; null: of nothing. */
function warnOfSight(places: Places, sight: PlacedSight): TileWarnings | null {
  const { hours, closedTo, permit, bookAhead, kids, restBefore, effort, rules = [] } = sight;
  const { carried } = sight;
  const shut = hours ? listClosedMonths(compileHours(hours.open, sight.coordinates)) : [];
  const closed = shut.length < 12 ? shut : [];
  const altitude = findHighAltitude(places, sight);
  const { without, checked } = findMissing(places, sight);
  const kidsFit = kids.fit === "no" && !kids.minAge ? kids.fit : undefined;
  const warned = {
    ...(closedTo && { closedTo }),
    ...(permit && { permit: { who: permit.who } }),
    ...(altitude !== null && { altitude }),
    ...(restBefore && { restBefore }),
    ...(closed.length > 0 && { closed }),
    ...(kids.minAge && { minAge: kids.minAge }),
    ...(kidsFit && { kidsFit }),
    ...(effort === "hard" && { isHard: true }),
    ...(carried && { carried: { by: carried.by, leaves: carried.leaves } }),
    ...(rules.length > 0 && { rules }),
    ...(without.length > 0 && { without }),
    ...(bookAhead && { book: { need: bookAhead.need } }),
  };
  if (Object.keys(warned).length === 0) return null;
  const readings = {
    entry: inShort(findReading(sight)),
    hours: closed.length > 0 ? inShort(findReading(sight, hours)) : null,
    permit: permit ? inShort(findReading(sight, permit)) : null,
    carried: carried ? inShort(findReading(sight, carried)) : null,
    book: bookAhead ? inShort(findReading(sight, bookAhead)) : null,
    cash: without.includes("cash") ? inShort(checked.cash) : null,
    signal: without.includes("signal") ? inShort(checked.signal) : null,
  };
  return {
    ...warned,
    checked: Object.fromEntries(Object.entries(readings).filter(([, said]) => said)),
  };
}

/** A permit that every sight of a town asks for; unverified where not all have the same standing. */
function warnOfTown({ sights }: Places, base: string): TileWarnings | null {
  const all = sights.filter((sight) => sight.base === base);
  const who = all[0]?.permit?.who;
  if (!who || all.some(({ permit }) => permit?.who !== who)) return null;
  const [first, ...others] = all.map((sight) => inShort(findReading(sight, sight.permit)));
  const isOneSaid = others.every((said) => said?.standing === first?.standing);
  return { permit: { who }, checked: isOneSaid && first ? { permit: first } : {} };
}

/**
 * What the card of a page ("attraction:amber-fort") warns of, as the card of its sight does; of a town, what each of
 * its sights asks for. `name`: what the page is about.
 */
export function warnOfPage(
  places: Places,
  catalogue: Catalogue,
  page: string,
  name: string,
): TileWarnings | null {
  const own = findSightOfPage(places, catalogue, page, name);
  if (!own) {
    const town = places.bases.find((base) => base.page === page);
    return town ? warnOfTown(places, town.id) : null;
  }
  const known = readKnown();
  const warned = known.get(own);
  if (warned !== undefined) return warned;
  const made = warnOfSight(places, own);
  known.set(own, made);
  return made;
}
