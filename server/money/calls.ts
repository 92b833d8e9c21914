import {
  CreditNoteInput,
  InvoiceInput,
  PaymentInput,
  ReversalInput,
  SettingsChanges,
  TripMoney,
} from "#contract/quote/money.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { byLink, readToken } from "#server/trips/page/link-calls.ts";
import type { MoneyService } from "./service.ts";

const tag = "Desk: money";

/** What is owed for a trip, at the desk. */
export const createMoneyCalls = (money: MoneyService): Call[] => [
  defineCall({
    method: "GET",
    path: "/api/desk/trips/:id/money",
    may: "viewer",
    tag,
    summary: "What is owed for a trip, what has come, and its papers",
    answer: TripMoney,
    handle: (c) => money.getMoney(readUuid(c)),
  }),
  defineCall({
    method: "POST",
    path: "/api/desk/trips/:id/payments",
    may: "editor",
    tag,
    summary: "Enter a payment; its receipt is written with it",
    body: PaymentInput,
    answer: TripMoney,
    status: 201,
    handle: (c, { body }) => money.addPayment(c.get("admin"), readUuid(c), body),
  }),
  defineCall({
    method: "POST",
    path: "/api/desk/trips/:id/reversals",
    may: "editor",
    tag,
    summary: "Take a wrongly entered payment back by a counter entry with its paper",
    body: ReversalInput,
    answer: TripMoney,
    status: 201,
    handle: (c, { body }) => money.reversePayment(c.get("admin"), readUuid(c), body),
  }),
  defineCall({
    method: "POST",
    path: "/api/desk/trips/:id/invoices",
    may: "editor",
    tag,
    summary: "Write the invoice of what was agreed",
    body: InvoiceInput,
    answer: TripMoney,
    status: 201,
    handle: (c, { body }) => money.addInvoice(c.get("admin"), readUuid(c), body.buyer),
  }),
  defineCall({
    method: "POST",
    path: "/api/desk/trips/:id/credit-notes",
    may: "editor",
    tag,
    summary: "Take an invoice back",
    body: CreditNoteInput,
    answer: TripMoney,
    status: 201,
    handle: (c, { body }) => money.addCreditNote(c.get("admin"), readUuid(c), body),
  }),
];

/** What the firm's settings were, for owners. */
export const createSettingsChangeCalls = (money: MoneyService): Call[] => [
  defineCall({
    method: "GET",
    path: "/api/desk/money-settings/changes",
    may: "owner",
    tag,
    summary: "What the firm, its taxes and rates were before each change",
    answer: SettingsChanges,
    handle: () => money.listSettingsChanges(),
  }),
];

/** The same on the trip's page, for whoever has the link that edits. */
export const createMoneyPageCalls = (money: MoneyService): Call[] => [
  defineCall({
    ...byLink,
    method: "GET",
    path: "/api/trip/:token/money",
    summary: "What is owed for the trip, and how to pay it",
    answer: TripMoney,
    handle: (c) => money.getMoneyByLink(readToken(c)),
  }),
];
