import type { Plannable } from "#contract/content/plannable.ts";
import type { Columns } from "./columns.ts";

/**
 * The facts as a browser's planner gets them: all that a search reads, of the whole country, without the texts
 * that a trip shows. Those lie in parts, a state's in one, and are fetched once a trip is known that shows them.
 */
export type PackedFacts = Omit<Plannable, "bases" | "sights" | "legs" | "hours" | "festivals"> & {
  /** Of the facts as a whole (`FactsIndex.hash`). */
  hash: string;
  /** By state: its part, `kerala-` and letters that say what it says. */
  parts: Record<string, string>;
  counts: [bases: number, sights: number, legs: number, festivals: number];
  bases: Columns;
  sights: Columns;
  legs: Columns;
  festivals: Columns;
  /** Of each hours its seasons, as `[from, to, week]` or, where all days are alike, `[from, to, windows]`. */
  hours: unknown[];
};

/** Texts of a part, in the order of `eachText`. */
export type FactTexts = readonly string[];

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
  for (const sight of sights) yield* named(stateOf(sight.base), sight, "name");
  for (const leg of legs) yield* named(stateOf(leg.from), leg, "name", "note");
  for (const festival of festivals) {
    const { base, states } = festival;
    const state = base === undefined ? (states[0] ?? "") : stateOf(base);
    yield* named(state, festival, "name", "tagline", "caution");
  }
}
