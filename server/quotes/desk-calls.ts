import { z } from "zod";
import {
  DeskQuote,
  QuoteSaveInput,
  QuoteSendInput,
  QuoteSent,
  QuoteWithdrawInput,
} from "#contract/wire/desk-quotes.ts";
import { MoneySettingsInput, MoneySettingsState } from "#contract/wire/money-settings.ts";
import { QuoteProposal } from "#contract/wire/trip-quotes.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import type { QuoteDesk } from "./desk-service.ts";

const tag = "Desk: quotes";

/** A whole trip with its prices. */
const wholeQuote = { bodyBytes: 512 * 1024, bodyKeys: 12_000 } as const;

/** A trip's quote at the desk: margins are shown to owners alone. */
export const createQuoteDeskCalls = (desk: QuoteDesk): Call[] => [
  defineCall({
    method: "GET",
    path: "/api/desk/trips/:id/quote",
    may: "viewer",
    tag,
    summary: "A trip's quote: what is worked on, and its versions",
    description: "Net prices and margins are shown to owners alone.",
    answer: DeskQuote,
    handle: (c) => desk.getQuote(c.get("admin"), readUuid(c)),
  }),
  defineCall({
    method: "GET",
    path: "/api/desk/trips/:id/services",
    may: "viewer",
    tag,
    summary: "What has to be bought for a trip, as its days say, and as lines of a quote",
    description: "Nothing of it is kept. Of prices only those of tickets are known.",
    answer: QuoteProposal,
    handle: (c) => desk.proposeServices(readUuid(c)),
  }),
  defineCall({
    method: "PUT",
    path: "/api/desk/trips/:id/quote",
    may: "editor",
    tag,
    summary: "Keep what is worked on",
    ...wholeQuote,
    body: QuoteSaveInput,
    answer: DeskQuote,
    handle: (c, { body }) => desk.saveQuote(c.get("admin"), readUuid(c), body),
  }),
  defineCall({
    method: "POST",
    path: "/api/desk/trips/:id/quote/versions",
    may: "editor",
    tag,
    summary: "Freeze a version and send it",
    body: QuoteSendInput,
    answer: QuoteSent,
    status: 201,
    handle: (c, { body }) => desk.sendQuote(c.get("admin"), readUuid(c), body),
  }),
  defineCall({
    method: "POST",
    path: "/api/desk/trips/:id/quote/withdrawal",
    may: "editor",
    tag,
    summary: "Take the open version back",
    body: QuoteWithdrawInput,
    answer: DeskQuote,
    handle: (c, { body }) => desk.withdrawQuote(c.get("admin"), readUuid(c), body),
  }),
  defineCall({
    method: "POST",
    path: "/api/desk/trips/:id/links",
    may: "editor",
    tag,
    summary: "A further link to the trip's page",
    body: z.object({ kind: z.enum(["read", "edit"], "A link reads or edits.") }),
    answer: z.object({ url: z.string() }),
    status: 201,
    handle: (c, { body }) => desk.addLink(c.get("admin"), readUuid(c), body.kind),
  }),
  defineCall({
    method: "GET",
    path: "/api/desk/money-settings",
    may: "manager",
    tag,
    summary: "The firm, its taxes and rates of exchange",
    answer: MoneySettingsState,
    handle: () => desk.readSettings(),
  }),
  defineCall({
    method: "PUT",
    path: "/api/desk/money-settings",
    may: "owner",
    tag,
    summary: "Change them",
    body: MoneySettingsInput,
    answer: MoneySettingsState,
    handle: (c, { body }) => desk.writeSettings(c.get("admin"), body),
  }),
];
