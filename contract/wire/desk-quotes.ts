import * as z from "zod/mini";
import { ExchangeRate, QuoteContent, TaxRates } from "#contract/quote/quote.ts";
import { Paisa, quoteLimits } from "#contract/quote/quote-item.ts";
import { optionalParagraphs, paragraphs } from "#contract/text.ts";
import { Acceptance, QuoteChanges, versionFields } from "./trip-quotes.ts";

/** A version as the desk lists it. */
export const DeskVersion = z.object({
  ...versionFields,
  total: Paisa,
  ticked: z.array(z.string()),
  sentBy: z.string(),
  seenAt: z.nullable(z.string()),
  decidedAt: z.nullable(z.string()),
  changes: z.nullable(QuoteChanges),
});
export type DeskVersion = z.infer<typeof DeskVersion>;

/** GET /api/desk/trips/{id}/quote. Without a margin for whoever is no owner: `costs` is "kept" there. */
export const DeskQuote = z.object({
  /** Sent back with a change; 0: nothing is kept yet and `content` is what we propose. */
  revision: z.int(),
  content: QuoteContent,
  updatedAt: z.nullable(z.string()),
  updatedBy: z.string(),
  versions: z.array(DeskVersion),
  acceptance: z.nullable(Acceptance),
  /** What is agreed is being changed: `content` is what is worked on, and not what is agreed. */
  changing: z.optional(z.boolean()),
  /** Whether all of it was cancelled. */
  cancelled: z.optional(z.boolean()),
  /** What the sums are made with today. */
  tax: TaxRates,
  exchange: z.array(ExchangeRate),
  /** Of the content, for owners; `unknown` lines have no net price. */
  margin: z.nullable(z.object({ margin: z.int(), unknown: z.int() })),
  /** Whether the traveller can be told how to pay: a bank account, a UPI address or a gateway is set. */
  canBePaid: z.boolean(),
  /** Whether the office sells tours abroad: tax is collected at source of those alone. */
  sellsAbroad: z.boolean(),
});
export type DeskQuote = z.infer<typeof DeskQuote>;
export const revision = z
  .int("The revision is missing.")
  .check(z.gte(0, "There is no such revision."), z.lte(1000000000, "There is no such revision."));
export const QuoteSaveInput = z.object({ revision, content: QuoteContent });
export type QuoteSaveInput = z.infer<typeof QuoteSaveInput>;

/** `revision`: what is sent is what its sender has seen. */
export const QuoteSendInput = z.object({
  revision,
  message: optionalParagraphs("The message", 4000),
});
export type QuoteSendInput = z.infer<typeof QuoteSendInput>;

/** The answer to sending: `url` is said this once, for WhatsApp; null: that revision had been sent, and was not again. */
export const QuoteSent = z.object({
  quote: DeskQuote,
  url: z.nullable(z.string()),
  text: z.string(),
});
export type QuoteSent = z.infer<typeof QuoteSent>;
export const QuoteWithdrawInput = z.object({
  version: z.uuid("The version is missing."),
  reason: paragraphs("The reason", quoteLimits.reason),
});
