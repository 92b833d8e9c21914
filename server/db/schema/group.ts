import { bigint, boolean, date, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { SplitKind } from "#contract/wire/group-input.ts";
import { at } from "./at-column.ts";

/** The tables of migrations/0039-trip-group.sql and 0040-trip-files.sql. */

export const tripMembers = pgTable("trip_members", {
  id: uuid().primaryKey().defaultRandom(),
  tripId: uuid("trip_id").notNull(),
  name: text().notNull(),
  isOwner: boolean("is_owner").notNull().default(false),
  place: bigint({ mode: "number" }).generatedAlwaysAsIdentity(),
  createdAt: at("created_at").notNull(),
});

export const tripGroups = pgTable("trip_groups", {
  tripId: uuid("trip_id").primaryKey(),
  officeSees: boolean("office_sees").notNull().default(false),
});

export const tripExpenses = pgTable("trip_expenses", {
  id: uuid().primaryKey(),
  tripId: uuid("trip_id").notNull(),
  revision: integer().notNull().default(1),
  kind: text().$type<"expense" | "settled">().notNull(),
  title: text().notNull(),
  currency: text().notNull(),
  /** Minor units; rate in millionths of a rupee. */
  amount: bigint({ mode: "number" }).notNull(),
  rate: bigint({ mode: "number" }).notNull(),
  rateOn: date("rate_on"),
  paisa: bigint({ mode: "number" }).notNull(),
  paidBy: uuid("paid_by").notNull(),
  split: text().$type<SplitKind>().notNull(),
  shares: jsonb().$type<{ member: string; share: number }[]>().notNull(),
  spentOn: date("spent_on").notNull(),
  note: text().notNull(),
  changedBy: uuid("changed_by").notNull(),
  changedAt: at("changed_at").notNull(),
  removedAt: at("removed_at"),
});

export const tripPacking = pgTable("trip_packing", {
  id: uuid().primaryKey(),
  tripId: uuid("trip_id").notNull(),
  /** Null: everybody's. */
  memberId: uuid("member_id"),
  text: text().notNull(),
  doneBy: uuid("done_by"),
  createdAt: at("created_at").notNull(),
});

export const tripFiles = pgTable("trip_files", {
  id: uuid().primaryKey(),
  tripId: uuid("trip_id").notNull(),
  kind: text().$type<"paper" | "photo">().notNull(),
  sender: text().$type<"traveller" | "member" | "office">().notNull(),
  memberId: uuid("member_id"),
  name: text().notNull(),
  mimetype: text().$type<"application/pdf" | "image/webp">().notNull(),
  bytes: integer().notNull(),
  /** Of pictures, in px. */
  width: integer(),
  height: integer(),
  forGroup: boolean("for_group").notNull(),
  forOffice: boolean("for_office").notNull(),
  createdAt: at("created_at").notNull(),
});
