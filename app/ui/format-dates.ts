/** Dates as the site writes them: British order, days of the calendar without a zone, moments in the reader's. */

const calendar = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("en-GB", { ...options, timeZone: "UTC" });

const day = calendar({ day: "numeric", month: "short", year: "numeric" });
const longDay = calendar({ day: "numeric", month: "long", year: "numeric" });
const shortDay = calendar({ day: "numeric", month: "short" });
const month = calendar({ month: "long", year: "numeric" });
const moment = new Intl.DateTimeFormat("en-GB", { dateStyle: "medium", timeStyle: "short" });
const time = new Intl.DateTimeFormat("en-GB", { timeStyle: "short" });
const shortMoment = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "short",
  hour: "2-digit",
  minute: "2-digit",
});

/** The text itself where it is no date. */
const write = (format: Intl.DateTimeFormat, text: string, date = new Date(text)): string =>
  Number.isNaN(date.getTime()) ? text : format.format(date);
const atMidnight = (text: string) => new Date(`${text}T00:00:00Z`);

/** "2027-02-14" as "14 Feb 2027". */
export const formatDay = (text: string): string => write(day, text, atMidnight(text));
/** "2027-02-14" as "14 February 2027". */
export const formatLongDay = (text: string): string => write(longDay, text, atMidnight(text));
/** "2027-02-14" as "14 Feb". */
export const formatShortDay = (text: string): string => write(shortDay, text, atMidnight(text));

/** "2027-02" as "February 2027". */
export const formatMonth = (text: string): string => write(month, text, atMidnight(`${text}-01`));

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
