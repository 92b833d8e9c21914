import type { Context } from "hono";
import * as z from "zod/mini";
import { TripMessageInput } from "#contract/desk.ts";
import { Message } from "#contract/text.ts";
import {
  TripCommentInput,
  TripConfirmed,
  TripConfirmInput,
  TripDaysInput,
  TripLinkAnswer,
  TripLinkInput,
  TripPage,
  TripPageSettings,
  TripUndoInput,
  TripVoteInput,
  TripWishInput,
} from "#contract/trip-page.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import type { EventStreams } from "#server/live/event-streams.ts";
import { readInboundMail } from "./inbound-mail.ts";
import type { InboundMails } from "./inbound-service.ts";
import { keepPrivate, readToken } from "./link-calls.ts";
import type { TripPages } from "./page-service.ts";
import type { TripWishes } from "./wish-service.ts";

const byLink = { may: "anybody", tag: "Trip page", admit: keepPrivate } as const;

/** Requests with an address alone, and the private page behind a trip's link: no account is asked for. */
export function createTripPageCalls(
  wishes: TripWishes,
  pages: TripPages,
  streams: EventStreams,
  inbound: InboundMails,
): Call[] {
  return [
    defineCall({
      ...byLink,
      method: "POST",
      path: "/api/inbound-mail",
      tag: "Contact and newsletter",
      summary: "A mail that a traveller has answered with, from the provider that received it",
      description: "In the form of Postmark, Mailgun or SendGrid; `key` is INBOUND_MAIL_SECRET.",
      query: z.object({ key: z._default(z.string().check(z.maxLength(300)), "") }),
      bodyType: "multipart/form-data",
      admit(c) {
        keepPrivate(c);
        inbound.check(c.req.query("key") ?? "");
      },
      answer: Message,
      async handle(c) {
        await inbound.take(await readInboundMail(c));
        return { message: "Taken." };
      },
    }),
    defineCall({
      ...byLink,
      method: "POST",
      path: "/api/trips",
      summary: "Send a trip request with an address alone",
      description: "A mail asks the address to confirm; the answer is the same whoever's it is.",
      body: TripWishInput,
      answer: Message,
      handle: (c, { body }) => wishes.ask(body, visitorKey(c)),
    }),
    defineCall({
      ...byLink,
      method: "POST",
      path: "/api/trips/confirm",
      summary: "Confirm such a request by the link of the mail",
      body: TripConfirmInput,
      answer: TripConfirmed,
      handle: (c, { body }) => wishes.confirm(body.token, visitorKey(c)),
    }),
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
          owner: `trip:${tripId}:${visitorKey(c)}`,
          network: visitorKey(c),
          request: c.req.raw,
        });
      },
    }),
    defineCall({
      ...byLink,
      method: "PUT",
      path: "/api/trip/:token/days",
      summary: "Change the days; what others changed meanwhile stays",
      body: TripDaysInput,
      bodyBytes: 512 * 1024,
      bodyKeys: 12_000,
      answer: TripPage,
      handle: (c, { body }) => pages.saveDays(readToken(c), body),
    }),
    defineCall({
      ...byLink,
      method: "POST",
      path: "/api/trip/:token/undo",
      summary: "Take a change of the days back",
      body: TripUndoInput,
      answer: TripPage,
      handle: (c, { body }) => pages.undoDays(readToken(c), body.number, body.name),
    }),
    defineCall({
      ...byLink,
      method: "POST",
      path: "/api/trip/:token/comments",
      summary: "Comment on the trip, a day or a stop",
      body: TripCommentInput,
      answer: TripPage,
      status: 201,
      handle: (c, { body }) => pages.addComment(readToken(c), body),
    }),
    defineCall({
      ...byLink,
      method: "DELETE",
      path: "/api/trip/:token/comments/:id",
      summary: "Remove a comment",
      answer: TripPage,
      handle: (c) => pages.removeComment(readToken(c), readUuid(c)),
    }),
    defineCall({
      ...byLink,
      method: "POST",
      path: "/api/trip/:token/comments/:id/votes",
      summary: "Vote for an alternative, or take the vote back",
      body: TripVoteInput,
      answer: TripPage,
      handle: (c, { body }) => pages.vote(readToken(c), readUuid(c), body.voter),
    }),
    defineCall({
      ...byLink,
      method: "PUT",
      path: "/api/trip/:token/settings",
      summary: "What a reading link shows",
      body: TripPageSettings,
      answer: TripPage,
      handle: (c, { body }) => pages.changeSettings(readToken(c), body),
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
      handle: (c, { body }) => pages.sendMessage(readToken(c), body.body),
    }),
  ];
}
