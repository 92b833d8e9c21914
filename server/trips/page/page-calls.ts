import type { Context } from "hono";
import { TripMessageInput } from "#contract/wire/desk-trip-changes.ts";
import { TripEditsInput } from "#contract/wire/trip-edits.ts";
import {
  TripLanguage,
  TripLinkAnswer,
  TripLinkInput,
  TripPage,
  TripPageSettings,
  TripUndoInput,
} from "#contract/wire/trip-page.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { visitorKey, visitorKeys } from "#server/http/visitor-key.ts";
import type { EventStreams } from "#server/live/event-streams.ts";
import type { TripService } from "#server/trips/service.ts";
import { byLink, readToken } from "./link-calls.ts";
import { readWriteKey } from "./write-once.ts";

/** The private page behind a trip's link: no account is asked for. */
export function createTripPageCalls(
  { pages, days }: Pick<TripService, "pages" | "days">,
  streams: EventStreams,
): Call[] {
  return [
    defineCall({
      ...byLink,
      method: "GET",
      path: "/api/trip/:token",
      summary: "The trip of a link",
      answer: TripPage,
      handle: (c) => pages.getPage(readToken(c)),
    }),
    defineCall({
      ...byLink,
      method: "GET",
      path: "/api/trip/:token/events",
      summary: "Server-sent events of the trip",
      answerType: "text/event-stream",
      async handle(c: Context) {
        const token = readToken(c);
        const tripId = await pages.findTripId(token);
        return streams.open({
          topics: ["trips"],
          present: ({ topic, type, id }) => (id === tripId ? { topic, type } : null),
          stillAllowed: () =>
            pages.findTripId(token).then(
              () => true,
              () => false,
            ),
          askEachTime: true,
          owner: `trip:${tripId}:${visitorKey(c)}`,
          network: visitorKey(c),
          wide: visitorKeys(c).wide,
          request: c.req.raw,
        });
      },
    }),
    defineCall({
      ...byLink,
      method: "POST",
      path: "/api/trip/:token/edits",
      summary: "Do something to the days and stops; what others did meanwhile stays",
      body: TripEditsInput,
      bodyBytes: 512 * 1024,
      bodyKeys: 4000,
      answer: TripPage,
      async handle(c, { body }) {
        await days.editDays(readToken(c), body);
        return pages.getPage(readToken(c));
      },
    }),
    defineCall({
      ...byLink,
      method: "POST",
      path: "/api/trip/:token/undo",
      summary: "Take a change of the days back",
      body: TripUndoInput,
      answer: TripPage,
      async handle(c, { body }) {
        await days.undoDays(readToken(c), body.number, body.name);
        return pages.getPage(readToken(c));
      },
    }),
    defineCall({
      ...byLink,
      method: "PUT",
      path: "/api/trip/:token/settings",
      summary: "What a reading link shows",
      body: TripPageSettings,
      answer: TripPage,
      async handle(c, { body }) {
        await pages.changeSettings(readToken(c), body);
        return pages.getPage(readToken(c));
      },
    }),
    defineCall({
      ...byLink,
      method: "PUT",
      path: "/api/trip/:token/language",
      summary: "In which language the traveller is written to",
      body: TripLanguage,
      answer: TripLanguage,
      async handle(c, { body }) {
        await pages.changeLanguage(readToken(c), body.language);
        return body;
      },
    }),
    defineCall({
      ...byLink,
      method: "POST",
      path: "/api/trip/:token/links",
      summary: "Renew or close the links of a kind",
      body: TripLinkInput,
      answer: TripLinkAnswer,
      handle: (c, { body }) => pages.changeLink(readToken(c), body),
    }),
    defineCall({
      ...byLink,
      method: "POST",
      path: "/api/trip/:token/messages",
      summary: "Write to the operator about the trip",
      body: TripMessageInput,
      answer: TripPage,
      status: 201,
      async handle(c, { body }) {
        await pages.sendMessage(readToken(c), body.body, readWriteKey(c));
        return pages.getPage(readToken(c));
      },
    }),
  ];
}
