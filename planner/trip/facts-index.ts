import type { Plannable, PlannableBase, PlannableSight } from "#contract/content/plannable.ts";
import type { PlannableFestival } from "#contract/content/plannable-festivals.ts";
import { straightKm } from "./points.ts";

/** The facts, found by id and by place. Indices are those of `plannable`. */
export interface FactsIndex {
  readonly plannable: Plannable;
  readonly baseOf: ReadonlyMap<string, number>;
  readonly sightOf: ReadonlyMap<string, number>;
  readonly festivalOf: ReadonlyMap<string, PlannableFestival>;
  /** Sights by base. */
  readonly sightsAt: readonly (readonly number[])[];
  /** By base: metres above the sea. */
  readonly altitudes: Float64Array;
  /** By base: the sight there that one sleeps on. */
  readonly overnightAt: ReadonlyMap<number, number>;
  /** By base: 1 where there is such a sight. */
  readonly isOvernight: Uint8Array;
  readonly hash: string;
  /** Kilometres as the crow flies from base `a` to base `b`. */
  distance(a: number, b: number): number;
}

const made = new WeakMap<Plannable, FactsIndex>();

/** Made once for each set of facts. */
export function indexFacts(plannable: Plannable): FactsIndex {
  const known = made.get(plannable);
  if (known) return known;
  const sightsAt: number[][] = plannable.bases.map(() => []);
  plannable.sights.forEach(({ base }, sight) => {
    sightsAt[base]?.push(sight);
  });
  const overnightAt = new Map(
    plannable.sights.flatMap(({ base, overnight }, sight) =>
      overnight === undefined ? [] : [[base, sight] as const],
    ),
  );
  let hash: string | null = plannable.hash ?? null;
  const index: FactsIndex = {
    plannable,
    baseOf: new Map(plannable.bases.map(({ id }, base) => [id, base])),
    sightOf: new Map(plannable.sights.map(({ id }, sight) => [id, sight])),
    festivalOf: new Map((plannable.festivals ?? []).map((one) => [one.slug, one])),
    sightsAt,
    altitudes: Float64Array.from(plannable.bases, ({ altitude }) => altitude),
    overnightAt,
    isOvernight: Uint8Array.from(plannable.bases, (_, base) => (overnightAt.has(base) ? 1 : 0)),
    // Asked for only where a trip is written out: half a megabyte is read for it.
    get hash() {
      hash ??= hashText(JSON.stringify(plannable));
      return hash;
    },
    distance: measureBases(plannable),
  };
  made.set(plannable, index);
  return index;
}

export function getBase({ plannable }: FactsIndex, base: number): PlannableBase {
  const found = plannable.bases[base];
  if (!found) throw new RangeError(`There is no base ${base}.`);
  return found;
}

export function getSight({ plannable }: FactsIndex, sight: number): PlannableSight {
  const found = plannable.sights[sight];
  if (!found) throw new RangeError(`There is no sight ${sight}.`);
  return found;
}

/** One lands for the place with more to see, even a little farther off: minutes a point of worth. */
const minutesAPoint = 3;

/** The base that an airport belongs to, and the minutes to it. */
export function findAirport(
  { plannable, sightsAt }: FactsIndex,
  code: string,
): { base: number; minutes: number } | null {
  const named = plannable.airports?.find((one) => one.code === code);
  const own = named && plannable.bases[named.base]?.airports.find(([airport]) => airport === code);
  if (named && own) return { base: named.base, minutes: own[1] };
  let nearest: { base: number; minutes: number } | null = null;
  let least = Number.POSITIVE_INFINITY;
  plannable.bases.forEach((item, base) => {
    for (const [airport, minutes] of item.airports) {
      const points = (sightsAt[base] ?? []).reduce(
        (all, sight) => all + (plannable.sights[sight]?.worth ?? 0),
        0,
      );
      const distance = minutes - Math.min(60, points * minutesAPoint);
      if (airport !== code || distance >= least) continue;
      least = distance;
      nearest = { base, minutes };
    }
  });
  return nearest;
}

/** Each pair is reckoned once, when it is first asked for. */
function measureBases({ bases }: Plannable): FactsIndex["distance"] {
  const count = bases.length;
  const known = new Float32Array(count * count).fill(-1);
  return (a, b) => {
    const key = a * count + b;
    if ((known[key] as number) < 0)
      known[key] = straightKm(bases[a] as PlannableBase, bases[b] as PlannableBase);
    return known[key] as number;
  };
}

/** FNV-1a over the text's code units, as eight hexadecimal digits. */
function hashText(text: string): string {
  let hash = 0x811c9dc5;
  for (let k = 0; k < text.length; k++) hash = Math.imul(hash ^ text.charCodeAt(k), 0x01000193);
  return (hash >>> 0).toString(16).padStart(8, "0");
}
