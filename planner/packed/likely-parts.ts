import type { Plannable } from "#contract/content/plannable.ts";
import { listParts } from "../trip/text-marks.ts";

/**
 * The parts whose texts an answer will show for sure: those of the states, bases and sights that a wish or a link
 * names. They are fetched while the answer is still made.
 */
export function findLikelyParts({ bases, sights }: Plannable, asked: unknown): string[] {
  const named = new Set(JSON.stringify(asked).match(/[a-z0-9][a-z0-9-]*/g));
  const places = [
    ...bases.filter(({ id, state }) => named.has(id) || named.has(state)),
    ...sights.filter(({ id }) => named.has(id)),
  ];
  return [...listParts(places.map(({ name }) => name))];
}
