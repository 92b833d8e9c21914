import { Sales, SalesQuery } from "#contract/wire/sales.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { csvResponse } from "#server/http/csv.ts";
import type { SalesService } from "./sales-service.ts";

const own = { method: "GET", may: "manager", tag: "Desk: money", query: SalesQuery } as const;

async function* once<Rows>(rows: Rows): AsyncIterable<Rows> {
  yield rows;
}

/** Takings, margin and conversion, for owners. */
export const createSalesCalls = (sales: SalesService): Call[] => [
  defineCall({
    ...own,
    path: "/api/desk/sales",
    summary: "Takings, margin and conversion by month, source, destination or colleague",
    answer: Sales,
    handle: (_c, { query }) => sales.read(query),
  }),
  defineCall({
    ...own,
    path: "/api/desk/sales.csv",
    summary: "The same as a table",
    answerType: "text/csv",
    async handle(c, { query }) {
      const { name, head, rows } = await sales.export(c.get("admin"), query);
      return csvResponse(name, head, once(rows));
    },
  }),
];
