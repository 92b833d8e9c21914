import type { Language } from "#contract/languages.ts";
import type { QuoteTotals } from "#contract/quote/quote.ts";
import type { MoneySettings } from "#contract/wire/money-settings.ts";
import type { Config } from "#server/config/config.ts";
import { sayMailIn } from "#words/mails/say-mail.ts";

type Ways = Pick<MoneySettings, "upi" | "bank">;

/** Whether a traveller can be told how to pay. */
export const canBePaid = ({ upi, bank }: Ways, { payments }: Pick<Config, "payments">): boolean =>
  upi !== "" || bank !== "" || payments.gateway !== undefined;

/** What is to be paid first of an agreed price, in paisa. */
export const firstDue = ({ parts, total }: Pick<QuoteTotals, "parts" | "total">): number =>
  parts[0]?.paisa ?? total;

/** What is to be paid next of an agreed price of which so much is paid, in paisa; below nought: what comes back. */
export function nextDue(
  { parts, total }: Pick<QuoteTotals, "parts" | "total">,
  paid: number,
): number {
  if (paid >= total) return total - paid;
  let until = 0;
  for (const { paisa } of parts) {
    until += paisa;
    if (until > paid) return until - paid;
  }
  return total - paid;
}

/** How a sum is paid, in lines for a mail or a paper: what, with which reference, and where to. */
export function writeWaysToPay(
  { upi, bank }: Ways,
  due: { paisa: number; reference: string },
  { payments }: Pick<Config, "payments">,
  language: Language,
): string[] {
  const say = sayMailIn[language];
  const ways = [
    ...(upi ? [say("pay-upi", { upi })] : []),
    ...(bank ? [say("pay-bank", { bank: bank.split("\n").filter(Boolean).join(", ") })] : []),
    ...(payments.gateway ? [say("pay-page")] : []),
  ];
  const sum = { sum: due.paisa, reference: due.reference };
  return ways.length > 0 ? [say("pay-sum", sum), ...ways] : [say("pay-later", sum)];
}

/** What is to be paid next and how, or that nothing is, or what comes back, in lines: of an offer and of a change. */
export function writeNextDue(
  settings: Ways,
  due: { paisa: number; reference: string },
  config: Pick<Config, "payments">,
  language: Language,
): string[] {
  const say = sayMailIn[language];
  if (due.paisa < 0) return [say("pay-back", { sum: -due.paisa })];
  return due.paisa === 0 ? [say("pay-none")] : writeWaysToPay(settings, due, config, language);
}
