import type { PackedColumns, PackedFacts } from "#contract/content/packed-facts.ts";
import type {
  CompiledHours,
  Plannable,
  PlannableBase,
  PlannableLeg,
  PlannableSight,
} from "#contract/content/plannable.ts";
import type { PlannableFestival } from "#contract/content/plannable-festivals.ts";
import { writeMark } from "../trip/text-marks.ts";
import { indexOf, unpackColumns } from "./columns.ts";
import { eachText } from "./each-text.ts";
import { readSeasons } from "./packed-hours.ts";
import { own, straightLeg, tenths } from "./straight-leg.ts";

const degrees = (fine: number) => fine / 10_000;

type PackedSight = Omit<PlannableSight, "interests"> & {
  interests?: string;
  indian?: number;
  foreign?: number;
};
type PackedHours = Omit<CompiledHours, "seasons"> & { seasons: string };
type PackedLeg = Omit<PlannableLeg, "fare"> & { least: number; most: number };

/** The facts that trips are planned on, with marks in the place of texts; without what no planner reads. */
export function unpackFacts(packed: PackedFacts): Plannable {
  const [baseCount, sightCount, legCount, festivalCount, hoursCount] = packed.counts;
  const list = <T>(columns: PackedColumns, count: number) => unpackColumns(columns, count) as T[];
  const { hash, parts, counts, interests, ...others } = packed;
  const packedBases = list<PlannableBase>(packed.bases, baseCount);
  const bases = packedBases.map((base) => ({
    ...base,
    name: "",
    lat: degrees(base.lat),
    lon: degrees(base.lon),
  }));
  const facts: Plannable = {
    ...others,
    hash,
    bases,
    sights: readSights(list<PackedSight>(packed.sights, sightCount), packedBases, interests),
    legs: list<PackedLeg>(packed.legs, legCount).map(({ least, most, ...leg }) => ({
      ...leg,
      to: leg.from + leg.to,
      km: tenths(leg.km + straightLeg(bases, leg.from, leg.from + leg.to, leg.mode)),
      slow: leg.usual + leg.slow,
      fare: [least, least + most],
    })),
    hours: list<PackedHours>(packed.hours, hoursCount).map(({ seasons, ...hours }) => ({
      seasons: readSeasons(seasons),
      ...hours,
    })),
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

/** As `packSights` has written them. */
function readSights(
  sights: readonly PackedSight[],
  bases: readonly PlannableBase[],
  names: readonly string[],
): PlannableSight[] {
  let unseen = 0;
  let last = 0;
  return sights.map((sight) => {
    const { lat, lon, interests = "", hours, indian, foreign, fee, ...others } = sight;
    last += others.base;
    const base = bases[last] as PlannableBase;
    return {
      ...others,
      id: others.id.replace(own, base.id),
      name: others.name ?? "",
      base: last,
      lat: degrees(base.lat + lat),
      lon: degrees(base.lon + lon),
      months: others.months ?? base.months,
      interests: [...interests].map((_, at) => names[indexOf(interests, at)] ?? ""),
      ...(hours !== undefined && { hours: hours === 0 ? unseen++ : hours - 1 }),
      ...(indian !== undefined && foreign !== undefined && { fee: { indian, foreign, ...fee } }),
    };
  });
}
