import * as z from "zod/mini";
import { line, optionalLine, optionalParagraphs, paragraphs } from "#contract/text.ts";
import { CalendarDay, mostSum, Paisa, QuoteTotals } from "./quote.ts";

/** What is owed for an accepted trip, what has come, and the papers about it. Amounts in paisa. */

export const paymentMethods = ["upi", "bank", "card", "cash", "other"] as const;
export const documentKinds = ["invoice", "receipt", "credit_note", "reversal"] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const PaymentInput = z.object({
  paisa: z
    .int("The amount must be whole paisa.")
    .check(
      z.gte(1, "The amount must be more than nothing."),
      z.lte(mostSum, "The amount is too large."),
    ),
  receivedOn: CalendarDay,
  method: z.enum(paymentMethods, "The way of payment is upi, bank, card, cash or other."),
  /** Of UPI or the bank: entered once only. */
  reference: optionalLine("The reference", 80),
  note: optionalLine("The note", 200),
});
export type PaymentInput = z.infer<typeof PaymentInput>;

export const Buyer = z.object({
  name: line("The name on the invoice", 160),
  address: optionalParagraphs("The address", 400),
  gstin: z._default(
    z
      .string()
      .check(
        z.trim(),
        z.regex(/^([0-9]{2}[A-Z0-9]{13})?$/, "A GSTIN has 15 digits and capital letters."),
      ),
    "",
  ),
  state: optionalLine("The state", 60),
});
export type Buyer = z.infer<typeof Buyer>;
export const InvoiceInput = z.object({ buyer: Buyer });
export const CreditNoteInput = z.object({
  invoice: z.uuid("The invoice is missing."),
  reason: paragraphs("The reason", 400),
});

/** GET /api/desk/money-settings/changes: what stood there before and after, the latest first. */
export const SettingsChanges = z.object({
  changes: z.array(
    z.object({
      at: z.string(),
      who: z.string(),
      parts: z.array(
        z.object({
          /** The name of the setting. */
          part: z.string(),
          /** "" for nothing; of rates the rows that went, or came. */
          before: z.string(),
          after: z.string(),
        }),
      ),
    }),
  ),
});
export type SettingsChanges = z.infer<typeof SettingsChanges>;

/** A payment that was wrongly entered, or given back: answered by a counter entry, never changed. */
export const ReversalInput = z.object({
  payment: z.uuid("The payment is missing."),
  reason: paragraphs("The reason", 400),
});
export type ReversalInput = z.infer<typeof ReversalInput>;

const Seller = z.object({
  legalName: z.string(),
  address: z.string(),
  gstin: z.string(),
  state: z.string(),
  sac: z.string(),
});

/** What stands on a paper; frozen with its number. */
export const DocumentContent = z.object({
  seller: Seller,
  buyer: Buyer,
  reference: z.string(),
  title: z.string(),
  departure: z.string(),
  lines: z.array(
    z.object({
      title: z.string(),
      times: z.int(),
      /** Of one, before tax: `times` × `each` is `paisa`. Papers of before have none. */
      each: z.optional(Paisa),
      paisa: Paisa,
    }),
  ),
  /** Null on a receipt. */
  totals: z.nullable(QuoteTotals),
  /** How GST is shared: within the state half and half, else whole. */
  taxes: z.array(z.object({ label: z.string(), share: z.int(), paisa: Paisa })),
  total: Paisa,
  /** Of a receipt: how it came. Of a credit note or a reversal: why, and of which paper. */
  remark: z.string(),
});
export type DocumentContent = z.infer<typeof DocumentContent>;

export const MoneyDocument = z.object({
  id: z.string(),
  kind: z.enum(documentKinds),
  number: z.string(),
  total: Paisa,
  at: z.string(),
  /** The number of the paper that it takes back. */
  corrects: z.nullable(z.string()),
});

/** GET /api/desk/trips/{id}/money, and of the trip's page. */
export const TripMoney = z.object({
  /** Null before anything is agreed. */
  total: z.nullable(Paisa),
  paid: Paisa,
  /** What is still to come; 0 when more came than was agreed. */
  open: Paisa,
  dues: z.array(
    z.object({
      label: z.string(),
      paisa: Paisa,
      dueOn: z.string(),
      paid: Paisa,
      late: z.boolean(),
    }),
  ),
  payments: z.array(
    z.object({
      id: z.string(),
      /** Below nothing: a counter entry. */
      paisa: z.int(),
      receivedOn: z.string(),
      method: z.enum(paymentMethods),
      reference: z.string(),
      note: z.string(),
      receipt: z.string(),
      /** The paper that took it back; null while it stands. Of a counter entry null. */
      reversedBy: z.nullable(z.string()),
    }),
  ),
  documents: z.array(MoneyDocument),
  /** For the part that is due next; null where the firm has no UPI address or nothing is open. */
  upi: z.nullable(z.object({ link: z.string(), paisa: Paisa, qr: z.string() })),
  bank: z.string(),
});
export type TripMoney = z.infer<typeof TripMoney>;

export const moneyTexts = {
  notAgreed: "Nothing is agreed about this trip yet.",
  invoiced: "This trip has an invoice already. Take it back with a credit note first.",
  entered: "A payment with this reference is entered already.",
  noDocument: "There is no such paper.",
  corrected: "This invoice was taken back already.",
  noPayment: "There is no such payment of this trip.",
  reversed: "This payment was taken back already.",
} as const;
