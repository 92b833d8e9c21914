import { edge, end, wordPattern } from "./word-edges.ts";

const numberWords: Record<string, number> = Object.fromEntries(
  [
    ["one", "a", "an", "ein", "eine", "einem", "einer", "einen", "ek", "एक"],
    ["two", "zwei", "do", "दो"],
    ["three", "drei", "teen", "tin", "तीन"],
    ["four", "vier", "char", "chaar", "चार"],
    ["five", "fünf", "fuenf", "paanch", "panch", "पाँच", "पांच"],
    ["six", "sechs", "chhe", "chah", "छह", "छः"],
    ["seven", "sieben", "saat", "सात"],
    ["eight", "acht", "aath", "आठ"],
    ["nine", "neun", "nau", "नौ"],
    ["ten", "zehn", "das", "दस"],
    ["eleven", "elf"],
    ["twelve", "zwölf", "zwoelf"],
  ].flatMap((words, index) => words.map((word) => [word, index + 1] as const)),
);
const togetherWords: Record<string, number> = {
  zweit: 2,
  dritt: 3,
  viert: 4,
  fünft: 5,
  fuenft: 5,
  sechst: 6,
  siebt: 7,
  acht: 8,
  neunt: 9,
  zehnt: 10,
};
const longestFirst = (words: string[]) =>
  words.sort((one, other) => other.length - one.length).join("|");
const articles = /^(?:an?|ein(?:e|em|er|en)?|das|do)$/;
/** Before what is counted an article is a number as well: "a child". Elsewhere it is not: "we are a family". */
const count = `(\\d{1,2}|${longestFirst(Object.keys(numberWords))})`;
const number = `(\\d{1,2}|${longestFirst(Object.keys(numberWords).filter((word) => !articles.test(word)))})`;
const adults = wordPattern(
  `${count}\\s*(?:adults?|grown-?ups?|erwachsenen?|bade|vayask|बड़े|वयस्क)`,
  "giu",
);
const children = wordPattern(
  `${count}\\s*(?:(?:small|little|kleinen?|chhote|छोटे)\\s+)?(?:children|child|kids?|teenagers?|toddlers?|infants?|bab(?:y|ies)|kind(?:er|ern)?|babys?|bac+h+[aeiou]+n?|बच्चे|बच्चों|बच्चा)`,
  "giu",
);
const heads = wordPattern(
  `${count}\\s*(?:people|persons?|pax|travell?ers?|guests?|friends|of us|personen|leuten?|reisenden?|freunden?|gästen?|log|logon|vyakti|yatri|dost|लोग|लोगों|व्यक्ति|यात्री|दोस्त)`,
);
const together = new RegExp(`${edge}zu\\s+(${Object.keys(togetherWords).join("|")})${end}`, "iu");
const familyOf = wordPattern(
  `(?:family|group|party|familie|gruppe)\\s+(?:of|von|mit|aus)\\s+${number}|${number}(?:er|-?köpfige|-?köpfigen)?[- ]?(?:familie|gruppe)|(?:we are|we're|wir sind|there are|es sind|hum|हम)\\s+${number}`,
);
const pair = wordPattern(
  "(?:my|meine?m?r?)\\s+(?:wife|husband|partner|girlfriend|boyfriend|frau|mann|freundin|freund|partnerin)|couple|paar|both of us|two of us|wir beide|wir zwei|pati|patni|पति|पत्नी|meri wife|mere husband|honeymoon|flitterwochen|hochzeitsreise|हनीमून|dampati|jodi",
);
const alone = wordPattern(
  "solo|alone|by myself|on my own|allein|alleine|akele|akela|akeli|अकेले|अकेला|अकेली|just me|nur ich",
);

const numberOf = (text: string | undefined): number =>
  !text ? 0 : (numberWords[text.toLowerCase()] ?? (Number(text) || 0));
const sumOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].reduce((sum, [, number]) => sum + numberOf(number), 0);

/** How many travel, "1" to "8" or "9+"; 1 where nothing was said. */
export function findParty(text: string): string {
  const grown = sumOf(text, adults);
  const small = sumOf(text, children);
  const whole = heads.exec(text) ?? familyOf.exec(text);
  const said = togetherWords[together.exec(text)?.[1]?.toLowerCase() ?? ""] ?? 0;
  const named = said || numberOf(whole?.slice(1).find(Boolean));
  // "We are 4, 2 of them children": the whole was said; "2 adults and 2 children" are to be added.
  const people =
    grown > 0
      ? Math.max(grown + small, named)
      : named || (small > 0 ? small + (pair.test(text) ? 2 : 1) : pair.test(text) ? 2 : 1);
  if (people === 1 && small === 0 && !alone.test(text) && named === 0) return "1";
  return people > 8 ? "9+" : String(people);
}
