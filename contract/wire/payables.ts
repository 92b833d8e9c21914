import * as z from "zod/mini";
import { paymentMethods } from "#contract/quote/money.ts";
import { mostSum } from "#contract/quote/most-sum.ts";
import { CalendarDay, Paisa } from "#contract/quote/quote-item.ts";
import { line, optionalLine } from "#contract/text.ts";
import { askStates } from "#contract/wire/ask-states.ts";

/** What suppliers are owed, what they were paid, and what is left of a trip. Amounts in paisa; owners alone. */
const amount = z
  .int("The amount must be whole paisa.")
  .check(
    z.gte(1, "The amount must be more than nothing."),
    z.lte(mostSum, "The amount is too large."),
  );

/** A supplier of the rate book by its id, another by its name. */
export const SupplierAccount = z.object({
  account: z.string(),
  name: z.string(),
  /** What confirmed services and charges of cancelled ones come to, and what was paid of it. */
  owed: z.int(),
  paid: z.int(),
  /** Paid for no service yet. */
  advance: z.int(),
  /** Of services whose day is over. */
  overdue: z.int(),
  nextDue: z.nullable(z.string()),
  /** Confirmed services that nobody has entered a cost for. */
  unpriced: z.int(),
});
export type SupplierAccount = z.infer<typeof SupplierAccount>;
export const SupplierAccounts = z.object({ accounts: z.array(SupplierAccount) });
export type SupplierAccounts = z.infer<typeof SupplierAccounts>;

/** A service that is confirmed, or was cancelled with a charge or after it was paid. */
export const PayableService = z.object({
  id: z.string(),
  tripId: z.string(),
  reference: z.string(),
  guest: z.string(),
  title: z.string(),
  state: z.enum(askStates),
  from: z.nullable(z.string()),
  to: z.nullable(z.string()),
  confirmation: z.string(),
  /** Null: nobody has entered what it costs. */
  owed: z.nullable(z.int()),
  paid: z.int(),
  /** Of advances, and of what was paid too much for another service: it counts for what is due first. */
  covered: z.int(),
  /** Its own day, else the first day of the service. */
  dueOn: z.nullable(z.string()),
  revision: z.int(),
});
export type PayableService = z.infer<typeof PayableService>;

/** Paisa that are still to be paid for it; nothing while nobody has entered what it costs. */
export const leftToPay = ({
  owed,
  paid,
  covered,
}: Pick<PayableService, "owed" | "paid" | "covered">): number => (owed ?? 0) - paid - covered;

/** Days ahead of which what a supplier is owed is told among the day's tasks, and filled in where it is paid. */
export const payableAhead = 3;

export const SupplierPayment = z.object({
  id: z.string(),
  paisa: z.int(),
  paidOn: z.string(),
  method: z.enum(paymentMethods),
  reference: z.string(),
  note: z.string(),
  /** The counter entry of another. */
  reverses: z.nullable(z.string()),
  reversed: z.boolean(),
  enteredBy: z.string(),
  /** `service`: null for an advance. */
  parts: z.array(z.object({ service: z.nullable(z.string()), paisa: z.int() })),
});
export type SupplierPayment = z.infer<typeof SupplierPayment>;

export const SupplierStatement = z.object({
  account: SupplierAccount,
  services: z.array(PayableService),
  payments: z.array(SupplierPayment),
});
export type SupplierStatement = z.infer<typeof SupplierStatement>;

/** What a service costs us, tax included; `dueOn` null: on its first day. */
export const CostInput = z.object({
  cost: Paisa,
  dueOn: z.nullable(CalendarDay),
  revision: z.int("Say which state you saw.").check(z.gte(1)),
});
export type CostInput = z.infer<typeof CostInput>;

export const SupplierPaymentInput = z.object({
  paidOn: CalendarDay,
  method: z.enum(paymentMethods, "The way of payment is upi, bank, card, cash or other."),
  /** Of UPI or the bank: entered once only. */
  reference: optionalLine("The reference", 80),
  note: optionalLine("The note", 200),
  /** For which services; of none: an advance. */
  parts: z
    .array(z.object({ service: z.nullable(z.uuid("There is no such service.")), paisa: amount }))
    .check(
      z.minLength(1, "Say what is paid."),
      z.maxLength(100, "At most 100 services by one payment."),
      z.refine(
        (parts) => new Set(parts.map(({ service }) => service)).size === parts.length,
        "A service is paid twice by one payment.",
      ),
    ),
});
export type SupplierPaymentInput = z.infer<typeof SupplierPaymentInput>;

export const SupplierReversalInput = z.object({ reason: line("The reason", 200) });

/** An advance that is counted for a service. */
export const AdvanceInput = z.object({
  service: z.uuid("There is no such service."),
  paisa: amount,
});
export type AdvanceInput = z.infer<typeof AdvanceInput>;

/** What is left of an accepted trip, before tax: as it was quoted, and as it is. */
export const TripMargin = z.object({
  tripId: z.string(),
  reference: z.string(),
  name: z.string(),
  departure: z.string(),
  /** The price before tax. */
  price: z.int(),
  quotedCost: z.int(),
  /** Lines whose cost nobody had entered when it was quoted: they count at what is asked for them. */
  quotedUnknown: z.int(),
  /** Of services what their suppliers ask, charges of cancelled ones too; of what is not known yet as quoted. */
  realCost: z.int(),
  /** Lines whose cost nobody knows yet, counted at what is asked for them. */
  realUnknown: z.int(),
  /** Services not confirmed, or without a cost: the real margin is not final. */
  open: z.int(),
});
export type TripMargin = z.infer<typeof TripMargin>;
export const TripMargins = z.object({ trips: z.array(TripMargin) });
export type TripMargins = z.infer<typeof TripMargins>;

export const payableTexts = {
  noAccount: "There is no such supplier with anything owed or paid.",
  noService: "There is no such service of this supplier.",
  noCost: "Enter first what this service costs.",
  tooMuch: "This is more than is owed for the service.",
  entered: "A payment with this reference is entered already.",
  noPayment: "There is no such payment.",
  reversed: "This payment is taken back already.",
  noAdvance: "This payment has no such advance left.",
  future: "The day of the payment is in the future.",
  changed: "A colleague changed this service meanwhile. Look again.",
} as const;
