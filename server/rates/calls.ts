import {
  RateBook,
  RateImport,
  RateImported,
  RateInput,
  RatesInput,
  SeasonCopy,
  SupplierInput,
  TemplateChange,
  TemplateInput,
  TemplateList,
} from "#contract/quote/rate-book.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { csvResponse } from "#server/http/csv.ts";
import { rateColumns, tabulateRates } from "./rate-table.ts";
import type { RateService } from "./service.ts";

async function* once(rows: string[][]) {
  yield rows;
}
const editor = { may: "editor", tag: "Desk: rate book" } as const;
const viewer = { may: "viewer", tag: "Desk: rate book" } as const;

/** Suppliers, rates and templates at the desk. */
export const createRateCalls = (rates: RateService): Call[] => [
  defineCall({
    ...viewer,
    method: "GET",
    path: "/api/desk/suppliers",
    summary: "The rate book",
    answer: RateBook,
    handle: (c) => rates.getBook(c.get("admin")),
  }),
  defineCall({
    ...editor,
    method: "POST",
    path: "/api/desk/suppliers",
    summary: "Add a supplier",
    body: SupplierInput,
    answer: RateBook,
    status: 201,
    handle: (c, { body }) => rates.addSupplier(c.get("admin"), body),
  }),
  defineCall({
    ...editor,
    method: "PUT",
    path: "/api/desk/suppliers/:id",
    summary: "Change a supplier",
    body: SupplierInput,
    answer: RateBook,
    handle: (c, { body }) => rates.changeSupplier(c.get("admin"), readUuid(c), body),
  }),
  defineCall({
    ...editor,
    method: "DELETE",
    path: "/api/desk/suppliers/:id",
    summary: "Take a supplier out of the book",
    answer: RateBook,
    handle: (c) => rates.removeSupplier(c.get("admin"), readUuid(c)),
  }),
  defineCall({
    ...editor,
    method: "POST",
    path: "/api/desk/suppliers/:id/rates",
    summary: "Add a rate; a margin is an owner's",
    body: RateInput,
    answer: RateBook,
    status: 201,
    handle: (c, { body }) => rates.addRate(c.get("admin"), readUuid(c), body),
  }),
  defineCall({
    ...editor,
    method: "POST",
    path: "/api/desk/suppliers/:id/season",
    summary: "Add the rates of a season, all or none",
    body: RatesInput,
    answer: RateBook,
    status: 201,
    handle: (c, { body }) => rates.addRates(c.get("admin"), readUuid(c), body),
  }),
  defineCall({
    ...editor,
    method: "POST",
    path: "/api/desk/suppliers/:id/next-season",
    summary: "Copy a season to other days, with a rise",
    body: SeasonCopy,
    answer: RateBook,
    status: 201,
    handle: (c, { body }) => rates.copySeason(c.get("admin"), readUuid(c), body),
  }),
  defineCall({
    ...viewer,
    method: "GET",
    path: "/api/desk/rates.csv",
    summary: "The rate book as a table; costs are an owner's in it too",
    answerType: "text/csv",
    async handle(c) {
      const rows = tabulateRates((await rates.getBook(c.get("admin"))).suppliers);
      return csvResponse("rate-book.csv", [...rateColumns], once(rows));
    },
  }),
  defineCall({
    ...editor,
    method: "POST",
    path: "/api/desk/rates/import",
    summary: "Read a table into the book: all of it, or what is wrong by line",
    bodyBytes: 8 * 1024 * 1024,
    body: RateImport,
    answer: RateImported,
    handle: (c, { body }) => rates.importRates(c.get("admin"), body),
  }),
  defineCall({
    ...editor,
    method: "PUT",
    path: "/api/desk/rates/:id",
    summary: "Change a rate; quotes that were made with it keep what they have",
    body: RateInput,
    answer: RateBook,
    handle: (c, { body }) => rates.changeRate(c.get("admin"), readUuid(c), body),
  }),
  defineCall({
    ...editor,
    method: "DELETE",
    path: "/api/desk/rates/:id",
    summary: "Take a rate out of the book",
    answer: RateBook,
    handle: (c) => rates.removeRate(c.get("admin"), readUuid(c)),
  }),
  defineCall({
    ...viewer,
    method: "GET",
    path: "/api/desk/templates",
    summary: "Templates of trips and texts",
    answer: TemplateList,
    handle: (c) => rates.listTemplates(c.get("admin")),
  }),
  defineCall({
    ...editor,
    method: "POST",
    path: "/api/desk/templates",
    summary: "Keep a template",
    bodyBytes: 512 * 1024,
    bodyKeys: 12_000,
    body: TemplateInput,
    answer: TemplateList,
    status: 201,
    handle: (c, { body }) => rates.addTemplate(c.get("admin"), body),
  }),
  defineCall({
    ...editor,
    method: "PUT",
    path: "/api/desk/templates/:id",
    summary: "Change a template, or what it is called",
    bodyBytes: 512 * 1024,
    bodyKeys: 12_000,
    body: TemplateChange,
    answer: TemplateList,
    handle: (c, { body }) => rates.changeTemplate(c.get("admin"), readUuid(c), body),
  }),
  defineCall({
    ...editor,
    method: "DELETE",
    path: "/api/desk/templates/:id",
    summary: "Remove a template",
    answer: TemplateList,
    handle: (c) => rates.removeTemplate(c.get("admin"), readUuid(c)),
  }),
];
