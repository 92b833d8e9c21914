import type { PlannableLeg } from "#contract/content/plannable.ts";
import type { RoadEstimate } from "./estimate-roads.ts";
import { type FactsIndex, getBase } from "./facts-index.ts";
import { everyDay, type Hop, type Mode } from "./hop.ts";
import { nameBack } from "./name-back.ts";
import { access, carFare, slower } from "./ride-numbers.ts";
import { breaksIn, type Traveller } from "./traveller.ts";

/** Minutes on either side: being there in time, and getting out. */
export const waits: Partial<Record<Mode, readonly [before: number, after: number]>> = {
  flight: [90, 30],
  train: [25, 10],
  "toy-train": [25, 5],
  ferry: [25, 10],
};

/** "136" as bits, Monday the lowest; all of them where nothing is said. */
function readWeekdays(days: string | undefined): number {
  if (days === undefined) return everyDay;
  let bits = 0;
  for (const day of days) bits |= 1 << (Number(day) - 1);
  return bits;
}

export function readHop(
  facts: FactsIndex,
  traveller: Traveller,
  leg: PlannableLeg,
  from: number,
  to: number,
): Hop {
  const mode = leg.mode as Mode;
  const [before, after] = waits[mode] ?? [0, 0];
  const lead = before + accessOf(facts, from, mode);
  const breaks = mode === "road" ? breaksIn(leg.usual, traveller.youngest) : 0;
  const extra = lead + after + accessOf(facts, to, mode) + breaks;
  const departures = from === leg.from ? leg.at : leg.atBack;
  const times = leg.car ? traveller.cars : traveller.heads;
  return {
    from,
    to,
    mode,
    minutes: leg.usual + extra,
    slow: leg.slow + extra,
    km: leg.km,
    // Where the other direction alone has a clock, whatever runs this way has another name.
    ...(leg.name &&
      (departures || !(leg.at || leg.atBack)) && {
        name: from === leg.from || mode !== "train" ? leg.name : nameBack(leg.name),
      }),
    ...(leg.note && { note: leg.note }),
    ...(leg.carriers && { carriers: leg.carriers }),
    estimated: false,
    days: readWeekdays(from === leg.from ? leg.days : (leg.back ?? leg.days)),
    ...(departures && { clock: { starts: departures.map((at) => at - lead), lead } }),
    fare: [leg.fare[0] * times, leg.fare[1] * times],
  };
}

function accessOf(facts: FactsIndex, base: number, mode: Mode): number {
  const { airports, station = access.station } = getBase(facts, base);
  if (mode === "flight") return airports[0]?.[1] ?? access.airport;
  if (mode === "train" || mode === "toy-train") return Math.min(access.mostStation, station);
  return 0;
}

export function readEstimate(
  { cars, rupeesPerKm, youngest }: Traveller,
  { from, to, minutes, km }: RoadEstimate,
): Hop {
  const extra = access.car + breaksIn(minutes, youngest);
  return {
    from,
    to,
    mode: "road",
    minutes: minutes + extra,
    slow: Math.round(minutes * slower.estimated) + extra,
    km: Math.round(km),
    estimated: true,
    days: everyDay,
    fare: [
      Math.round(km * rupeesPerKm * cars * carFare.low),
      Math.round(km * rupeesPerKm * cars * carFare.high),
    ],
  };
}
