import { z } from "zod";
import { quoteLimits } from "#contract/quote/quote-item.ts";
import { optionalLine } from "#contract/text.ts";
import { DeskQuote } from "#contract/wire/desk-quotes.ts";
import {
  CancelAsk,
  CancelInput,
  CancelPreview,
  DeskCancelAsk,
  DeskCancelInput,
  TripCancellations,
} from "#contract/wire/trip-changes.ts";
import { TripQuoteAnswer } from "#contract/wire/trip-quotes.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { byLink, readToken } from "#server/trips/page/link-calls.ts";
import type { QuoteAnswers } from "./answer-service.ts";
import type { Cancellations } from "./cancel-service.ts";
import type { QuoteDesk } from "./desk-service.ts";

const tag = "Desk: quotes";

/** Changes of what is agreed, and cancellations, at the desk. */
export const createChangeDeskCalls = (desk: QuoteDesk, cancellations: Cancellations): Call[] => [
  defineCall({
    method: "POST",
    path: "/api/desk/trips/:id/quote/change",
    may: "editor",
    tag,
    summary: "Begin a change of what is agreed",
    description:
      "What is worked on is what is agreed, from then on; it is kept and sent as any quote.",
    answer: DeskQuote,
    status: 201,
    handle: (c) => desk.beginChange(c.get("admin"), readUuid(c)),
  }),
  defineCall({
    method: "POST",
    path: "/api/desk/trips/:id/quote/change/drop",
    may: "editor",
    tag,
    summary: "Let go of a change, and take it back where it was sent",
    body: z.object({ reason: optionalLine("The reason", quoteLimits.reason) }),
    answer: DeskQuote,
    handle: (c, { body }) => desk.dropChange(c.get("admin"), readUuid(c), body.reason),
  }),
  defineCall({
    method: "GET",
    path: "/api/desk/trips/:id/cancellations",
    may: "viewer",
    tag,
    summary: "What was cancelled of a trip",
    answer: TripCancellations,
    handle: (c) => cancellations.list(readUuid(c)),
  }),
  defineCall({
    method: "POST",
    path: "/api/desk/trips/:id/cancellations/preview",
    may: "editor",
    tag,
    summary: "What a cancellation would cost and leave; nothing is kept",
    body: DeskCancelAsk,
    answer: CancelPreview,
    handle: (c, { body }) => cancellations.previewAtDesk(readUuid(c), body),
  }),
  defineCall({
    method: "POST",
    path: "/api/desk/trips/:id/cancellations",
    may: "editor",
    tag,
    summary: "Cancel a trip, a person or a service at the sums that were shown",
    body: DeskCancelInput,
    answer: TripCancellations,
    status: 201,
    handle: (c, { body }) => cancellations.cancelAtDesk(c.get("admin"), readUuid(c), body),
  }),
];

/** Cancelling on the trip's page, for whoever has the link that edits. */
export const createCancelPageCalls = (
  answers: Pick<QuoteAnswers, "getShown">,
  cancellations: Cancellations,
): Call[] => [
  defineCall({
    ...byLink,
    method: "POST",
    path: "/api/trip/:token/cancellation/preview",
    summary: "What a cancellation would cost and leave; nothing is kept",
    body: CancelAsk,
    answer: CancelPreview,
    handle: (c, { body }) => cancellations.previewByLink(readToken(c), body.scope),
  }),
  defineCall({
    ...byLink,
    method: "POST",
    path: "/api/trip/:token/cancellation",
    summary: "Cancel at the sums that were shown, once",
    description: "Refused with 409 where something else is agreed, or the sums are others, by now.",
    body: CancelInput,
    answer: TripQuoteAnswer,
    async handle(c, { body }) {
      await cancellations.cancelByLink(readToken(c), body, c.get("clientAddress"));
      return answers.getShown(readToken(c));
    },
  }),
];
