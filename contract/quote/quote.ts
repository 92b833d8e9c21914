import * as z from "zod/mini";
import { line, optionalLine, optionalParagraphs } from "#contract/text.ts";
import { TripDocument } from "#trip/document.ts";
import { TripId } from "#trip/ids.ts";
import { abroad, isStateCode } from "./india-states.ts";
import { PackagePrice } from "./package-price.ts";
import { findWrongNights } from "./quote-nights.ts";

/**
 * What a trip costs. Money is whole paisa everywhere, shares are hundredths of a percent, a rate of
 * exchange is ten-thousandths of a rupee: no fraction is ever kept. The sums are quote-total.ts.
 */

export const itemKinds = ["stay", "transport", "guide", "ticket", "meal", "other"] as const;
export const itemUnits = ["person", "room", "group"] as const;
/** As what a line is taxed: a tour, other services, a house alone, a car with its driver alone. `none`: of before. */
export const taxRules = ["package", "other", "stay", "car", "none"] as const;
export const currencies = ["EUR", "USD", "GBP"] as const;
export type ItemKind = (typeof itemKinds)[number];
export type TaxRule = (typeof taxRules)[number];
export type Currency = (typeof currencies)[number];

/** Ten crore rupees for one unit, a thousand crore for one sum: beyond that somebody has mistyped. */
export const mostPrice = 100_000_000_00;
export const mostSum = 10_000_000_000_00;

export const quoteLimits = {
  items: 150,
  people: 200,
  rooms: 100,
  nights: 200,
  quantity: 999,
  lines: 60,
  parts: 12,
  childPrices: 6,
  terms: 12_000,
  text: 600,
  reason: 600,
  name: 120,
} as const;

const count = (label: string, least: number, most: number) =>
  z
    .int(`${label} must be a whole number.`)
    .check(
      z.gte(least, `${label} must be at least ${least}.`),
      z.lte(most, `${label} must be at most ${most}.`),
    );
export const Paisa = count("An amount in paisa", 0, mostSum);
const price = z
  .int("A price must be whole paisa.")
  .check(
    z.gte(0, "A price must not be negative."),
    z.lte(mostPrice, "A price is at most ten crore rupees."),
  );
const orNull = <T extends z.ZodMiniType>(inner: T) => z._default(z.nullable(inner), null);
const share = (label: string, most: number) => count(label, 0, most);
const shortId = z
  .string()
  .check(z.regex(/^[a-z0-9-]{1,40}$/, "An id is written in small letters and digits."));
export const CalendarDay = z.iso.date("A date is written like 2027-02-14.");

/** The oldest that is a child. */
export const oldestChild = 17;
const age = (label: string) => count(label, 0, oldestChild);

/** What a child of these years costs, both ages in it. */
export const ChildPrice = z
  .strictObject({
    from: age("The youngest age"),
    to: age("The oldest age"),
    /** In its parents' bed; of what has no beds, what it costs. */
    price,
    /** With a bed of its own; null: as without. */
    bedPrice: orNull(price),
  })
  .check(z.refine(({ from, to }) => from <= to, "The oldest age is below the youngest."));
export type ChildPrice = z.infer<typeof ChildPrice>;

/** By age; no age has two prices. */
export const ChildPrices = z.array(ChildPrice).check(
  z.maxLength(
    quoteLimits.childPrices,
    `At most ${quoteLimits.childPrices} prices of children by their age.`,
  ),
  z.refine(
    (list) =>
      list.every((one, at) =>
        list.slice(at + 1).every((other) => one.to < other.from || other.to < one.from),
      ),
    "Two prices of children are for the same age.",
  ),
);

const dayIds = (label: string) =>
  z._default(
    z.array(TripId).check(
      z.maxLength(quoteLimits.nights, `${label}: at most ${quoteLimits.nights} days.`),
      z.refine((ids) => new Set(ids).size === ids.length, `${label}: a day is named twice.`),
    ),
    [],
  );

const foreignField = "An item has no such field: its prices are rupees, and nothing else.";

export const QuoteItem = z.strictObject(
  {
    id: shortId,
    kind: z.enum(itemKinds, "There is no such kind of item."),
    title: line("What an item is called", quoteLimits.name),
    text: optionalParagraphs("The text of an item", quoteLimits.text),
    /** The day of the plan that it belongs to. */
    day: orNull(TripId),
    /** Of a stay: the days after which the night is spent there. Empty: nobody said, `nights` alone counts. */
    nightsOf: dayIds("The nights of a stay"),
    per: z.enum(itemUnits, "An item is priced per person, per room or per group."),
    /** Adults, or rooms; null: those of the party. Nothing for a group. */
    count: orNull(count("The number of persons or rooms", 0, quoteLimits.people)),
    /** Null: the party's. Counts where the item is per person. */
    children: orNull(count("The number of children", 0, quoteLimits.people)),
    /** How many of the children have a bed of their own: the oldest. */
    childBeds: z._default(count("The number of children with a bed", 0, quoteLimits.people), 0),
    extraBeds: z._default(count("The number of extra beds", 0, quoteLimits.people), 0),
    /** Where `nightsOf` names days, as many as they are. */
    nights: z._default(count("The number of nights", 1, quoteLimits.nights), 1),
    quantity: z._default(count("The quantity", 1, quoteLimits.quantity), 1),
    /** Net where `margin` is given, else what is asked for it. */
    price,
    /** Of a child whose age has no price of its own; null: as an adult, or as a room's person: nothing. */
    childPrice: orNull(price),
    childPrices: z._default(ChildPrices, []),
    extraBedPrice: orNull(price),
    /** Hundredths of a percent upon the net prices; null: they are selling prices. */
    margin: orNull(share("The margin", 50_000)),
    /**
     * `kept`: net price and margin stay as they are kept (or as the rate has them), and the prices here are
     * what is asked. So an editor reads and sends them, who does not see margins.
     */
    costs: z._default(z.enum(["open", "kept"]), "open"),
    tax: z._default(z.enum(taxRules, "There is no such tax rule."), "package"),
    /** The traveller may tick it; without a tick it is not in the price. */
    optional: z._default(z.boolean(), false),
    /** The rate of the book that it was taken from. */
    rate: orNull(z.uuid("The rate is not valid.")),
    /** Who sells it to us; told to the traveller where `QuoteContent.suppliers` says so. */
    supplier: optionalLine("The supplier", quoteLimits.name),
  },
  { error: ({ code }) => (code === "unrecognized_keys" ? foreignField : undefined) },
);
export type QuoteItem = z.infer<typeof QuoteItem>;

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
      language: z._default(z.enum(["en", "hi"]), "en"),
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
