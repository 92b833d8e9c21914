import { TripBook } from "#contract/wire/trip-book.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { byLink, readToken } from "#server/trips/page/link-calls.ts";
import type { BookService } from "./service.ts";

/** What is taken along of a trip, by its link. */
export const createBookCalls = (book: BookService): Call[] => [
  defineCall({
    ...byLink,
    method: "GET",
    path: "/api/trip/:token/book",
    summary: "What is taken along of a trip",
    answer: TripBook,
    handle: (c) => book.readBook(readToken(c)),
  }),
];
