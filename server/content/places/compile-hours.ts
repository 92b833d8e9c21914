import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type OpeningHours from "opening_hours";
import { getTimes } from "suncalc";
import type { CompiledHours, OpenWindow } from "#contract/content/plannable.ts";

type Point = { lat: number; lon: number };

/** Two years, one of them a leap year: what differs between them follows a weekday of the month. */
const referenceYears = [2027, 2028] as const;
const dayMinutes = 1440;
const dayMs = 86_400_000;
/** A window that ends by then belongs to the evening before. */
const nightEnds = 360;
const sunWord = /\b(sunrise|sunset|dawn|dusk)\b/;
const indiaOffset = 330;
/** Without months, dates and n-th weekdays one week says all, by the sun one week a month. */
const datedWord = /\b(Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)\b|\[/;

/** Compiled once each: most places share their hours with others. */
const known = new Map<string, CompiledHours>();
let prepared: string | null = null;

/** Where the build has written what it compiled: read when the first hours are asked for. */
export function prepareHours(file: string): void {
  prepared = file;
}

/** All that has been compiled so far, for the build to write. */
export const listCompiledHours = (): [string, CompiledHours][] => [...known];

function readPrepared(): void {
  if (prepared === null) return;
  const entries: [string, CompiledHours][] = JSON.parse(readFileSync(prepared, "utf8"));
  prepared = null;
  for (const [key, compiled] of entries) known.set(key, compiled);
}

/**
 * Turns an opening_hours text into weekly windows by season, days of their own and closed days.
 * Sunrise and sunset become those of the middle of each month at the place, to five minutes.
 * @throws Error in a sentence where the text cannot be read, or does not repeat by year
 */
export function compileHours(text: string, point: Point, lastEntry?: number): CompiledHours {
  readPrepared();
  const hasSun = sunWord.test(text);
  const key = hasSun ? `${text}@${point.lat.toFixed(1)},${point.lon.toFixed(1)}` : text;
  let compiled = known.get(key);
  if (!compiled) {
    compiled = compileText(text, hasSun ? point : null);
    known.set(key, compiled);
  }
  return lastEntry === undefined ? compiled : { ...compiled, lastEntry };
}

function compileText(text: string, point: Point | null): CompiledHours {
  if (/\bPH\b|\bSH\b|easter|week \d|\b20\d\d\b/.test(text))
    throw new Error(`"${text}": write holidays as dates (Jan 26 off), no PH, SH, weeks or years`);
  if (!datedWord.test(text)) return compileWeeks(text, point);
  const [first, second] = referenceYears.map((year) => readYear(text, year, point));
  if (!first || !second) throw new Error("no reference years");
  if (![...first, ...second].some(({ windows }) => windows.length > 0))
    throw new Error(`"${text}": it never opens`);
  const a = findSeasons(first);
  const b = findSeasons(second);
  const days = a.exceptions.filter((odd) =>
    b.exceptions.some((other) => other.day === odd.day && same(other.windows, odd.windows)),
  );
  const rest = [a.exceptions, b.exceptions].map((list) =>
    list.filter((odd) => !days.some(({ day }) => day === odd.day)),
  );
  const nth = findNth(rest.flat());
  const others = [second, first];
  // A holiday that falls on the weekly closing day in one of the years is odd in the other alone.
  const [dated, unread] = rest.reduce<[Day[], Day[]]>(
    (sorted, list, year) => {
      for (const odd of list) {
        if (nth.some(({ weekday, n }) => weekday === odd.weekday && n === odd.n)) continue;
        const other = others[year]?.find(({ day }) => day === odd.day);
        sorted[same(other?.windows, odd.windows) ? 0 : 1].push(odd);
      }
      return sorted;
    },
    [[], []],
  );
  if (unread.length > 0)
    throw new Error(`"${text}": does not repeat by week and date (day ${unread[0]?.day})`);
  const exceptions = [...days, ...dated]
    .sort((one, two) => one.day - two.day)
    .map(({ day, windows }) => ({ day, windows }));
  return {
    seasons: a.seasons,
    ...(exceptions.length > 0 && { days: exceptions }),
    ...(nth.length > 0 && { nth }),
  };
}

/** As `compileText`, for hours that know weekdays alone: a week is read instead of two years. */
function compileWeeks(text: string, point: Point | null): CompiledHours {
  const [year, leapYear] = referenceYears;
  const months = point ? Array.from({ length: 12 }, (_, month) => month) : [0];
  const seasons = months.map((month) => {
    const parsed = parseText(point ? writeSun(text, year, month, point) : text);
    const start = new Date(year, month, 8);
    const monday = daysLater(start, (8 - start.getDay()) % 7);
    const week: OpenWindow[][] = Array.from({ length: 7 }, () => []);
    for (const [from, to] of parsed.getOpenIntervals(daysLater(monday, -2), daysLater(monday, 9)))
      placeInterval(from, to, (date, window) => {
        const day = Math.floor((date.getTime() - monday.getTime()) / dayMs);
        week[day]?.push(window);
      });
    return {
      from: point ? (month + 1) * 100 + 1 : 101,
      to: point ? (month + 1) * 100 + new Date(leapYear, month + 1, 0).getDate() : 1231,
      week: week.map(joinWindows),
    };
  });
  if (seasons.every(({ week }) => week.every((windows) => windows.length === 0)))
    throw new Error(`"${text}": it never opens`);
  return { seasons: joinSeasons(seasons) };
}

type Day = { day: number; weekday: number; n: number; windows: OpenWindow[] };

const same = (one: unknown, two: unknown) => JSON.stringify(one) === JSON.stringify(two);

/** A megabyte of code, which only an hours text needs that the build has not compiled. */
const loadLibrary = (): typeof OpeningHours => createRequire(import.meta.url)("opening_hours");

function parseText(text: string) {
  try {
    return new (loadLibrary())(text, null);
  } catch (error) {
    throw new Error(`"${text}": ${String(error).split("\n")[0]}`);
  }
}

/** Every day of a year with its windows. */
function readYear(text: string, year: number, point: Point | null): Day[] {
  const days: Day[] = [];
  for (let date = new Date(year, 0, 1); date.getFullYear() === year; date = daysLater(date, 1)) {
    days.push({
      day: (date.getMonth() + 1) * 100 + date.getDate(),
      weekday: (date.getDay() + 6) % 7,
      n: Math.ceil(date.getDate() / 7),
      windows: [],
    });
  }
  const dayAt = (date: Date) =>
    days[
      Math.round(
        (Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) - Date.UTC(year, 0, 1)) /
          86_400_000,
      )
    ];
  // The sun's times change by month, so each month is read with its own.
  const spans = point ? Array.from({ length: 12 }, (_, month) => [month, month + 1]) : [[0, 12]];
  for (const [first = 0, last = 12] of spans) {
    const parsed = parseText(point ? writeSun(text, year, first, point) : text);
    const [start, end] = [new Date(year, first, 1), new Date(year, last, 1)];
    // Two days more on either side, or an evening would be cut at the span's midnight.
    for (const [from, to] of parsed.getOpenIntervals(daysLater(start, -2), daysLater(end, 2)))
      placeInterval(from, to, (date, window) => {
        if (date >= start && date < end) dayAt(date)?.windows.push(window);
      });
  }
  return days.map((day) => ({ ...day, windows: joinWindows(day.windows) }));
}

/** By the clock of the machine, as the parser of hours counts. */
const daysLater = (date: Date, count: number) =>
  new Date(date.getFullYear(), date.getMonth(), date.getDate() + count);
const minuteOf = (date: Date) => date.getHours() * 60 + date.getMinutes();

/** Splits at midnight, except that an evening's last hours stay with the evening. */
function placeInterval(from: Date, to: Date, place: (date: Date, window: OpenWindow) => void) {
  for (let start = from; start < to; ) {
    const next = daysLater(start, 1);
    const after = (to.getTime() - next.getTime()) / 60_000;
    const isEvening = minuteOf(start) > 0 && after > 0 && after <= nightEnds;
    const close = after < 0 ? minuteOf(to) : dayMinutes + (isEvening ? after : 0);
    place(start, [minuteOf(start), close]);
    if (isEvening) return;
    start = next;
  }
}

const joinWindows = (windows: OpenWindow[]): OpenWindow[] => {
  const joined: OpenWindow[] = [];
  for (const [open, close] of [...windows].sort((a, b) => a[0] - b[0])) {
    const last = joined.at(-1);
    if (last && open <= last[1]) last[1] = Math.max(last[1], close);
    else joined.push([open, close]);
  }
  return joined;
};

/** Writes the sun's times of mid-month at the place as clock times. */
function writeSun(text: string, year: number, month: number, { lat, lon }: Point): string {
  const times = getTimes(new Date(Date.UTC(year, month, 15, 6, 30)), lat, lon);
  const minuteAt = (name: string) => {
    const time = times[name as "sunrise"];
    if (!time) throw new Error(`no ${name} at ${lat}, ${lon}`);
    const local = (time.getUTCHours() * 60 + time.getUTCMinutes() + indiaOffset) % dayMinutes;
    return Math.round(local / 5) * 5;
  };
  const write = (minute: number) =>
    `${String(Math.floor(minute / 60)).padStart(2, "0")}:${String(minute % 60).padStart(2, "0")}`;
  return text
    .replaceAll(
      /\((sunrise|sunset|dawn|dusk)([+-])(\d\d):(\d\d)\)/g,
      (_, name: string, sign: string, hours: string, minutes: string) =>
        write(minuteAt(name) + (sign === "+" ? 1 : -1) * (Number(hours) * 60 + Number(minutes))),
    )
    .replaceAll(new RegExp(sunWord, "g"), (name) => write(minuteAt(name)));
}

/** Runs of weeks that repeat, and the single days that do not. */
function findSeasons(days: Day[]) {
  const exceptions: Day[] = [];
  const seasons: { from: number; to: number; week: OpenWindow[][] }[] = [];
  let week: (OpenWindow[] | undefined)[] = Array.from({ length: 7 });
  let from = days[0]?.day ?? 101;
  const at = (index: number) => days[index]?.windows;
  const close = (to: number) =>
    seasons.push({ from, to, week: week.map((windows) => windows ?? []) });
  for (const [index, day] of days.entries()) {
    const usual = week[day.weekday];
    const nexts = [at(index + 7), at(index + 14)].filter((windows) => windows !== undefined);
    const befores = [at(index - 7), at(index - 14)].filter((windows) => windows !== undefined);
    const others = nexts.length > 0 ? nexts : befores;
    if (usual === undefined) {
      // The first of its weekday in a season may itself be the odd one out.
      const odd = nexts.length === 2 && !same(nexts[0], day.windows) && same(nexts[0], nexts[1]);
      week[day.weekday] = odd ? nexts[0] : day.windows;
      if (odd) exceptions.push(day);
    } else if (!same(usual, day.windows)) {
      if (others.some((windows) => same(windows, usual))) exceptions.push(day);
      else {
        close(days[index - 1]?.day ?? day.day);
        week = Array.from({ length: 7 });
        week[day.weekday] = day.windows;
        from = day.day;
      }
    }
  }
  close(days.at(-1)?.day ?? 1231);
  fillShortWeeks(seasons);
  return { seasons: joinSeasons(seasons), exceptions };
}

/** A season shorter than a week leaves weekdays unset, which no day of it asks for. */
function fillShortWeeks(seasons: { week: OpenWindow[][] }[]) {
  for (const season of seasons)
    season.week = Array.from({ length: 7 }, (_, i) => season.week[i] ?? []);
}

function joinSeasons(seasons: { from: number; to: number; week: OpenWindow[][] }[]) {
  const joined: typeof seasons = [];
  for (const season of seasons) {
    const last = joined.at(-1);
    if (last && same(last.week, season.week)) last.to = season.to;
    else joined.push({ ...season });
  }
  return joined;
}

/** Exceptions that fall on the n-th weekday of (nearly) every month. */
function findNth(odd: Day[]) {
  const groups = new Map<string, Day[]>();
  for (const day of odd) {
    const key = `${day.weekday}.${day.n}`;
    groups.set(key, [...(groups.get(key) ?? []), day]);
  }
  return [...groups.values()]
    .filter((list) => list.length >= 20 || (list[0]?.n === 5 && list.length >= 6))
    .map((list) => ({
      weekday: list[0]?.weekday ?? 0,
      n: list[0]?.n ?? 1,
      windows: list[0]?.windows ?? [],
    }));
}
