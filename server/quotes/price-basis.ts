import { type CancelPolicy, usualCancelPolicy } from "#contract/quote/cancel-policy.ts";
import type { ExchangeRate, TaxRates } from "#contract/quote/quote.ts";
import { findExchangeRate, findTaxRates } from "#contract/quote/quote-total.ts";
import { usualAlone } from "#contract/quote/tax-rules.ts";
import type { MoneySettings } from "#contract/wire/money-settings.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Agreement } from "./agreement.ts";

/** What a price is made with on a day. @throws AppError conflict where no rate of tax is set */
export function basisOn(
  today: string,
  settings: MoneySettings,
  currency: string | null,
): { taxRates: TaxRates; exchange: ExchangeRate | null } {
  const taxRates = findTaxRates(settings.tax, today);
  if (!taxRates) throw new AppError("conflict", "No rate of tax is set.");
  const exchange = currency ? findExchangeRate(settings.exchange, currency, today) : null;
  // Who is not registered charges no GST (section 32 of the CGST Act).
  const none = { package: 0, other: 0, stay: 0, car: 0 };
  const gst = settings.gstin ? { ...usualAlone, ...taxRates } : { ...taxRates, ...none };
  return { taxRates: { ...gst, rounding: "heads" }, exchange };
}

/** The same for a quote that may change an agreed one: taxes and a cancellation's costs stay as they were agreed. */
export const basisFor = (
  today: string,
  settings: MoneySettings,
  currency: string | null,
  agreed: Agreement | null,
): ReturnType<typeof basisOn> & { cancellation: CancelPolicy } => ({
  ...basisOn(today, settings, currency),
  ...(agreed && { taxRates: agreed.version.taxRates }),
  cancellation: agreed ? (agreed.version.cancellation ?? usualCancelPolicy) : settings.cancellation,
});
