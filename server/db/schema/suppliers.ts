import { bigint, boolean, date, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { paymentMethods } from "#contract/quote/money.ts";
import { at } from "./at-column.ts";

/** The tables of migrations/0032-services.sql that are not of quotes.ts. */

const paisa = (name: string) => bigint(name, { mode: "number" });

export const supplierPayments = pgTable("supplier_payments", {
  id: uuid().primaryKey().defaultRandom(),
  supplierId: uuid("supplier_id"),
  supplierName: text("supplier_name").notNull(),
  paisa: paisa("paisa").notNull(),
  paidOn: date("paid_on", { mode: "string" }).notNull(),
  method: text().$type<(typeof paymentMethods)[number]>().notNull(),
  reference: text().notNull().default(""),
  referenceKey: text("reference_key").notNull().default(""),
  note: text().notNull().default(""),
  reverses: uuid(),
  reversed: boolean().notNull().default(false),
  enteredBy: uuid("entered_by"),
  createdAt: at("created_at").notNull(),
});

export const supplierPaymentParts = pgTable("supplier_payment_parts", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  paymentId: uuid("payment_id").notNull(),
  /** Null: an advance. */
  askId: uuid("ask_id"),
  paisa: paisa("paisa").notNull(),
  enteredBy: uuid("entered_by"),
  createdAt: at("created_at").notNull(),
});
