import { z } from "zod";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import {
  AdvanceInput,
  CostInput,
  SupplierAccounts,
  SupplierPaymentInput,
  SupplierReversalInput,
  SupplierStatement,
  TripMargins,
} from "#contract/wire/payables.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { csvResponse } from "#server/http/csv.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import type { OfficeService } from "#server/office/service.ts";
import { letterheadOf } from "#server/papers/letterhead.ts";
import { sendPdf } from "#server/papers/send-paper.ts";
import type { PaperService } from "#server/papers/service.ts";
import type { PayablesService } from "./service.ts";
import { layOutStatement, statementHead, tabulateStatement } from "./statement.ts";

const ofManagers = { may: "manager", tag: "Desk: suppliers" } as const;
const fileName = (name: string) => `statement-${name.replaceAll(/[^\w]+/g, "-").toLowerCase()}`;
const day = z.iso.date("A date is written like 2027-02-14.");

async function* once(rows: string[][]) {
  yield rows;
}

/** What suppliers are owed and were paid: the owners'. */
export const createPayableCalls = (
  payables: PayablesService,
  {
    papers,
    office,
    clock,
  }: {
    papers: Pick<PaperService, "writeSheet">;
    office: Pick<OfficeService, "current">;
    clock: () => Date;
  },
): Call[] => [
  defineCall({
    ...ofManagers,
    method: "GET",
    path: "/api/desk/payables",
    summary: "What each supplier is owed, and when",
    answer: SupplierAccounts,
    handle: () => payables.listAccounts(),
  }),
  defineCall({
    ...ofManagers,
    method: "GET",
    path: "/api/desk/payables/:account",
    summary: "A supplier's services and payments",
    answer: SupplierStatement,
    handle: (c) => payables.getStatement(readUuid(c, "account")),
  }),
  defineCall({
    ...ofManagers,
    method: "PUT",
    path: "/api/desk/payables/:account/services/:service",
    summary: "What a service costs us and when that is due",
    body: CostInput,
    answer: SupplierStatement,
    handle: (c, { body }) =>
      payables.setCost(c.get("admin"), readUuid(c, "account"), readUuid(c, "service"), body),
  }),
  defineCall({
    ...ofManagers,
    method: "POST",
    path: "/api/desk/payables/:account/payments",
    summary: "Enter what was paid to a supplier: for services, or as an advance",
    body: SupplierPaymentInput,
    answer: SupplierStatement,
    status: 201,
    handle: (c, { body }) => payables.addPayment(c.get("admin"), readUuid(c, "account"), body),
  }),
  defineCall({
    ...ofManagers,
    method: "POST",
    path: "/api/desk/payables/:account/payments/:payment/reversal",
    summary: "Take a wrongly entered payment back by a counter entry",
    body: SupplierReversalInput,
    answer: SupplierStatement,
    status: 201,
    handle: (c, { body }) =>
      payables.reversePayment(
        c.get("admin"),
        readUuid(c, "account"),
        readUuid(c, "payment"),
        body.reason,
      ),
  }),
  defineCall({
    ...ofManagers,
    method: "POST",
    path: "/api/desk/payables/:account/payments/:payment/advance",
    summary: "Count an advance for a service",
    body: AdvanceInput,
    answer: SupplierStatement,
    status: 201,
    handle: (c, { body }) =>
      payables.useAdvance(c.get("admin"), readUuid(c, "account"), readUuid(c, "payment"), body),
  }),
  defineCall({
    ...ofManagers,
    method: "GET",
    path: "/api/desk/payables/:account/statement.csv",
    summary: "A supplier's statement as a table",
    answerType: "text/csv",
    async handle(c) {
      const statement = await payables.getStatement(readUuid(c, "account"));
      const rows = tabulateStatement(statement);
      return csvResponse(`${fileName(statement.account.name)}.csv`, statementHead, once(rows));
    },
  }),
  defineCall({
    ...ofManagers,
    method: "GET",
    path: "/api/desk/payables/:account/statement.pdf",
    summary: "A supplier's statement as PDF",
    answerType: "application/pdf",
    async handle(c) {
      const statement = await payables.getStatement(readUuid(c, "account"));
      const sheet = layOutStatement(statement, dayInIndia(clock()), letterheadOf(office.current()));
      const name = `${fileName(statement.account.name)}.pdf`;
      return sendPdf(await papers.writeSheet(c.get("admin"), visitorKey(c), name, sheet));
    },
  }),
  defineCall({
    ...ofManagers,
    method: "GET",
    path: "/api/desk/margins",
    summary: "What is left of accepted trips, as quoted and as it is",
    query: z.object({ from: day, to: day }),
    answer: TripMargins,
    handle: (_c, { query }) => payables.listMargins(query.from, query.to),
  }),
];
