import { getTimes } from "suncalc";
import type { CompiledHours, OpenWindow, PlannableSight } from "#contract/content/plannable.ts";
import { type DayOfYear, findWindows, readDayOfYear } from "#trip/opening-hours.ts";
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
    known = readDayOfYear(date);
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
  return {
    rise: minuteOf(times.sunrise, usualSun.rise),
    set: minuteOf(times.sunset, usualSun.set),
  };
}

/** First and last minute at which a visit may begin. */
export type BeginWindow = readonly [first: number, last: number];

/** Of a place whose hours nobody knows. */
const usualHours: OpenWindow = [480, 1080];
/** Where the sun neither rises nor sets by reckoning: six to six. */
const usualSun: Sun = { rise: 360, set: 1080 };
/** Minutes: before sunrise one comes, after it the light is still the first; before sunset it is the last, after it there is light. */
const bySun = { before: 30, dawn: 75, dusk: 45, after: 20 } as const;
/** What shuts within so many minutes of one's usual start is for the early morning. */
const soonShut = 45;
/** Half past six: what is for the night begins then. */
const nightBegins = 1110;
/** Half past six in the morning: who begins later does not rise for the sun. */
const risesBefore = 390;

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
  const hours = open ?? [usualHours];
  const onlyEarly = hours.every(([, closes]) => closes - minutes < traveller.start + soonShut);
  const onlySunrise = isForSunrise(sight);
  const isForSun = sight.best.includes("sunrise");
  const isEarly =
    onlySunrise || (isForSun && risesEarly(traveller)) || sight.kind === "safari" || onlyEarly;
  const isLate = sight.best.some((part) => late.has(part));
  const isDark = sight.best.some((part) => dark.has(part));
  const onlyLate = sight.best.every((part) => late.has(part));
  const earliest = onlySunrise ? traveller.dawn : traveller.earliest;
  let first = isEarly ? Math.max(earliest, sun.rise - bySun.before) : traveller.start;
  let last = (isLate ? traveller.latest : traveller.end) - minutes;
  const alwaysOpen = hours.some(([opens, closes]) => closes - opens >= 1440);
  if (!isDark && (alwaysOpen || outdoors.has(sight.kind)))
    last = Math.min(last, sun.set + bySun.after - minutes);
  if (onlySunrise) last = Math.min(last, sun.rise + bySun.dawn);
  if (onlyLate) {
    const hasSunset = sight.best.includes("sunset");
    const from = hasSunset
      ? sun.set - Math.max(bySun.dusk, minutes) - bySun.after
      : isNight(sight)
        ? nightBegins
        : sun.set - bySun.dusk;
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
    const dusk = Math.max(traveller.start, sun.set - Math.max(bySun.dusk, minutes) - bySun.after);
    const ends = [
      ...(risesEarly(traveller) ? within(first, Math.min(last, sun.rise + bySun.dawn)) : []),
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
export const risesEarly = ({ earliest }: Traveller): boolean => earliest < risesBefore;

const isNight = ({ best }: PlannableSight) => best.every((part) => part === "night");
/** Kinds under the sky: they end with the light. */
export const outdoors: ReadonlySet<string> = new Set([
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
