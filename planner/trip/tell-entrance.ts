import type { PlannableSight } from "#contract/content/plannable.ts";
import { note } from "#trip/tell.ts";
import type { ToldNotice } from "#trip/told.ts";
import { childUntil, type Traveller } from "./traveller.ts";

/** True where somebody of the party may have to be carried where others walk: elders, a wheelchair, children. */
export const spareWalks = ({ elders, wheelchair, youngest }: Traveller): boolean =>
  elders > 0 || wheelchair || (youngest !== null && youngest < childUntil);

/** What carries whom of the party the walk is too much for, and what is asked at the door. */
export function tellEntrance(
  { carriers: by, carriesPart, rules }: PlannableSight,
  traveller: Traveller,
): ToldNotice[] {
  return [
    ...(by && spareWalks(traveller)
      ? [note("carried", { by, leaves: carriesPart ? "much" : "little" })]
      : []),
    ...(rules ? [note("door", { rules })] : []),
  ];
}
