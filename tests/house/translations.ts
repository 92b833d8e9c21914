/** What a program can see of a translation: it compares each text with the English one, and with a glossary. */

import { hasWord, hindi, patternOf, type Tongue } from "./tongues.ts";

/** One text, or one form a plural, by the form's name. */
type Forms = Readonly<Record<string, string>>;
export type Messages = Readonly<Record<string, string | readonly Variant[]>>;
interface Variant {
  readonly declarations: readonly string[];
  readonly selectors: readonly string[];
  readonly match: Forms;
}

/** A row of the glossary: where the English has the term, one of the Hindi forms stands; refused ones stand nowhere. */
export interface Term {
  readonly english: string;
  readonly hindi: readonly string[];
  readonly refused: readonly string[];
  /** Keys of texts in which the English word means something else; `*`: it may stand so, and need not. */
  readonly not: readonly string[];
}

const split = (cell = ""): string[] => cell.split("/").filter(Boolean);

/** `english,hindi,refused,not,note`; several forms of a cell stand between slashes. */
export function readGlossary(csv: string): Term[] {
  const [, ...rows] = csv.trim().split("\n");
  return rows.map((row) => {
    const [english = "", hindi, refused, not] = row.split(",");
    return { english, hindi: split(hindi), refused: split(refused), not: split(not) };
  });
}

/** What a glossary keeps in Latin letters: terms that are their own translation. */
export const listLatin = (terms: readonly Term[]): Set<string> =>
  new Set(
    terms.filter(({ english, hindi }) => hindi.includes(english)).map(({ english }) => english),
  );

const formsOf = (message: string | readonly Variant[]): Forms =>
  typeof message === "string" ? { "": message } : (message[0]?.match ?? {});
const namesIn = (text: string): string[] => text.match(/\{\w+\}/g) ?? [];
const isSame = (some: Iterable<string>, others: Iterable<string>): boolean =>
  [...new Set(some)].sort().join(" ") === [...new Set(others)].sort().join(" ");
/** Without placeholders. */
const wordsOf = (text: string): string => text.replaceAll(/\{\w+\}/g, "{}");
const figures = /\d+(?:[.,:]\d+)*(?:-\d+)*|[₹€$%°+]|https?:\/\/\S+|\/[a-z]+\/|[\w.]+@[\w.]+/g;
const figuresIn = (text: string): string =>
  (wordsOf(text).match(figures) ?? [])
    .map((one) => one.replaceAll(/(?<=\d),(?=\d)/g, ""))
    .sort()
    .join(" ");

/** English words that deny. */
const denies =
  /\b(?:no(?!\.)|not|nor(?!’wester|'wester)|never|nothing|nobody|neither|without|cannot)\b|n[’']t\b/i;
/** English words that say a "not" in another way, so that Hindi may say it. */
const deniesInWords =
  /\b(?:none|only|alone|but|else|other|least|too|yet|until|unless|before|free|step-free|blank|empty|optional|error|failed|missing|offline|invalid|lost|left|leave|gone|away|over|forgot|denied|decline[ds]?|refuse[ds]?|closed?|expired|lapsed?|removed?|provisional|patchy|un\w+|in\w+ble|silent|mute|drop|avoid|ban|forbidden)\b/i;

/** A text by itself: letters, signs and spelling. `english` says what it may borrow. */
export function findSpellingFaults(
  text: string,
  english: string,
  terms: readonly Term[],
  tongue: Tongue = hindi,
): string[] {
  const latin = listLatin(terms);
  const words = wordsOf(text);
  const faults: string[] = [];
  for (const word of words.match(/[A-Za-z][\w’]*/g) ?? [])
    if (!latin.has(word) && !/^[a-z]$/i.test(word)) faults.push(`the Latin word ${word}`);
  for (const sign of words.match(/\P{Script=Latin}/gu) ?? [])
    if (/\p{L}/u.test(sign) && !tongue.letters.test(sign))
      faults.push(`the letter ${sign} of another script`);
  if (text !== text.normalize("NFC")) faults.push("not NFC");
  if (/\p{Nd}/u.test(words.replaceAll(/\d/g, "")))
    faults.push("digits 0 to 9 are written in Latin");
  for (const [wrong, fault] of tongue.misspelled) if (wrong.test(words)) faults.push(fault);
  if (/["']|\.\.\./.test(words)) faults.push("“ ”, ‘ ’ and … are the signs");
  if (/—/.test(words) && !english.includes("—")) faults.push("a long dash");
  if (/!/.test(words) && !english.includes("!")) faults.push("a cry");
  if (/[\p{L}\p{M}](?<![A-Za-z])\.(?:\s|$)/u.test(words)) faults.push("a full stop for a danda");
  if (/\s[।,;?]|।(?![\s”)]|$)/u.test(words))
    faults.push("a blank before a sign, or none after a danda");
  for (const { refused } of terms)
    for (const word of refused) if (hasWord(words, word)) faults.push(`the word ${word}`);
  return faults;
}

const halvesInEnglish = /\d+(?:\.5(?!\d| met| ?°)| and a half)/g;

/** Of a text of `content/`, which may call codes of airports and addresses by their letters. */
export function findContentFaults(
  english: string,
  own: string,
  terms: readonly Term[],
  tongue: Tongue = hindi,
): string[] {
  const borrowed = [
    ...english.matchAll(/[A-Za-z][\w-]*(?:[.@][\w.]+)+(?<!\.)|\b[A-Z\d]{2,}\b/g),
    ...english.matchAll(/(?<=\b(?:named|begins? with) )\w+/g),
  ]
    .map(([word]) => word)
    .sort((one, other) => other.length - one.length);
  const plain = borrowed.reduce((text, word) => text.replaceAll(word, "{}"), own);
  const faults = findSpellingFaults(plain.replaceAll("°C", "°"), english, terms, tongue);
  const [theirs, ours] = [
    figuresIn(english.replaceAll(halvesInEnglish, "").replace(/(\d)\.(?=\d\d on)/, "$1:")),
    figuresIn(own.replaceAll(tongue.halves, "")),
  ];
  if (theirs !== ours) faults.push(`figures ${theirs || "none"}, here ${ours || "none"}`);
  const count = (text: string, half: RegExp) => text.match(half)?.length ?? 0;
  if (count(english, halvesInEnglish) > count(own, tongue.halves)) faults.push("a half is lost");
  if (denies.test(english) && !tongue.deniesSoftly(own)) faults.push("a “not” is lost");
  for (const [term, said] of tongue.calendar)
    if (patternOf(`(?<![-\\w])${term}(?![-\\w])`).test(english) && !said.test(own))
      faults.push(`“${term}” is lost`);
  if (/\w{3}\.$/.test(english) && english.length > 150 && !/[।?]$/.test(own))
    faults.push("ends without its danda");
  return faults;
}

/** Numbers, signs, ends and "not"s of two texts, and the terms of the glossary. */
export function findMeaningFaults(
  key: string,
  [english, own]: readonly [string, string],
  terms: readonly Term[],
  tongue: Tongue = hindi,
): string[] {
  const faults: string[] = [];
  if (figuresIn(english) !== figuresIn(own))
    faults.push(`figures ${figuresIn(english) || "none"}, here ${figuresIn(own) || "none"}`);
  const isSentence = /[.?](?:”)?\s*$/.test(english) && !/\.\.$/.test(english);
  const ends = /[।?](?:”)?\s*$/.test(own);
  if (isSentence && !ends && !/[}\w]$/.test(own)) faults.push("ends without its danda");
  if (!isSentence && ends) faults.push("a danda where the English has no stop");
  if (denies.test(english) && !tongue.deniesInWords(own)) faults.push("a “not” is lost");
  if (!denies.test(english) && !deniesInWords.test(english) && tongue.denies(own))
    faults.push("a “not” that the English has not");
  for (const { english: term, hindi: forms, not } of terms) {
    if (!term || not.some((one) => one === "*" || one === key)) continue;
    if (!patternOf(`(?<![\\w{])${term}(?![\\w}])`, "i").test(english)) continue;
    if (!forms.some((form) => own.includes(form))) faults.push(`${term}: ${forms.join(" or ")}`);
  }
  return faults;
}

/**
 * `key: what is wrong` of each message. A message that picks no form in English may pick one in the other language.
 * @param free keys whose text is not a translation, such as the offer of the other language
 */
export function findTranslationFaults(
  english: Messages,
  own: Messages,
  terms: readonly Term[],
  { free = [], tongue = hindi }: { free?: readonly string[]; tongue?: Tongue } = {},
): string[] {
  const faults: string[] = [];
  const keys = Object.keys(english);
  for (const key of Object.keys(own)) if (!(key in english)) faults.push(`${key}: not in English`);
  const said = Object.keys(own).filter((key) => key in english);
  if (said.join() !== keys.filter((key) => key in own).join()) faults.push("another order");
  for (const key of keys) {
    const [source, message] = [english[key], own[key]];
    if (key === "$schema" || free.includes(key)) continue;
    if (source === undefined || message === undefined || message === "") {
      if (tongue.isWhole || message === "") faults.push(`${key}: no ${tongue.name}`);
      continue;
    }
    const [theirs, ours] = [formsOf(source), formsOf(message)];
    const names = Object.values(theirs).flatMap(namesIn);
    if (typeof message !== "string") {
      const inputs = (message[0]?.declarations ?? []).flatMap(
        (one) => one.match(/^input (\w+)/)?.[1] ?? [],
      );
      if (
        !isSame(
          inputs.map((name) => `{${name}}`),
          names,
        )
      )
        faults.push(`${key}: inputs ${inputs.join(" ")}`);
      if (!/=one .*=other$/.test(Object.keys(ours).join(" ")))
        faults.push(`${key}: forms one and other`);
    } else if (typeof source !== "string") faults.push(`${key}: forms are lost`);
    for (const [form, text] of Object.entries(ours)) {
      const one = theirs[form] ?? Object.values(theirs)[0] ?? "";
      const of = form ? `${key} (${form})` : key;
      if (
        !isSame(namesIn(text), form in theirs ? namesIn(one) : names) &&
        !isSame(namesIn(text), names)
      )
        faults.push(`${of}: ${namesIn(text).join(" ") || "no values"}, English ${names.join(" ")}`);
      const found = [
        ...findSpellingFaults(text, one, terms, tongue),
        ...findMeaningFaults(key, [one, text], terms, tongue),
      ];
      faults.push(...found.map((fault) => `${of}: ${fault}`));
    }
  }
  return faults;
}
