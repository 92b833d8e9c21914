import type { Plannable } from "#contract/content/plannable.ts";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import type { Wish } from "#contract/trip/wish.ts";
import type { Skeleton } from "#trip/skeleton.ts";
import { readSkeletonDays } from "#trip/skeleton-days.ts";
import { warning } from "#trip/tell.ts";
import { planTrip } from "./plan-trip.ts";
import { restoreTrip } from "./restore-trip.ts";
import type { PlanOptions } from "./search-trip.ts";
import { writtenOfLink } from "./written-trip.ts";

/** Towns that are named where all of a trip are gone. */
const mostNamed = 6;

/** What a link says: days to lay out again, or a wish alone. */
export interface OpenedLink {
  readonly wish: Wish;
  readonly skeleton: Skeleton | null;
}

const listTowns = ({ s, e, d }: Skeleton): string[] =>
  [...new Set([s, ...readSkeletonDays({ d }).flatMap(({ night }) => night ?? []), e])].slice(
    0,
    mostNamed,
  );

/** The trip of a link: its own days where it carries some that can be laid out, else a new plan, which says so. */
export function openTrip(
  plannable: Plannable,
  { wish, skeleton }: OpenedLink,
  options: PlanOptions,
): Itinerary {
  if (!skeleton) return planTrip(plannable, wish, options);
  const restored = restoreTrip(plannable, writtenOfLink(wish, skeleton), options.today);
  if (restored) return restored;
  const planned = planTrip(plannable, wish, options);
  return {
    ...planned,
    notices: [...planned.notices, warning("planned-anew", { ids: listTowns(skeleton) })],
  };
}
