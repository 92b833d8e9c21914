import * as z from "zod/mini";
import { deskPhone } from "#contract/dial-india.ts";
import { languages } from "#contract/languages.ts";
import { line, optionalEmail, optionalLine, paragraphs } from "#contract/text.ts";
import { QuoteContent } from "./quote.ts";
import {
  CalendarDay,
  ChildPrices,
  itemKinds,
  itemUnits,
  mostPrice,
  QuoteItem,
  taxRules,
} from "./quote-item.ts";
import { noTerms, RateTerms } from "./rate-terms.ts";

/** Suppliers and what they ask, and what quotes are begun from. Prices in paisa. */
export const SupplierInput = z.object({
  kind: z.enum(itemKinds, "There is no such kind of supplier."),
  name: line("The supplier", 120),
  place: optionalLine("The place", 120),
  /** Of the house itself: who goes there shows it to a driver. */
  address: optionalLine("The address of the house", 240),
  /** As it stands on its door: shown to a driver who reads no Latin letters. */
  localName: optionalLine("The name in the local script", 120),
  email: optionalEmail("The address"),
  phone: deskPhone("The number"),
  note: optionalLine("The note", 400),
});
export type SupplierInput = z.infer<typeof SupplierInput>;

const price = QuoteItem.shape.price;
const orNull = <T extends z.ZodMiniType>(inner: T) => z._default(z.nullable(inner), null);

/** How a rate is taxed: nothing of a package escapes the tax. */
export const rateTaxes = ["package", "other"] as const;

export const RateInput = z
  .object({
    name: line("What the rate is for", 120),
    per: z.enum(itemUnits, "A rate is per person, per room or per group."),
    /** The season, both days in it; null: open on that side. */
    from: orNull(CalendarDay),
    to: orNull(CalendarDay),
    price,
    /** Of a child whose age has no price of its own. */
    childPrice: orNull(price),
    childPrices: z._default(ChildPrices, []),
    extraBedPrice: orNull(price),
    /** Hundredths of a percent; null: the prices are what is asked. Owners set it. */
    margin: QuoteItem.shape.margin,
    /** What escaped the tax before is read still (`Rate`) and kept no more. */
    tax: z._default(
      z.enum(rateTaxes, "A rate is taxed as a package or as other services."),
      "package",
    ),
    terms: z._default(RateTerms, noTerms),
  })
  .check(
    z.refine(({ from, to }) => !from || !to || from <= to, "The season ends before it begins."),
  );
export type RateInput = z.infer<typeof RateInput>;

/** What a newcomer writes of one season: single, double and half a day at once; all or none is kept. */
export const RatesInput = z.object({
  rates: z
    .array(RateInput)
    .check(z.minLength(1, "Enter a price."), z.maxLength(20, "At most 20 rates at once.")),
});
export type RatesInput = z.infer<typeof RatesInput>;

/** A season copied to other days, its prices higher or lower, rounded up. */
export const SeasonCopy = z
  .object({
    /** The season that is copied, as its rates have it; null: open on that side. */
    season: z.object({ from: z.nullable(CalendarDay), to: z.nullable(CalendarDay) }),
    from: CalendarDay,
    to: CalendarDay,
    /** Hundredths of a percent. */
    rise: z
      .int("The rise is a share of the price.")
      .check(
        z.gte(-9000, "Prices fall by at most 90 %."),
        z.lte(50_000, "Prices rise by at most 500 %."),
      ),
    /** Paisa: prices are rounded up to a whole number of these. */
    round: z.int().check(z.gte(1), z.lte(100_000)),
  })
  .check(z.refine(({ from, to }) => from <= to, "The season ends before it begins."));
export type SeasonCopy = z.infer<typeof SeasonCopy>;

export const RateImport = z.object({
  csv: z
    .string("The table is missing.")
    .check(z.maxLength(2_000_000, "The table is too long: at most two million characters.")),
  /** Only tells what would be done, and what is wrong. */
  isTrial: z._default(z.boolean(), false),
});

/** Nothing is kept where a line is wrong. */
export const RateImported = z.object({
  added: z.int(),
  changed: z.int(),
  same: z.int(),
  suppliers: z.int(),
  errors: z.array(z.object({ line: z.int(), text: z.string() })),
});
export type RateImported = z.infer<typeof RateImported>;

export const Rate = z.object({
  id: z.string(),
  name: z.string(),
  per: z.enum(itemUnits),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  price: z.int().check(z.gte(0), z.lte(mostPrice * 6)),
  childPrice: z.nullable(z.int()),
  childPrices: z.array(
    z.object({ from: z.int(), to: z.int(), price: z.int(), bedPrice: z.nullable(z.int()) }),
  ),
  extraBedPrice: z.nullable(z.int()),
  /** Null for whoever is no owner: the prices are what is asked then. */
  margin: z.nullable(z.int()),
  /** `kept`: there is a net price that is not shown. */
  costs: z.enum(["open", "kept"]),
  tax: z.enum(taxRules),
  terms: RateTerms,
});
export type Rate = z.infer<typeof Rate>;

export const Supplier = z.object({
  id: z.string(),
  kind: z.enum(itemKinds),
  name: z.string(),
  place: z.string(),
  address: z.string(),
  localName: z.string(),
  email: z.string(),
  phone: z.string(),
  note: z.string(),
  rates: z.array(Rate),
});
export type Supplier = z.infer<typeof Supplier>;
export const RateBook = z.object({ suppliers: z.array(Supplier) });
export type RateBook = z.infer<typeof RateBook>;

const { trip, items, inclusions, exclusions, intro } = QuoteContent.shape;
export const TemplateContent = z.union([
  z.strictObject({ body: paragraphs("The text", 8000) }),
  z.strictObject({ trip, items, inclusions, exclusions, intro }),
]);

export type TemplateContent = z.infer<typeof TemplateContent>;
export const TemplateInput = z.object({
  name: line("The name of the template", 120),
  language: z.enum(languages, "A template is in a language of the site."),
  content: TemplateContent,
});
export type TemplateInput = z.infer<typeof TemplateInput>;

/** Without a content it is only called otherwise; a text stays a text, a trip a trip. */
export const TemplateChange = z.object({
  name: TemplateInput.shape.name,
  language: TemplateInput.shape.language,
  content: z.optional(TemplateContent),
});
export type TemplateChange = z.infer<typeof TemplateChange>;
export const Template = z.object({
  id: z.string(),
  kind: z.enum(["trip", "text"]),
  language: z.enum(languages),
  name: z.string(),
  content: TemplateContent,
});
export type Template = z.infer<typeof Template>;
export const TemplateList = z.object({ templates: z.array(Template) });

/** What a text may name of the trip that it is filled from: "{name}". */
export const templateWords = [
  "name",
  "destination",
  "departure",
  "people",
  "days",
  "reference",
] as const;

/** Puts a trip's own words (`templateWords`) into a text. What is unknown stays. */
export const fillTemplate = (text: string, words: Record<string, string>): string =>
  text.replaceAll(/\{([a-z]{1,20})\}/g, (whole, name: string) =>
    Object.hasOwn(words, name) ? (words[name] ?? "") : whole,
  );
