import type { SightLook, SightLooks } from "#contract/wire/sight-look.ts";

/** Of these sights the one that is shown for all: with a picture before one without, then by its worth. */
export function findBest(sights: Iterable<string>, looks: SightLooks): SightLook | null {
  const known = [...new Set(sights)].flatMap((id) => looks[id] ?? []);
  const rank = ({ picture, worth }: SightLook) => (picture ? 1000 : 0) + worth;
  return known.reduce<SightLook | null>(
    (best, look) => (best && rank(best) >= rank(look) ? best : look),
    null,
  );
}
