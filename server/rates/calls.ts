import {
  RateBook,
  RateInput,
  SupplierInput,
  TemplateChange,
  TemplateInput,
  TemplateList,
} from "#contract/quote/rate-book.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import type { RateService } from "./service.ts";

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
