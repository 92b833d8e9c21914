const dayFormat = new Intl.DateTimeFormat("en-GB", { day: "2-digit", timeZone: "UTC" });
const monthFormat = new Intl.DateTimeFormat("en", { month: "short", timeZone: "UTC" });
const longFormat = new Intl.DateTimeFormat("en-GB", {
  day: "numeric",
  month: "long",
  year: "numeric",
  timeZone: "UTC",
});
const weekdayFormat = new Intl.DateTimeFormat("en-GB", { weekday: "long", timeZone: "UTC" });

/** Parts of an ISO date for a badge: day "08", month "Nov", year "2026". */
export function splitDate(day: string): { day: string; month: string; year: string } {
  const date = new Date(day);
  return { day: dayFormat.format(date), month: monthFormat.format(date), year: day.slice(0, 4) };
}

/** "8 November 2026". */
export const writeDate = (day: string): string => longFormat.format(new Date(day));
export const nameWeekday = (day: string): string => weekdayFormat.format(new Date(day));

/** "8 November 2026", or "17 to 24 November 2026" for several days. */
export function writeDates(start: string, end: string): string {
  if (start === end) return writeDate(start);
  const sameMonth = start.slice(0, 7) === end.slice(0, 7);
  const first = sameMonth
    ? String(Number(start.slice(8)))
    : writeDate(start).replace(/ \d{4}$/, "");
  return `${start.slice(0, 4) === end.slice(0, 4) ? first : writeDate(start)} to ${writeDate(end)}`;
}

/** A stay: [0.5, 1] is "Half a day to 1 day", [2, 3] is "2 to 3 days". */
export function describeStay([least, most]: readonly [number, number]): string {
  const name = (days: number) =>
    days === 0.5 ? "Half a day" : `${days} ${days === 1 ? "day" : "days"}`;
  if (least === most) return name(least);
  if (least < 1) return `${name(least)} to ${name(most)}`;
  return `${least} to ${most} days`;
}
