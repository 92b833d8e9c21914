import { edge, end } from "./word-edges.ts";

const monthNames: string[][] = [
  ["january", "jan", "januar", "jänner", "janvari", "janwari", "जनवरी"],
  ["february", "feb", "februar", "farvari", "farwari", "फरवरी", "फ़रवरी"],
  ["march", "mar", "märz", "maerz", "मार्च"],
  ["april", "apr", "aprail", "अप्रैल"],
  ["may", "mai", "मई"],
  ["june", "jun", "juni", "joon", "जून"],
  ["july", "jul", "juli", "julai", "जुलाई"],
  ["august", "aug", "agast", "अगस्त"],
  ["september", "sept", "sep", "sitambar", "सितंबर", "सितम्बर"],
  ["october", "oct", "oktober", "okt", "aktubar", "अक्टूबर", "अक्तूबर"],
  ["november", "nov", "navambar", "नवंबर", "नवम्बर"],
  ["december", "dec", "dezember", "dez", "disambar", "दिसंबर", "दिसम्बर"],
];
const monthNumbers = new Map(
  monthNames.flatMap((list, index) => list.map((name) => [name, index + 1] as const)),
);
/** The name of a month, of a pattern. */
export const month = `(${[...monthNumbers.keys()].sort((one, other) => other.length - one.length).join("|")})`;
const year = "(?:(?:[ ,.]+(?=20\\d\\d(?!\\d))|\\s*['’](?=\\d\\d(?!\\d)))(20\\d\\d|\\d\\d))?";
/** "15-Feb-27" as well; "Feb 14-20" is a range. */
const yearAfterDay = year.replace("(?:(?:", "(?:(?:-(?=(?:20)?\\d\\d(?!\\d))|");
const dayFirst = new RegExp(
  `${edge}(\\d{1,2})(?:st|nd|rd|th|\\.)?(?:\\s*(?:-|–|to|and|bis|und|se|aur|से|और)\\s*\\d{1,2}(?:st|nd|rd|th|\\.)?)?(?:\\s*|[-/])(?:of\\s+|tarikh\\s+)?${month}${end}\\.?${yearAfterDay}`,
  "iu",
);
const monthFirst = new RegExp(
  `${edge}${month}${end}\\.?\\s+(\\d{1,2})(?:st|nd|rd|th)?(?!\\d)${year}`,
  "iu",
);
const monthAlone = new RegExp(
  `(?:(early|beginning of|start of|anfang|mid|middle of|mitte|late|end of|ende|shuru|शुरू|aakhir|आखिर)[- ]*(?:of\\s+)?)?${edge}${month}${end}\\.?${year}(?:\\s+(?:के|ke)\\s+(शुरू|shuru|बीच|beech|आखिर|aakhir))?`,
  "giu",
);
const numeric = /(?<![\d./-])(\d{1,2})[./-](\d{1,2})[./-](\d{4}|\d{2})(?![\d./-])/;
const shortNumeric = /(?<![\d./-])(\d{1,2})\.(\d{1,2})\.(?!\d)/;
/** Without a year a stroke is a date beside a word that says so alone: "1/2" is a half as well. */
const shortStroke =
  /(?:\b(?:on|from|date|am|vom|ab)[ :]+|\b(?:travel(?:ling)?|arriv\w+)\s+)(\d{1,2})[/-](\d{1,2})(?![\d/-])|(?<![\d./-])(\d{1,2})\/(\d{1,2})(?=\s*(?:se|ko|to|से|को)(?!\p{L}))/iu;
const isoDay = /(?<!\d)(20\d\d)-(\d{2})-(\d{2})(?!\d)/;
const nextMonth = /next month|nächsten? monat|naechsten? monat|agle mahine|अगले महीने/iu;

const two = (number: number) => String(number).padStart(2, "0");

/** The day as it is, if the calendar has it; without a year the next one from `today` on. */
function toDay(
  day: number,
  monthNumber: number,
  yearText: string | undefined,
  today: string,
): string {
  const make = (full: number) => {
    const text = `${full}-${two(monthNumber)}-${two(day)}`;
    const date = new Date(`${text}T00:00:00Z`);
    return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : "";
  };
  if (yearText) return make(Number(yearText.length === 2 ? `20${yearText}` : yearText));
  const thisYear = Number(today.slice(0, 4));
  const here = make(thisYear);
  return here >= today ? here : make(thisYear + 1) || here;
}

const partDays: Record<string, number> = { early: 5, mid: 15, late: 25 };
const partOf = (words: string | undefined) =>
  !words
    ? null
    : /early|begin|start|anfang|shuru|शुरू/i.test(words)
      ? "early"
      : /mid|mitte|beech|बीच/i.test(words)
        ? "mid"
        : "late";

/** The day of travel from `today` on; vague where only a month, or a part of one, was said. */
export function findDate(text: string, today: string): { day: string; isVague: boolean } {
  const sure = (day: string) => (day ? { day, isVague: false } : null);
  const iso = isoDay.exec(text);
  const plain = numeric.exec(text);
  const short = shortNumeric.exec(text);
  const stroke = shortStroke.exec(text);
  const first = dayFirst.exec(text);
  const second = monthFirst.exec(text);
  const numericDay = () => {
    if (!plain) return "";
    const [one, other] = [Number(plain[1]), Number(plain[2])];
    // Day first, as all but one country write; the other way where it can be nothing else.
    return other > 12 && one <= 12
      ? toDay(other, one, plain[3], today)
      : toDay(one, other, plain[3], today);
  };
  const found =
    (iso && sure(toDay(Number(iso[3]), Number(iso[2]), iso[1], today))) ||
    sure(numericDay()) ||
    (first &&
      sure(
        toDay(
          Number(first[1]),
          monthNumbers.get(first[2]?.toLowerCase() ?? "") ?? 0,
          first[3],
          today,
        ),
      )) ||
    (second &&
      sure(
        toDay(
          Number(second[2]),
          monthNumbers.get(second[1]?.toLowerCase() ?? "") ?? 0,
          second[3],
          today,
        ),
      )) ||
    (short && sure(toDay(Number(short[1]), Number(short[2]), undefined, today))) ||
    (stroke &&
      sure(
        toDay(Number(stroke[1] ?? stroke[3]), Number(stroke[2] ?? stroke[4]), undefined, today),
      ));
  if (found) return found;
  for (const match of text.matchAll(monthAlone)) {
    const word = match[2] ?? "";
    // "may" and "mar" are other words as well: a month is written large, or with its part or year.
    const isWord = /^(?:may|mar|march|mai|jun|sep)$/.test(word) && !match[1] && !match[3];
    const isTime =
      /(?:\bin|\bim|\bagle|\bthis|\bnext)\s+$/i.test(text.slice(0, match.index)) ||
      /^\s+(?:mein|me|main|ke|ko)\b/.test(text.slice(match.index + match[0].length));
    if (isWord && !isTime) continue;
    const number = monthNumbers.get(word.toLowerCase()) ?? 0;
    const part = partOf(match[1] ?? match[4]);
    const chosen = part ? (partDays[part] ?? 1) : 1;
    const day = toDay(chosen, number, match[3], today);
    const isNow = !match[3] && number === Number(today.slice(5, 7)) && !part;
    return { day: isNow ? toDay(28, number, undefined, today) : day, isVague: true };
  }
  if (nextMonth.test(text)) {
    const [full = 0, number = 0] = today.split("-").map(Number);
    return {
      day: number === 12 ? `${full + 1}-01-01` : `${full}-${two(number + 1)}-01`,
      isVague: true,
    };
  }
  return { day: "", isVague: false };
}
