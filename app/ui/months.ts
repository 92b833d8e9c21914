import { m } from "#app/paraglide/messages.js";
import { listAll } from "./format-lists.ts";
import { calendar, dateLocale, tidy } from "./language.ts";

const long = calendar({ month: "long" });
const short = new Intl.DateTimeFormat(import.meta.env.LANGUAGE === "en" ? "en" : dateLocale, {
  month: "short",
  timeZone: "UTC",
});
const atMonth = (month: number) => new Date(Date.UTC(2026, month - 1, 1));

/** 1 is "January". */
export const nameMonth = (month: number): string => long.format(atMonth(month));
/** 1 is "Jan". */
export const shortenMonth = (month: number): string => tidy(short.format(atMonth(month)));

/** Runs of months around the circle of the year: [11, 12, 1, 4] is 11–1 and 4–4. */
export function groupMonths(months: readonly number[]): { from: number; to: number }[] {
  const chosen = new Set(months);
  if (chosen.size === 12) return [{ from: 1, to: 12 }];
  const before = (month: number) => (month === 1 ? 12 : month - 1);
  const after = (month: number) => (month === 12 ? 1 : month + 1);
  return [...chosen]
    .filter((month) => !chosen.has(before(month)))
    .sort((a, b) => a - b)
    .map((from) => {
      let to = from;
      while (chosen.has(after(to))) to = after(to);
      return { from, to };
    });
}

/** "October to March", "April and October to November", "the whole year". */
export function describeMonths(months: readonly number[]): string {
  if (new Set(months).size === 12) return m.months_whole_year();
  return listAll(
    groupMonths(months).map(({ from, to }) =>
      from === to ? nameMonth(from) : m.span({ from: nameMonth(from), to: nameMonth(to) }),
    ),
  );
}

/** As `describeMonths`, for small places: "Oct to Mar". */
export function shortenMonths(months: readonly number[]): string {
  if (new Set(months).size === 12) return m.months_all_year();
  return groupMonths(months)
    .map(({ from, to }) =>
      from === to ? shortenMonth(from) : m.span({ from: shortenMonth(from), to: shortenMonth(to) }),
    )
    .join(", ");
}
