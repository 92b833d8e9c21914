import { minuteInIndia, weekdayInIndia } from "#contract/trip/india-clock.ts";
import { foldText } from "./search-text.ts";

/**
 * What people ask of a place instead of its name: "wheelchair", "february", "free entry", "closed
 * monday", "open now". A need is a short mark that entries carry; both sides of the search use it.
 */
export type Needs = {
  /** Marks that an entry must all carry. */
  marks: string[];
  openNow: boolean;
  /** The query without what was understood, folded. */
  rest: string;
};

const months =
  "january february march april may june july august september october november december".split(
    " ",
  );
const days = "monday tuesday wednesday thursday friday saturday sunday".split(" ");

/** Folded phrases, the longer ones first; `$1` is a weekday. */
const phrases: [RegExp, string][] = [
  [
    /\b(wheel ?chairs?|step ?free|accessible|accessibility|disabled|barrier free|pram|stroller)\b/,
    "step",
  ],
  [
    /\b((family|families|travel|trip) )?with (the )?(kids?|children|child|family|toddlers?)\b/,
    "kids",
  ],
  // Hinglish and German, as they are typed.
  [/\b(ba(c+h+)+(o|on|e|a) ke sa+th|mit (den )?kindern|avec (des )?enfants|con ninos)\b/, "kids"],
  [/\b(for )?(kids|children|families|kid friendly|family friendly|child friendly)\b/, "kids"],
  [/\b(free (entry|entrance|admission|of charge)|no (entry )?fee|entry free|for free)\b/, "free"],
  [/\b(closed|shut)( on)? (\w+?)s?\b/, "closed"],
  [/\bopen( on)? (\w+?)s?\b/, "open"],
  [/\b(open (late|at night|in the evening)|late opening|at night)\b/, "late"],
  [/\b(open early|early morning|at sunrise)\b/, "early"],
];

const findDay = (word: string | undefined) =>
  days.findIndex((day) => word && word.length >= 3 && day.startsWith(word.replace(/s$/, "")));

/** What a query asks for, as far as it is understood. */
export function readNeeds(query: string): Needs {
  let rest = foldText(query);
  const marks: string[] = [];
  const openNow = /\bopen(ed)? (right )?(now|today)\b/.test(rest);
  rest = rest.replace(/\bopen(ed)? (right )?(now|today)\b/, " ");
  for (const [phrase, mark] of phrases) {
    const found = phrase.exec(rest);
    if (!found) continue;
    if (mark === "closed" || mark === "open") {
      const day = findDay(found.at(-1));
      if (day < 0) continue;
      marks.push(`${mark}${day}`);
    } else marks.push(mark);
    rest = rest.replace(found[0], " ");
  }
  const words = rest.split(" ").filter((word) => {
    // "May" and "march" are months here unless a name has them, which is looked at first.
    const month = months.findIndex(
      (name) => name === word || (word.length === 3 && name.startsWith(word)),
    );
    if (month >= 0) marks.push(`m${month + 1}`);
    return month < 0 && word;
  });
  return { marks: [...new Set(marks)], openNow, rest: words.join(" ") };
}

/** Seven parts for Monday to Sunday, "540-1020" or empty: an entry's usual week. */
export function isOpenAt(week: string, now: Date): boolean {
  const window = week.split(",")[weekdayInIndia(now)];
  const [from, to] = window?.split("-").map(Number) ?? [];
  const minute = minuteInIndia(now);
  return from !== undefined && to !== undefined && from <= minute && minute < to;
}
