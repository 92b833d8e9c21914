import { sql } from "drizzle-orm";
import { bigint, boolean, date, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { AdminRole } from "#contract/wire/desk-roles.ts";
import type { LostCode, TripSource } from "#contract/wire/trip-stages.ts";
import { at } from "./at-column.ts";
import { languageColumn } from "./language-column.ts";

/** The tables of migrations/0001-foundation.sql, with the outbox's columns of 0007-outbox-channels.sql. */

export const mailOutbox = pgTable("mail_outbox", {
  id: uuid().primaryKey().defaultRandom(),
  channel: text()
    .$type<"mail" | "sms" | "whatsapp" | "push" | "webhook">()
    .notNull()
    .default("mail"),
  kind: text().notNull(),
  toAddress: text("to_address").notNull(),
  subject: text().notNull(),
  bodyText: text("body_text").notNull(),
  bodyHtml: text("body_html").notNull(),
  headers: jsonb().$type<Record<string, string>>().notNull().default({}),
  /** The links and codes whose places the bodies mark; "" once they are gone, null in a row from before. */
  sealed: text(),
  status: text().$type<"pending" | "sent" | "failed">().notNull().default("pending"),
  attempts: integer().notNull().default(0),
  nextAttemptAt: at("next_attempt_at").notNull().defaultNow(),
  personId: uuid("person_id"),
  handedOverAt: at("handed_over_at"),
  lastError: text("last_error"),
  createdAt: at("created_at").notNull().defaultNow(),
  sentAt: at("sent_at"),
});

export const storageObjects = pgTable("storage_objects", {
  id: uuid().primaryKey().defaultRandom(),
  bucket: text().notNull(),
  name: text().notNull(),
  owner: uuid(),
  size: bigint({ mode: "number" }).notNull(),
  mimetype: text().notNull(),
  etag: text().notNull(),
  cacheControl: text("cache_control").notNull().default("max-age=3600"),
  createdAt: at("created_at").notNull().defaultNow(),
  updatedAt: at("updated_at").notNull().defaultNow(),
});

export const serverSecrets = pgTable("server_secrets", {
  name: text().primaryKey(),
  value: jsonb().notNull(),
  createdAt: at("created_at").notNull().defaultNow(),
});

export const auditLog = pgTable("audit_log", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  at: at("at").notNull().defaultNow(),
  actorKind: text("actor_kind")
    .$type<"nobody" | "traveller" | "admin" | "service" | "system">()
    .notNull(),
  actorId: uuid("actor_id"),
  action: text().notNull(),
  subjectKind: text("subject_kind"),
  subjectId: text("subject_id"),
  address: text(),
  details: jsonb().$type<Record<string, unknown>>().notNull().default({}),
});

export const rateLimits = pgTable("rate_limits", {
  key: text().primaryKey(),
  hits: integer().notNull(),
  endsAt: at("ends_at").notNull(),
});

export const admins = pgTable("admins", {
  id: uuid().primaryKey().defaultRandom(),
  email: text().notNull(),
  name: text().notNull().default(""),
  passwordHash: text("password_hash").notNull(),
  role: text().$type<AdminRole>().notNull().default("owner"),
  createdAt: at("created_at").notNull().defaultNow(),
  lastSignInAt: at("last_sign_in_at"),
  disabledAt: at("disabled_at"),
  totpSecret: text("totp_secret"),
  totpConfirmedAt: at("totp_confirmed_at"),
  totpStep: bigint("totp_step", { mode: "number" }).notNull().default(0),
  passwordChangedAt: at("password_changed_at"),
});

export const adminSessions = pgTable("admin_sessions", {
  tokenHash: text("token_hash").primaryKey(),
  adminId: uuid("admin_id").notNull(),
  createdAt: at("created_at").notNull().defaultNow(),
  expiresAt: at("expires_at").notNull(),
  lastSeenAt: at("last_seen_at").notNull().defaultNow(),
  id: uuid().notNull().defaultRandom(),
  userAgent: text("user_agent").notNull().default(""),
  address: text().notNull().default(""),
});

export const trips = pgTable("trips", {
  id: uuid().primaryKey().defaultRandom(),
  reference: text().notNull(),
  /** Null: entered at the desk, or sent with an address alone that no account has claimed yet. */
  userId: uuid("user_id"),
  idempotencyKey: text("idempotency_key"),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull(),
  destination: text().notNull(),
  travelDate: date("travel_date", { mode: "string" }).notNull(),
  /** "" where the day is known, "2027-03" where the month alone is, "open" where nothing is: then the date is assumed. */
  travelWhen: text("travel_when").notNull().default(""),
  travelers: text().notNull(),
  tripType: text("trip_type").notNull(),
  message: text().notNull().default(""),
  createdAt: at("created_at").notNull().defaultNow(),
  stage: text()
    .$type<"new" | "qualified" | "quote_sent" | "accepted" | "lost">()
    .notNull()
    .default("new"),
  stageAt: at("stage_at").notNull().defaultNow(),
  lostReason: text("lost_reason").notNull().default(""),
  lostCode: text("lost_code").$type<LostCode | "">().notNull().default(""),
  source: text().$type<TripSource>().notNull().default("site"),
  ownerId: uuid("owner_id"),
  nextAction: text("next_action").notNull().default(""),
  nextActionOn: date("next_action_on", { mode: "string" }),
  version: integer().notNull().default(1),
  updatedAt: at("updated_at").notNull().defaultNow(),
  answeredAt: at("answered_at"),
  travellerMessageAt: at("traveller_message_at"),
  deskMessageAt: at("desk_message_at"),
  travellerSeenAt: at("traveller_seen_at"),
  deskSeenAt: at("desk_seen_at"),
  plan: text(),
  /** The shared plan whose talk goes on with the request. */
  planTalk: text("plan_talk"),
  /** Hash of the document that the sender's own browser showed. */
  seenHash: text("seen_hash"),
  daysNumber: integer("days_number").notNull().default(0),
  linkPrices: boolean("link_prices").notNull().default(true),
  linkNames: boolean("link_names").notNull().default(true),
  searchText: text("search_text").generatedAlwaysAs(sql`''`),
  language: languageColumn(),
});
