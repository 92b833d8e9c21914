import type { Catalogue } from "#server/content/catalogue.ts";
import { nameLeg, type Places } from "#server/content/places/read-places.ts";

/** Shorter ones ("Closed on Mondays.") may well be true of two places. */
const shortest = 34;

/** Fields that are words or keys, not sentences. */
const noProse = new Set([
  "slug",
  "picture",
  "name",
  "location",
  "aliases",
  "tags",
  "covers",
  "rule",
]);

function* listTexts(value: unknown, key = ""): Generator<string> {
  if (typeof value === "string") {
    if (!noProse.has(key)) yield value;
  } else if (Array.isArray(value)) {
    for (const item of value) yield* listTexts(item, key);
  } else if (value && typeof value === "object") {
    for (const [name, item] of Object.entries(value))
      if (!noProse.has(name)) yield* listTexts(item, name);
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

/** Sentences that stand on two pages, or twice on one. */
export function findRepeatedProse(catalogue: Catalogue): string[] {
  const told = new Map<string, string>();
  return lists.flatMap((list) =>
    catalogue[list].flatMap((item) =>
      [...listTexts(item)].flatMap((text) =>
        text.split(/(?<=[.!?])\s+/).flatMap((sentence) => {
          if (sentence.length < shortest || !sentence.includes(" ")) return [];
          const known = told.get(sentence.toLowerCase());
          told.set(sentence.toLowerCase(), `${list}:${item.slug}`);
          return known ? [`${list}:${item.slug}: "${sentence}" stands in ${known} too`] : [];
        }),
      ),
    ),
  );
}

const numbers: Record<string, number> = {
  "half an": 0.5,
  an: 1,
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  eleven: 11,
  twelve: 12,
};
const words = Object.keys(numbers).join("|");
/** "3 and a half", "two and a half", "four". */
const amount = `(?:\\d+(?:\\.\\d+)?|${words})(?: and (?:a half|a quarter|three quarters))?`;
/** "Gwalior is three hours", "Bhopal 3 and a half to 4 hours"; in a list also "Pench five". */
const spoken = (name: string) =>
  new RegExp(
    `\\b${name}(?: is| takes| lies| are|,)? (?:about |under |nearly |some )?(${amount})(?: (?:hours? )?to (${amount}))?(?: hours?( and (?:a half|a quarter|three quarters))?)?(?=[ ,.;]|$)(?! ?(?:km|kilomet|metres|m\\b|minutes|days|nights|hours? from|from))`,
    "i",
  );

const parts: Record<string, number> = { "a half": 0.5, "a quarter": 0.25, "three quarters": 0.75 };

function readHours(text: string): number {
  const [whole = "", part = ""] = text.toLowerCase().split(" and ");
  return (numbers[whole] ?? Number(whole)) + (parts[part] ?? 0);
}

/** A page's time by road against the leg's: as much as prose rounds, and roads differ by the day. */
const slack = 0.15;
const leastSlack = 30;

/** Sights as near as this share their base's journeys, give or take their own way to it. */
const nearMinutes = 60;

/** Pages that tell ways from a base: its own, and those of sights near it with the minutes there. */
function* listPages({
  bases,
  sights,
}: Places): Generator<{ page: string; id: string; minutes: number }> {
  for (const { id, page } of bases) if (page) yield { page, id, minutes: 0 };
  for (const { page, base, fromBase } of sights) {
    const minutes = fromBase?.minutes ?? 0;
    if (page && minutes <= nearMinutes) yield { page, id: base, minutes };
  }
}

/** "Turia, Pench" is spoken of as either. */
const namesOf = ({ name, aliases = [] }: { name: string; aliases?: string[] }) =>
  new Set([name, ...name.split(", "), ...aliases].filter((text) => text.length > 3));

/** Times by road that a page tells otherwise than the leg. */
export function findTravelTimeFaults(places: Places, catalogue: Catalogue): string[] {
  const roads = places.legs.filter(({ mode }) => mode === "road");
  const baseOf = new Map(places.bases.map((base) => [base.id, base]));
  const pageOf = new Map(
    [...catalogue.destinations, ...catalogue.attractions].map((item) => [item.slug, item]),
  );
  const faults = [...listPages(places)].flatMap(({ page, id, minutes }) => {
    const text = pageOf.get(page.split(":")[1] ?? "")?.reach.road;
    if (!text) return [];
    return roads.flatMap((leg) => {
      if (leg.from !== id && leg.to !== id) return [];
      const other = baseOf.get(leg.from === id ? leg.to : leg.from);
      const name = other && [...namesOf(other)].find((said) => text.includes(said));
      const found = name && spoken(name).exec(text);
      if (!found?.[1]) return [];
      const tail = (parts[found[3]?.slice(" and ".length) ?? ""] ?? 0) * 60;
      const low = readHours(found[1]) * 60 + (found[2] ? 0 : tail);
      const high = found[2] ? readHours(found[2]) * 60 + tail : low;
      const air = (span: number) => Math.max(leastSlack, span * slack) + minutes;
      const { usual, slow } = leg.minutes;
      return high + air(high) < usual || low - air(low) > slow
        ? [`${page}: "${found[0]}", but the leg ${nameLeg(leg)} takes ${usual} to ${slow} minutes`]
        : [];
    });
  });
  return [...new Set(faults)];
}

/** A month that is too poor to be named among the best. */
const tooPoor = 2;

/** Best months of attractions that the facts of their own sight or base call poor. */
export function findBestMonthFaults({ sights, bases }: Places, catalogue: Catalogue): string[] {
  return catalogue.attractions.flatMap(({ slug, bestMonths }) => {
    const page = `attraction:${slug}`;
    const months = [...bases, ...sights].find((item) => item.page === page && item.months)?.months;
    if (!months) return [];
    return bestMonths
      .filter((month) => Number(months[month - 1]) <= tooPoor)
      .map(
        (month) =>
          `${page}: month ${month} is among its best, and ${months[month - 1]} in its facts`,
      );
  });
}
