import { addDays } from "#contract/trip/calendar-day.ts";
import { CalendarFeed, CalendarFeedOpened, type Departure } from "#contract/wire/agenda.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { privateHeaders, readToken } from "#server/trips/page/link-calls.ts";
import { writeCalendar } from "#trip/calendar.ts";
import type { CalendarFeeds } from "./feed-service.ts";
import type { Agenda } from "./service.ts";

const tag = "Desk: the day";
/** A trip that is under way, or was lately, does not go out of a calendar. */
const daysBack = 90;

/** Departures as a calendar of whole days. */
export function answerCalendar(departures: Departure[], now: Date): Response {
  const events = departures.map(({ reference, name, title, on, days, people, unconfirmed }) => ({
    uid: `${reference}@departures`,
    from: on,
    until: addDays(on, days),
    title: `${reference} ${title}`,
    text: [
      `${name}, ${people}`,
      ...(unconfirmed.length > 0 ? [`Not confirmed: ${unconfirmed.join(", ")}`] : []),
    ].join("\n"),
  }));
  return new Response(writeCalendar("Departures", events, now, "PT1H"), {
    headers: {
      "content-type": "text/calendar; charset=utf-8",
      "content-disposition": 'attachment; filename="departures.ics"',
      ...privateHeaders,
    },
  });
}

/** One's own address for a calendar program, and what the program reads there. */
export const createFeedCalls = (
  feeds: CalendarFeeds,
  agenda: Pick<Agenda, "listDepartures">,
  clock: () => Date,
): Call[] => [
  defineCall({
    method: "GET",
    path: "/api/desk/departures/feed",
    may: "viewer",
    tag,
    summary: "Whether one's own calendar address is open",
    answer: CalendarFeed,
    handle: (c) => feeds.read(c.get("admin")),
  }),
  defineCall({
    method: "POST",
    path: "/api/desk/departures/feed",
    may: "viewer",
    tag,
    summary: "Open one's own calendar address, or a new one in its place",
    answer: CalendarFeedOpened,
    status: 201,
    handle: (c) => feeds.open(c.get("admin")),
  }),
  defineCall({
    method: "DELETE",
    path: "/api/desk/departures/feed",
    may: "viewer",
    tag,
    summary: "Close it",
    answer: CalendarFeed,
    handle: (c) => feeds.close(c.get("admin")),
  }),
  defineCall({
    method: "GET",
    path: "/api/calendar/:token/departures.ics",
    may: "anybody",
    tag,
    summary: "Departures for a calendar program, by its secret address",
    answerType: "text/calendar",
    async handle(c) {
      await feeds.admit(readToken(c));
      const { departures } = await agenda.listDepartures(daysBack);
      return answerCalendar(departures, clock());
    },
  }),
];
