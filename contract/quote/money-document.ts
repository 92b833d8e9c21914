import * as z from "zod/mini";
import { languages } from "#contract/languages.ts";
import { line, optionalParagraphs } from "#contract/text.ts";
import { BuyerState, findStateFault, Gstin } from "./gst-fields.ts";
import { QuoteTotals } from "./quote.ts";
import { Paisa } from "./quote-item.ts";

export const documentKinds = [
  "invoice",
  "receipt",
  "credit_note",
  "reversal",
  "debit_note",
  "refund",
] as const;
export type DocumentKind = (typeof documentKinds)[number];
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

/** From a name's worth on, a buyer who is not registered has an address on the invoice (rule 46 of GST), in paisa. */
export const addressFrom = 5000000;
const Seller = z.object({
  legalName: z.string(),
  address: z.string(),
  gstin: z.string(),
  state: z.string(),
  sac: z.string(),
});

/** What stands on a paper; frozen with its number. */
export const DocumentContent = z.object({
  /** Of its traveller, beside the English; English alone on papers of before and where they read it. */
  language: z.optional(z.enum(languages)),
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
      /** What of `paisa` bears no tax: a part of a tour outside India. */
      exempt: z.optional(Paisa),
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
