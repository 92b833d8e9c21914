import type { Catalogue } from "#server/content/catalogue.ts";
import type { PlacedSight, Places } from "#server/content/places/read-places.ts";

/** Words of round numbers, as content/STYLE.md asks prose to write them; the rest are figures. */
const words: Record<string, number> = {
  ...{ ten: 10, twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60 },
  ...{ seventy: 70, eighty: 80, ninety: 90, "a hundred": 100, "two hundred": 200 },
  ...{ "three hundred": 300, "four hundred": 400, "five hundred": 500, "a thousand": 1000 },
};
const smallWords: Record<string, number> = {
  ...{ two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9 },
};
const number = `(\\d[\\d,]*|${[...Object.keys(words), ...Object.keys(smallWords)].join("|")})`;
const read = (text: string): number =>
  words[text.toLowerCase()] ?? smallWords[text.toLowerCase()] ?? Number(text.replaceAll(",", ""));

/** What the pages that speak of one sight say first, and what they tell; by the name that a sight gives its page. */
function readPages({ attractions, experiences }: Catalogue): Map<string, string[]> {
  const told = (
    page: string,
    item: { tagline: string; description: string },
  ): [string, string[]] => [page, [item.tagline, item.description]];
  return new Map([
    ...attractions.map((item) => told(`attraction:${item.slug}`, item)),
    ...experiences.map((item) => told(`experience:${item.slug}`, item)),
  ]);
}

const textsOf = (
  { note, stepFree, kids, fee, page, ...sight }: PlacedSight,
  pages: Map<string, string[]>,
) => [
  note,
  ...[stepFree.note, kids.note, fee?.note, sight.hours?.note].flatMap((text) => text ?? []),
  ...(pages.get(page ?? "") ?? []),
];

const toldSteps = new RegExp(`\\b${number} (?:[a-z]+ )?(?:steps|stairs)\\b`, "gi");
/** Fewer are a part of it: a porch or a ramp may stand beside a hill's eight hundred. */
const fewSteps = 100;
/** By which counts of one stair may differ, as "some 700" does from 722. */
const roundSteps = 1.1;

/** A stair that has one number in a sight's note, and another on its page. */
export function findStepCounts({ sights }: Places, catalogue: Catalogue): string[] {
  const pages = readPages(catalogue);
  return sights.flatMap((sight) => {
    const counts = textsOf(sight, pages)
      .flatMap((text) => [...text.matchAll(toldSteps)].map(([, count = ""]) => read(count)))
      .filter((count) => count >= fewSteps);
    const [least, most] = [Math.min(...counts), Math.max(...counts)];
    return counts.length > 1 && most > least * roundSteps
      ? [`${sight.file}: ${sight.id}: ${least} steps, and ${most}`]
      : [];
  });
}

/** "4,225 metres", but not "some", "nearly" or "above" so many. */
const toldHeight = /(?<!\b(?:some|about|nearly|almost|above|over|below|to) )\b(\d,\d{3}) metres\b/g;
/** Metres by which another height of the same place may differ; beyond them it is another place's. */
const sameHeight = 100;

/** A height on the card of a sight's page that is a little other than the one its badge says. */
export function findHeightWords({ sights, bases }: Places, catalogue: Catalogue): string[] {
  const pages = readPages(catalogue);
  return sights.flatMap((sight) => {
    const known = sight.altitude ?? bases.find(({ id }) => id === sight.base)?.altitude ?? 0;
    const [tagline = ""] = pages.get(sight.page ?? "") ?? [];
    return [...`${sight.note} ${tagline}`.matchAll(toldHeight)]
      .map(([, height = ""]) => read(height))
      .filter((height) => height % 50 !== 0 && height !== known)
      .filter((height) => Math.abs(height - known) <= sameHeight)
      .map((height) => `${sight.file}: ${sight.id}: ${height} metres in words, ${known} as a fact`);
  });
}

/** Kilometres by which prose may round, or a tenth. */
const roundKm = 3;
const agree = (told: number, known: number) =>
  Math.abs(told - known) <= Math.max(roundKm, known / 10);

/** "forty kilometres from Delhi" of a sight whose way from its base is another. */
export function findKilometreFaults({ sights, bases }: Places, catalogue: Catalogue): string[] {
  const pages = readPages(catalogue);
  const nameOf = new Map(bases.map(({ id, name }) => [id, name]));
  return sights.flatMap((sight) => {
    const base = nameOf.get(sight.base);
    if (!sight.fromBase || !base) return [];
    const { km } = sight.fromBase;
    const said = new RegExp(
      `\\b${number} (?:kilometres|km)(?: [a-z-]+)? (?:from|of|out of) ${base}\\b`,
      "gi",
    );
    // A page's story speaks of its neighbours as well.
    const [phrase = ""] = pages.get(sight.page ?? "") ?? [];
    return [sight.note, phrase].flatMap((text) =>
      [...text.matchAll(said)]
        .filter(([, told = ""]) => !agree(read(told), km))
        .map(([words]) => `${sight.file}: ${sight.id}: "${words}", by its way ${km}`),
    );
  });
}

const code = /\(([A-Z]{3})\)[^.;()]{0,60}?(?<!\d to )\b(\d[\d,]*) (?:km|kilometres)/g;

/** A page that is about a base, and gives its airport other kilometres. */
export function findAirportWords({ bases }: Places, { destinations }: Catalogue): string[] {
  return bases.flatMap((base) => {
    const page = destinations.find(({ slug }) => base.page?.endsWith(`:${slug}`));
    return [...(page?.reach.air ?? "").matchAll(code)].flatMap(([, airport, told = ""]) => {
      const km = base.airports.find((known) => known.code === airport)?.km;
      return km === undefined || agree(read(told), km)
        ? []
        : [`${base.file}: ${base.id}: ${airport} at ${km} km, on its page ${told}`];
    });
  });
}

const toldDays = new RegExp(`\\bin ${number} days\\b`, "i");

/** A trek's phrase that gives it other days than its stages are. */
export function findTrekDays(_: Places, { treks }: Catalogue): string[] {
  return treks.flatMap(({ slug, tagline, stages }) => {
    const [phrase, told = ""] = toldDays.exec(tagline) ?? [];
    return phrase && read(told) > stages.length
      ? [`treks.json: ${slug}: "${phrase}", and ${stages.length} stages`]
      : [];
  });
}
