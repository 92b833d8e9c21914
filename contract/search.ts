import type { Options, SearchOptions } from "minisearch";
import { foldText, soundOf, splitWords } from "./search-text.ts";

/** One thing that the search finds; short keys, since the browser fetches all of them at once. */
export type SearchEntry = {
  /** Its address, which no two share. */
  to: string;
  name: string;
  kind: SearchKind;
  /** "Uttar Pradesh", or what stands under the name. */
  place: string;
  /** Other spellings, older names, other scripts, apart from one another by "|". */
  also: string;
  /** What it is about: tags, capital, things known for. */
  about: string;
};

export const searchKinds = [
  "region",
  "state",
  "city",
  "village",
  "destination",
  "attraction",
  "experience",
  "festival",
  "theme",
  "page",
] as const;
export type SearchKind = (typeof searchKinds)[number];

type Engine = {
  search(
    query: { combineWith: "OR"; queries: (SearchOptions & { queries: string[] })[] },
    options: SearchOptions,
  ): { id: string; score: number }[];
};

const soundsOf = (entry: SearchEntry) =>
  splitWords(`${entry.name} ${entry.also}`).map(soundOf).join(" ");

/** How both sides build their index: `new MiniSearch<SearchEntry>(searchIndex)`. */
export const searchIndex: Options<SearchEntry> = {
  idField: "to",
  fields: ["name", "also", "sound", "place", "about"],
  extractField: (entry, field) =>
    field === "sound" ? soundsOf(entry) : (entry[field as keyof SearchEntry] as string),
  tokenize: splitWords,
  processTerm: (term) => term,
};

const idle = new Set(["a", "and", "at", "for", "from", "in", "near", "of", "on", "the", "to"]);
const weight: Record<SearchKind, number> = {
  region: 1.5,
  state: 1.5,
  city: 1.45,
  village: 1.1,
  destination: 1.2,
  attraction: 1.15,
  experience: 1,
  festival: 1.15,
  theme: 1.1,
  page: 1.05,
};

/** Letters that a word of this length may have wrong. */
const allowWrong = (term: string) => (term.length < 4 ? 0 : term.length < 8 ? 1 : 2);

/** Nobody looks for more; what stands behind it is not read. */
const mostQueryLength = 80;

/**
 * The entries that a query means, best first. A word may be mistyped, cut short, written in
 * Devanagari or as it sounds; those that meet every word come before those that meet one.
 */
export function findEntries(
  engine: Engine,
  entries: ReadonlyMap<string, SearchEntry>,
  query: string,
  limit: number,
): SearchEntry[] {
  const words = splitWords(query.slice(0, mostQueryLength)).slice(0, 8);
  const told = words.filter((word) => !idle.has(word));
  const asked = told.length > 0 ? told : words;
  if (asked.length === 0) return [];
  const whole = foldText(query.slice(0, mostQueryLength));
  const run = (combineWith: "AND" | "OR") =>
    engine.search(
      {
        combineWith: "OR",
        queries: [
          {
            queries: [asked.join(" ")],
            combineWith,
            fields: ["name", "also", "place", "about"],
            boost: { name: 4, also: 3.4, place: 1.2, about: 0.7 },
            prefix: true,
            fuzzy: allowWrong,
            weights: { fuzzy: 0.35, prefix: 0.7 },
          },
          {
            queries: [asked.map(soundOf).join(" ")],
            combineWith,
            fields: ["sound"],
            prefix: (term) => term.length > 2,
            weights: { fuzzy: 0.3, prefix: 0.6 },
          },
        ],
      },
      {
        boostDocument: (id) => {
          const entry = entries.get(id as string);
          if (!entry) return 1;
          const names = [entry.name, ...entry.also.split("|")].map(foldText);
          const exact = names.includes(whole) ? 3 : names[0]?.startsWith(whole) ? 1.5 : 1;
          return weight[entry.kind] * exact;
        },
      },
    );
  const found = run("AND").map(({ id }) => id);
  if (asked.length > 1 && found.length < limit) found.push(...run("OR").map(({ id }) => id));
  return [...new Set(found)].slice(0, limit).flatMap((id) => entries.get(id) ?? []);
}
