import {
  AcceptInput,
  DeclineInput,
  OptionsInput,
  TripQuoteAnswer,
} from "#contract/wire/trip-quotes.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { byLink, readToken } from "#server/trips/page/link-calls.ts";
import type { QuoteAnswers } from "./answer-service.ts";

/** The quote on a trip's page: reading, choosing, accepting, declining. */
export const createQuotePageCalls = (answers: QuoteAnswers): Call[] => [
  defineCall({
    ...byLink,
    method: "GET",
    path: "/api/trip/:token/quote",
    summary: "The version of the quote that counts",
    answer: TripQuoteAnswer,
    handle: (c) => answers.getShown(readToken(c)),
  }),
  defineCall({
    ...byLink,
    method: "PUT",
    path: "/api/trip/:token/options",
    summary: "Tick options",
    body: OptionsInput,
    answer: TripQuoteAnswer,
    handle: (c, { body }) => answers.choose(readToken(c), body),
  }),
  defineCall({
    ...byLink,
    method: "POST",
    path: "/api/trip/:token/acceptance",
    summary: "Accept the version that was shown, once",
    description:
      "Refused with 409 where it lapsed, was withdrawn, replaced or accepted, or costs something else by now.",
    body: AcceptInput,
    answer: TripQuoteAnswer,
    handle: (c, { body }) => answers.accept(readToken(c), body, c.get("clientAddress")),
  }),
  defineCall({
    ...byLink,
    method: "POST",
    path: "/api/trip/:token/decline",
    summary: "Decline the version that was shown",
    body: DeclineInput,
    answer: TripQuoteAnswer,
    handle: (c, { body }) => answers.decline(readToken(c), body),
  }),
];
