import * as z from "zod/mini";
import { line, optionalLine, optionalParagraphs, paragraphs } from "#contract/text.ts";
import { Buyer, MoneyDocument } from "./money-document.ts";
import { mostSum } from "./most-sum.ts";
import { CalendarDay, Paisa } from "./quote-item.ts";

/** What is owed for an accepted trip, what has come, and the papers about it. Amounts in paisa. */
export const paymentMethods = ["upi", "bank", "card", "cash", "other"] as const;
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

/** The gateway's address, to be opened. */
export const PaymentLink = z.object({ url: z.string() });

/** A payment that was wrongly entered, or given back: answered by a counter entry, never changed. */
export const ReversalInput = z.object({
  payment: z.uuid("The payment is missing."),
  reason: paragraphs("The reason", 400),
});
export type ReversalInput = z.infer<typeof ReversalInput>;

/** Money that goes back to the traveller: of what came and is owed to nobody. */
export const RefundInput = z.object({
  paisa: PaymentInput.shape.paisa,
  paidOn: CalendarDay,
  method: PaymentInput.shape.method,
  reference: optionalLine("The reference", 80),
  reason: line("The reason", 200),
});
export type RefundInput = z.infer<typeof RefundInput>;

/** What a second person says of an entry above somebody's ceiling. */
export const DecisionInput = z
  .object({
    decision: z.enum(["confirmed", "refused"], "An entry is confirmed or refused."),
    word: optionalParagraphs("The word", 400),
  })
  .check(
    z.refine(({ decision, word }) => decision === "confirmed" || word !== "", {
      error: "Say why it is refused.",
      path: ["word"],
    }),
  );
export type DecisionInput = z.infer<typeof DecisionInput>;

export const waitingKinds = ["payment", "refund", "reversal"] as const;
/** An entry that waits for a second person: it counts nowhere yet. */
export const WaitingEntry = z.object({
  id: z.string(),
  kind: z.enum(waitingKinds),
  paisa: z.int(),
  on: z.string(),
  /** Of a counter entry null. */
  method: z.nullable(z.enum(paymentMethods)),
  reference: z.string(),
  reason: z.string(),
  tripId: z.string(),
  tripReference: z.string(),
  traveller: z.string(),
  /** The administrator who sent it, who does not confirm it; null for one who is gone. */
  by: z.nullable(z.string()),
  who: z.string(),
  enteredAt: z.string(),
});
export type WaitingEntry = z.infer<typeof WaitingEntry>;
export const WaitingEntries = z.object({ entries: z.array(WaitingEntry) });

/** GET /api/desk/trips/{id}/money, and of the trip's page. */
export const TripMoney = z.object({
  /** Null before anything is agreed. */
  total: z.nullable(Paisa),
  paid: Paisa,
  /** What is still to come; 0 when more came than was agreed. */
  open: Paisa,
  /** What came beyond what is agreed, and goes back. */
  refundDue: z.optional(Paisa),
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
      /** Whether it takes another one back. */
      isCounter: z.optional(z.boolean()),
    }),
  ),
  documents: z.array(MoneyDocument),
  /** At the desk: what waits for a second person; the release before says nothing of it. */
  waiting: z.optional(z.array(WaitingEntry)),
  /** At the desk: what the gateway says was paid and is not entered; on the trip's page nothing. */
  unsettled: z.array(
    z.object({
      id: z.string(),
      /** `differs`: not what its link asked for; `twice`: the same sum was entered by hand since. */
      why: z.enum(["differs", "twice"]),
      paisa: z.int(),
      currency: z.string(),
      method: z.enum(paymentMethods),
      receivedOn: z.string(),
      /** Paisa that its link asked for. */
      asked: Paisa,
      /** Payments that it may be: of the same sum, standing, and not joined with another. */
      same: z.array(z.string()),
    }),
  ),
  /** For the part that is due next; null where the firm has no UPI address or nothing is open. */
  /** `address`: of the office, for whoever does not scan. */
  upi: z.nullable(
    z.object({ link: z.string(), address: z.string(), paisa: Paisa, qr: z.string() }),
  ),
  bank: z.string(),
  /** Of the trip: with every payment. */
  reference: z.string(),
  /** What is to be paid next; null where nothing is open. */
  next: z.nullable(z.object({ label: z.string(), paisa: Paisa, dueOn: z.string() })),
  /** Whether it can be paid by a link of the gateway. */
  byLink: z.boolean(),
  /** At the desk: to whom papers are written; null while nobody has said. */
  buyer: z.nullable(Buyer),
  /** Whether the office has a GSTIN: its invoices are tax invoices then. */
  isRegistered: z.boolean(),
});
export type TripMoney = z.infer<typeof TripMoney>;

export const moneyTexts = {
  nothingOpen: "Nothing is to be paid now.",
  notAgreed: "Nothing is agreed about this trip yet.",
  invoiced: "This trip has an invoice already. Take it back with a credit note first.",
  entered: "A payment with this reference is entered already.",
  noDocument: "There is no such paper.",
  corrected: "This invoice was taken back already.",
  noPayment: "There is no such payment of this trip.",
  reversed: "This payment was taken back already.",
  refunded: "Part of this payment went back to the traveller. Take that entry back first.",
  waitsAlready: "The same entry waits for a second person already.",
  noWaiting: "There is no such entry to confirm.",
  ownEntry: "Somebody else has to confirm what you have entered.",
  decided: "A colleague has confirmed or refused this entry already.",
  noRefund: "So much is not to be given back: more was agreed, or it was given back already.",
  noUnsettled: "There is no such payment to settle. Look again: a colleague was faster.",
  aboveCeiling: (sum: string) =>
    `An editor enters and takes back up to ${sum} of one trip in a day. Please ask an owner or a manager.`,
  otherSum: "The payment that was entered has another sum, or is joined with another one already.",
  notRupees: "Only rupees that the gateway has captured are entered.",
} as const;
