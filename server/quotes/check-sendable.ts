import { isDeepStrictEqual } from "node:util";
import { abroadTexts } from "#contract/quote/exempt-abroad.ts";
import { countHeads } from "#contract/quote/package-heads.ts";
import type { QuoteContent } from "#contract/quote/quote.ts";
import { sumPackage } from "#contract/quote/quote-total.ts";
import { findAbroadFault, findAloneFault } from "#contract/quote/sold-alone.ts";
import type { MoneySettings } from "#contract/wire/money-settings.ts";
import { changeTexts } from "#contract/wire/trip-changes.ts";
import { aloneTexts, quoteTexts } from "#contract/wire/trip-quotes.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Agreement } from "./agreement.ts";

/** Whether anything but the last day to accept is another. */
const differs = (one: QuoteContent, other: QuoteContent): boolean =>
  !isDeepStrictEqual({ ...one, validUntil: "" }, { ...other, validUntil: "" });

/** @throws AppError validation_failed: what is missing in a field of the quote */
export function refuseField(field: string, message: string): never {
  throw new AppError("validation_failed", message, { fields: { [field]: message } });
}

/**
 * Whether what is worked on may be offered on a day (YYYY-MM-DD).
 * @throws AppError validation_failed (what is missing, by its field), conflict (nothing is changed of what is agreed)
 */
export function checkSendable(
  today: string,
  content: QuoteContent,
  settings: MoneySettings,
  agreed: Agreement | null,
): void {
  const isPriced = content.package
    ? sumPackage(content.package) > 0
    : content.items.some((item) => !item.optional && item.price > 0);
  if (!isPriced) refuseField("items", quoteTexts.empty);
  if (content.items.some(({ tax }) => tax === "none")) refuseField("items", quoteTexts.untaxed);
  const fault = findAloneFault(content);
  if (fault) refuseField(fault === "state" ? "houseState" : "items", aloneTexts[fault]);
  const ofAbroad = findAbroadFault(content);
  if (ofAbroad) refuseField("abroad", abroadTexts[ofAbroad]);
  const heads = content.package && countHeads(content.package);
  const { adults, children } = content.party;
  if (heads && (heads.adults !== adults || heads.children !== children))
    refuseField("package", quoteTexts.otherParty);
  if (heads && content.inclusions.length === 0)
    refuseField("inclusions", quoteTexts.nothingIncluded);
  if (content.tcs && !settings.sellsAbroad) refuseField("tcs", quoteTexts.noTcs);
  if (content.party.atLeast) refuseField("party", quoteTexts.uncounted);
  if (content.validUntil < today) refuseField("validUntil", quoteTexts.pastValidity);
  // Who has departed may still stay longer.
  if (content.departure < today && content.departure !== agreed?.version.content.departure)
    refuseField("departure", "The day of departure is in the past.");
  if (agreed && !differs(agreed.version.content, content))
    throw new AppError("conflict", changeTexts.nothingChanged);
}
