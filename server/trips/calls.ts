import * as z from "zod/mini";
import { Message } from "#contract/text.ts";
import { TripConfirmed, TripConfirmInput, UnconfirmedTripInput } from "#contract/wire/trip-page.ts";
import { TripRequestInput, TripSent } from "#contract/wire/trips.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { AppError } from "#server/errors/app-error.ts";
import { visitorKey, visitorKeys } from "#server/http/visitor-key.ts";
import { readInboundMail } from "./inbound/inbound-mail.ts";
import { byLink, keepPrivate } from "./page/link-calls.ts";
import type { TripService } from "./service.ts";

/**
 * How a request comes: POST /Tripdata of section 7 (its `id` must be the account's), with an address
 * alone, and what is answered to it by mail.
 */
export function createTripCalls(trips: TripService): Call[] {
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
      ...byLink,
      method: "POST",
      path: "/api/inbound-mail",
      tag: "Contact and newsletter",
      summary: "A mail that a traveller has answered with, from the provider that received it",
      description:
        "In the form of Postmark, Mailgun or SendGrid. INBOUND_MAIL_SECRET comes as `Authorization: Bearer` or `Basic` (any name), or as `key` where a provider sends no header; Mailgun signs with INBOUND_MAIL_SIGNING_KEY instead.",
      query: z.object({ key: z._default(z.string().check(z.maxLength(300)), "") }),
      bodyType: "multipart/form-data",
      admit: keepPrivate,
      answer: Message,
      async handle(c, { query }) {
        const admitted = await trips.inbound.admit({
          authorization: c.req.header("authorization") ?? "",
          key: query.key,
          isForm: /^(multipart|application\/x-www-form)/i.test(c.req.header("content-type") ?? ""),
          visitor: visitorKey(c),
        });
        await trips.inbound.take(await readInboundMail(c), admitted);
        return { message: "Taken." };
      },
    }),
    defineCall({
      ...byLink,
      method: "POST",
      path: "/api/trips",
      summary: "Send a trip request with an address alone",
      description:
        "A mail asks the address to confirm, later while very many are asked; the answer is the same whoever's it is.",
      body: UnconfirmedTripInput,
      answer: Message,
      handle: (c, { body }) => trips.unconfirmed.ask(body, visitorKeys(c)),
    }),
    defineCall({
      ...byLink,
      method: "POST",
      path: "/api/trips/confirm",
      summary: "Confirm such a request by the link of the mail",
      body: TripConfirmInput,
      answer: TripConfirmed,
      handle: (c, { body }) => trips.unconfirmed.confirm(body.token, visitorKey(c)),
    }),
  ];
}
