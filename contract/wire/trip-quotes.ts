import * as z from "zod/mini";
import { languages } from "#contract/languages.ts";
import { CancelPolicy } from "#contract/quote/cancel-policy.ts";
import { packageHeads } from "#contract/quote/package-heads.ts";
import {
  ExchangeRate,
  QuoteContent,
  QuoteTotals,
  TaxRates,
  versionStates,
} from "#contract/quote/quote.ts";
import { Paisa, QuoteItem, quoteLimits } from "#contract/quote/quote-item.ts";
import type { AloneFault } from "#contract/quote/sold-alone.ts";
import { line } from "#contract/text.ts";
import { DayChange } from "#contract/trip/trip-days.ts";
import { TripDocument } from "#trip/document.ts";
import { Service } from "#trip/service.ts";
import { TripSaid } from "./trip-page.ts";

/** A trip's quote: what the desk works on, its versions, and what the traveller is shown of one. */
const itemId = z.string().check(z.regex(/^[a-z0-9-]{1,40}$/, "There is no such option."));
const ticked = z
  .array(itemId)
  .check(z.maxLength(quoteLimits.items, "There are not so many options."));

/** A line of the price as the traveller sees it: never what it costs us. */
export const ShownItem = z.object({
  id: z.string(),
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  day: z.nullable(z.string()),
  per: z.string(),
  /** Persons (children too) or rooms × nights × quantity. */
  times: z.int(),
  paisa: Paisa,
  /** What the sum is made of: in each `times` × `each` is `paisa`. Ages only where the link shows names. */
  lines: z.array(
    z.object({
      of: z.enum(["adult", "child", "room", "extra-bed", "group"]),
      count: z.int(),
      ages: z.array(z.nullable(z.int())),
      bed: z.nullable(z.boolean()),
      asAdult: z.boolean(),
      nights: z.int(),
      quantity: z.int(),
      times: z.int(),
      each: Paisa,
      paisa: Paisa,
    }),
  ),
  optional: z.boolean(),
});

/** What has to be bought for a trip, as its document says: as services, and each as a line of a quote. */
export const QuoteProposal = z.object({
  services: z.array(Service),
  items: z.array(QuoteItem),
});
export type QuoteProposal = z.infer<typeof QuoteProposal>;

/** What differs from the version before, for both sides. */
export const QuoteChanges = z.object({
  /** The number of the version before. */
  since: z.int(),
  days: z.array(DayChange),
  items: z.array(
    z.object({
      kind: z.enum(["added", "removed", "changed"]),
      title: z.string(),
      before: z.nullable(Paisa),
      after: z.nullable(Paisa),
    }),
  ),
  /** Null where the link does not show prices. */
  total: z.nullable(z.object({ before: Paisa, after: Paisa })),
});
export type QuoteChanges = z.infer<typeof QuoteChanges>;

export const Acceptance = z.object({
  name: z.string(),
  at: z.string(),
  total: Paisa,
  version: z.int(),
});
export type Acceptance = z.infer<typeof Acceptance>;

export const versionFields = {
  id: z.string(),
  number: z.int(),
  state: z.enum(versionStates),
  sentAt: z.string(),
  /** The last day on which it can be accepted. */
  validUntil: z.string(),
  /** Why it was withdrawn or declined. */
  reason: z.string(),
};

/** GET /api/trip/{token}/quote: the version that counts; null before the first was sent. */
export const ShownQuote = z.object({
  ...versionFields,
  title: z.string(),
  intro: z.string(),
  language: z.enum(languages),
  party: QuoteContent.shape.party,
  departure: z.string(),
  /** The trip that is offered, and what its days say, as of the trip's page. */
  trip: TripDocument,
  said: TripSaid,
  inclusions: z.array(z.string()),
  exclusions: z.array(z.string()),
  terms: z.string(),
  /** Where the link does not show prices or names, they are missing in every text too. */
  price: z.nullable(
    z.object({
      /** Of a package the extras alone. */
      items: z.array(ShownItem),
      /** So much a person, before tax, in place of the lines; each `count` × `each` is `paisa`. Null: line by line. */
      package: z.nullable(
        z.array(z.object({ of: z.enum(packageHeads), count: z.int(), each: Paisa, paisa: Paisa })),
      ),
      ticked: z.array(z.string()),
      totals: QuoteTotals,
      tax: TaxRates,
      exchange: z.nullable(ExchangeRate),
      /** When the parts are due, in words: "3 days after you accept". */
      due: z.array(z.string()),
    }),
  ),
  changes: z.nullable(QuoteChanges),
  /** What a cancellation costs, as it stood when this was sent. */
  cancellation: z.optional(CancelPolicy),
  /** Null where the link does not show prices; without the name where it does not show names. */
  acceptance: z.nullable(Acceptance),
  /** Whether this link, now, may accept it. */
  mayAccept: z.boolean(),
});
export type ShownQuote = z.infer<typeof ShownQuote>;
export const TripQuoteAnswer = z.object({
  quote: z.nullable(ShownQuote),
  /** The latest change of what is agreed that was sent; null: none was since. */
  change: z.optional(z.nullable(ShownQuote)),
});
export type TripQuoteAnswer = z.infer<typeof TripQuoteAnswer>;

export const OptionsInput = z.object({ version: z.uuid("The version is missing."), ticked });
export const AcceptInput = z.object({
  version: z.uuid("The version is missing."),
  ticked,
  /** The sum that was shown, in paisa. */
  total: Paisa,
  name: line("Your name", quoteLimits.name),
  agreed: z.literal(true, "Please read the terms and say that you agree."),
});
export type AcceptInput = z.infer<typeof AcceptInput>;
export const DeclineInput = z.object({
  version: z.uuid("The version is missing."),
  reason: line("The reason", quoteLimits.reason),
});

/** Why a quote is not one of a stay or a car alone. */
export const aloneTexts = {
  house:
    "A stay has its own tax only where nothing else is sold with it. Send it alone, or choose another tax.",
  car: "A car has its own tax only where nothing else is sold with it. Send it alone, or choose another tax.",
  state: "A stay that is sold alone is taxed where it stands: please choose its state.",
} as const satisfies Record<AloneFault, string>;

export const quoteTexts = {
  stale: "Somebody has changed this quote meanwhile.",
  accepted: "This trip has been accepted: its quote stays as it is.",
  nothing: "There is nothing to accept: no quote is open.",
  replaced: "There is a newer version of this quote. Please read that one.",
  withdrawn: "This quote has been withdrawn. Please ask us for a new one.",
  lapsed: "This quote has lapsed. Please ask us for a new one.",
  cancelled: "This trip was cancelled.",
  declined: "This quote was declined. Ask us for a new one whenever you like.",
  twice: "This quote has been accepted already.",
  otherTotal: "The price that you saw is not the one that holds now. Please look once more.",
  noVersion: "There is no such version.",
  empty: "A quote needs at least one item that is priced.",
  uncounted: "The request says 9 or more travellers: please say how many come.",
  pastValidity: "The last day to accept is in the past.",
  untaxed: "A line has no tax: what is in a tour is taxed with it. Please choose a tax.",
  otherParty: "The prices a person are for another party. Please reckon them anew.",
  nothingIncluded: "A price a person needs a line that says what is included.",
  noTcs: "Tax is collected at source of tours abroad alone, and the office sells none.",
} as const;
