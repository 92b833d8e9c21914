import type { Catalogue } from "#server/content/catalogue.ts";
import { getHandbook } from "#server/content/handbook/read-handbook.ts";
import type { Places } from "#server/content/places/read-places.ts";

/** Longer ones have to be read twice: `content/STYLE.md`. */
const mostWords = 45;
/** As many words in a row, the same in a sight's note and its page's phrase, are a phrase repeated. */
const sameInARow = 5;
/** A share of the note's telling words: with more of them in the page's phrase it says the same again. */
const sameShare = 0.6;

/** Fields that are keys, names or papers of somebody else, not our sentences. */
const noProse = new Set(
  "slug id picture name names aliases tags source sources url href open links location".split(" "),
);

type Text = { where: string; text: string; note: boolean };

function* listTexts(value: unknown, where: string, note: boolean, key = ""): Generator<Text> {
  if (typeof value === "string") {
    if (!noProse.has(key) && value.includes(" ")) yield { where, text: value, note };
  } else if (value && typeof value === "object") {
    const entries = Array.isArray(value)
      ? value.map((item) => [key, item] as const)
      : Object.entries(value);
    for (const [name, item] of entries)
      if (!noProse.has(name)) yield* listTexts(item, where, note, name);
  }
}

const lists = [
  "regions",
  "states",
  "cities",
  "villages",
  "cards",
  "attractions",
  "experiences",
  "festivals",
  "themes",
  "treks",
] as const;

function* listAll(places: Places, catalogue: Catalogue): Generator<Text> {
  for (const item of [...places.sights, ...places.bases])
    yield* listTexts(item, `${item.file}: ${item.id}`, true);
  for (const leg of places.legs)
    yield* listTexts({ note: leg.note }, `${leg.file}: ${leg.from} – ${leg.to}`, true);
  for (const list of lists)
    for (const item of catalogue[list]) yield* listTexts(item, `${list}:${item.slug}`, false);
  for (const page of getHandbook().pages) yield* listTexts(page, `handbook:${page.slug}`, false);
}

const verbs =
  "arrives|bathes|boards|boils|buys|can|climbs|comes|crosses|drives|ducks|eats|enters|feels|finds|flies|gains|goes|gets|hears|lands|leaves|looks|may|meets|must|needs|pays|reads|rides|rows|sees|should|sits|sleeps|steps|swims|turns|visits|wades|walks|watches";

/** What the guide forbids, with the reason that its reader is told. */
const forbidden: [words: RegExp, why: string][] = [
  [
    new RegExp(
      `(?:^|, |[.;:] |\\b(?:and|then|where|that|which|as|what|when) )one (?:${verbs})\\b`,
      "i",
    ),
    "say who: you, visitors, pilgrims",
  ],
  [
    /\b(?:lets|takes|brings|gives|leaves|prepares|readies) one (?:up|near|over|through|before)\b|\boneself\b/i,
    "say who: you, visitors",
  ],
  [/\b(?:whence|whilst|betwixt|hither|thither)\b/i, "no archaic word"],
];
const forbiddenInNotes: [words: RegExp, why: string][] = [
  [
    /\b(?:some|other|older|old|most|one|a|an older|the) pages? (?:differ|has|have|says?|still|knows?|tells?|names?|gives?|begins?|lets|starts|leaves?)\b|\bpages (?:differ|tell|name|have)\b|\bby (?:one|an old|another|the) page\b|\bno page\b/i,
    "a note does not speak of pages",
  ],
  [
    /\blists? (?:says?|differs?|has|have|opens?|names?|gives?)\b|\bother lists\b|\bthe lists read\b/i,
    "a note does not speak of lists",
  ],
];

const countWords = (text: string) => text.split(/\s+/).filter((word) => /\w/.test(word)).length;
const listSentences = (text: string) => text.split(/(?<=[.!?…])\s+|\n+/);

/** Phrases that the guide forbids, and sentences that have to be read twice. */
export function findStyleFaults(places: Places, catalogue: Catalogue): string[] {
  return [...listAll(places, catalogue)].flatMap(({ where, text, note }) => [
    ...[...forbidden, ...(note ? forbiddenInNotes : [])].flatMap(([words, why]) => {
      const found = words.exec(text)?.[0];
      return found ? [`${where}: "${found.trim()}" in "${text}": ${why}`] : [];
    }),
    ...listSentences(text)
      .filter((sentence) => countWords(sentence) > mostWords)
      .map((sentence) => `${where}: ${countWords(sentence)} words in "${sentence}"`),
  ]);
}

const small = new Set(
  "a an and as at but by for from had has have in into is it its nor of off on one or over that the their this through to under was were where which who with".split(
    " ",
  ),
);
const listWords = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll("-", " ")
    .match(/[\p{L}\d]+(?:'\p{L}+)?/gu) ?? [];

/** Notes of sights that say again what stands above them on their page. */
export function findRepeatedPhrases({ sights }: Places, catalogue: Catalogue): string[] {
  const phraseOf = new Map(
    catalogue.attractions.map(({ slug, tagline }) => [`attraction:${slug}`, tagline]),
  );
  return sights.flatMap(({ file, id, page, note }) => {
    const phrase = page && phraseOf.get(page);
    if (!phrase) return [];
    const [said, words] = [listWords(phrase), listWords(note)];
    const told = ` ${said.join(" ")} `;
    const row = words
      .map((_, at) => words.slice(at, at + sameInARow))
      .find((run) => run.length === sameInARow && told.includes(` ${run.join(" ")} `));
    const telling = [...new Set(words)].filter((word) => !small.has(word));
    const again = telling.filter((word) => said.includes(word));
    return row || again.length > telling.length * sameShare
      ? [`${file}: ${id}: "${note}" repeats "${phrase}"`]
      : [];
  });
}
