import { brand } from "#contract/brand.ts";
import { addDays } from "#contract/trip/calendar-day.ts";
import type { PlanDays, PlanStop } from "#contract/trip/trip-days.ts";

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
  /** Within `from`, in India: minutes after its midnight, past 1440 the next morning; `alarm`: minutes before. */
  time?: { begins: number; ends: number; alarm: number };
  title: string;
  text?: string;
  place?: string;
  point?: { lat: number; lon: number };
};

/** India has one time and no summer's; programs ask for it to be told. */
const zone = [
  "BEGIN:VTIMEZONE",
  "TZID:Asia/Kolkata",
  "BEGIN:STANDARD",
  "DTSTART:19700101T000000",
  "TZOFFSETFROM:+0530",
  "TZOFFSETTO:+0530",
  "TZNAME:IST",
  "END:STANDARD",
  "END:VTIMEZONE",
];

const bare = (day: string) => day.replaceAll("-", "");
const two = (number: number) => String(number).padStart(2, "0");
const moment = (day: string, minute: number) => {
  const date = bare(addDays(day, Math.floor(minute / 1440)));
  const left = minute % 1440;
  return `${date}T${two(Math.floor(left / 60))}${two(left % 60)}00`;
};

const writeTimes = ({ from, until, time }: CalendarEvent): string[] =>
  time
    ? [
        `DTSTART;TZID=Asia/Kolkata:${moment(from, time.begins)}`,
        `DTEND;TZID=Asia/Kolkata:${moment(from, time.ends)}`,
      ]
    : // A day that is named takes nobody's time.
      [`DTSTART;VALUE=DATE:${bare(from)}`, `DTEND;VALUE=DATE:${bare(until)}`, "TRANSP:TRANSPARENT"];

const writeAlarm = ({ time, title }: CalendarEvent): string[] =>
  time
    ? [
        "BEGIN:VALARM",
        "ACTION:DISPLAY",
        `DESCRIPTION:${escapeText(title)}`,
        `TRIGGER:-PT${time.alarm}M`,
        "END:VALARM",
      ]
    : [];

/** A calendar. `now`: when it was written; `refresh`: how often a program may ask again, as "PT1H". */
export function writeCalendar(
  name: string,
  events: CalendarEvent[],
  now: Date,
  refresh?: string,
): string {
  const stamp = now.toISOString().replaceAll(/[-:]|\.\d+/g, "");
  const lines = [
    "BEGIN:VCALENDAR",
    "VERSION:2.0",
    `PRODID:-//${brand.name}//Trips//EN`,
    "CALSCALE:GREGORIAN",
    `X-WR-CALNAME:${escapeText(name)}`,
    ...(refresh
      ? [`REFRESH-INTERVAL;VALUE=DURATION:${refresh}`, `X-PUBLISHED-TTL:${refresh}`]
      : []),
    ...(events.some(({ time }) => time) ? zone : []),
    ...events.flatMap((event) => [
      "BEGIN:VEVENT",
      `UID:${event.uid}`,
      `DTSTAMP:${stamp}`,
      ...writeTimes(event),
      `SUMMARY:${escapeText(event.title)}`,
      ...(event.text ? [`DESCRIPTION:${escapeText(event.text)}`] : []),
      ...(event.place ? [`LOCATION:${escapeText(event.place)}`] : []),
      ...(event.point ? [`GEO:${event.point.lat};${event.point.lon}`] : []),
      ...writeAlarm(event),
      "END:VEVENT",
    ]),
    "END:VCALENDAR",
  ];
  return `${lines.map(fold).join("\r\n")}\r\n`;
}

/** Minutes: of a stop whose end nobody knows, and before it, unless the ride there is known. */
const usual = { stop: 60, alarm: 30 };

/** What is known of a stop beyond its words; `minutes`: how long it takes. */
export type FindStop = (
  stop: PlanStop,
) => { lat: number; lon: number; minutes?: number | undefined } | null;

/**
 * A trip's days as whole days, and each stop that has a time at its time, with its place and an alarm; a day
 * without a date is counted from the departure.
 */
export const eventsOfDays = (
  reference: string,
  departure: string,
  days: PlanDays,
  findStop: FindStop = () => null,
): CalendarEvent[] =>
  days.flatMap((day, index) => {
    const from = day.date ?? addDays(departure, index);
    const uid = (id: string) => `${reference}-${id}@${brand.name.toLowerCase()}`;
    const whole: CalendarEvent = {
      uid: uid(day.id),
      from,
      until: addDays(from, 1),
      title: `${index + 1}. ${day.title}`,
      text: [day.text, ...day.stops.map(({ name }) => `• ${name}`)].filter(Boolean).join("\n"),
      ...(day.sleeps && { place: day.sleeps }),
    };
    const timed = day.stops.flatMap((stop, place): CalendarEvent[] => {
      if (stop.at === null) return [];
      const known = findStop(stop);
      const next = day.stops.slice(place + 1).find(({ at }) => at !== null)?.at;
      const longest = next ? Math.max(next - stop.at, 5) : Number.POSITIVE_INFINITY;
      const minutes = Math.min(known?.minutes ?? usual.stop, longest);
      return [
        {
          uid: uid(`${day.id}-${stop.id}`),
          from,
          until: from,
          time: { begins: stop.at, ends: stop.at + minutes, alarm: usual.alarm },
          title: stop.name,
          text: stop.text,
          place: stop.name,
          ...(known && { point: { lat: known.lat, lon: known.lon } }),
        },
      ];
    });
    return [whole, ...timed];
  });
