import type { SearchEntry, SearchKind } from "./search-entry.ts";
import { soundOf, splitWords } from "./search-text.ts";

/** As much of MiniSearch's search as is asked for here: contract/ needs no engine. */
export type Engine = {
  search(
    query: { combineWith: "OR"; queries: Step[] },
    options: { boostDocument: (id: string, term: string) => number },
  ): { id: string; score: number }[];
};

type Step = {
  queries: string[];
  combineWith: "AND" | "OR";
  fields: string[];
  prefix: boolean | ((term: string) => boolean);
  weights: { fuzzy: number; prefix: number };
  boost?: Record<string, number>;
  fuzzy?: (term: string) => number;
};

const soundsOf = (entry: SearchEntry) =>
  splitWords(`${entry.name} ${entry.also}`).map(soundOf).join(" ");

/** How both sides build their index: `new MiniSearch<SearchEntry>(searchIndex)`. */
export const searchIndex = {
  idField: "to",
  fields: ["name", "also", "sound", "place", "about"],
  extractField: (entry: SearchEntry, field: string) =>
    field === "sound" ? soundsOf(entry) : (entry[field as keyof SearchEntry] as string),
  tokenize: splitWords,
  processTerm: (term: string) => term,
};

export const idle = new Set([
  "a",
  "an",
  "and",
  "are",
  "can",
  "do",
  "does",
  "how",
  "i",
  "is",
  "it",
  "me",
  "my",
  "much",
  "places",
  "place",
  "things",
  "see",
  "visit",
  "what",
  "where",
  "which",
  "with",
  "need",
  "there",
  "get",
  "when",
  "go",
  "best",
  "time",
  "trip",
  "travel",
  "at",
  "for",
  "from",
  "in",
  "near",
  "of",
  "on",
  "the",
  "to",
]);

export const weight: Record<SearchKind, number> = {
  region: 1.5,
  state: 1.5,
  city: 1.45,
  village: 1.1,
  destination: 1.2,
  attraction: 1.15,
  sight: 0.9,
  experience: 1,
  festival: 1.15,
  trek: 1,
  journey: 0.95,
  theme: 1.1,
  page: 1.05,
};

/** Letters that a word of this length may have wrong; two letters that changed places are two. */
export const allowWrong = (term: string) => (term.length < 4 ? 0 : term.length < 7 ? 1 : 2);

/** A letter off a short word is another word, unless it begins alike. */
export const longEnough = 6;

/** How a word is heard; as it is written where next to nothing of it can be heard ("zzzz"). */
export function hear(word: string): string {
  const sound = soundOf(word);
  return sound.length > 2 && sound.length * 2 >= word.length ? sound : word;
}

/** Letters of a query that are read; nobody searches for more. */
export const mostQueryLength = 80;
