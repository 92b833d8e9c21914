import * as z from "zod/mini";
import { CancelPolicy, usualCancelPolicy } from "#contract/quote/cancel-policy.ts";
import { findStateFault, Gstin, HomeState } from "#contract/quote/gst-fields.ts";
import { mostSum } from "#contract/quote/most-sum.ts";
import { ExchangeRate, TaxRates } from "#contract/quote/quote.ts";
import { quoteLimits } from "#contract/quote/quote-item.ts";
import { line, optionalParagraphs, paragraphs } from "#contract/text.ts";
import { revision } from "./desk-quotes.ts";

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

export const settingsTexts = {
  stale:
    "Somebody has changed these settings meanwhile; what you typed is still here. Look under Changes at what they did, then save again.",
} as const;

export type MoneySettings = z.infer<typeof MoneySettings>;
export const MoneySettingsState = z.object({ revision: z.int(), settings: MoneySettings });
export const MoneySettingsInput = z.object({ revision, settings: MoneySettings });
