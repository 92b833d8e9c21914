import { BooksQuery } from "#contract/quote/books.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { csvResponse } from "#server/http/csv.ts";
import type { Books } from "./service.ts";

/** Tables for the accountant, for owners: they have what everybody paid. */
export const createBooksCalls = (books: Books): Call[] => [
  defineCall({
    method: "GET",
    path: "/api/desk/books.csv",
    may: "manager",
    tag: "Desk: money",
    summary: "A table of a month for the accountant",
    description:
      "The tables of GSTR-1 have the heads of its offline tool. Dues and receivables are of the month's last day, or of today before that.",
    query: BooksQuery,
    answerType: "text/csv",
    async handle(c, { query }) {
      const { name, head, rows } = await books.export(c.get("admin"), query);
      return csvResponse(name, head, rows);
    },
  }),
];
