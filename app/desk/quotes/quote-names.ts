import { m } from "#app/paraglide/messages.js";
import { formatDay } from "#app/ui/format-dates.ts";
import type { paymentMethods } from "#contract/quote/money.ts";
import type { DocumentKind } from "#contract/quote/money-document.ts";
import type { VersionState } from "#contract/quote/quote.ts";
import type { ItemKind, QuoteItem, TaxRule } from "#contract/quote/quote-item.ts";
import type { Rate } from "#contract/quote/rate-book.ts";

export const kindNames: Record<ItemKind, () => string> = {
  stay: m.quote_kind_stay,
  transport: m.quote_kind_transport,
  guide: m.quote_kind_guide,
  ticket: m.quote_kind_ticket,
  meal: m.quote_kind_meal,
  other: m.quote_kind_other,
};

export const unitNames: Record<QuoteItem["per"], () => string> = {
  person: m.quote_per_person,
  room: m.quote_per_room,
  group: m.quote_per_group,
};

export const ruleNames: Record<TaxRule, () => string> = {
  package: m.quote_tax_package,
  other: m.quote_tax_other,
  stay: m.quote_tax_stay,
  car: m.quote_tax_car,
  none: m.quote_tax_none,
};

export const stateNames: Record<VersionState, () => string> = {
  sent: m.quote_state_sent,
  replaced: m.quote_state_replaced,
  withdrawn: m.quote_state_withdrawn,
  lapsed: m.quote_state_lapsed,
  accepted: m.quote_state_accepted,
  declined: m.quote_state_declined,
  cancelled: m.quote_state_cancelled,
};

export const documentNames: Record<DocumentKind, () => string> = {
  invoice: m.money_invoice,
  receipt: m.money_receipt,
  credit_note: m.money_credit_note,
  reversal: m.money_reversal,
  debit_note: m.money_debit_note,
  refund: m.money_refund_paper,
};

export const methodNames: Record<(typeof paymentMethods)[number], () => string> = {
  upi: m.money_upi,
  bank: m.money_bank,
  card: m.money_card,
  cash: m.money_cash,
  other: m.money_other,
};

/** "1 Apr 2027 – 30 Jun 2027", or that it holds all the year. */
export const saySeason = ({ from, to }: Pick<Rate, "from" | "to">): string =>
  from || to
    ? [from ? formatDay(from) : "…", to ? formatDay(to) : "…"].join(" – ")
    : m.book_all_year();
