import {
  CreditNoteInput,
  DecisionInput,
  InvoiceInput,
  PaymentInput,
  PaymentLink,
  RefundInput,
  ReversalInput,
  SettingsChanges,
  TripMoney,
  WaitingEntries,
} from "#contract/quote/money.ts";
import { SettleInput } from "#contract/quote/settle.ts";
import { Message } from "#contract/text.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { readBytes } from "#server/http/read-bytes.ts";
import { byLink, readToken } from "#server/trips/page/link-calls.ts";
import type { PaymentLinks } from "./link-service.ts";
import type { MoneyService } from "./service.ts";
import type { Settling } from "./settle-service.ts";

const tag = "Desk: money";

/** What is owed for a trip, at the desk. */
export const createMoneyCalls = (
  money: MoneyService,
  links: PaymentLinks,
  settling: Settling,
): Call[] => [
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
    path: "/api/desk/trips/:id/refunds",
    may: "editor",
    tag,
    summary: "Enter money that went back to the traveller, with its papers",
    description: "At most what came beyond what is agreed; refused with 409 beyond it.",
    body: RefundInput,
    answer: TripMoney,
    status: 201,
    handle: (c, { body }) => money.addRefund(c.get("admin"), readUuid(c), body),
  }),
  defineCall({
    method: "GET",
    path: "/api/desk/waiting-entries",
    may: "viewer",
    tag,
    summary: "Payments and refunds that wait for a second person",
    answer: WaitingEntries,
    handle: async () => ({ entries: await money.listWaiting() }),
  }),
  defineCall({
    method: "POST",
    path: "/api/desk/trips/:id/waiting-entries/:entry",
    may: "manager",
    tag,
    summary: "Confirm or refuse an entry of somebody else above their ceiling",
    description: "Confirmed, it is entered and its paper is written; refused, it stays a note.",
    body: DecisionInput,
    answer: TripMoney,
    handle: (c, { body }) => money.decide(c.get("admin"), readUuid(c), readUuid(c, "entry"), body),
  }),
  defineCall({
    method: "POST",
    path: "/api/desk/trips/:id/settlements",
    may: "editor",
    tag,
    summary: "Say what a payment of the gateway is that did not enter by itself",
    body: SettleInput,
    answer: TripMoney,
    status: 201,
    handle: (c, { body }) => settling.settle(c.get("admin"), readUuid(c), body),
  }),
  defineCall({
    method: "POST",
    path: "/api/desk/trips/:id/payment-link",
    may: "editor",
    tag,
    summary: "A link of the payment gateway for what is due next",
    answer: PaymentLink,
    handle: (c) => links.openLink(readUuid(c)),
  }),
  defineCall({
    method: "PUT",
    path: "/api/desk/trips/:id/buyer",
    may: "editor",
    tag,
    summary: "Say to whom the trip's papers are written",
    body: InvoiceInput,
    answer: TripMoney,
    handle: (c, { body }) => money.keepBuyer(c.get("admin"), readUuid(c), body.buyer),
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

/** What the payment gateway says, by its own signature. */
export const createPaymentCalls = (links: PaymentLinks): Call[] => [
  defineCall({
    method: "POST",
    path: "/api/payments/razorpay",
    may: "anybody",
    tag: "Payments",
    summary: "What was paid by a link, from the payment gateway",
    description:
      "In the form of Razorpay's webhook `payment_link.paid`, signed in `X-Razorpay-Signature` over the body as it is sent. Every other event is taken and does nothing.",
    bodyType: "application/json",
    answer: Message,
    async handle(c) {
      await links.take(await readBytes(c), c.req.header("x-razorpay-signature") ?? "");
      return { message: "Taken." };
    },
  }),
];

/** What the firm's settings were, for owners. */
export const createSettingsChangeCalls = (money: MoneyService): Call[] => [
  defineCall({
    method: "GET",
    path: "/api/desk/money-settings/changes",
    may: "manager",
    tag,
    summary: "What the firm, its taxes and rates were before each change",
    answer: SettingsChanges,
    handle: () => money.listSettingsChanges(),
  }),
];

/** The same on the trip's page, for whoever has the link that edits. */
export const createMoneyPageCalls = (money: MoneyService, links: PaymentLinks): Call[] => [
  defineCall({
    ...byLink,
    method: "POST",
    path: "/api/trip/:token/payment-link",
    summary: "A link of the payment gateway for what is due next",
    answer: PaymentLink,
    handle: (c) => links.openLinkByToken(readToken(c)),
  }),
  defineCall({
    ...byLink,
    method: "GET",
    path: "/api/trip/:token/money",
    summary: "What is owed for the trip, and how to pay it",
    answer: TripMoney,
    handle: (c) => money.getMoneyByLink(readToken(c)),
  }),
];
