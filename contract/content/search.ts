import type { SearchEntry } from "./search-entry.ts";
import { readHindi } from "./search-hindi.ts";
import { isOpenAt, readNeeds } from "./search-needs.ts";
import { asksForGate, dropQuestion, findAnswers } from "./search-questions.ts";
import { foldText, splitWords } from "./search-text.ts";
import {
  allowWrong,
  type Engine,
  hear,
  idle,
  longEnough,
  mostQueryLength,
  weight,
} from "./search-words.ts";

/**
 * The entries that a query means, best first. What it asks for beside names ("wheelchair",
 * "february", "free entry in delhi") is answered by those that carry it, the worthiest first.
 */
export function findEntries(
  engine: Engine,
  entries: ReadonlyMap<string, SearchEntry>,
  query: string,
  limit: number,
  now = new Date(),
): SearchEntry[] {
  const typed = query.slice(0, mostQueryLength);
  // What is called so is meant: "har ki dun" asks nothing.
  const asked = isName(entries, typed) ? typed : readHindi(typed);
  const answers = findAnswers(asked).flatMap((to) => entries.get(to) ?? []);
  if (answers.length > 0) return answerFirst(entries, asked, limit, answers);
  const ends = readWay(entries, asked);
  const found = findThings(engine, entries, asked, limit, now);
  return [...new Set([...ends, ...found])].slice(0, limit);
}

/** "How to get from Delhi to Agra"; of Hindi, where it is read, "delhi from agra how to go". */
const ways = [
  /^(?:how (?:to|do i|can i) (?:go|get|travel|reach) )?(?:from )?(?<from>.+?) to (?<to>.+?)(?: by \w+)?$/,
  /^(?<from>.+?) from (?<to>.+?)(?: how to go)?$/,
];

/** Where a question of a way leads, and where it begins: none where one of both is no place. */
function readWay(entries: ReadonlyMap<string, SearchEntry>, asked: string): SearchEntry[] {
  const text = foldText(asked);
  const isPlace = ({ kind }: SearchEntry) =>
    kind === "city" || kind === "village" || kind === "destination";
  const find = (called: string) =>
    [...entries.values()].filter(
      (entry) =>
        isPlace(entry) &&
        [entry.name, ...entry.also.split("|")].some((known) => foldText(known) === called),
    );
  for (const way of ways) {
    const { from = "", to = "" } = way.exec(text)?.groups ?? {};
    const [there, here] = [find(to), find(from)];
    if (from && there.length > 0 && here.length > 0) return [...there, ...here];
  }
  return [];
}

const isName = (entries: ReadonlyMap<string, SearchEntry>, typed: string): boolean => {
  const whole = foldText(typed);
  return [...entries.values()].some(({ name, also }) =>
    [name, ...also.split("|")].some((known) => foldText(known) === whole),
  );
};

/** The pages that answer a question, then the places that it names, if it names any. */
function answerFirst(
  entries: ReadonlyMap<string, SearchEntry>,
  asked: string,
  limit: number,
  answers: SearchEntry[],
): SearchEntry[] {
  const called = (texts: readonly string[]) =>
    [...entries.values()].filter(({ name, also }) =>
      [name, ...also.split("|")].some((known) => texts.includes(foldText(known))),
    );
  const named = (texts: readonly string[]) => called(texts).filter(({ kind }) => kind !== "page");
  const words = splitWords(dropQuestion(asked));
  const runs = words.flatMap((_, from) =>
    [1, 2, 3].map((count) => words.slice(from, from + count).join(" ")),
  );
  const whole = called([foldText(asked)]);
  const places = whole.filter(({ kind }) => kind !== "page");
  const inOrder = asksForGate(asked)
    ? [...places, ...named(runs), ...answers, ...whole]
    : [...places, ...answers, ...whole, ...named(runs)];
  return [...new Set(inOrder)].slice(0, limit);
}

function findThings(
  engine: Engine,
  entries: ReadonlyMap<string, SearchEntry>,
  asked: string,
  limit: number,
  now: Date,
): SearchEntry[] {
  const needs = readNeeds(asked);
  if (needs.marks.length === 0 && !needs.openNow) return findByWords(engine, entries, asked, limit);
  const whole = foldText(asked);
  const named = [...entries.values()].filter(({ name, also }) =>
    [name, ...also.split("|")].some((text) => foldText(text) === whole),
  );
  const answers = (entry: SearchEntry) => {
    const marks = entry.marks?.split(" ") ?? [];
    return (
      needs.marks.every((mark) => marks.includes(mark)) &&
      (!needs.openNow || isOpenAt(entry.week ?? "", now))
    );
  };
  const worthOf = (entry: SearchEntry) => (entry.worth ?? 0) * weight[entry.kind];
  const told = needs.rest.split(" ").some((word) => word && !idle.has(word));
  const found = told
    ? findByWords(engine, entries, needs.rest, entries.size).filter(answers)
    : [...entries.values()].filter(answers).sort((a, b) => worthOf(b) - worthOf(a));
  const rest = found.length < limit ? findByWords(engine, entries, asked, limit) : [];
  return [...new Set([...named, ...found, ...rest])].slice(0, limit);
}

/**
 * The entries that a query's words mean, best first. A word may be mistyped, cut short, written in
 * Devanagari or as it sounds; those that meet every word come before those that meet one.
 */
function findByWords(
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
  const heard = asked.map(hear);
  const isLong = asked.some((word) => word.length >= longEnough);
  const begins = new Set([...asked, ...heard].map(([letter]) => letter));
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
            queries: [heard.join(" ")],
            combineWith,
            fields: ["sound"],
            prefix: (term) => term.length > 2,
            weights: { fuzzy: 0.3, prefix: 0.6 },
          },
        ],
      },
      {
        boostDocument: (id, term) => {
          if (!isLong && !begins.has(term[0])) return 0;
          const entry = entries.get(id);
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
