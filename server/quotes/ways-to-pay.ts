import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import type { QuoteTotals } from "#contract/quote/quote.ts";
import type { MoneySettings } from "#contract/wire/money-settings.ts";
import type { Config } from "#server/config/config.ts";

type Ways = Pick<MoneySettings, "upi" | "bank">;

/** Whether a traveller can be told how to pay. */
export const canBePaid = ({ upi, bank }: Ways, { payments }: Pick<Config, "payments">): boolean =>
  upi !== "" || bank !== "" || payments.gateway !== undefined;

/** What is to be paid first of an agreed price, in paisa. */
export const firstDue = ({ parts, total }: Pick<QuoteTotals, "parts" | "total">): number =>
  parts[0]?.paisa ?? total;

/** How a sum is paid, in lines for a mail or a paper: what, with which reference, and where to. */
export function writeWaysToPay(
  { upi, bank }: Ways,
  due: { paisa: number; reference: string },
  { payments }: Pick<Config, "payments">,
): string[] {
  const ways = [
    ...(upi ? [`By UPI to ${upi}`] : []),
    ...(bank ? [`By bank transfer to ${bank.split("\n").filter(Boolean).join(", ")}`] : []),
    ...(payments.gateway ? ["By card, net banking or UPI on your trip's page"] : []),
  ];
  const sum = formatPaisa(due.paisa);
  return ways.length > 0
    ? [`To pay: ${sum}, with the reference ${due.reference}`, ...ways]
    : [`To pay: ${sum}, with the reference ${due.reference}. We write to you how to pay it.`];
}
