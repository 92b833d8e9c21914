import { bigint, boolean, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { OfficeDetails } from "#contract/wire/desk-office.ts";
import type { AdminRole, LeastRole } from "#contract/wire/desk-roles.ts";
import type { tripStoryKinds } from "#contract/wire/desk-trip-detail.ts";
import { at } from "./at-column.ts";
import type { WebauthnCredential } from "./auth.ts";
import { languageColumn } from "./language-column.ts";

/** The tables of migrations/0004-desk.sql; its new columns of older tables stand in foundation.ts. */

export type TripEventKind =
  | "received"
  | "stage"
  | "owner"
  | "next_action"
  | "note"
  | "note_removed"
  | "reply"
  | "message"
  | "corrected"
  | (typeof tripStoryKinds)[number];

export const tripEvents = pgTable("trip_events", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  tripId: uuid("trip_id").notNull(),
  at: at("at").notNull().defaultNow(),
  actorKind: text("actor_kind").$type<"traveller" | "admin" | "system">().notNull(),
  adminId: uuid("admin_id"),
  kind: text().$type<TripEventKind>().notNull(),
  details: jsonb().$type<Record<string, string | null>>().notNull().default({}),
});

export const tripNotes = pgTable("trip_notes", {
  id: uuid().primaryKey().defaultRandom(),
  tripId: uuid("trip_id").notNull(),
  adminId: uuid("admin_id"),
  body: text().notNull(),
  createdAt: at("created_at").notNull().defaultNow(),
});

export const tripMessages = pgTable("trip_messages", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  tripId: uuid("trip_id").notNull(),
  author: text().$type<"traveller" | "desk">().notNull(),
  adminId: uuid("admin_id"),
  subject: text().notNull().default(""),
  body: text().notNull(),
  createdAt: at("created_at").notNull().defaultNow(),
  /** A mail that names the traveller, while nothing shows that it is from them. */
  unproved: boolean().notNull().default(false),
});

export const adminRecoveryCodes = pgTable("admin_recovery_codes", {
  adminId: uuid("admin_id").notNull(),
  codeHash: text("code_hash").notNull(),
  usedAt: at("used_at"),
});

export const adminPasskeys = pgTable("admin_passkeys", {
  id: uuid().primaryKey().defaultRandom(),
  adminId: uuid("admin_id").notNull(),
  name: text().notNull(),
  credential: jsonb().$type<WebauthnCredential>().notNull(),
  createdAt: at("created_at").notNull().defaultNow(),
  lastUsedAt: at("last_used_at"),
});

export const adminInvitations = pgTable("admin_invitations", {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  name: text().notNull().default(""),
  role: text().$type<AdminRole>().notNull(),
  tokenHash: text("token_hash").notNull(),
  invitedBy: uuid("invited_by"),
  createdAt: at("created_at").notNull().defaultNow(),
  expiresAt: at("expires_at").notNull(),
  acceptedAt: at("accepted_at"),
  revokedAt: at("revoked_at"),
  /** Of a link for a new password: whose. */
  adminId: uuid("admin_id"),
});

export const deskSettings = pgTable("desk_settings", {
  only: boolean().primaryKey().default(true),
  secondFactorRequired: boolean("second_factor_required").notNull().default(false),
  /** From when on nobody works at the desk without one; null: at once. */
  secondFactorFrom: at("second_factor_from"),
  phonesFrom: text("phones_from").$type<LeastRole>().notNull().default("viewer"),
  exportsFrom: text("exports_from").$type<LeastRole>().notNull().default("viewer"),
});

export const accountDeletions = pgTable("account_deletions", {
  userId: uuid("user_id").primaryKey(),
  email: text().notNull(),
  name: text().notNull().default(""),
  restoreHash: text("restore_hash").notNull(),
  requestedAt: at("requested_at").notNull().defaultNow(),
  dueAt: at("due_at").notNull(),
  remindedAt: at("reminded_at"),
  language: languageColumn(),
});

export const deskViews = pgTable("desk_views", {
  id: uuid().primaryKey().defaultRandom(),
  adminId: uuid("admin_id").notNull(),
  name: text().notNull(),
  query: text().notNull(),
  createdAt: at("created_at").notNull().defaultNow(),
});

export const officeChanges = pgTable("office_changes", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  at: at("at").notNull().defaultNow(),
  adminId: uuid("admin_id"),
  details: jsonb().$type<OfficeDetails>().notNull(),
  parts: text().array().notNull(),
});
