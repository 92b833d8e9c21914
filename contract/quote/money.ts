import * as z from "zod/mini";
import { line, optionalLine, optionalParagraphs, paragraphs } from "#contract/text.ts";
import { BuyerState, findStateFault, Gstin } from "./gst-fields.ts";
import { CalendarDay, mostSum, Paisa, QuoteTotals } from "./quote.ts";

/** What is owed for an accepted trip, what has come, and the papers about it. Amounts in paisa. */

export const paymentMethods = ["upi", "bank", "card", "cash", "other"] as const;
export const documentKinds = [
  "invoice",
  "receipt",
  "credit_note",
  "reversal",
  "debit_note",
  "refund",
] as const;
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

export const Buyer = z
  .object({
    name: line("The name on the invoice", 160),
    address: optionalParagraphs("The address", 400),
    gstin: Gstin,
    state: BuyerState,
    /** In a special economic zone: whatever the state, the tax is that to another one. */
    sez: z._default(z.boolean("sez is true or false."), false),
  })
  .check(
    z.refine((buyer) => findStateFault(buyer) === "", {
      error: ({ input }) => findStateFault(input as { gstin: string; state: string }),
      path: ["gstin"],
    }),
    z.refine(({ sez, gstin }) => !sez || gstin !== "", {
      error: "A firm in a special economic zone has a GSTIN.",
      path: ["gstin"],
    }),
  );
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

/** A payment of the gateway that does not enter by itself, and what of it somebody says. */
export const settleOutcomes = ["joined", "entered", "left"] as const;
export const SettleInput = z
  .object({
    /** The gateway's id. */
    payment: z
      .string("The payment is missing.")
      .check(
        z.minLength(1, "The payment is missing."),
        z.maxLength(100, "There is no such payment."),
      ),
    /** It is a payment that was entered; it is another and is entered; it is looked after outside, and why. */
    as: z.enum(settleOutcomes, "A payment is joined, entered or left."),
    /** With which it is joined. */
    entry: z._default(z.nullable(z.uuid("The payment is missing.")), null),
    reason: optionalParagraphs("The reason", 400),
  })
  .check(
    z.refine(({ as, entry }) => as !== "joined" || entry !== null, {
      error: "Say with which payment it is joined.",
      path: ["entry"],
    }),
    z.refine(({ as, reason }) => as !== "left" || reason !== "", {
      error: "Say what became of it.",
      path: ["reason"],
    }),
  );
export type SettleInput = z.infer<typeof SettleInput>;

/** From a name's worth on, a buyer who is not registered has an address on the invoice (rule 46 of GST), in paisa. */
export const addressFrom = 50_000_00;

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
  buyer: z.object({
    name: z.string(),
    address: z.string(),
    gstin: z.string(),
    /** A code; on papers of before a name. */
    state: z.string(),
    sez: z.optional(z.boolean()),
  }),
  reference: z.string(),
  title: z.string(),
  departure: z.string(),
  lines: z.array(
    z.object({
      title: z.string(),
      times: z.int(),
      /** Of one, before tax: `times` × `each` is `paisa`. Papers of before have none. */
      each: z.optional(Paisa),
      /** Before tax. */
      paisa: Paisa,
      /** What it is taxed as, and by how much; `paisa` and the heads are what it costs. Without tax there are none. */
      sac: z.optional(z.string()),
      rate: z.optional(z.int()),
      cgst: z.optional(Paisa),
      sgst: z.optional(Paisa),
      igst: z.optional(Paisa),
    }),
  ),
  /** Place of supply, by its code. Missing on papers of before, and where the office has no GSTIN. */
  pos: z.optional(z.string()),
  /** What the law wants said on it. */
  notes: z.optional(z.array(z.string())),
  /** What had come before an invoice; with `balance` it makes the total. */
  advances: z.optional(z.array(z.object({ number: z.string(), on: z.string(), paisa: z.int() }))),
  /** What is still to come on an invoice, or after a receipt; below nothing: more had come. */
  balance: z.optional(z.int()),
  /** Of a receipt: whether it is one for an advance, with the tax in it. */
  isAdvance: z.optional(z.boolean()),
  /** Of a counter entry: that it takes back money that went out, and none that came. */
  ofRefund: z.optional(z.boolean()),
  /** How to pay what is open, in lines. */
  pay: z.optional(z.array(z.string())),
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
  /** The number of the paper that it is about, in part. */
  about: z.optional(z.nullable(z.string())),
});

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
  upi: z.nullable(z.object({ link: z.string(), paisa: Paisa, qr: z.string() })),
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
