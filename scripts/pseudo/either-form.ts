import { accent } from "./accent.ts";

/** Patterns by which a page's words are found as English has them or accented. */

export const escapeSigns = (text: string): string =>
  text.replaceAll(/[.*+?^${}()|[\]\\/]/g, "\\$&");

/** A word as English has it or accented, whichever letter it begins with: not all accented ones have their capital. */
function listForms(word: string): string[] {
  const rest = word.slice(1);
  const said = [word, word.charAt(0).toUpperCase() + rest, word.charAt(0).toLowerCase() + rest];
  return [word, ...said.map(accent)];
}

const either = (words: readonly string[]): string =>
  `(?:${[...new Set(words.flatMap(listForms))].map(escapeSigns).join("|")})`;

/** A text with each of its words in either form; blanks as many as a page has. */
export const patternOf = (text: string): string =>
  (text.trim().match(/[A-Za-z]+|\s+|[^A-Za-z\s]+/g) ?? [])
    .map((part) => (/^\s/.test(part) ? "\\s+" : either([part])))
    .join("");

/** What a pattern is written with beside its letters: escapes, a class, how a group begins. */
const signs =
  /\\(?:[pP]\{[^}]*\}|k<[^>]*>|u[\da-fA-F]{4}|x[\da-fA-F]{2}|.)|\[(?:\\.|[^\]\\])*\]|\(\?(?:<[A-Za-z_$][\w$]*>|<?[:=!])/;
/** Letters, each of which may be one that need not stand; one that comes more than once is apart, as its sign is its own alone. */
const letters = /(?:[A-Za-z]\??)+(?=[A-Za-z][*+{])|[A-Za-z](?=[*+{])|(?:[A-Za-z]\??)+/;
const parts = new RegExp(`${signs.source}|${letters.source}`, "g");

/** `days?` is `days` and `day`: an accented word is another with each letter more, as its vowel is said twice. */
function listWords(run: string): string[] {
  const at = run.indexOf("?");
  if (at < 0) return [run];
  const [before, rest] = [run.slice(0, at), run.slice(at + 1)];
  return [...listWords(before + rest), ...listWords(before.slice(0, -1) + rest)];
}

/** The same of a regular expression: its letters, not what escapes, classes and groups are written with. */
export const widen = (pattern: RegExp): RegExp =>
  new RegExp(
    pattern.source.replaceAll(parts, (part) =>
      /^[A-Za-z]/.test(part) ? either(listWords(part)) : part,
    ),
    pattern.flags,
  );
