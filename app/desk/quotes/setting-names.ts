import { m } from "#app/paraglide/messages.js";
import type { MoneySettings } from "#contract/wire/money-settings.ts";

/** What the parts of the settings are called beside their fields. */
export const settingNames: Record<keyof MoneySettings, () => string> = {
  legalName: m.money_firm,
  address: m.money_firm_address,
  gstin: () => "GSTIN",
  state: m.money_firm_state,
  sac: m.money_sac_package,
  sacOther: m.money_sac_other,
  sellsAbroad: m.money_sells_abroad,
  upi: m.money_upi,
  bank: m.money_bank_account,
  terms: m.quote_terms,
  validDays: m.money_valid_days,
  editorMost: m.money_editor_most,
  tax: m.money_tax_rates,
  exchange: m.money_exchange,
  cancellation: m.policy_title,
};
