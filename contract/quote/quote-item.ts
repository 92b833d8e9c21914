import * as z from "zod/mini";
import { line, optionalLine } from "#contract/text.ts";
import { TripId } from "#trip/ids.ts";
import { linedFields } from "#trip/service.ts";
import { mostSum } from "./most-sum.ts";

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

/** Ten crore rupees for one unit: beyond that somebody has mistyped. */
export const mostPrice = 10000000000;

export const quoteLimits = {
  items: 150,
  people: 200,
  rooms: 100,
  nights: 200,
  quantity: 999,
  lines: 60,
  parts: 12,
  childPrices: 6,
  terms: 12000,
  text: 600,
  reason: 600,
  name: 120,
} as const;
export const count = (label: string, least: number, most: number) =>
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
export const orNull = <T extends z.ZodMiniType>(inner: T) => z._default(z.nullable(inner), null);
export const share = (label: string, most: number) => count(label, 0, most);
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
    ...linedFields,
    id: shortId,
    kind: z.enum(itemKinds, "There is no such kind of item."),
    title: line("What an item is called", quoteLimits.name),
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
    margin: orNull(share("The margin", 50000)),
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
