import type { Plannable } from "#contract/content/plannable.ts";

type Owner = Record<string, unknown>;

/** Each text that a trip shows and no search reads, where it stands, and the state whose part holds it. */
export function* eachText({
  bases,
  sights,
  legs,
  festivals = [],
}: Pick<Plannable, "bases" | "sights" | "legs" | "festivals">): Generator<{
  state: string;
  owner: Owner;
  field: string;
}> {
  const stateOf = (base: number) => bases[base]?.state ?? "";
  const named = (state: string, owner: object, ...fields: string[]) =>
    fields.flatMap((field) => (field in owner ? [{ state, owner: owner as Owner, field }] : []));
  for (const base of bases) yield* named(base.state, base, "name");
  // The famous are named wherever a trip leaves them out: their names travel with the facts.
  for (const sight of sights) if (!sight.fame) yield* named(stateOf(sight.base), sight, "name");
  for (const leg of legs) yield* named(stateOf(leg.from), leg, "name", "note");
  for (const festival of festivals) {
    const { base, states } = festival;
    const state = base === undefined ? (states[0] ?? "") : stateOf(base);
    yield* named(state, festival, "name", "tagline", "caution");
  }
}
