import type { CompiledHours } from "#contract/content/plannable.ts";
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

/** The sights around them. */
export function listPagelessSights(places: Places, state: string): PlacedSight[] {
  const bases = new Set(listPagelessBases(places, state).map(({ id }) => id));
  return places.sights.filter(({ base }) => bases.has(base));
}

/**
 * The sights of a state by the town where one sleeps for them; null where every town has a page.
 * @param isLeft of a narrowed list: a town without such a sight is left out
 */
export function findStateSights(
  places: Places,
  catalogue: Catalogue,
  state: string,
  isLeft: (id: string) => boolean = () => true,
): StateSights | null {
  const hours: CompiledHours[] = [];
  const sightsOf = (base: PlacedBase) => places.sights.filter((sight) => sight.base === base.id);
  const pageless = listPagelessBases(places, state)
    .map((base) => ({ base, sights: sightsOf(base) }))
    .sort((a, b) => weigh(b.sights) - weigh(a.sights) || a.base.name.localeCompare(b.base.name));
  if (pageless.length === 0) return null;
  return {
    towns: pageless.flatMap(({ base, sights }) => {
      const left = orderByWorth(sights.filter(({ id }) => isLeft(id)));
      if (left.length === 0) return [];
      const told = left.map((sight) => tellSight({ places, catalogue }, sight, hours));
      return [{ ...shorten(tellBase(catalogue, base, [])), sights: told }];
    }),
    paged: places.bases.flatMap((base) => {
      const to = findPageAddress(catalogue, base.page);
      const count = sightsOf(base).length;
      return base.state === state && to && count > 0 ? [{ name: base.name, to, count }] : [];
    }),
    hours,
  };
}
