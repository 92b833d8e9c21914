import type { FactTexts, PackedFacts } from "#contract/content/packed-facts.ts";
import type { CompiledHours, Plannable, PlannableLeg } from "#contract/content/plannable.ts";
import { indexFacts } from "../trip/facts-index.ts";
import { packColumns, type Ways } from "./columns.ts";
import { eachText } from "./each-text.ts";

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
    base: "plain",
    lat: "plain",
    lon: "plain",
    interests: "lines",
    hours: "plain",
    months: "sparse",
    fame: "sparse",
    longest: "sparse",
    overnight: "sparse",
    book: "sparse",
    permit: "sparse",
    permitForeign: "sparse",
    closedTo: "sparse",
    foreignersTogether: "sparse",
    altitude: "sparse",
    restBefore: "sparse",
    minAge: "sparse",
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

/** Facts as they travel to a browser, and the texts of each part. `name`: a part, by its state and what it says. */
export function packFacts(
  facts: Plannable,
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
  const packed: PackedFacts = {
    hash: indexFacts(facts).hash,
    parts,
    counts: [bases.length, sights.length, legs.length, festivals.length],
    bases: packColumns(
      bases.map(({ name, lat, lon, ...base }) => ({ ...base, lat: fine(lat), lon: fine(lon) })),
      waysOf.bases,
    ),
    sights: packColumns(
      sights.map(({ name, known, lat, lon, fee, months, interests, ...sight }) => {
        const { indian, foreign, ...others } = fee ?? {};
        const base = bases[sight.base];
        return {
          ...sight,
          lat: fine(lat) - fine(base?.lat ?? 0),
          lon: fine(lon) - fine(base?.lon ?? 0),
          ...(months !== base?.months && { months }),
          interests: interests.join(" "),
          ...(fee && { indian, foreign }),
          ...(Object.keys(others).length > 0 && { fee: others }),
        };
      }),
      waysOf.sights,
    ),
    legs: packColumns(legs.map(packLeg), waysOf.legs),
    hours: hours.map(packHours),
    festivals: packColumns(
      festivals.map(({ name, tagline, caution, price, ...festival }) => festival),
      waysOf.festivals,
    ),
    regions: regions.map(({ id, states, bases: own }) => ({ id, name: "", states, bases: own })),
    airports: airports.map(({ code, base }) => ({ code, name: "", base })),
    ...(facts.tickets && { tickets: facts.tickets }),
    ...(facts.holidays && { holidays: facts.holidays }),
    ...(facts.ramadan && { ramadan: facts.ramadan }),
  };
  return { packed, texts: new Map([...byState].map(([state, own]) => [parts[state] ?? "", own])) };
}

/** Later numbers as what they are more than earlier ones: small, and often the same. */
const packLeg = ({ to, slow, fare: [least, most], ...leg }: PlannableLeg) => ({
  ...leg,
  to: to - leg.from,
  slow: slow - leg.usual,
  least,
  most: most - least,
});

function packHours({ seasons, ...hours }: CompiledHours): unknown {
  const packed = seasons.map(({ from, to, week }) => {
    const days = new Set(week.map((windows) => JSON.stringify(windows)));
    // Seven days alike are written once, one level less deep.
    return [from, to, days.size === 1 ? week[0] : week];
  });
  return Object.keys(hours).length > 0 ? { seasons: packed, ...hours } : packed;
}
