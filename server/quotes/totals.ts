import { SumError } from "#contract/quote/money-arithmetic.ts";
import type { QuoteTotals } from "#contract/quote/quote.ts";
import { sumQuote } from "#contract/quote/quote-total.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { VersionRow } from "./store.ts";

/** The sums of a version, with the options that are ticked, by the rates that were frozen with it. */
export const totalsOf = (
  { content, taxRates, exchange }: Pick<VersionRow, "content" | "taxRates" | "exchange">,
  ticked: readonly string[] = [],
): QuoteTotals => sumQuote(content, ticked, taxRates, exchange ?? null);

/** A sum that is too large is the fault of who typed it. @throws AppError validation_failed */
export function refuseHugeSums<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof SumError)
      throw new AppError("validation_failed", error.message, { fields: { items: error.message } });
    throw error;
  }
}
