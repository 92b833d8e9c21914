import { readClock } from "#contract/clock.ts";
import type { LegMode, Terrain } from "#contract/content/facts.ts";
import { measureDistance } from "#server/content/pages/distance.ts";
import {
  nameLeg,
  type PlacedBase,
  type PlacedLeg,
  type Places,
} from "#server/content/places/read-places.ts";

/** Kilometres an hour between which a usual journey lies. */
const roadSpeeds: Record<Terrain, [number, number]> = {
  plain: [24, 90],
  hills: [16, 68],
  mountains: [9, 48],
  island: [12, 50],
};
const speeds: Record<Exclude<LegMode, "road">, [number, number]> = {
  train: [18, 115],
  "toy-train": [6, 32],
  flight: [110, 800],
  ferry: [6, 70],
  walk: [0.8, 5],
};
/** Airports whose runway only propeller aircraft use. */
const propellerOnly = new Set(["AGX", "DHM", "DIU", "IXT", "JGB", "KUU", "PNY", "SHL", "VDY"]);

/** Minutes from gate to gate that no timetable betters: taxiing, climb and descent besides the way. */
const fastestFlight = (km: number, ...ends: PlacedBase[]) =>
  ends.some(({ airports }) => propellerOnly.has(airports[0]?.code ?? ""))
    ? 28 + km / 9
    : 29 + km / 13.5;

/** How much longer than the straight line a way may be. */
const windings: Record<LegMode, number> = {
  road: 2.3,
  train: 2.6,
  "toy-train": 4,
  flight: 1.25,
  ferry: 2.5,
  walk: 3,
};

/** A leg and another that runs with it by the same mode at the same time of day are told apart by their weekdays or clocks. */
const keyOf = (leg: PlacedLeg) =>
  `${nameEnds(leg)} ${leg.mode} ${leg.night === "only"} ${leg.days?.departs ?? "daily"} ${leg.clock?.departs ?? leg.clock?.back ?? ""}`;

const basesById = ({ bases }: Places) => new Map(bases.map((base) => [base.id, base]));

/** Between the slower terrain's slowest and the faster one's fastest, since most roads cross both. */
function speedLimits(mode: LegMode, from: PlacedBase, to: PlacedBase): [number, number] {
  if (mode !== "road") return speeds[mode];
  const [a, b] = [roadSpeeds[from.terrain], roadSpeeds[to.terrain]];
  return [Math.min(a[0], b[0]), Math.max(a[1], b[1])];
}

/** Legs to nowhere, twice told, shorter than the straight line, or at a speed that their mode has not. */
export function findLegFaults(places: Places): string[] {
  const baseOf = basesById(places);
  const told = new Map<string, PlacedLeg>();
  return places.legs.flatMap((leg) => {
    const where = `${leg.file}: ${nameLeg(leg)}`;
    const [from, to] = [baseOf.get(leg.from), baseOf.get(leg.to)];
    if (!from || !to) return [`${where}: there is no base "${from ? leg.to : leg.from}"`];
    const faults: string[] = [];
    const key = keyOf(leg);
    const other = told.get(key);
    if (other) faults.push(`${where}: stands in ${other.file} already (a leg runs both ways)`);
    told.set(key, leg);
    const crow = measureDistance(from.coordinates, to.coordinates);
    const winding = windings[leg.mode] * (isMountain(from, to) ? 1.6 : 1);
    if (leg.km < crow * 0.97 - 2 || leg.km > crow * winding + 15)
      faults.push(`${where}: ${leg.km} km, but ${Math.round(crow)} as the crow flies`);
    const [slowest, fastest] = speedLimits(leg.mode, from, to);
    const speed = leg.km / (leg.minutes.usual / 60);
    if (speed < slowest || speed > fastest)
      faults.push(
        `${where}: ${leg.km} km in ${leg.minutes.usual} minutes is ${Math.round(speed)} km/h, outside ${slowest} to ${fastest}`,
      );
    const least = leg.mode === "flight" ? Math.round(fastestFlight(leg.km, from, to)) : 0;
    if (leg.minutes.usual < least)
      faults.push(`${where}: no aircraft needs less than ${least} minutes from gate to gate`);
    if (leg.minutes.slow > leg.minutes.usual * 2.5 + 30)
      faults.push(`${where}: slow (${leg.minutes.slow}) is far from usual (${leg.minutes.usual})`);
    return faults;
  });
}

const isMountain = (...bases: PlacedBase[]) => bases.some(({ terrain }) => terrain === "mountains");

/** A direct road that takes longer than the way through a third base, or is longer: one of the three is wrong. */
export function findDetourFaults({ legs }: Places): string[] {
  const roads = legs.filter(({ mode, months }) => mode === "road" && !months);
  const out = new Map<string, { to: string; leg: PlacedLeg }[]>();
  for (const leg of roads) {
    for (const [from, to] of [
      [leg.from, leg.to],
      [leg.to, leg.from],
    ] as const)
      out.set(from, [...(out.get(from) ?? []), { to, leg }]);
  }
  return roads.flatMap((direct) =>
    (out.get(direct.from) ?? []).flatMap(({ to: middle, leg: first }) =>
      (out.get(middle) ?? [])
        .filter(({ to }) => to === direct.to && middle !== direct.to)
        .flatMap(({ leg: second }) => {
          const minutes = first.minutes.usual + second.minutes.usual;
          const km = first.km + second.km;
          const where = `${direct.file}: ${nameLeg(direct)}`;
          return [
            ...(direct.minutes.usual > minutes * 1.08 + 10
              ? [`${where}: ${direct.minutes.usual} minutes, but ${minutes} by way of ${middle}`]
              : []),
            ...(direct.km > km * 1.25 + 10 && direct.minutes.usual > minutes
              ? [`${where}: ${direct.km} km, but ${km} by way of ${middle}`]
              : []),
          ];
        }),
    ),
  );
}

/** A leg's source is its timetable's: a fare that names none of its own would pass for checked. */
export function findBorrowedSources({ legs }: Places): string[] {
  return legs
    .filter(({ source, fare }) => source && !fare.source && !fare.unverified)
    .map((leg) => `${leg.file}: ${nameLeg(leg)}: the fare has no source of its own`);
}

/** Furthest drive from an airport that a trip can begin with, in minutes. */
const airportWithin = 240;

/** Bases with no airport within four hours, from which no leg leads to one that has. */
export function findUnreachable({ bases, legs }: Places): string[] {
  const near = bases.filter(({ airports }) =>
    airports.some(({ minutes }) => minutes <= airportWithin),
  );
  const reached = new Set(near.map(({ id }) => id));
  for (let size = -1; size !== reached.size; ) {
    size = reached.size;
    for (const { from, to } of legs) {
      if (reached.has(from)) reached.add(to);
      else if (reached.has(to)) reached.add(from);
    }
  }
  return bases
    .filter(({ id }) => !reached.has(id))
    .map(
      ({ id, file }) => `${file}: ${id}: no airport within ${airportWithin} minutes, and no leg`,
    );
}

/** Bases that no leg touches: nobody could go on from there. */
export function findIsolated({ bases, legs }: Places): string[] {
  const touched = new Set(legs.flatMap(({ from, to }) => [from, to]));
  return bases
    .filter(({ id }) => !touched.has(id))
    .map(({ id, file }) => `${file}: ${id}: no leg leads there`);
}

/** "Four days a week", "six days of the week" */
const daysAWeek = /\b(one|two|three|four|five|six) days (?:a|of the) week\b/i;
const counts = ["none", "one", "two", "three", "four", "five", "six"];
/** "not on Sundays", "on all days but Thursday", "rests on Fridays" */
const restDay =
  /(?:\bnot on|\bbut|\brests on|\bexcept(?: on)?) (Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)days?\b/;
/** Where others run too, a rest of one of them is none of the way's. */
const others = /\b(?:others?|another|two|expresse?s?|every day|one alone)\b/i;
const dayNames = ["Mon", "Tues", "Wednes", "Thurs", "Fri", "Satur", "Sun"];

/** Weekdays of what runs daily by nature, that its words tell otherwise, or that a faster daily leg makes idle. */
export function findRunDayFaults({ legs }: Places): string[] {
  return legs.flatMap((leg) => {
    const { days, mode, note = "" } = leg;
    const where = `${leg.file}: ${nameLeg(leg)}`;
    const count = daysAWeek.exec(note)?.[1]?.toLowerCase();
    const rest = restDay.exec(note)?.[1];
    const departs = days?.departs ?? "1234567";
    const faults: string[] = [];
    if (days && (mode === "road" || mode === "walk"))
      faults.push(`${where}: a way by ${mode} has no days`);
    if (days && count && counts.indexOf(count) !== departs.length)
      faults.push(`${where}: the note says ${count} days a week, days ${departs}`);
    if (
      rest &&
      (days || !others.test(note)) &&
      departs.includes(String(dayNames.indexOf(rest) + 1))
    )
      faults.push(`${where}: the note says that it rests on ${rest}day, days ${departs}`);
    const daily = legs.find(
      (other) =>
        days &&
        !other.days &&
        !other.clock &&
        other.mode === mode &&
        nameEnds(other) === nameEnds(leg) &&
        (other.night === "only") === (leg.night === "only") &&
        other.minutes.usual <= leg.minutes.usual,
    );
    if (daily) faults.push(`${where}: a daily one is as fast`);
    return faults;
  });
}

/** "leaves at 6.10", "at 14.35": a departure that the words tell. */
const toldTimes = /\bat (\d{1,2})\.(\d\d)\b/g;

/** Clocks of what goes at any time or by night, that arrive on another day, or that the words contradict. */
export function findClockFaults({ legs }: Places): string[] {
  return legs.flatMap(({ clock, mode, night, minutes, note = "", ...leg }) => {
    if (!clock) return [];
    const where = `${leg.file}: ${nameLeg({ ...leg, mode })}`;
    if (mode === "road" || mode === "walk") return [`${where}: a way by ${mode} has no clock`];
    if (night === "only") return [`${where}: what runs by night alone has no clock yet`];
    const times = [...(clock.departs ?? []), ...(clock.back ?? [])].flatMap(
      (time) => readClock(time) ?? [],
    );
    const told = [...note.matchAll(toldTimes)].map(
      ([, hour, minute]) => Number(hour) * 60 + Number(minute),
    );
    return [
      ...times
        .filter((time) => time + minutes.usual > 1440)
        .map((time) => `${where}: what leaves at minute ${time} arrives on the next day`),
      ...told
        .filter((time) => !times.includes(time))
        .map((time) => `${where}: the note tells of minute ${time}, the clock does not`),
    ];
  });
}

const nameEnds = ({ from, to }: PlacedLeg) => [from, to].sort().join(" ");
