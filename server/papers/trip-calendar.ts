import { brand } from "#contract/brand.ts";
import type { PlanDays } from "#contract/trip/trip-days.ts";

/** Text as RFC 5545 has it. */
const escapeText = (text: string) =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll("\n", "\\n");

/** A line of at most 75 octets; what is longer goes on behind a blank, no letter is cut. */
function fold(line: string): string {
  const parts: string[] = [];
  let [from, at, bytes] = [0, 0, 0];
  for (const letter of line) {
    const code = letter.codePointAt(0) as number;
    const own = code < 0x80 ? 1 : code < 0x800 ? 2 : code < 0x10000 ? 3 : 4;
    if (bytes + own > (from === 0 ? 75 : 74)) {
      parts.push(line.slice(from, at));
      [from, bytes] = [at, 0];
    }
    at += letter.length;
    bytes += own;
  }
  return [...parts, line.slice(from)].join("\r\n ");
}

export type CalendarEvent = {
  uid: string;
  /** YYYY-MM-DD; whole days, `until` is the day after the last. */
  from: string;
  until: string;
  title: string;
  text?: string;
  place?: string;
};

/** A calendar of whole days. `now`: when it was written; `refresh`: how often a program may ask again, as "PT1H". */
export function writeCalendar(
  name: string,
  events: CalendarEvent[],
  now: Date,
  refresh?: string,
): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const bare = (day: string) => day.replaceAll("-", "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${brand.name}//Trips//EN`,
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(refresh
      ? [`REFRESH-INTERVAL;VALUE=DURATION:${refresh}`, `X-PUBLISHED-TTL:${refresh}`]
      : []),
    ...events.flatMap((event) => [
      "BEGIN:VEVENT",
      `UID:${event.uid}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${bare(event.from)}`,
      `DTEND;VALUE=DATE:${bare(event.until)}`,
      `SUMMARY:${escapeText(event.title)}`,
      ...(event.text ? [`DESCRIPTION:${escapeText(event.text)}`] : []),
      ...(event.place ? [`LOCATION:${escapeText(event.place)}`] : []),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}

const dayAfter = (day: string) =>
  new Date(Date.parse(`${day}T00:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** The dated days of a trip; those without a date are counted from the departure. */
export const eventsOfDays = (
  reference: string,
  departure: string,
  days: PlanDays,
): CalendarEvent[] =>
  days.map((day, index) => {
    const from =
      day.date ??
      new Date(Date.parse(`${departure}T00:00:00Z`) + index * 86_400_000)
        .toISOString()
        .slice(0, 10);
    return {
      uid: `${reference}-${day.id}@${brand.name.toLowerCase()}`,
      from,
      until: dayAfter(from),
      title: `${index + 1}. ${day.title}`,
      text: [day.text, ...day.stops.map(({ name }) => `• ${name}`)].filter(Boolean).join("\n"),
      ...(day.sleeps && { place: day.sleeps }),
    };
  });
