import { getTimes } from "suncalc";
import type { CompiledHours, OpenWindow, PlannableSight } from "#contract/content/plannable.ts";
import { type DayOfYear, findWindows } from "#trip/opening-hours.ts";
import { weekdayOf } from "./dates.ts";
import type { Traveller } from "./traveller.ts";

/** Opening hours of a date, in minutes after its midnight. */
export const findOpenWindows = (hours: CompiledHours, date: string): readonly OpenWindow[] =>
  findWindows(hours, readDate(date));

const mostDates = 1000;
const dates = new Map<string, DayOfYear>();

/** Hundreds of places ask for the same few dates. */
function readDate(date: string): DayOfYear {
  let known = dates.get(date);
  if (!known) {
    const dayOfMonth = Number(date.slice(8));
    known = {
      day: Number(date.slice(5, 7)) * 100 + dayOfMonth,
      weekday: weekdayOf(date),
      n: Math.ceil(dayOfMonth / 7),
    };
    if (dates.size >= mostDates) dates.clear();
    dates.set(date, known);
  }
  return known;
}

export interface Sun {
  readonly rise: number;
  readonly set: number;
}

const indiaOffset = 330;
const minuteOf = (time: Date | null | undefined, otherwise: number) =>
  time && !Number.isNaN(time.getTime())
    ? (time.getUTCHours() * 60 + time.getUTCMinutes() + indiaOffset) % 1440
    : otherwise;

/** Sunrise and sunset at a point, in minutes after midnight in India. */
export function findSun(date: string, lat: number, lon: number): Sun {
  const times = getTimes(new Date(`${date}T06:30:00Z`), lat, lon);
  return { rise: minuteOf(times.sunrise, 360), set: minuteOf(times.sunset, 1080) };
}

/** First and last minute at which a visit may begin. */
export type BeginWindow = readonly [first: number, last: number];

const dark = new Set(["evening", "night"]);
const late = new Set(["sunset", "evening", "night"]);

/**
 * When a visit of `minutes` may begin that day: within the hours to the end of the visit, before the
 * last entry, at the part of the day that the place is for, and within the traveller's own day.
 * @param open hours of the date; null where nobody knows them: eight to six
 */
export function findBeginWindows(
  sight: PlannableSight,
  open: readonly OpenWindow[] | null,
  lastEntry: number,
  minutes: number,
  traveller: Traveller,
  sun: Sun,
): BeginWindow[] {
  const hours = open ?? [[480, 1080] as OpenWindow];
  const onlyEarly = hours.every(([, closes]) => closes - minutes < traveller.start + 45);
  const onlySunrise = isForSunrise(sight);
  const isForSun = sight.best.includes("sunrise");
  const isEarly =
    onlySunrise || (isForSun && risesEarly(traveller)) || sight.kind === "safari" || onlyEarly;
  const isLate = sight.best.some((part) => late.has(part));
  const isDark = sight.best.some((part) => dark.has(part));
  const onlyLate = sight.best.every((part) => late.has(part));
  const earliest = onlySunrise ? traveller.dawn : traveller.earliest;
  let first = isEarly ? Math.max(earliest, sun.rise - 30) : traveller.start;
  let last = (isLate ? traveller.latest : traveller.end) - minutes;
  const alwaysOpen = hours.some(([opens, closes]) => closes - opens >= 1440);
  if (!isDark && (alwaysOpen || outdoors.has(sight.kind)))
    last = Math.min(last, sun.set + 20 - minutes);
  if (onlySunrise) last = Math.min(last, sun.rise + 75);
  if (onlyLate) {
    const hasSunset = sight.best.includes("sunset");
    const from = hasSunset
      ? sun.set - Math.max(45, minutes) - 20
      : isNight(sight)
        ? 1110
        : sun.set - 45;
    first = Math.max(first, from);
  }
  const within = (from: number, to: number) =>
    hours.flatMap(([opens, closes]): BeginWindow[] => {
      const begin = Math.max(opens, from);
      const end = Math.min(closes - minutes, lastEntry > 0 ? closes - lastEntry : closes, to);
      return begin <= end ? [[begin, end]] : [];
    });
  const windows = within(first, last);
  // What is for the first sun or the last is not for noon.
  const bothEnds = isForSun && sight.best.every((part) => part === "sunrise" || late.has(part));
  if (bothEnds && !onlySunrise) {
    const dusk = Math.max(traveller.start, sun.set - Math.max(45, minutes) - 20);
    const ends = [
      ...(risesEarly(traveller) ? within(first, Math.min(last, sun.rise + 75)) : []),
      ...within(dusk, last),
    ];
    if (ends.length > 0) return ends;
  }
  // Its own hours know better than the part of the day that it is best in.
  return windows.length > 0 || open === null || alwaysOpen || onlySunrise
    ? windows
    : within(traveller.start, traveller.latest - minutes);
}

/** What is worth going to for the sunrise alone. */
export const isForSunrise = ({ best }: PlannableSight): boolean =>
  best.every((part) => part === "sunrise");

/** Whoever has an easy pace does not rise for the sun. */
export const risesEarly = ({ earliest }: Traveller): boolean => earliest < 390;

const isNight = ({ best }: PlannableSight) => best.every((part) => part === "night");
const outdoors = new Set([
  "viewpoint",
  "walk",
  "trek",
  "valley",
  "pass",
  "peak",
  "waterfall",
  "lake",
  "river",
  "beach",
  "island",
  "village",
]);
