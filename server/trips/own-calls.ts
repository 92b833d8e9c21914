import { Message } from "#contract/text.ts";
import {
  MyTripChange,
  MyTripDetail,
  MyTripList,
  MyTripWithdrawal,
  OwnTripPage,
} from "#contract/wire/account.ts";
import { TripMessageInput } from "#contract/wire/desk-trip-changes.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import type { TripService } from "./service.ts";

const tag = "My account";

/** One's own requests, below /api/me/trips. */
export function createOwnTripCalls({
  lists,
  details,
  corrections,
  talks,
  ownPages,
}: TripService): Call[] {
  return [
    defineCall({
      method: "GET",
      path: "/api/me/trips",
      may: "traveller",
      tag,
      summary: "One's own trip requests",
      answer: MyTripList,
      handle: (c) => lists.listOwn(c.get("user")),
    }),
    defineCall({
      method: "GET",
      path: "/api/me/trips/:id",
      may: "traveller",
      tag,
      summary: "A request with its messages",
      answer: MyTripDetail,
      handle: (c) => details.getOwn(c.get("user"), readUuid(c)),
    }),
    defineCall({
      method: "PATCH",
      path: "/api/me/trips/:id",
      may: "traveller",
      tag,
      summary: "Put a request right while it is open",
      body: MyTripChange,
      answer: MyTripDetail,
      async handle(c, { body }) {
        await corrections.correct(c.get("user"), readUuid(c), body);
        return details.getOwn(c.get("user"), readUuid(c));
      },
    }),
    defineCall({
      method: "POST",
      path: "/api/me/trips/:id/withdraw",
      may: "traveller",
      tag,
      summary: "Take a request back",
      body: MyTripWithdrawal,
      answer: MyTripDetail,
      async handle(c, { body }) {
        await corrections.withdraw(c.get("user"), readUuid(c), body.reason);
        return details.getOwn(c.get("user"), readUuid(c));
      },
    }),
    defineCall({
      method: "POST",
      path: "/api/me/trips/:id/messages",
      may: "traveller",
      tag,
      summary: "Write to the operator about a request",
      body: TripMessageInput,
      answer: MyTripDetail,
      status: 201,
      async handle(c, { body }) {
        await talks.sendMessage(c.get("user"), readUuid(c), body.body);
        return details.getOwn(c.get("user"), readUuid(c));
      },
    }),
    defineCall({
      method: "POST",
      path: "/api/me/trips/:id/page",
      may: "traveller",
      tag,
      summary: "Open the private page of a request; links that were handed on stay",
      answer: OwnTripPage,
      handle: (c) => ownPages.openOwn(c.get("user"), readUuid(c)),
    }),
    defineCall({
      method: "POST",
      path: "/api/me/trips/:id/seen",
      may: "traveller",
      tag,
      summary: "Mark a request's messages as read",
      answer: Message,
      async handle(c) {
        await talks.markSeenByTraveller(c.get("user"), readUuid(c));
        return { message: "Read." };
      },
    }),
  ];
}
