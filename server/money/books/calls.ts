import { BooksQuery, TallyQuery } from "#contract/quote/books.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { csvResponse } from "#server/http/csv.ts";
import { streamPages } from "#server/http/stream-pages.ts";
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
  defineCall({
    method: "GET",
    path: "/api/desk/books.xml",
    may: "manager",
    tag: "Desk: money",
    summary: "A month's vouchers, or the accounts that they name, for Tally",
    description:
      "By the format that Tally publishes for imports: the accounts first, then the vouchers.",
    query: TallyQuery,
    answerType: "application/xml",
    async handle(c, { query }) {
      const { name, pages } = await books.exportForTally(c.get("admin"), query);
      return new Response(await streamPages(pages), {
        headers: {
          "content-type": "application/xml; charset=utf-8",
          "content-disposition": `attachment; filename="${name}"`,
          "cache-control": "no-store",
        },
      });
    },
  }),
];
