import { m } from "#app/paraglide/messages.js";
import { formatDays, formatNamedDay, nameWeekday, shortenWeekday } from "#app/ui/format-dates.ts";
import { listAll } from "#app/ui/format-lists.ts";
import { nameMonth, shortenMonth } from "#app/ui/months.ts";
import { writeClock } from "#contract/clock.ts";
import type { CompiledHours, OpenWindow } from "#contract/content/plannable.ts";
import { moveToIndia } from "#contract/trip/india-clock.ts";
import { findWindows, readDayOfYear } from "#trip/opening-hours.ts";

const dayMs = 86_400_000;
const dayMinutes = 1440;

/** 0 is Monday, as everywhere in compiled hours. */
const atDay = (weekday: number) => `2024-01-0${1 + weekday}`;
/** 570 is "9:30 am", and 09:30 where am and pm are no words; past midnight it is the next morning's. */
export function writeTime(minute: number): string {
  const inDay = minute % dayMinutes;
  if (inDay === 0) return m.fact_midnight();
  const [hour, rest] = [Math.floor(inDay / 60), inDay % 60];
  if (import.meta.env.LANGUAGE !== "en") return writeClock(inDay);
  const clock = `${hour % 12 || 12}${rest ? `:${String(rest).padStart(2, "0")}` : ""}`;
  return `${clock} ${hour < 12 ? "am" : "pm"}`;
}

const readDay = (utc: Date) => readDayOfYear(utc.toISOString().slice(0, 10));

export type OpenState =
  /** `until`: minutes after midnight, null where it does not close. `lastEntry`: the gate is shut. */
  | { open: true; until: number | null; lastEntry: boolean }
  /** `days` from today, `at` minutes after that midnight; null where it does not open for a month. */
  | { open: false; next: { days: number; weekday: string; at: number } | null };

/** Whether a place is open at an instant, by the clock of India. */
export function readOpenState(hours: CompiledHours, now: Date): OpenState {
  const inIndia = moveToIndia(now);
  const minute = inIndia.getUTCHours() * 60 + inIndia.getUTCMinutes();
  const dayAt = (days: number) => readDay(new Date(inIndia.getTime() + days * dayMs));
  const today = findWindows(hours, dayAt(0));
  const lateFrom = findWindows(hours, dayAt(-1)).map(
    ([from, to]): OpenWindow => [from - dayMinutes, to - dayMinutes],
  );
  const current = [...lateFrom, ...today].find(([from, to]) => from <= minute && minute < to);
  if (current) {
    const isWhole = current[0] <= 0 && current[1] === dayMinutes;
    const [next] = isWhole ? findWindows(hours, dayAt(1)) : [];
    const lastEntry = hours.lastEntry !== undefined && minute >= current[1] - hours.lastEntry;
    return { open: true, until: isWhole && next?.[0] === 0 ? null : current[1], lastEntry };
  }
  for (let days = 0; days <= 31; days += 1) {
    const day = dayAt(days);
    const start = findWindows(hours, day).find(([from]) => days > 0 || from > minute)?.[0];
    if (start !== undefined)
      return {
        open: false,
        next: { days, weekday: nameWeekday(atDay(day.weekday)), at: start },
      };
  }
  return { open: false, next: null };
}

/** Days looked at: a trip has thirty. */
const mostDays = 31;

/** Each day from `from` to `to` (YYYY-MM-DD, both too) with its windows. */
export function listDays(hours: CompiledHours, from: string, to: string) {
  const start = Date.parse(`${from}T00:00:00Z`);
  const count = Math.min(mostDays, (Date.parse(`${to}T00:00:00Z`) - start) / dayMs + 1);
  return Array.from({ length: Math.max(0, count) }, (_, index) => {
    const date = new Date(start + index * dayMs);
    return { date: date.toISOString().slice(0, 10), windows: findWindows(hours, readDay(date)) };
  });
}

/** More closed days than these are counted, not named. */
const mostNamed = 3;

/** Whether it is open while somebody is there: "Open on each of your days, 14 to 20 February 2027". */
export function describeDates(hours: CompiledHours, from: string, to: string): string {
  const days = listDays(hours, from, to);
  const closed = days.filter(({ windows }) => windows.length === 0);
  const dates = formatDays(from, to);
  if (from === to)
    return closed.length > 0
      ? m.fact_date_closed({ date: dates })
      : m.fact_date_open({ date: dates, hours: writeWindows(days[0]?.windows ?? []) });
  if (closed.length === 0) return m.fact_dates_open({ dates });
  if (closed.length === days.length) return m.fact_dates_closed({ dates });
  return closed.length > mostNamed
    ? m.fact_dates_some({ dates, count: closed.length, of: days.length })
    : m.fact_dates_but({
        dates,
        days: listAll(closed.map(({ date }) => formatNamedDay(date))),
      });
}

const same = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b);

const writeWindows = (windows: readonly OpenWindow[]) =>
  listAll(
    windows.map(([from, to]) =>
      from === 0 && to === dayMinutes
        ? m.fact_all_day()
        : m.fact_from_to({ from: writeTime(from), to: writeTime(to) }),
    ),
  );

/** "Tue to Sun" for neighbours, "Mon, Wed" for others; empty for all seven. */
function nameDays(days: number[]): string {
  if (days.length === 7) return m.fact_daily();
  const runs: [number, number][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else runs.push([day, day]);
  }
  // Saturday to Thursday is one run around the week's end.
  if (runs.length > 1 && runs[0]?.[0] === 0 && runs.at(-1)?.[1] === 6) {
    const [first, last] = [runs.shift(), runs.pop()];
    if (first && last) runs.push([last[0], first[1]]);
  }
  const name = (day: number) => shortenWeekday(atDay(day));
  return runs
    .map(([from, to]) =>
      from === to ? name(from) : m.fact_from_to({ from: name(from), to: name(to) }),
    )
    .join(", ");
}

function writeWeek(week: readonly (readonly OpenWindow[])[]): string {
  const groups: { days: number[]; windows: readonly OpenWindow[] }[] = [];
  for (const [day, windows] of week.entries()) {
    if (windows.length === 0) continue;
    const known = groups.find((group) => same(group.windows, windows));
    if (known) known.days.push(day);
    else groups.push({ days: [day], windows });
  }
  if (groups.length === 0) return m.fact_closed();
  return groups.map(({ days, windows }) => `${nameDays(days)} ${writeWindows(windows)}`).join("; ");
}

const writeDay = (day: number) => `${day % 100} ${shortenMonth(Math.floor(day / 100))}`;

/** More seasons than these follow the sun: one month's hours say more. */
const mostSeasons = 3;

/** The week in words, a line a season; of hours that follow the sun those of `month`. */
export function describeHours(hours: CompiledHours, month: number, bySun: boolean): string[] {
  if (bySun) return [m.fact_by_sun()];
  const [first, ...others] = hours.seasons;
  if (!first) return [];
  if (others.length === 0) {
    const isAlways = first.week.every((windows) => same(windows, [[0, dayMinutes]]));
    return [isAlways ? m.fact_always() : writeWeek(first.week)];
  }
  if (hours.seasons.length > mostSeasons) {
    const day = month * 100 + 15;
    const season = hours.seasons.find(({ from, to }) => from <= day && day <= to) ?? first;
    return [m.fact_in_month({ month: nameMonth(month), hours: writeWeek(season.week) })];
  }
  return joinYear(hours.seasons).map(({ from, to, week }) =>
    m.fact_in_season({ from: writeDay(from), to: writeDay(to), hours: writeWeek(week) }),
  );
}

/** The hours of `month` alone, without its name; without the weekdays where all that are open have the same. */
export function describeHoursBriefly(
  hours: CompiledHours,
  month: number,
  bySun: boolean,
): string | undefined {
  if (bySun) return undefined;
  const day = month * 100 + 15;
  const season = hours.seasons.find(({ from, to }) => from <= day && day <= to);
  const open = season?.week.filter((windows) => windows.length > 0) ?? [];
  const [first] = open;
  if (!season || !first) return undefined;
  return open.every((windows) => same(windows, first))
    ? writeWindows(first)
    : writeWeek(season.week);
}

/** The year's end goes on in January: one season where the hours are the same. */
function joinYear(seasons: CompiledHours["seasons"]): CompiledHours["seasons"] {
  const [first, last] = [seasons[0], seasons.at(-1)];
  if (!first || !last || first === last || !same(first.week, last.week)) return seasons;
  return [{ ...last, to: first.to }, ...seasons.slice(1, -1)];
}

const ordinals = [m.fact_first, m.fact_second, m.fact_third, m.fact_fourth, m.fact_fifth];

/** "Fridays, the second Saturday of the month and 15 Aug"; null where it opens every day. */
export function describeClosed(hours: CompiledHours): string | null {
  const weekdays = [0, 1, 2, 3, 4, 5, 6]
    .filter((day) => {
      const open = hours.seasons.filter(({ week }) => week.some((windows) => windows.length > 0));
      return open.length > 0 && open.every(({ week }) => week[day]?.length === 0);
    })
    .map((day) => m.fact_weekdays({ day: nameWeekday(atDay(day)) }));
  const nth = (hours.nth ?? [])
    .filter(({ windows }) => windows.length === 0)
    .map(({ weekday, n }) =>
      m.fact_nth({ nth: ordinals[n - 1]?.() ?? "", day: nameWeekday(atDay(weekday)) }),
    );
  const days = (hours.days ?? [])
    .filter(({ windows }) => windows.length === 0)
    .map(({ day }) => writeDay(day));
  const all = [...weekdays, ...nth, ...days];
  return all.length > 0 ? listAll(all) : null;
}
