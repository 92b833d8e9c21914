import type { CompiledHours } from "#contract/plannable.ts";
import type { Catalogue } from "../catalogue.ts";
import { findPageAddress, orderByWorth } from "./page-of-sight.ts";
import { type SightFacts, shorten, tellBase, tellSight } from "./place-facts.ts";
import type { PlacedBase, PlacedSight, Places } from "./read-places.ts";

type Town = ReturnType<typeof shorten> & { sights: SightFacts[] };

export type StateSights = {
  /** Where one sleeps without a page of its own, the town with the best sights first. */
  towns: Town[];
  /** The towns that have one: it tells their sights. */
  paged: { name: string; to: string; count: number }[];
  /** Shared by the sights of all towns. */
  hours: CompiledHours[];
};

/** What one would travel to a town for: a good sight counts more than several small ones. */
const weigh = (sights: readonly PlacedSight[]) =>
  sights.reduce((sum, { worth }) => sum + worth ** 2, 0);

/** The bases of a state that have sights, and no page that is about them. */
export const listPagelessBases = ({ bases, sights }: Places, state: string): PlacedBase[] =>
  bases.filter(
    (base) => base.state === state && !base.page && sights.some((sight) => sight.base === base.id),
  );

/** The sights of a state by the town where one sleeps for them; null where every town has a page. */
export function findStateSights(
  places: Places,
  catalogue: Catalogue,
  state: string,
): StateSights | null {
  const hours: CompiledHours[] = [];
  const sightsOf = (base: PlacedBase) => places.sights.filter((sight) => sight.base === base.id);
  const pageless = listPagelessBases(places, state)
    .map((base) => ({ base, sights: sightsOf(base) }))
    .sort((a, b) => weigh(b.sights) - weigh(a.sights) || a.base.name.localeCompare(b.base.name));
  if (pageless.length === 0) return null;
  return {
    towns: pageless.map(({ base, sights }) => ({
      ...shorten(tellBase(catalogue, base, [])),
      sights: orderByWorth(sights).map((sight) => tellSight({ places, catalogue }, sight, hours)),
    })),
    paged: places.bases.flatMap((base) => {
      const to = findPageAddress(catalogue, base.page);
      const count = sightsOf(base).length;
      return base.state === state && to && count > 0 ? [{ name: base.name, to, count }] : [];
    }),
    hours,
  };
}
