import type { FactTexts, PackedFacts } from "#contract/content/packed-facts.ts";
import type {
  Plannable,
  PlannableBase,
  PlannableLeg,
  PlannableSight,
} from "#contract/content/plannable.ts";
import { letter, packColumns, type Ways } from "./columns.ts";
import { eachText } from "./each-text.ts";
import { writeSeasons } from "./packed-hours.ts";
import { own, straightLeg, tenths } from "./straight-leg.ts";

/** Ten thousandths of a degree: as fine as the facts are. */
const fine = (degrees: number) => Math.round(degrees * 10_000);

const waysOf = {
  bases: {
    id: "lines",
    lat: "plain",
    lon: "plain",
    altitude: "plain",
    months: "lines",
    prices: "plain",
    airports: "plain",
    station: "plain",
    restNights: "sparse",
    restBefore: "sparse",
  },
  sights: {
    id: "lines",
    lat: "plain",
    lon: "plain",
    interests: "lines",
    hours: "plain",
    months: "sparse",
    fame: "sparse",
    longest: "sparse",
    overnight: "sparse",
    quiet: "sparse",
    book: "sparse",
    permit: "sparse",
    permitForeign: "sparse",
    closedTo: "sparse",
    foreignersTogether: "sparse",
    altitude: "sparse",
    restBefore: "sparse",
    minAge: "sparse",
    walk: "sparse",
    carriers: "sparse",
    carriesPart: "sparse",
    rules: "sparse",
    known: "sparse",
    name: "sparse",
  },
  legs: {
    from: "plain",
    to: "plain",
    km: "plain",
    months: "sparse",
    days: "sparse",
    back: "sparse",
    at: "sparse",
    atBack: "sparse",
    name: "sparse",
    note: "sparse",
    carriers: "sparse",
  },
  festivals: {
    slug: "lines",
    lat: "plain",
    lon: "plain",
    states: "plain",
    dates: "plain",
    base: "plain",
    seasons: "sparse",
  },
} as const satisfies { [list: string]: Ways<Record<string, never>> };

/**
 * Facts as they travel to a browser, and the texts of each part. `hash`: of the facts as a whole (`FactsIndex`);
 * `name`: a part, by its state and what it says.
 */
export function packFacts(
  facts: Plannable,
  hash: string,
  name: (state: string, texts: FactTexts) => string,
): { packed: PackedFacts; texts: Map<string, FactTexts> } {
  const {
    bases,
    sights,
    legs,
    hours,
    festivals = [],
    regions = [],
    airports = [],
  } = structuredClone(facts);
  const byState = new Map<string, string[]>();
  for (const { state, owner, field } of eachText({ bases, sights, legs, festivals })) {
    const own = byState.get(state) ?? [];
    byState.set(state, own);
    own.push(String(owner[field]));
    owner[field] = 1;
  }
  const parts = Object.fromEntries(
    [...byState].map(([state, own]) => [state, name(state, own)] as const),
  );
  const interests = [...new Set(sights.flatMap((sight) => sight.interests))];
  const packed: PackedFacts = {
    hash,
    parts,
    counts: [bases.length, sights.length, legs.length, festivals.length, hours.length],
    bases: packColumns(
      bases.map(({ name, lat, lon, ...base }) => ({ ...base, lat: fine(lat), lon: fine(lon) })),
      waysOf.bases,
    ),
    sights: packColumns(packSights(sights, bases, interests), waysOf.sights),
    legs: packColumns(
      legs.map((leg) => packLeg(leg, bases)),
      waysOf.legs,
    ),
    hours: packColumns(
      hours.map(({ seasons, ...others }) => ({ ...others, seasons: writeSeasons(seasons) })),
      { seasons: "lines", days: "sparse", nth: "sparse", lastEntry: "sparse" },
    ),
    interests,
    festivals: packColumns(
      festivals.map(({ name, tagline, caution, price, ...festival }) => festival),
      waysOf.festivals,
    ),
    regions: regions.map(({ id, states, bases: own, through }) => ({
      id,
      name: "",
      states,
      bases: own,
      ...(through && { through }),
    })),
    airports: airports.map(({ code, base }) => ({ code, name: "", base })),
    ...(facts.tickets && { tickets: facts.tickets }),
    ...(facts.holidays && { holidays: facts.holidays }),
    ...(facts.ramadan && { ramadan: facts.ramadan }),
  };
  return { packed, texts: new Map([...byState].map(([state, own]) => [parts[state] ?? "", own])) };
}

/** Where a sight lies from its base, what it has that its base has not, and the next of what is counted as such. */
function packSights(
  sights: readonly PlannableSight[],
  bases: readonly PlannableBase[],
  interests: readonly string[],
) {
  let unseen = 0;
  let last = 0;
  return sights.map(({ name, lat, lon, fee, months, hours, ...sight }) => {
    const { indian, foreign, ...prices } = fee ?? {};
    const base = bases[sight.base];
    const isNew = hours === unseen;
    if (isNew) unseen += 1;
    const on = sight.base - last;
    last = sight.base;
    return {
      ...sight,
      id: sight.id.replace(base?.id ?? own, own),
      ...(sight.fame && { name }),
      base: on,
      lat: fine(lat) - fine(base?.lat ?? 0),
      lon: fine(lon) - fine(base?.lon ?? 0),
      interests: sight.interests.map((one) => letter(interests.indexOf(one))).join(""),
      ...(hours !== undefined && { hours: isNew ? 0 : hours + 1 }),
      ...(months !== base?.months && { months }),
      ...(fee && { indian, foreign }),
      ...(Object.keys(prices).length > 0 && { fee: prices }),
    };
  });
}

/** Later numbers as what they are more than earlier ones: small, and often the same. */
const packLeg = (
  { to, slow, km, fare: [least, most], ...leg }: PlannableLeg,
  bases: readonly PlannableBase[],
) => ({
  ...leg,
  km: tenths(km - straightLeg(bases, leg.from, to, leg.mode)),
  to: to - leg.from,
  slow: slow - leg.usual,
  least,
  most: most - least,
});
