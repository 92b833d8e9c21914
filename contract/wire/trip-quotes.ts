import * as z from "zod/mini";
import { CancelPolicy, usualCancelPolicy } from "#contract/quote/cancel-policy.ts";
import { findStateFault, Gstin, HomeState } from "#contract/quote/gst-fields.ts";
import { packageHeads } from "#contract/quote/package-heads.ts";
import {
  ExchangeRate,
  mostSum,
  Paisa,
  QuoteContent,
  QuoteItem,
  QuoteTotals,
  quoteLimits,
  TaxRates,
  versionStates,
} from "#contract/quote/quote.ts";
import type { AloneFault } from "#contract/quote/sold-alone.ts";
import { line, optionalParagraphs, paragraphs } from "#contract/text.ts";
import { DayChange, PlanDays } from "#contract/trip/trip-days.ts";
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

const versionFields = {
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
  language: z.enum(["en", "hi"]),
  party: QuoteContent.shape.party,
  departure: z.string(),
  /** The trip that is offered, and what its days say, as of the trip's page. */
  trip: TripDocument,
  said: TripSaid,
  /** In words, for pages of the release before. */
  days: PlanDays,
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

const revision = z
  .int("The revision is missing.")
  .check(
    z.gte(0, "There is no such revision."),
    z.lte(1_000_000_000, "There is no such revision."),
  );
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

const sac = z.string().check(z.regex(/^\d{4,8}$/, "A SAC has 4 to 8 digits."));

/** What stands in the settings; what of it belongs together is looked at by `MoneySettings`. */
const settingsFields = z.object({
  legalName: line("The name of the firm", 160),
  address: paragraphs("The address", 400),
  /** Without one no tax is charged, and no paper is a tax invoice. */
  gstin: Gstin,
  /** By its code. */
  state: HomeState,
  /** Of a tour with stay and transport. */
  sac: z._default(sac, "998555"),
  /** Of other services of a tour operator. */
  sacOther: z._default(sac, "998559"),
  /** Tours abroad: tax is collected at source of them, and of no others. */
  sellsAbroad: z._default(z.boolean(), false),
  upi: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.regex(/^([\w.-]{2,64}@[A-Za-z][\w.-]{1,64})?$/, "This is no UPI address."),
      ),
    "",
  ),
  bank: optionalParagraphs("The bank account", 400),
  terms: optionalParagraphs("The terms", quoteLimits.terms),
  /** Paisa that an editor enters or takes back of one trip in one day; null: any sum. More is an owner's. */
  editorMost: z._default(
    z.nullable(
      z
        .int("The sum must be whole paisa.")
        .check(z.gte(0, "The sum must not be negative."), z.lte(mostSum, "The sum is too large.")),
    ),
    null,
  ),
  /** Days that a quote can be accepted. */
  validDays: z._default(z.int().check(z.gte(1), z.lte(90)), 10),
  tax: z
    .array(TaxRates)
    .check(
      z.minLength(1, "At least one row of tax rates."),
      z.maxLength(50, "At most 50 rows of tax rates."),
    ),
  exchange: z._default(z.array(ExchangeRate).check(z.maxLength(300, "At most 300 rates.")), []),
  /** What a cancellation costs; a version keeps it as it was sent. */
  cancellation: z._default(CancelPolicy, usualCancelPolicy),
});
/** As some release has kept them: a GSTIN that would be refused today is read all the same. */
export const KeptMoneySettings = z.object({
  ...settingsFields.shape,
  gstin: z._default(z.string(), ""),
});

/** Who we are on paper, and what the law and the exchange ask, each from its day on. */
export const MoneySettings = settingsFields.check(
  z.refine((settings) => findStateFault(settings) === "", {
    error: ({ input }) => findStateFault(input as z.infer<typeof settingsFields>),
    path: ["gstin"],
  }),
);
export type MoneySettings = z.infer<typeof MoneySettings>;
export const MoneySettingsState = z.object({ revision: z.int(), settings: MoneySettings });
export const MoneySettingsInput = z.object({ revision, settings: MoneySettings });

/** Why a quote is not one of a house or a car alone. */
export const aloneTexts = {
  house:
    "A house has its own tax only where nothing else is sold with it. Send it alone, or choose another tax.",
  car: "A car has its own tax only where nothing else is sold with it. Send it alone, or choose another tax.",
  state: "A house that is sold alone is taxed where it stands: please choose its state.",
} as const satisfies Record<AloneFault, string>;

export const quoteTexts = {
  stale: "Somebody has changed this quote meanwhile. Here it is as it stands now.",
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
