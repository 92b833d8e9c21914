import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { brotliCompressSync } from "node:zlib";
import { checks } from "../content/checks/all.ts";
import { findCoverFaults } from "../content/checks/cover.ts";
import { findStationFaults } from "../content/checks/stations.ts";
import { languages } from "../contract/languages.ts";
import { dayInIndia } from "../contract/trip/india-clock.ts";
import { PublishedCorrections } from "../contract/wire/corrections.ts";
import { getCatalogue } from "../server/content/catalogue.ts";
import { publishOverrides } from "../server/content/overrides/layers.ts";
import { countStandings } from "../server/content/pages/knowledge-page.ts";
import { compilePlaces } from "../server/content/places/compile-places.ts";
import { type Fact, isStale, listFacts } from "../server/content/places/list-facts.ts";
import { getPlaces, type Places, readPlaces } from "../server/content/places/read-places.ts";
import {
  countTranslations,
  hashText,
  listUntranslated,
  readTranslations,
  stampTranslations,
  type TranslationCount,
  type Untranslated,
} from "../server/content/translations.ts";

const help = `npm run facts [-- options]
  (none)               what is stale, what has no source, what contradicts
  --check              only the faults; ends with 1 if there are any
  --only WORD          only lines whose file or name holds WORD, e.g. rajasthan
  --cover              what the promised cover still lacks
  --sample N --seed S  N facts drawn at random, the same for the same seed
  --translations       how much of each file is translated, and how much of an older text
  --translations --missing  the texts that wait for it, as a file to write them into (with --only FILE)
  --translations --stamp    puts the English's hash beside each translation that has none yet
  --size               bytes of what the browser gets
  --site ADDRESS       with what the office of a running site has published over the files`;

const { values } = parseArgs({
  options: {
    check: { type: "boolean" },
    cover: { type: "boolean" },
    site: { type: "string" },
    size: { type: "boolean" },
    translations: { type: "boolean" },
    missing: { type: "boolean" },
    stamp: { type: "boolean" },
    help: { type: "boolean" },
    only: { type: "string" },
    sample: { type: "string" },
    seed: { type: "string", default: "1" },
  },
});
const only = (line: string) => !values.only || line.includes(values.only);
const corrections = values.site ? await readCorrections(values.site) : [];
publishOverrides(corrections);
const places = values.site ? getPlaces() : readPlaces();

if (values.help) console.log(help);
else if (values.cover) printLines("Missing from the cover", findCoverFaults(places));
else if (values.translations) printTranslations();
else if (values.size) printSize(places);
else if (values.sample) printSample(listFacts(places), Number(values.sample), Number(values.seed));
else {
  if (values.site)
    printLines(
      `Corrected at the desk: ${corrections.length}`,
      corrections.map(({ kind, item, field }) => `${kind}: ${item} ${field}`).filter(only),
    );
  const faults = await printFaults();
  if (!values.check)
    printTable(listFacts(places).filter(({ file, name }) => only(`${file} ${name}`)));
  if (faults > 0) process.exitCode = 1;
}

async function readCorrections(site: string) {
  const answer = await fetch(new URL("/data/corrections.json", site));
  if (!answer.ok) throw new Error(`${site} answers ${answer.status}`);
  return PublishedCorrections.parse(await answer.json());
}

function printLines(title: string, lines: string[]) {
  console.log(`${title}: ${lines.length || "none"}`);
  for (const line of lines) console.log(`  ${line}`);
}

/** Of each language, file by file: a file that nobody has begun counts whole. */
function printTranslations(): void {
  const folder = new URL("../content/", import.meta.url);
  const files = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter(
    (name) => name.endsWith(".json") && !languages.some((one) => name.startsWith(`${one}/`)),
  );
  for (const language of languages.slice(1)) {
    const all = { texts: 0, translated: 0, older: 0 };
    for (const name of files.sort()) {
      if (!only(name) && (values.missing || values.stamp)) continue;
      const content: unknown = JSON.parse(readFileSync(new URL(name, folder), "utf8"));
      if (values.stamp) stampFile(new URL(`${language}/${name}`, folder), content);
      const known = readTranslations(name, language);
      if (values.missing) {
        printMissing(`${language}/${name}`, listUntranslated(name, content, known));
        continue;
      }
      const count = countTranslations(name, content, known);
      for (const kind of ["texts", "translated", "older"] as const) all[kind] += count[kind];
      if (count.texts > 0 && only(name)) console.log(writeCount(`${language}/${name}`, count));
    }
    if (!values.missing) console.log(writeCount(`${language}, all files`, all));
  }
}

/** As the file is written: by the way to each text the hash of the English and the English, to be put into words. */
function printMissing(file: string, left: Untranslated[]) {
  if (left.length === 0) return;
  console.log(`content/${file}`);
  const lines = left.map(
    ({ path, text }) => `  ${JSON.stringify(path)}: ${JSON.stringify([hashText(text), text])}`,
  );
  console.log(`{\n${lines.join(",\n")}\n}`);
}

function stampFile(file: URL, content: unknown) {
  if (!existsSync(file)) return;
  const written = JSON.parse(readFileSync(file, "utf8"));
  writeFileSync(file, `${JSON.stringify(stampTranslations(content, written), null, 2)}\n`);
}

function writeCount(title: string, { texts, translated, older }: TranslationCount): string {
  const share = texts > 0 ? Math.round((translated / texts) * 100) : 0;
  return `${title}: ${translated} of ${texts} texts (${share} %), ${older} of an older text`;
}

/** Prints what every check finds and returns how much that is. */
async function printFaults(): Promise<number> {
  let count = 0;
  for (const [title, check] of Object.entries(checks)) {
    const lines = (await check(places, getCatalogue())).filter(only);
    if (lines.length > 0) printLines(`NOT TRUE: ${title}`, lines);
    count += lines.length;
  }
  const stations = process.env.STATIONS_CSV ?? "../shared/data/railway-stations.csv";
  if (existsSync(stations)) {
    const lines = findStationFaults(places, readFileSync(stations, "utf8")).filter(only);
    if (lines.length > 0) printLines("LOOK AT: stations against the list of 2016", lines);
  } else console.log(`(no ${stations}: station codes were not compared; set STATIONS_CSV)`);
  const { sights, bases, legs } = places;
  console.log(
    `${sights.length} sights, ${bases.length} bases, ${legs.length} legs: ${count} faults`,
  );
  return count;
}

/** A row for each kind of fact and each state, with how many are official, reported and unverified. */
function printTable(facts: Fact[]) {
  const today = dayInIndia(new Date());
  printStandings(
    "fact",
    Map.groupBy(facts, ({ kind }) => kind),
    today,
  );
  const states = Map.groupBy(facts, ({ file }) => file.replace(/^\w+\/(.*)\.json$/, "$1"));
  printStandings("file", new Map([...states, ["all", facts]]), today);
  const stale = facts.filter((fact) => isStale(fact, today));
  printLines(
    "\nOlder than its shelf life",
    stale.map(({ name, checked }) => `${name}, checked ${checked}`),
  );
}

function printStandings(head: string, groups: Map<string, Fact[]>, today: string) {
  const columns = ["all", "official", "reported", "unverified", "stale"] as const;
  const row = (name: string, cells: readonly (string | number)[]) =>
    name.padEnd(44) + cells.map((cell) => String(cell).padStart(12)).join("");
  console.log(`\n${row(head, columns)}`);
  for (const [name, list] of groups) {
    const { official, reported, unverified } = countStandings(list);
    const stale = list.filter((fact) => isStale(fact, today)).length;
    console.log(row(name, [list.length, official, reported, unverified, stale]));
  }
}

/** Mulberry32: the same numbers for the same seed on every machine. */
function* drawNumbers(seed: number): Generator<number, never> {
  for (let state = seed >>> 0; ; ) {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  }
}

function printSample(facts: Fact[], count: number, seed: number) {
  const left = facts.filter(({ file, name }) => only(`${file} ${name}`));
  const random = drawNumbers(seed);
  console.log("| # | fact | value | provenance | verdict |\n|---|---|---|---|---|");
  for (let number = 1; number <= count && left.length > 0; number++) {
    const [fact] = left.splice(Math.floor(random.next().value * left.length), 1);
    if (!fact) break;
    const from = fact.checked ? `${fact.source}, ${fact.checked}` : "unverified";
    console.log(`| ${number} | ${fact.name} | ${JSON.stringify(fact.value)} | ${from} | |`);
  }
}

function printSize(all: Places) {
  const text = JSON.stringify(compilePlaces(all, getCatalogue()));
  console.log(`${text.length} bytes, ${brotliCompressSync(text).length} brotli`);
}
