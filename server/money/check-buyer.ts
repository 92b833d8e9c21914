import { abroadTexts } from "#contract/quote/exempt-abroad.ts";
import { abroad } from "#contract/quote/india-states.ts";
import { addressFrom, type Buyer } from "#contract/quote/money-document.ts";
import type { MoneySettings } from "#contract/wire/money-settings.ts";
import { AppError } from "#server/errors/app-error.ts";

/**
 * What a tax invoice has to say of its buyer (rule 46 of GST). `base`: what it is written for, before tax, in paisa. `isPartlyAbroad`: a part of it is
 * exempt, as it is of a visitor from abroad alone.
 * @throws AppError validation_failed
 */
export function checkBuyer(
  buyer: Buyer,
  { gstin }: Pick<MoneySettings, "gstin">,
  base: number,
  isPartlyAbroad = false,
): void {
  if (gstin === "") return;
  const fields: Record<string, string> = {};
  if (buyer.gstin === "" && buyer.state === "")
    fields["buyer.state"] = "The state decides the tax: please choose it, or outside India.";
  if (buyer.address === "" && (buyer.gstin !== "" || base >= addressFrom))
    fields["buyer.address"] =
      buyer.gstin === ""
        ? "From ₹50,000 on the invoice needs an address."
        : "An invoice to a registered firm needs its address.";
  if (isPartlyAbroad && (buyer.gstin !== "" || buyer.state !== abroad))
    fields["buyer.state"] = abroadTexts.resident;
  const [message] = Object.values(fields);
  if (message) throw new AppError("validation_failed", message, { fields });
}
