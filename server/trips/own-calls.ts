import { MyTripChange, MyTripDetail, MyTripList, MyTripWithdrawal } from "#contract/account.ts";
import { TripMessageInput } from "#contract/desk.ts";
import { Message } from "#contract/text.ts";
import { TripRequestInput, TripSent } from "#contract/trips.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { OwnTrips } from "./own-service.ts";
import type { TripService } from "./service.ts";

const tag = "My account";

/** POST /Tripdata, section 7 (its `id` must be the account's), and one's own below /api/me/trips. */
export function createOwnTripCalls(own: OwnTrips, trips: TripService): Call[] {
  return [
    defineCall({
      method: "POST",
      path: "/Tripdata",
      may: "traveller",
      tag: "Product",
      summary: "Send a trip request",
      description: "The same `Idempotency-Key` of the same account makes one request.",
      headers: { "Idempotency-Key": "1 to 200 letters, digits, or . : _ -" },
      body: TripRequestInput,
      answer: TripSent,
      async handle(c, { body }) {
        const key = c.req.header("idempotency-key")?.trim() || null;
        if (key && !/^[\w.:-]{1,200}$/.test(key))
          throw new AppError(
            "validation_failed",
            "Idempotency-Key must be 1 to 200 letters, digits, or . : _ -",
          );
        const { id, reference } = await trips.createTrip(c.get("user"), body, key);
        const message = `Your trip request has been sent. Its reference is ${reference}.`;
        return { message, reference, id };
      },
    }),
    defineCall({
      method: "GET",
      path: "/api/me/trips",
      may: "traveller",
      tag,
      summary: "One's own trip requests",
      answer: MyTripList,
      handle: (c) => own.listTrips(c.get("user")),
    }),
    defineCall({
      method: "GET",
      path: "/api/me/trips/:id",
      may: "traveller",
      tag,
      summary: "A request with its messages",
      answer: MyTripDetail,
      handle: (c) => own.getTrip(c.get("user"), readUuid(c)),
    }),
    defineCall({
      method: "PATCH",
      path: "/api/me/trips/:id",
      may: "traveller",
      tag,
      summary: "Put a request right while it is open",
      body: MyTripChange,
      answer: MyTripDetail,
      handle: (c, { body }) => own.correct(c.get("user"), readUuid(c), body),
    }),
    defineCall({
      method: "POST",
      path: "/api/me/trips/:id/withdraw",
      may: "traveller",
      tag,
      summary: "Take a request back",
      body: MyTripWithdrawal,
      answer: MyTripDetail,
      handle: (c, { body }) => own.withdraw(c.get("user"), readUuid(c), body.reason),
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
      handle: (c, { body }) => own.sendMessage(c.get("user"), readUuid(c), body.body),
    }),
    defineCall({
      method: "POST",
      path: "/api/me/trips/:id/seen",
      may: "traveller",
      tag,
      summary: "Mark a request's messages as read",
      answer: Message,
      async handle(c) {
        await own.markSeen(c.get("user"), readUuid(c));
        return { message: "Read." };
      },
    }),
  ];
}
