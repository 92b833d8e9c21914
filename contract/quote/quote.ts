import * as z from "zod/mini";
import { languages } from "#contract/languages.ts";
import { line, optionalParagraphs } from "#contract/text.ts";
import { TripDocument } from "#trip/document.ts";
import { AbroadPart } from "./exempt-abroad.ts";
import { abroad, isStateCode } from "./india-states.ts";
import { PackagePrice } from "./package-price.ts";
import {
  CalendarDay,
  count,
  currencies,
  orNull,
  Paisa,
  QuoteItem,
  quoteLimits,
  share,
} from "./quote-item.ts";
import { findWrongNights } from "./quote-nights.ts";

export const QuoteParty = z
  .strictObject({
    adults: count("The number of adults", 1, quoteLimits.people),
    children: z._default(count("The number of children", 0, quoteLimits.people), 0),
    /** In years, of the first of the children; null, or less of them than children: nobody said. */
    ages: z._default(z.array(z.nullable(count("The age of a child", 0, 17))), []),
    rooms: z._default(count("The number of rooms", 0, quoteLimits.rooms), 1),
    /** More may come: it was asked for "9+", and nobody has counted them. */
    atLeast: z._default(z.boolean(), false),
  })
  .check(
    z.refine(({ ages, children }) => ages.length <= children, "There are more ages than children."),
  );
export type QuoteParty = z.infer<typeof QuoteParty>;

/** A part of the price and when it is due: days after the acceptance, or before the departure. */
export const PaymentPart = z.strictObject({
  label: line("What a payment is called", 60),
  share: count("A part of the price", 1, 10_000),
  due: z.enum(["acceptance", "departure"]),
  days: z._default(count("The days of a payment", 0, 365), 0),
});
export type PaymentPart = z.infer<typeof PaymentPart>;

const lines = (label: string) =>
  z._default(
    z
      .array(line(label, 200))
      .check(z.maxLength(quoteLimits.lines, `At most ${quoteLimits.lines} lines.`)),
    [],
  );

export const usualSchedule: PaymentPart[] = [
  { label: "Deposit", share: 3000, due: "acceptance", days: 3 },
  { label: "Balance", share: 7000, due: "departure", days: 30 },
];

const HouseState = z
  .string("The state of the house is missing.")
  .check(
    z.refine(
      (code) => isStateCode(code) && code !== abroad,
      "Please choose the state of the house from the list.",
    ),
  );

const foreignPart = "A quote has no such field: please load the page again.";

/** Rises with a step in `server/quotes/read-content.ts` when a kept content can no longer be read as it stands. */
export const quoteVersion = 5;

export const QuoteContent = z
  .strictObject(
    {
      version: z._default(
        z.literal(
          quoteVersion,
          "This quote is of another release of Safarnama: please load the page again.",
        ),
        quoteVersion,
      ),
      title: line("The title", 160),
      intro: optionalParagraphs("The introduction", 4000),
      language: z._default(z.enum(languages), "en"),
      party: QuoteParty,
      departure: CalendarDay,
      /** What is offered: its days as the office has them, and as services what is bought for them. */
      trip: TripDocument,
      items: z
        .array(QuoteItem)
        .check(z.maxLength(quoteLimits.items, `A quote has at most ${quoteLimits.items} items.`)),
      /** What the traveller is told of the price: so much a person; null: line by line. */
      package: orNull(PackagePrice),
      /** The state in which a house that is sold alone stands: its tax is that state's. */
      houseState: z.optional(HouseState),
      /** Of a visitor from abroad: how much of the tour is outside India, and exempt. */
      abroad: z.optional(AbroadPart),
      /** Whether the traveller is told who the suppliers are. */
      suppliers: z._default(z.boolean(), false),
      inclusions: lines("What is included"),
      exclusions: lines("What is not included"),
      terms: optionalParagraphs("The terms", quoteLimits.terms),
      /** Tax collected at source, where the law asks for it. */
      tcs: z._default(z.boolean(), false),
      /** Shown beside the rupees. */
      currency: orNull(z.enum(currencies, "Shown are EUR, USD and GBP.")),
      /** The last day on which it can be accepted, where the office is. */
      validUntil: CalendarDay,
      schedule: z.array(PaymentPart).check(
        z.minLength(1, "Say when what is due."),
        z.maxLength(quoteLimits.parts, `At most ${quoteLimits.parts} payments.`),
        z.refine(
          (parts) => parts.reduce((sum, part) => sum + part.share, 0) === 10_000,
          "The payments must make 100 %.",
        ),
      ),
    },
    { error: ({ code }) => (code === "unrecognized_keys" ? foreignPart : undefined) },
  )
  .check(
    z.refine(
      ({ items }) => new Set(items.map(({ id }) => id)).size === items.length,
      "Two items have the same id.",
    ),
    z.refine((quote) => findWrongNights(quote) === null, {
      error: ({ input }) => findWrongNights(input as QuoteContent) ?? undefined,
      path: ["items"],
    }),
  );
export type QuoteContent = z.infer<typeof QuoteContent>;

/** What the law asks from a day on, in hundredths of a percent. */
export const TaxRates = z.strictObject({
  from: CalendarDay,
  package: share("GST of a package", 10_000),
  other: share("GST", 10_000),
  /** Of a house alone whose rooms are not dear, and of a car with its driver alone; missing: as before there were such. */
  stay: z.optional(share("GST of a house alone", 10_000)),
  car: z.optional(share("GST of a car alone", 10_000)),
  tcs: share("TCS", 10_000),
  /**
   * `heads`: central and state tax are rounded each, so that what goes to another state is the same. Without it, as
   * what was sent before has it, the whole is rounded once.
   */
  rounding: z.optional(z.literal("heads")),
});
export type TaxRates = z.infer<typeof TaxRates>;

/** Rupees for one unit, in ten-thousandths, as the operator has set them on a day. */
export const ExchangeRate = z.strictObject({
  currency: z.enum(currencies),
  on: CalendarDay,
  rate: count("The rate in ten-thousandths of a rupee", 10_000, 100_000_000),
});
export type ExchangeRate = z.infer<typeof ExchangeRate>;

export const QuoteTotals = z.object({
  /** By tax rule, before tax. */
  bases: z.object({
    ...{ package: Paisa, other: Paisa, none: Paisa },
    ...{ stay: z.optional(Paisa), car: z.optional(Paisa) },
  }),
  base: Paisa,
  gst: z.object({
    ...{ package: Paisa, other: Paisa },
    ...{ stay: z.optional(Paisa), car: z.optional(Paisa) },
  }),
  tcs: Paisa,
  total: Paisa,
  /** The price of each person: no two differ by more than a paisa, and together they are `total`. */
  persons: z.array(Paisa),
  parts: z.array(z.object({ label: z.string(), paisa: Paisa })),
  shown: z.nullable(
    z.object({
      currency: z.enum(currencies),
      /** Cents, pence. */
      minor: z.int(),
      on: z.string(),
    }),
  ),
});
export type QuoteTotals = z.infer<typeof QuoteTotals>;

export const versionStates = [
  "sent",
  "replaced",
  "withdrawn",
  "lapsed",
  "accepted",
  "declined",
  "cancelled",
] as const;
export type VersionState = (typeof versionStates)[number];
