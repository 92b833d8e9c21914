import { bigint, boolean, date, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import type { Language } from "#contract/languages.ts";
import type { CancelPolicy } from "#contract/quote/cancel-policy.ts";
import type { CancelScope } from "#contract/quote/cancel-scope.ts";
import type { DocumentKind } from "#contract/quote/money-document.ts";
import type { ExchangeRate, QuoteContent, QuoteTotals, TaxRates } from "#contract/quote/quote.ts";
import type { ChildPrice } from "#contract/quote/quote-item.ts";
import type { AskedFor } from "#contract/wire/agenda.ts";
import type {
  AskChannel,
  AskEventDetails,
  AskEventState,
  AskState,
} from "#contract/wire/ask-states.ts";
import { at } from "./at-column.ts";
import { languageColumn } from "./language-column.ts";

/** The tables of migrations/0013-trip-quotes.sql; its new columns of `trips` stand in foundation.ts. */
const day = (name: string) => date(name, { mode: "string" });
const paisa = (name: string) => bigint(name, { mode: "number" });

export const tripDays = pgTable("trip_days", {
  tripId: uuid("trip_id").notNull(),
  number: integer().notNull(),
  /** As some release has kept them: read by `server/trips/days/read-days.ts` alone. */
  days: jsonb().$type<unknown>().notNull(),
  /** Its document, as some release has kept it: read by `trip/read-document.ts` alone. Null: an earlier release wrote the state. */
  document: jsonb().$type<unknown>(),
  documentHash: text("document_hash"),
  who: text().notNull().default(""),
  createdAt: at("created_at").notNull().defaultNow(),
});

export const unconfirmedTrips = pgTable("trip_wishes", {
  tokenHash: text("token_hash").primaryKey(),
  email: text().notNull(),
  input: jsonb().$type<unknown>().notNull(),
  createdAt: at("created_at").notNull().defaultNow(),
  expiresAt: at("expires_at").notNull(),
  /** While its mail has not gone: where it came from, as a key of its wider network. */
  waitingNetwork: text("waiting_network"),
  language: languageColumn(),
});

/** Further addresses of a trip's traveller, as the desk has found them to be. */
export const tripAddresses = pgTable("trip_addresses", {
  tripId: uuid("trip_id").notNull(),
  address: text().notNull(),
  addedBy: uuid("added_by"),
  createdAt: at("created_at").notNull().defaultNow(),
});

export const tripLinks = pgTable("trip_links", {
  id: uuid().primaryKey().defaultRandom(),
  tripId: uuid("trip_id").notNull(),
  kind: text().$type<"read" | "edit">().notNull(),
  tokenHash: text("token_hash").notNull(),
  createdAt: at("created_at").notNull().defaultNow(),
  closedAt: at("closed_at"),
  expiresAt: at("expires_at"),
  /** A member of the group, whose own link it is. */
  memberId: uuid("member_id"),
});

/** Keys of changes that a browser may send again. */
export const linkWrites = pgTable("link_writes", {
  tripId: uuid("trip_id").notNull(),
  key: uuid().notNull(),
  at: at("at").notNull(),
});

export const tripComments = pgTable("trip_comments", {
  id: uuid().primaryKey().defaultRandom(),
  /** Either of a trip or of a shared plan. */
  tripId: uuid("trip_id"),
  planId: text("plan_id"),
  name: text().notNull(),
  body: text().notNull(),
  day: text(),
  stop: text(),
  alternative: boolean().notNull().default(false),
  byDesk: boolean("by_desk").notNull().default(false),
  byReader: boolean("by_reader").notNull().default(false),
  createdAt: at("created_at").notNull().defaultNow(),
});

export const tripVotes = pgTable("trip_votes", {
  commentId: uuid("comment_id").notNull(),
  voter: text().notNull(),
});

export const quotes = pgTable("quotes", {
  tripId: uuid("trip_id").primaryKey(),
  content: jsonb().$type<QuoteContent>().notNull(),
  revision: integer().notNull().default(1),
  updatedBy: uuid("updated_by"),
  createdAt: at("created_at").notNull().defaultNow(),
  updatedAt: at("updated_at").notNull().defaultNow(),
  /** The agreed version that is being changed; another than is agreed now: none is. */
  changes: uuid(),
});

export const quoteVersions = pgTable("quote_versions", {
  id: uuid().primaryKey().defaultRandom(),
  tripId: uuid("trip_id").notNull(),
  number: integer().notNull(),
  revision: integer(),
  content: jsonb().$type<QuoteContent>().notNull(),
  taxRates: jsonb("tax_rates").$type<TaxRates>().notNull(),
  exchange: jsonb().$type<ExchangeRate | null>(),
  ticked: text().array().notNull().default([]),
  state: text()
    .$type<"sent" | "replaced" | "withdrawn" | "lapsed" | "accepted" | "declined" | "cancelled">()
    .notNull(),
  reason: text().notNull().default(""),
  sentBy: uuid("sent_by"),
  sentAt: at("sent_at").notNull(),
  lapsesAt: at("lapses_at").notNull(),
  decidedAt: at("decided_at"),
  remindedAt: at("reminded_at"),
  seenAt: at("seen_at"),
  /** The agreed version that it changes. */
  changes: uuid(),
  /** Null on versions of before: the site's terms hold. */
  cancellation: jsonb().$type<CancelPolicy>(),
});

export const quoteAcceptances = pgTable("quote_acceptances", {
  versionId: uuid("version_id").primaryKey(),
  tripId: uuid("trip_id").notNull(),
  name: text().notNull(),
  ticked: text().array().notNull(),
  totalPaisa: paisa("total_paisa").notNull(),
  totals: jsonb().$type<QuoteTotals>().notNull(),
  address: text().notNull(),
  acceptedAt: at("accepted_at").notNull(),
});

/** What was agreed before a change or a cancellation. */
export const earlierAcceptances = pgTable("earlier_acceptances", {
  versionId: uuid("version_id").primaryKey(),
  tripId: uuid("trip_id").notNull(),
  name: text().notNull(),
  ticked: text().array().notNull(),
  totalPaisa: paisa("total_paisa").notNull(),
  totals: jsonb().$type<QuoteTotals>().notNull(),
  address: text().notNull(),
  acceptedAt: at("accepted_at").notNull(),
  replacedAt: at("replaced_at").notNull(),
});

export const cancellations = pgTable("cancellations", {
  versionId: uuid("version_id").primaryKey(),
  tripId: uuid("trip_id").notNull(),
  scope: jsonb().$type<CancelScope>().notNull(),
  askedBy: text("asked_by").$type<"traveller" | "office">().notNull(),
  adminId: uuid("admin_id"),
  name: text().notNull(),
  reason: text().notNull().default(""),
  requestedOn: day("requested_on").notNull(),
  days: integer().notNull(),
  reckoned: jsonb().$type<unknown>().notNull(),
  chargePaisa: paisa("charge_paisa").notNull(),
  at: at("at").notNull(),
});

export const paymentDues = pgTable("payment_dues", {
  tripId: uuid("trip_id").notNull(),
  position: integer().notNull(),
  label: text().notNull(),
  paisa: paisa("paisa").notNull(),
  dueOn: day("due_on").notNull(),
});

export const documentSeries = pgTable("document_series", {
  series: text().primaryKey(),
  last: integer().notNull(),
});

export const moneyDocuments = pgTable("money_documents", {
  id: uuid().primaryKey().defaultRandom(),
  tripId: uuid("trip_id").notNull(),
  kind: text().$type<DocumentKind>().notNull(),
  number: text().notNull(),
  totalPaisa: paisa("total_paisa").notNull(),
  content: jsonb().$type<Record<string, unknown>>().notNull(),
  corrects: uuid(),
  /** Of what a part of it is about. */
  about: uuid(),
  issuedBy: uuid("issued_by"),
  issuedAt: at("issued_at").notNull(),
});

export const payments = pgTable("payments", {
  id: uuid().primaryKey().defaultRandom(),
  tripId: uuid("trip_id").notNull(),
  paisa: paisa("paisa").notNull(),
  receivedOn: day("received_on").notNull(),
  method: text().$type<"upi" | "bank" | "card" | "cash" | "other">().notNull(),
  reference: text().notNull().default(""),
  referenceKey: text("reference_key").notNull().default(""),
  note: text().notNull().default(""),
  receiptId: uuid("receipt_id").notNull(),
  enteredBy: uuid("entered_by"),
  createdAt: at("created_at").notNull().defaultNow(),
  reverses: uuid(),
  reversed: boolean().notNull().default(false),
  /** Money that went back: below nothing. */
  refund: boolean().notNull().default(false),
  /** The second person, of what was above the ceiling of whoever entered it. */
  confirmedBy: uuid("confirmed_by"),
});

export const waitingEntries = pgTable("waiting_entries", {
  id: uuid().primaryKey().defaultRandom(),
  tripId: uuid("trip_id").notNull(),
  kind: text().$type<"payment" | "refund" | "reversal">().notNull(),
  paisa: paisa("paisa").notNull(),
  entry: jsonb().$type<unknown>().notNull(),
  entryKey: text("entry_key").notNull(),
  enteredBy: uuid("entered_by"),
  enteredAt: at("entered_at").notNull(),
  decision: text().$type<"confirmed" | "refused">(),
  word: text().notNull().default(""),
  decidedBy: uuid("decided_by"),
  decidedAt: at("decided_at"),
});

export const tripBuyers = pgTable("trip_buyers", {
  tripId: uuid("trip_id").primaryKey(),
  buyer: jsonb().$type<unknown>().notNull(),
  updatedBy: uuid("updated_by"),
  updatedAt: at("updated_at").notNull(),
});

export const paymentLinks = pgTable("payment_links", {
  id: text().primaryKey(),
  tripId: uuid("trip_id").notNull(),
  reference: text().notNull(),
  paisa: paisa("paisa").notNull(),
  url: text().notNull(),
  createdAt: at("created_at").notNull(),
  expiresAt: at("expires_at").notNull(),
  paidAt: at("paid_at"),
});

/** What the gateway says was paid and somebody at the desk settles. */
export const gatewayPayments = pgTable("gateway_payments", {
  id: text().primaryKey(),
  linkId: text("link_id").notNull(),
  tripId: uuid("trip_id").notNull(),
  paisa: paisa("paisa").notNull(),
  currency: text().notNull(),
  method: text().$type<"upi" | "bank" | "card" | "cash" | "other">().notNull(),
  why: text().$type<"differs" | "twice">().notNull(),
  receivedOn: day("received_on").notNull(),
  toldAt: at("told_at").notNull(),
  settled: text().$type<"joined" | "entered" | "left">(),
  paymentId: uuid("payment_id"),
  note: text().notNull().default(""),
  settledBy: uuid("settled_by"),
  settledAt: at("settled_at"),
});

export const suppliers = pgTable("suppliers", {
  id: uuid().primaryKey().defaultRandom(),
  kind: text().$type<"stay" | "transport" | "guide" | "ticket" | "meal" | "other">().notNull(),
  name: text().notNull(),
  place: text().notNull().default(""),
  /** For who goes there: travellers have it in their trip's book. */
  address: text().notNull().default(""),
  localName: text("local_name").notNull().default(""),
  email: text().notNull().default(""),
  phone: text().notNull().default(""),
  note: text().notNull().default(""),
  archivedAt: at("archived_at"),
  createdAt: at("created_at").notNull().defaultNow(),
});

export const rates = pgTable("rates", {
  id: uuid().primaryKey().defaultRandom(),
  supplierId: uuid("supplier_id").notNull(),
  name: text().notNull(),
  per: text().$type<"person" | "room" | "group">().notNull(),
  fromDay: day("from_day"),
  toDay: day("to_day"),
  price: paisa("price").notNull(),
  childPrice: paisa("child_price"),
  childPrices: jsonb("child_prices").$type<ChildPrice[]>().notNull().default([]),
  extraBedPrice: paisa("extra_bed_price"),
  margin: integer(),
  tax: text().$type<"package" | "other" | "none">().notNull().default("package"),
  terms: jsonb().$type<unknown>().notNull().default({}),
  archivedAt: at("archived_at"),
  createdAt: at("created_at").notNull().defaultNow(),
});

export const quoteTemplates = pgTable("quote_templates", {
  id: uuid().primaryKey().defaultRandom(),
  kind: text().$type<"trip" | "text">().notNull(),
  language: text().$type<Language>().notNull(),
  name: text().notNull(),
  content: jsonb().$type<unknown>().notNull(),
  updatedAt: at("updated_at").notNull().defaultNow(),
});

export const moneySettings = pgTable("money_settings", {
  only: boolean().primaryKey().default(true),
  content: jsonb().$type<unknown>().notNull(),
  revision: integer().notNull().default(1),
});

/** Written by the database with each change of the row above. */
export const moneySettingsChanges = pgTable("money_settings_changes", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  at: at("at").notNull().defaultNow(),
  revision: integer().notNull(),
  /** Null: the first; until then what the site came with held. */
  before: jsonb().$type<Record<string, unknown>>(),
  after: jsonb().$type<Record<string, unknown>>().notNull(),
});

export const supplierAsks = pgTable("supplier_asks", {
  id: uuid().primaryKey().defaultRandom(),
  tripId: uuid("trip_id").notNull(),
  supplierName: text("supplier_name").notNull(),
  email: text().notNull(),
  body: text().notNull(),
  tokenHash: text("token_hash").notNull(),
  item: text().notNull().default(""),
  askedFor: jsonb("asked_for").$type<AskedFor>(),
  withdrawnAt: at("withdrawn_at"),
  state: text().$type<AskState>().notNull().default("asked"),
  note: text().notNull().default(""),
  askedBy: uuid("asked_by"),
  askedAt: at("asked_at").notNull(),
  answeredAt: at("answered_at"),
  /** Of the rate book; null: it is not in it, or of before. */
  supplierId: uuid("supplier_id"),
  channel: text().$type<AskChannel>().notNull().default("mail"),
  /** Check-in and check-out, or the first and the last day. */
  fromDay: day("from_day"),
  toDay: day("to_day"),
  heldUntil: day("held_until"),
  confirmation: text().notNull().default(""),
  /** What its cancellation costs us. */
  charge: paisa("charge"),
  /** What it costs us, tax included, and when that is due. */
  cost: paisa("cost"),
  dueOn: day("due_on"),
  revision: integer().notNull().default(1),
});

/** Each state that an ask was in, with who brought it about; nobody of the desk: the supplier, by their link. */
export const supplierAskEvents = pgTable("supplier_ask_events", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  askId: uuid("ask_id").notNull(),
  at: at("at").notNull(),
  adminId: uuid("admin_id"),
  state: text().$type<AskEventState>().notNull(),
  details: jsonb().$type<AskEventDetails>().notNull().default({}),
});

export const deskSnoozes = pgTable("desk_snoozes", {
  adminId: uuid("admin_id").notNull(),
  task: text().notNull(),
  untilDay: day("until_day").notNull(),
});

export const deskDigests = pgTable("desk_digests", {
  day: day("day").primaryKey(),
  sentAt: at("sent_at").notNull(),
});

export const calendarFeeds = pgTable("calendar_feeds", {
  adminId: uuid("admin_id").primaryKey(),
  tokenHash: text("token_hash").notNull(),
  createdAt: at("created_at").notNull(),
  readAt: at("read_at"),
});
