import type { Carrier } from "#contract/content/entrance.ts";
import type { PlacedSight, Places } from "#server/content/places/read-places.ts";

/** Words of a note that say what carries one, so that none is told in prose alone. */
const words: [RegExp, Carrier][] = [
  [/\b(palanquins?|palkis?|dolis?|bearers|chairs? (can be hired|(are )?carried))\b/i, "chair"],
  [/\bponies\b/i, "pony"],
  [/\bhelicopters?\b/i, "helicopter"],
];

/** What a visitor meets on the way up; a story may have a palanquin in it. */
const textsOf = ({ stepFree, fee, fromBase }: PlacedSight) => [
  stepFree.note ?? "",
  fee?.note ?? "",
  fromBase?.note ?? "",
];

/** Ponies for an hour's ride on a meadow are no way to a place. */
const forFun = new Set(["khajjiar"]);

const missed = (texts: readonly string[], by: readonly Carrier[] = []) =>
  words.flatMap(([said, carrier]) =>
    texts.some((text) => said.test(text)) && !by.includes(carrier) ? [carrier] : [],
  );

/** What carries one there by a note and not by the fact, which planner and badges read. */
export function findCarriedFaults({ sights, legs }: Places): string[] {
  return [
    ...sights
      .filter(({ id }) => !forFun.has(id))
      .flatMap((sight) =>
        missed(textsOf(sight), sight.carried?.by).map(
          (carrier) => `${sight.file}: ${sight.id}: its note has a ${carrier}, "carried" has not`,
        ),
      ),
    ...legs
      .filter(({ mode }) => mode === "walk")
      .flatMap((leg) =>
        missed([leg.note ?? ""], leg.carried?.by).map(
          (carrier) =>
            `${leg.file}: ${leg.from} to ${leg.to}: its note has a ${carrier}, "carried" has not`,
        ),
      ),
  ];
}
