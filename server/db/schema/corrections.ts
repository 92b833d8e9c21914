import { bigint, boolean, date, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { ReportSubject } from "#contract/wire/corrections.ts";
import { at } from "./at-column.ts";
import { languageColumn } from "./language-column.ts";

/** The tables of migrations/0037-corrections.sql. */

export const contentOverrides = pgTable("content_overrides", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  kind: text().notNull(),
  item: text().notNull(),
  field: text().notNull(),
  lang: text().notNull().default("en"),
  state: text().$type<"draft" | "published">().notNull(),
  /** Null: it counts. */
  endedAt: at("ended_at"),
  value: jsonb().$type<unknown>(),
  /** The shipped value again; `value` says nothing then. */
  isShipped: boolean("is_shipped").notNull().default(false),
  /** Of the shipped value that it was written over. */
  shippedHash: text("shipped_hash").notNull(),
  source: text().notNull().default(""),
  checked: date({ mode: "string" }),
  reportId: uuid("report_id"),
  adminId: uuid("admin_id"),
  at: at("at").notNull().defaultNow(),
});

export const factReports = pgTable("fact_reports", {
  id: uuid().primaryKey().defaultRandom(),
  path: text().notNull(),
  name: text().notNull(),
  subject: text().$type<ReportSubject>().notNull(),
  kind: text().notNull(),
  item: text().notNull(),
  field: text().notNull().default(""),
  shown: jsonb().$type<unknown>(),
  body: text().notNull(),
  seenAt: text("seen_at").notNull().default(""),
  email: text().notNull().default(""),
  status: text().$type<"new" | "accepted" | "declined">().notNull().default("new"),
  answer: text().notNull().default(""),
  decidedBy: uuid("decided_by"),
  decidedAt: at("decided_at"),
  createdAt: at("created_at").notNull().defaultNow(),
  language: languageColumn(),
});
