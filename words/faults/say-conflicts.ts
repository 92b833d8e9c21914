import type { Language } from "#contract/languages.ts";
import type { Changed, DayConflict } from "#contract/trip/day-conflicts.ts";
import { type ConflictWords, englishConflicts } from "./conflict-words.ts";
import { conflictsIn } from "./say-fault.ts";

/** So many are told; the rest is counted. */
const mostTold = 3;
const mostLetters = 80;
/** 10:00, in whatever language: minutes after midnight, as a moment of 1970 (words/ needs nothing of the contract that runs). */
const clock = new Intl.DateTimeFormat("en-GB", { timeStyle: "short", timeZone: "UTC" });

const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ""));

const wordsOf = (language: Language): ConflictWords => conflictsIn(language) ?? englishConflicts;

function quote(text: string | null, say: ConflictWords): string {
  const words = (text ?? "").replaceAll(/\s+/g, " ").trim();
  if (words === "") return say.nothing;
  const short = words.length > mostLetters ? `${words.slice(0, mostLetters - 1)}…` : words;
  return fill(say.words, { text: short });
}

const sayDid = (changed: Changed, say: ConflictWords): string =>
  fill(say.did[changed.did], {
    text: "text" in changed ? quote(changed.text, say) : "",
    time: "at" in changed ? clock.format(changed.at * 60_000) : "",
  });

const sayWhere = ({ number, title, stop, field }: DayConflict, say: ConflictWords): string =>
  [
    fill(say.day, { number, title: quote(title, say) }),
    ...(stop === null ? [] : [fill(say.stop, { name: quote(stop, say) })]),
    ...(field ? [say.fields[field]] : []),
  ].join(say.between);

/** What was changed by both, in a sentence each, and that what is shown is as it stands now; "" where there is nothing. */
export function sayDayConflicts(conflicts: readonly DayConflict[], language: Language): string {
  if (conflicts.length === 0) return "";
  const say = wordsOf(language);
  const told = conflicts.slice(0, mostTold).map((one) =>
    fill(say.both, {
      what: sayWhere(one, say),
      mine: sayDid(one.mine, say),
      theirs: sayDid(one.theirs, say),
    }),
  );
  const count = conflicts.length - told.length;
  return [...told, ...(count > 0 ? [fill(say.more, { count })] : []), say.asItStands].join(" ");
}

/** Where it is that two people differ, as a sentence: "Day 2, “Agra”, night." */
export const sayConflictPlace = (conflict: DayConflict, language: Language): string => {
  const say = wordsOf(language);
  return fill(say.where, { what: sayWhere(conflict, say) });
};
