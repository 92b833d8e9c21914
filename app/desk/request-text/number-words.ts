import { longestFirst } from "./word-edges.ts";

const words: Record<string, number> = Object.fromEntries(
  [
    ["one", "a", "an", "ein", "eine", "einem", "einer", "einen", "ek", "एक"],
    ["two", "zwei", "do", "दो"],
    ["three", "drei", "teen", "tin", "तीन"],
    ["four", "vier", "char", "chaar", "चार"],
    ["five", "fünf", "fuenf", "paanch", "panch", "पाँच", "पांच"],
    ["six", "sechs", "chhe", "chah", "che", "छह", "छः", "छे"],
    ["seven", "sieben", "saat", "सात"],
    ["eight", "acht", "aath", "आठ"],
    ["nine", "neun", "nau", "नौ"],
    ["ten", "zehn", "das", "दस"],
    ["eleven", "elf", "gyarah", "ग्यारह"],
    ["twelve", "zwölf", "zwoelf", "barah", "बारह"],
  ].flatMap((list, index) => list.map((word) => [word, index + 1] as const)),
);
const articles = /^(?:an?|ein(?:e|em|er|en)?|das|do|che)$/;

/** A number, of a pattern, before what is counted: an article is a number there as well ("a child"). */
export const count = `(\\d{1,2}|${longestFirst(Object.keys(words))})`;
/** A number where an article is none: "we are a family". */
export const number = `(\\d{1,2}|${longestFirst(Object.keys(words).filter((word) => !articles.test(word)))})`;

export const numberOf = (text: string | undefined): number =>
  !text ? 0 : (words[text.toLowerCase()] ?? (Number(text) || 0));
