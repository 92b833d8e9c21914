import type { CompiledHours, OpenWindow } from "#contract/content/plannable.ts";

/** A date as opening hours ask for it. */
export interface DayOfYear {
  /** Month × 100 + day. */
  readonly day: number;
  /** 0 is Monday. */
  readonly weekday: number;
  /** The n-th such weekday of its month. */
  readonly n: number;
}

/** A date (YYYY-MM-DD) as opening hours ask for it. */
export function readDayOfYear(date: string): DayOfYear {
  const dayOfMonth = Number(date.slice(8));
  return {
    day: Number(date.slice(5, 7)) * 100 + dayOfMonth,
    weekday: (new Date(date).getUTCDay() + 6) % 7,
    n: Math.ceil(dayOfMonth / 7),
  };
}

/**
 * Opening hours of a day, in minutes after its midnight: those of the day itself, of an n-th weekday, or of its
 * season's week. Empty: closed.
 */
export function findWindows(
  hours: CompiledHours,
  { day, weekday, n }: DayOfYear,
): readonly OpenWindow[] {
  const own = hours.days?.find((item) => item.day === day);
  if (own) return own.windows;
  const nth = hours.nth?.find((item) => item.weekday === weekday && item.n === n);
  if (nth) return nth.windows;
  return hours.seasons.find(({ from, to }) => from <= day && day <= to)?.week[weekday] ?? [];
}
