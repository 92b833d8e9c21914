import { childWords, findAges } from "./find-ages.ts";
import { countRelatives } from "./find-relatives.ts";
import { count, number, numberOf } from "./number-words.ts";
import { edge, end, wordPattern } from "./word-edges.ts";

/** Who travels, as a text says it. An age that was not said is null. */
export type ReadParty = { adults: number; children: (number | null)[] };

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
const adultWords =
  "adults?|grown-?ups?|seniors?|senior citizens?|elders?|ladies|women|gents|erwachsenen?|senioren|bade|bujurg|vayask|बड़े|बड़े|वयस्क|बुज़ुर्ग|बुजुर्ग";
const headWords =
  "people|peoples|persons?|ppl|pax|members?|travell?ers?|guests?|friends|students|of us|personen|leuten?|reisenden?|freunden?|gästen?|log|logon|logo|vyakti|yatri|dost|jane|लोग|लोगों|व्यक्ति|यात्री|दोस्त|जने";
/** A count and its noun stand in one line: of "Adults: 2, Children: 1" in two the 2 are no children. */
const gap = "[ \\t-]*";
const small = "(?:(?:small|little|young|kleinen?|ch+h?ot[aei]|छोटे|छोटा|छोटी)\\s+)?";
const adults = wordPattern(`${count}${gap}(?:${adultWords})`, "giu");
const children = wordPattern(`${count}${gap}${small}(?:${childWords})`, "giu");
const oneChild = wordPattern(
  `(?:my|our|meine?m?r?n?|unsere?m?r?n?|mer[aei]|meri|hamar[aei]|मेरा|मेरी|हमारा|हमारी)\\s+${small}(?:child|son|daughter|baby|toddler|kind|sohn|tochter|bac+ha|bac+hi|beta|beti|बच्चा|बच्ची|बेटा|बेटी)`,
  "giu",
);
const label = "\\s*(?:\\([^)\\n]{0,24}\\))?\\s*[:=–-]\\s*(\\d{1,2})(?![\\d/.-])";
const labelled = (words: string) => new RegExp(`${edge}(?:${words})${label}`, "giu");
const adultRow = labelled(adultWords);
const childRow = labelled(childWords);
const headRow = labelled(`${headWords}|total|anzahl|no\\.? of pax|number of travell?ers`);
/** As agents write it: "2A+1C", "2 ad + 1 ch", "pax (4+1)". */
const shorthand = wordPattern(
  "(\\d{1,2})\\s*(?:a|ad|adt)\\s*[+,&/]?\\s*(\\d{1,2})\\s*(?:c|ch|chd)|(?:pax|people|family)\\s*\\(?(\\d{1,2})\\s*\\+\\s*(\\d{1,2})\\)?",
);
const heads = wordPattern(`${count}${gap}(?:${headWords})`);
const together = new RegExp(`${edge}zu\\s+(${Object.keys(togetherWords).join("|")})${end}`, "iu");
const familyOf = wordPattern(
  `(?:family|group|party|familie|gruppe)\\s+(?:of|von|mit|aus)\\s+${number}|${number}(?:er|-?köpfige|-?köpfigen)?[- ]?(?:familie|gruppe)|(?:we are|we're|wir sind|there are|es sind|hum|ham|हम)\\s+(?:sab\\s+|total\\s+|कुल\\s+)?${number}`,
);
/** "4 people and 2 children" are six; "5 log hain, 2 bachche" are five. */
const apart = /^\s*(?:and|\+|plus|aur|और|und|&|tatha)\s*$/iu;
const couples = wordPattern(
  `${count}${gap}(?:couples?(?!\\s+of)|paare?|jode|jodi|jodiyan|दंपति|जोड़े)`,
  "giu",
);
const pair = wordPattern(
  "(?:my|meine?m?r?)\\s+(?:wife|husband|partner|girlfriend|boyfriend|frau|mann|freundin|freund|partnerin)|wife|husband|couple(?!\\s+of)|paar|both of us|two of us|wir beide|wir zwei|pati|patni|पति|पत्नी|biwi|honeymoon|flitterwochen|hochzeitsreise|हनीमून|dampati|jodi|hum dono|हम दोनों",
);
const alone = wordPattern(
  "solo|alone|by myself|on my own|allein|alleine|akele|akela|akeli|अकेले|अकेला|अकेली|just me|nur ich",
);

const sumOf = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].reduce((sum, [, found]) => sum + numberOf(found), 0);

/** The whole that was said, and whether the children stand beside it. */
function findWhole(text: string): { said: number; isApart: boolean } {
  const match = heads.exec(text);
  const found = match ?? familyOf.exec(text);
  const said =
    togetherWords[together.exec(text)?.[1]?.toLowerCase() ?? ""] ??
    (numberOf(found?.slice(1).find(Boolean)) || sumOf(text, headRow));
  if (!match) return { said, isApart: false };
  const next = [...text.matchAll(children)].find(({ index }) => index > match.index);
  const between = next && text.slice(match.index + match[0].length, next.index);
  return { said, isApart: between !== undefined && apart.test(between) };
}

/** Who travels; null where nothing was said. */
export function findParty(text: string): ReadParty | null {
  const short = shorthand.exec(text)?.slice(1).filter(Boolean).map(Number);
  const ages = findAges(text);
  const kids = Math.max(
    short?.[1] ?? 0,
    sumOf(text, children) || sumOf(text, childRow) || (text.match(oneChild)?.length ?? 0),
    ages.length,
  );
  const grown = short?.[0] ?? (sumOf(text, adults) || sumOf(text, adultRow));
  const inPairs = sumOf(text, couples) * 2;
  const isPair = pair.test(text);
  const others = countRelatives(text);
  const { said, isApart } = findWhole(text);
  const least = Math.max(
    grown,
    inPairs,
    inPairs === 0 && grown === 0 && (isPair || others > 0) ? (isPair ? 2 : 1) + others : 0,
  );
  // "We are 4, 2 of them children": the whole was said; "2 adults and 2 children" are to be added.
  const people = said > 0 && said > least ? (isApart ? said : said - kids) : least;
  const isSaid = people > 0 || kids > 0 || said > 0 || alone.test(text);
  if (!isSaid) return null;
  const older = Math.min(99, Math.max(1, least, people));
  const room = Math.min(30, kids);
  return {
    adults: older,
    children: Array.from({ length: room }, (_, index) => ages[index] ?? null),
  };
}

/** The party as the form of a request has it, "1" to "8" or "9+". */
export function countParty({ adults: grown, children: kids }: ReadParty): string {
  const people = grown + kids.length;
  return people > 8 ? "9+" : String(people);
}
