import type { Config } from "#server/config/config.ts";
import type { Finding } from "./finding.ts";

const area = "placeholders";

/** Whether a traveller can be told how to pay, and whether quotes bear tax. */
export function judgeMoney(
  { upi, bank, gstin }: { upi: string; bank: string; gstin: string },
  { payments }: Pick<Config, "payments">,
): Finding[] {
  const findings: Finding[] = [];
  if (!upi && !bank && !payments.gateway)
    findings.push({
      area,
      state: "fault",
      what: "Nothing says how travellers pay: no bank account, UPI address or payment gateway is set.",
      todo: "Set one at the desk: Quotes, Settings; or PAYMENT_GATEWAY_URL for payments by link.",
    });
  if (!gstin)
    findings.push({
      area,
      state: "warning",
      what: "No GSTIN is set: quotes bear no GST, and invoices are no tax invoices.",
      todo: "Set it at the desk, Quotes, Settings, if the office is registered.",
    });
  return findings.length > 0
    ? findings
    : [{ area, state: "ok", what: "Travellers are told how to pay, with GST." }];
}
