/** Dates as the site writes them: days of the calendar without a zone, moments in the reader's. */

import { m } from "#app/paraglide/messages.js";
import { calendar, dateLocale, tidy } from "./language.ts";
import { shortenMonth } from "./months.ts";

const day = calendar({ day: "numeric", month: "short", year: "numeric" });
const longDay = calendar({ day: "numeric", month: "long", year: "numeric" });
const shortDay = calendar({ day: "numeric", month: "short" });
const namedDay = calendar({ weekday: "short", day: "numeric", month: "short" });
const weekday = calendar({ weekday: "long" });
const shortWeekday = calendar({ weekday: "short" });
const month = calendar({ month: "long", year: "numeric" });
/** Hindi would write am and pm in Latin letters. */
const inDayHours: Intl.DateTimeFormatOptions =
  import.meta.env.LANGUAGE === "en" ? {} : { hourCycle: "h23" };
const moment = new Intl.DateTimeFormat(dateLocale, {
  dateStyle: "medium",
  timeStyle: "short",
  ...inDayHours,
});
const time = new Intl.DateTimeFormat(dateLocale, { timeStyle: "short", ...inDayHours });
const shortMoment = new Intl.DateTimeFormat(dateLocale, {
  ...inDayHours,
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
});

/** The text itself where it is no date. */
const write = (format: Intl.DateTimeFormat, text: string, date = new Date(text)): string =>
  Number.isNaN(date.getTime()) ? text : tidy(format.format(date));
/** Of the day that a text begins with: a time of UTC is taken by its day. */
const atMidnight = (text: string) => new Date(`${text.slice(0, 10)}T00:00:00Z`);

/** "2027-02-14" as "14 Feb 2027". */
export const formatDay = (text: string): string => write(day, text, atMidnight(text));
/** "2027-02-14" as "14 February 2027". */
export const formatLongDay = (text: string): string => write(longDay, text, atMidnight(text));
/** "2027-02-14" as "14 Feb". */
export const formatShortDay = (text: string): string => write(shortDay, text, atMidnight(text));
/** "2027-02-14" as "Sun 14 Feb". */
export const formatNamedDay = (text: string): string => write(namedDay, text, atMidnight(text));
/** "2027-02-14" as "Sunday". */
export const nameWeekday = (text: string): string => write(weekday, text, atMidnight(text));
/** "2027-02-14" as "Sun". */
export const shortenWeekday = (text: string): string => write(shortWeekday, text, atMidnight(text));

/** Parts of a day for a badge: day "08", month "Nov", year "2026". */
export function splitDay(text: string): { day: string; month: string; year: string } {
  const [year = "", month = "", day = ""] = text.slice(0, 10).split("-");
  return { day, month: shortenMonth(Number(month)), year };
}

/** "8 November 2026", or "17 to 24 November 2026" for several days. */
export function formatDays(start: string, end: string): string {
  if (start === end) return formatLongDay(start);
  const sameMonth = start.slice(0, 7) === end.slice(0, 7);
  const first = sameMonth
    ? String(Number(start.slice(8)))
    : formatLongDay(start).replace(/ \d{4}$/, "");
  const sameYear = start.slice(0, 4) === end.slice(0, 4);
  return m.span({ from: sameYear ? first : formatLongDay(start), to: formatLongDay(end) });
}

/** "2027-02" as "February 2027". */
export const formatMonth = (text: string): string => write(month, text, atMidnight(`${text}-01`));

/** When a trip begins as far as it is known: "14 Feb 2027", "February 2027", or that nobody has said. */
export const formatTravel = (
  trip: { travelDate: string; travelWhen: string },
  format = formatDay,
): string =>
  trip.travelWhen === "open"
    ? m.travel_open()
    : trip.travelWhen
      ? formatMonth(trip.travelWhen)
      : format(trip.travelDate);

/** An ISO time as "20 Nov 2026, 14:05" where the reader sits. */
export const formatMoment = (iso: string): string => write(moment, iso);

/** An ISO time as "14:05" of today, as "20 Nov, 14:05" before. */
export function formatRecent(iso: string, now = new Date()): string {
  const isToday = new Date(iso).toDateString() === now.toDateString();
  return write(isToday ? time : shortMoment, iso);
}

/** Today where the reader sits, as YYYY-MM-DD. */
export function findToday(now = new Date()): string {
  const two = (n: number) => String(n).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
