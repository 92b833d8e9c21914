import type { PackedColumns, PackedFacts } from "#contract/content/packed-facts.ts";
import type {
  CompiledHours,
  OpenWindow,
  Plannable,
  PlannableBase,
  PlannableLeg,
  PlannableSight,
} from "#contract/content/plannable.ts";
import type { PlannableFestival } from "#contract/content/plannable-festivals.ts";
import { unpackColumns } from "./columns.ts";
import { eachText } from "./each-text.ts";
import { writeMark } from "./marks.ts";

const degrees = (fine: number) => fine / 10_000;

type PackedSight = PlannableSight & { indian?: number; foreign?: number };
type PackedLeg = Omit<PlannableLeg, "fare"> & { least: number; most: number };

/** The facts that trips are planned on, with marks in the place of texts; without what no planner reads. */
export function unpackFacts(packed: PackedFacts): Plannable {
  const [baseCount, sightCount, legCount, festivalCount] = packed.counts;
  const list = <T>(columns: PackedColumns, count: number) => unpackColumns(columns, count) as T[];
  const { hash, parts, counts, ...others } = packed;
  const packedBases = list<PlannableBase>(packed.bases, baseCount);
  const facts: Plannable = {
    ...others,
    hash,
    bases: packedBases.map((base) => ({
      ...base,
      name: "",
      lat: degrees(base.lat),
      lon: degrees(base.lon),
    })),
    sights: list<PackedSight>(packed.sights, sightCount).map((sight) => {
      const { lat, lon, interests, indian, foreign, fee, ...own } = sight;
      const base = packedBases[own.base] as PlannableBase;
      return {
        ...own,
        name: "",
        lat: degrees(base.lat + lat),
        lon: degrees(base.lon + lon),
        months: own.months ?? base.months,
        interests: String(interests).split(" "),
        ...(indian !== undefined && foreign !== undefined && { fee: { indian, foreign, ...fee } }),
      };
    }),
    legs: list<PackedLeg>(packed.legs, legCount).map(({ least, most, ...leg }) => ({
      ...leg,
      to: leg.from + leg.to,
      slow: leg.usual + leg.slow,
      fare: [least, least + most],
    })),
    hours: packed.hours.map(unpackHours),
    festivals: list<PlannableFestival>(packed.festivals, festivalCount).map((festival) => ({
      ...festival,
      name: "",
      tagline: "",
      caution: "",
    })),
  };
  const counted: Record<string, number> = {};
  for (const { state, owner, field } of eachText(facts)) {
    const index = counted[state] ?? 0;
    counted[state] = index + 1;
    owner[field] = writeMark(parts[state] ?? "", index);
  }
  return facts;
}

type PackedSeason = [from: number, to: number, open: OpenWindow[] | OpenWindow[][]];

type PackedHours = PackedSeason[] | (Omit<CompiledHours, "seasons"> & { seasons: PackedSeason[] });

function unpackHours(packed: unknown): CompiledHours {
  const known = packed as PackedHours;
  const { seasons, ...hours } = Array.isArray(known) ? { seasons: known } : known;
  return {
    seasons: seasons.map(([from, to, open]) => ({ from, to, week: readWeek(open) })),
    ...hours,
  };
}

/** Windows of one day are pairs of numbers, a week is seven lists of them. */
const readWeek = (open: OpenWindow[] | OpenWindow[][]): OpenWindow[][] =>
  open.length === 7 && typeof open[0]?.[0] !== "number"
    ? (open as OpenWindow[][])
    : Array.from({ length: 7 }, () => open as OpenWindow[]);
