import { dropAddresses, findAddress } from "./text.ts";
import type { tripTypes } from "./trips.ts";

/**
 * Reads a request out of what somebody wrote: a mail, a WhatsApp conversation, notes of a call; in
 * English, German and Hindi (both scripts). A guess for a person to look over, field by field.
 */

export type ReadRequest = {
  name: string;
  email: string;
  /** With a leading plus where one was written. */
  phone: string;
  destination: string;
  /** YYYY-MM-DD, or "" where nothing was said. */
  travelDate: string;
  /** Only a month, or a part of one, was said. */
  isVague: boolean;
  travelers: string;
  tripType: (typeof tripTypes)[number];
  /** All that was written, without what the messenger wrote around it. */
  message: string;
  /** What the form of the text gives away. */
  source: "whatsapp" | "email" | "phone";
};

const digitsOf = (text: string) =>
  text.replaceAll(/[\u0966-\u096f]/g, (digit) => String(digit.charCodeAt(0) - 0x966));

/** "[22/11/26, 14:05:33] Asha: ", "22.11.26, 14:05 - Asha: ", with the marks that phones put before it. */
const chatHead =
  /^[\u200e\u200f]*\[?(\d{1,4}[./-]\d{1,2}[./-]\d{2,4}),?\s+\d{1,2}[:.]\d{2}(?:[:.]\d{2})?(?:\s?[ap]\.?m\.?)?\]?\s*(?:-\s*)?([^:\n]{1,60}):\s?/i;

type Said = { who: string; text: string };

function splitChat(text: string): Said[] | null {
  const said: Said[] = [];
  for (const row of text.split("\n")) {
    const head = chatHead.exec(row);
    if (head) said.push({ who: head[2]?.trim() ?? "", text: row.slice(head[0].length) });
    else {
      const last = said.at(-1);
      if (last) last.text += `\n${row}`;
      else if (row.trim()) return null;
    }
  }
  return said.length > 0 ? said : null;
}

const headers =
  /^(from|von|प्रेषक|subject|betreff|विषय|to|an|date|datum|sent|gesendet|cc)\s*:\s*(.*)$/i;

/** A mail as it is copied, its head apart. */
function splitMail(text: string): { from: string; body: string } | null {
  const rows = text.split("\n");
  let from = "";
  let subject = "";
  let at = 0;
  for (; at < rows.length; at++) {
    const row = rows[at]?.trim() ?? "";
    if (row === "" && at > 0) break;
    const head = headers.exec(row);
    if (!head) {
      if (at === 0) return null;
      break;
    }
    if (/^(from|von|प्रेषक)$/i.test(head[1] ?? "")) from = head[2] ?? "";
    if (/^(subject|betreff|विषय)$/i.test(head[1] ?? "")) subject = head[2] ?? "";
  }
  if (!from && !subject) return null;
  return { from, body: [subject, rows.slice(at).join("\n").trim()].filter(Boolean).join("\n\n") };
}

function findPhone(text: string): string {
  for (const [found] of text.matchAll(/(?:\+|\b00)?\(?\d[\d\s()./-]{6,22}\d/g)) {
    if (/^\d{1,4}[./-]\d{1,2}[./-]\d{2,4}/.test(found)) continue;
    const digits = found.replaceAll(/\D/g, "");
    if (digits.length < 8 || digits.length > 15) continue;
    if (found.startsWith("+")) return `+${digits}`;
    return digits.startsWith("00") ? `+${digits.slice(2)}` : digits;
  }
  return "";
}

const oneName = "(?:(?:Dr|Prof|Mrs?|Ms|Shri|Smt)\\.|\\p{Lu}\\.|[\\p{Lu}\\p{Lo}][\\p{L}\\p{M}'’-]*)";
const names = `(${oneName}(?:[ \\t]+(?:(?:von|van|de|der|bin|al|zu)[ \\t]+)*${oneName}){0,3})`;
const namePatterns = [
  `(?:^|\\n)[ \\t]*(?:[Nn]ame|नाम)[ \\t]*[:：][ \\t]*${names}`,
  `(?:[Mm]y name is|[Mm]y name['’]s|[Mm]ein Name ist|[Ii]ch heiße|[Ii]ch heisse|[Mm]era na{1,2}m|[Mm]era nam|मेरा नाम)[ \\t]+${names}`,
  `(?:[Tt]his is|[Hh]ier ist|[Hh]ier spricht|[Yy]eh)[ \\t]+${names}`,
  `(?:\\bI am|\\bI['’]m|\\bIch bin|\\b[Mm]ain)[ \\t]+${names}`,
  `(?:[Rr]egards|[Tt]hanks|[Tt]hank you|[Cc]heers|[Ss]incerely|[Gg]r(?:ü|ue)(?:ß|ss)e[n]?|[Gg]ru(?:ß|ss)|LG|VG|MfG|[Dd]anke|धन्यवाद|सादर|[Dd]hanyavaad|[Ss]hukriya)[,.!]?[ \\t]*(?:\\n[ \\t]*)+${names}[ \\t]*(?:\\n|$)`,
].map((pattern) => new RegExp(pattern, "u"));
/** What begins with a capital and is nobody. */
const noName =
  /^(?:Interested|Planning|Looking|Writing|Travelling|Traveling|From|Hello|Hi|Dear|The|A|An|In|Auf|Aus|Und|I|We|Wir|Ich|Please|Bitte|Can|Could)\b/u;

function findName(text: string): string {
  for (const pattern of namePatterns) {
    const found = pattern
      .exec(text)?.[1]
      ?.replace(/[.,]+$/, "")
      .replace(/\s+(?:है|hai|hoon|hun|हूँ|और|aur|and|und)(?:\s.*)?$/u, "")
      .trim();
    if (found && found.length > 1 && !noName.test(found)) return found;
  }
  return "";
}

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
const edge = "(?<![\\p{L}\\p{M}\\d])";
const end = "(?![\\p{L}\\p{M}])";
const wordPattern = (source: string, flags = "iu") =>
  new RegExp(`${edge}(?:${source})${end}`, flags);
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

function findParty(text: string): string {
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

const kinds: [ReadRequest["tripType"], RegExp][] = [
  ["honeymoon", /honeymoon|flitterwochen|hochzeitsreise|हनीमून|suhagraat/iu],
  [
    "business",
    /business|conference|trade fair|geschäfts|dienstreise|konferenz|messe\b|बिज़नेस|व्यवसाय/iu,
  ],
  [
    "adventure",
    /adventure|trek|rafting|climb|mountaineer|motorbike|motorradtour|abenteuer|bergsteigen|wandertour|रोमांच|ट्रेक/iu,
  ],
  [
    "family",
    /famil|\bkids?\b|child|\bkind(?:er|ern)?\b|grandparents|großeltern|bac+h+[aeiou]|parivar|parivaar|परिवार|बच्च/iu,
  ],
];

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
const month = `(${[...monthNumbers.keys()].sort((one, other) => other.length - one.length).join("|")})`;
const year = "(?:[ ,.]+(20\\d\\d)(?!\\d))?";
const dayFirst = new RegExp(
  `${edge}(\\d{1,2})(?:st|nd|rd|th|\\.)?(?:\\s*(?:-|–|to|bis|se|से)\\s*\\d{1,2}(?:st|nd|rd|th|\\.)?)?\\s*(?:of\\s+)?${month}${end}\\.?${year}`,
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

function findDate(text: string, today: string): { day: string; isVague: boolean } {
  const sure = (day: string) => (day ? { day, isVague: false } : null);
  const iso = isoDay.exec(text);
  const plain = numeric.exec(text);
  const short = shortNumeric.exec(text);
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
    (short && sure(toDay(Number(short[1]), Number(short[2]), undefined, today)));
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

const place =
  "([\\p{Lu}\\p{Lo}][\\p{L}\\p{M}'’-]*(?:[ ]+(?:(?:and|und|&|,)[ ]+)?[\\p{Lu}\\p{Lo}][\\p{L}\\p{M}'’-]*){0,4})";
const placePatterns = [
  `(?:[Dd]estination|[Rr]eiseziel|[Zz]iel|गंतव्य)[ \\t]*:[ \\t]*([^\\n]{2,100})`,
  `(?:[Tt]rip|[Tt]our|[Tt]ravel|[Tt]ravell?ing|[Gg]oing|[Gg]o|[Jj]ourney|[Hh]olidays?|[Hh]oneymoon|[Vv]isit) (?:to|in) ${place}`,
  `(?:[Vv]isit|[Ss]ee|[Ee]xplore) ${place}`,
  `(?:[Rr]eise|[Uu]rlaub|[Rr]undreise|[Tt]our|[Ff]litterwochen|wollen|möchten|möchte|fahren|reisen)?\\s*(?:[Nn]ach|durch) ${place}`,
  `(?:[Uu]rlaub|[Rr]undreise|[Ff]litterwochen|[Zz]eit) in ${place}`,
  `([\\p{Lo}][\\p{L}\\p{M}]*(?: और [\\p{Lo}][\\p{L}\\p{M}]*)?) (?:जाना|घूमना|देखना|की यात्रा)`,
  `(\\p{L}+(?: (?:aur|and) \\p{L}+)?) (?:jaana|jana|ghoomna|ghumna|dekhna)`,
].map((pattern) => new RegExp(pattern, "u"));
const noPlace = /^(?:India|Indien|भारत|You|Sie|The|Please|Hum|Main|हम|Mujhe|Hume|हमें|मुझे)$/u;
const monthWord = new RegExp(`^${month}$`, "iu");

function findDestination(text: string, places: readonly string[]): string {
  const found = places
    .map((name) => ({
      name,
      at: text.search(new RegExp(`${edge}${escapeName(name)}${end}`, "iu")),
    }))
    .filter(({ at }) => at >= 0)
    .sort((one, other) => one.at - other.at || other.name.length - one.name.length);
  const kept = found.filter(
    ({ name, at }) =>
      !found.some(
        (other) =>
          other.name.length > name.length && other.at <= at && at < other.at + other.name.length,
      ),
  );
  if (kept.length > 0)
    return [...new Set(kept.map(({ name }) => name))].slice(0, 5).join(", ").slice(0, 120);
  for (const pattern of placePatterns) {
    const words = pattern.exec(text)?.[1]?.trim().split(/\s+/) ?? [];
    const cut = words.findIndex((word) => monthWord.test(word.replace(/[,.]$/, "")));
    const name = (cut === -1 ? words : words.slice(0, cut))
      .join(" ")
      .replace(/(?:[ ,.]|\s(?:and|und|aur|&|in|im))+$/u, "");
    if (name.length > 1 && !noPlace.test(name)) return name.slice(0, 120);
  }
  return /\bIndi(?:a|en)\b|भारत/u.test(text) ? "India" : "";
}

const escapeName = (name: string) => name.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");

/**
 * What a text says of a request; `today` (YYYY-MM-DD) is where it was read. `places`: names that the
 * site knows, found before any other. What is not said is "", the party 1, the type leisure.
 */
export function readRequest(
  written: string,
  { today, places = [] }: { today: string; places?: readonly string[] },
): ReadRequest {
  const text = written.slice(0, 8000).replaceAll(/\r\n?/g, "\n").replaceAll("\u00a0", " ").trim();
  const chat = splitChat(text);
  const mail = chat ? null : splitMail(text);
  const first = chat?.[0]?.who ?? "";
  const body = chat
    ? chat
        .filter(({ who }) => who === first)
        .map((said) => said.text.trim())
        .join("\n")
    : (mail?.body ?? text);
  const plain = digitsOf(body);
  const from = chat ? first : (mail?.from ?? "");
  const address = findAddress(from) ?? findAddress(plain);
  const sender = from.replace(/<.*>/, "").replaceAll(/["']/g, "").trim();
  const isNumber = /^\+?[\d\s()-]{7,}$/.test(sender);
  const isNamed = sender !== "" && !isNumber && findAddress(sender) === null;
  // Addresses and numbers out of the way: "asha.may@..." is no month, a phone no party.
  const without = dropAddresses(plain);
  const phone = findPhone(`${isNumber ? sender : ""}\n${without}`);
  const { day, isVague } = findDate(without, today);
  const tripType = kinds.find(([, pattern]) => pattern.test(plain))?.[0] ?? "leisure";
  return {
    name: ((isNamed ? sender.replace(/^~\s*/, "") : "") || findName(plain)).slice(0, 100),
    email: address ?? "",
    phone,
    destination: findDestination(plain, places),
    travelDate: day,
    isVague,
    travelers: findParty(plain),
    tripType,
    message: body.trim().slice(0, 4000),
    source: chat ? "whatsapp" : mail || address ? "email" : "phone",
  };
}
