import { TripBook } from "#contract/wire/trip-book.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import { sendPdf } from "#server/papers/send-paper.ts";
import { byLink, readToken } from "#server/trips/page/link-calls.ts";
import type { BookService } from "./service.ts";

/** What is taken along of a trip, by its link. */
export const createBookCalls = (book: BookService): Call[] => [
  defineCall({
    ...byLink,
    method: "GET",
    path: "/api/trip/:token/fridge.pdf",
    summary: "The trip on one sheet",
    answerType: "application/pdf",
    handle: async (c) => sendPdf(await book.writeFridge(readToken(c), visitorKey(c))),
  }),
  defineCall({
    ...byLink,
    method: "GET",
    path: "/api/trip/:token/vouchers.pdf",
    summary: "Vouchers of all that is confirmed, by the link that edits",
    answerType: "application/pdf",
    handle: async (c) => sendPdf(await book.writeVouchers(readToken(c), visitorKey(c))),
  }),
  defineCall({
    ...byLink,
    method: "GET",
    path: "/api/trip/:token/book",
    summary: "What is taken along of a trip",
    answer: TripBook,
    handle: (c) => book.readBook(readToken(c)),
  }),
];
