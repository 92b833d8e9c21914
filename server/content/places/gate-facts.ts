import type { ListedFacts } from "#contract/content/lists.ts";
import type { Catalogue } from "../catalogue.ts";
import { findSightOfPage } from "./page-of-sight.ts";
import { findHighAltitude } from "./place-facts.ts";
import { getPlaces } from "./read-places.ts";
import { findReading } from "./standing.ts";

/** What the sight of an attraction's page asks of who comes, as programs read it; null where its page has none of its own. */
export function tellGate(
  catalogue: Catalogue,
  { slug, name }: { slug: string; name: string },
): ListedFacts | null {
  const places = getPlaces();
  const sight = findSightOfPage(places, catalogue, `attraction:${slug}`, name);
  if (!sight) return null;
  const { hours, fee, stepFree, permit, bookAhead } = sight;
  const standingOf = (fact: Parameters<typeof findReading>[1]) =>
    findReading(sight, fact)?.standing ?? "unverified";
  const metres = findHighAltitude(places, sight);
  return {
    hours: hours ? { open: hours.open, standing: standingOf(hours) } : null,
    fee: fee
      ? { indian: fee.indian, foreign: fee.foreign, asOf: fee.asOf, standing: standingOf(fee) }
      : null,
    stepFree:
      stepFree.access === "unknown"
        ? null
        : { access: stepFree.access, standing: standingOf(stepFree) },
    permit: permit ? { who: permit.who, standing: standingOf(permit) } : null,
    bookAhead: bookAhead ? { need: bookAhead.need, standing: standingOf(bookAhead) } : null,
    // A height has no source of its own.
    altitude: metres === null ? null : { metres, standing: standingOf(undefined) },
  };
}
