import { bigint, boolean, integer, pgTable, smallint, text, uuid } from "drizzle-orm/pg-core";
import { at } from "./at-column.ts";
import { languageColumn } from "./language-column.ts";

/** The tables of migrations/0003-voices.sql. */

const rowId = () => uuid("id").primaryKey().defaultRandom();

export const comments = pgTable("comments", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  userId: uuid("user_id").notNull(),
  authorName: text("author_name").notNull(),
  authorEmail: text("author_email").notNull(),
  avatarPath: text("avatar_path"),
  rating: smallint().notNull(),
  title: text().notNull(),
  comment: text().notNull(),
  excerpt: text().notNull(),
  /** Both or neither (0016-review-places.sql). */
  placePath: text("place_path"),
  placeName: text("place_name"),
  createdAt: at("created_at").notNull().defaultNow(),
  editedAt: at("edited_at"),
  hiddenAt: at("hidden_at"),
  hiddenReason: text("hidden_reason"),
  /** The office's, in public; null: none (0038-trip-reviews.sql). */
  answer: text(),
  answeredAt: at("answered_at"),
  language: languageColumn(),
});

export const commentReports = pgTable("comment_reports", {
  commentId: bigint("comment_id", { mode: "number" }).notNull(),
  reporter: text().notNull(),
  reason: text().notNull().default(""),
  createdAt: at("created_at").notNull().defaultNow(),
  settledAt: at("settled_at"),
});

export const contactMessages = pgTable("contact_messages", {
  id: rowId(),
  reference: text().notNull(),
  userId: uuid("user_id"),
  name: text().notNull(),
  email: text().notNull(),
  phone: text().notNull().default(""),
  message: text().notNull(),
  status: text().$type<"new" | "answered" | "closed">().notNull().default("new"),
  createdAt: at("created_at").notNull().defaultNow(),
  source: text().$type<"form" | "mail">().notNull().default("form"),
  subject: text().notNull().default(""),
  /** A mail of which nothing shows that it is from the address that it names. */
  unproved: boolean().notNull().default(false),
  /** The reference of a trip that a mail names; "" for none. */
  namesTrip: text("names_trip").notNull().default(""),
  joinedTripId: uuid("joined_trip_id"),
  /** One delivery of a mail. */
  mailKey: text("mail_key"),
  language: languageColumn(),
});

export const contactReplies = pgTable("contact_replies", {
  id: rowId(),
  messageId: uuid("message_id").notNull(),
  adminId: uuid("admin_id"),
  body: text().notNull(),
  createdAt: at("created_at").notNull().defaultNow(),
});

export const newsletterSubscribers = pgTable("newsletter_subscribers", {
  id: rowId(),
  email: text().notNull(),
  status: text().$type<"pending" | "confirmed" | "unsubscribed">().notNull().default("pending"),
  confirmHash: text("confirm_hash"),
  confirmSentAt: at("confirm_sent_at"),
  unsubscribeKey: uuid("unsubscribe_key").notNull().defaultRandom(),
  createdAt: at("created_at").notNull().defaultNow(),
  confirmedAt: at("confirmed_at"),
  unsubscribedAt: at("unsubscribed_at"),
  language: languageColumn(),
});

export const newsletterIssues = pgTable("newsletter_issues", {
  id: rowId(),
  subject: text().notNull(),
  body: text().notNull(),
  status: text().$type<"draft" | "sending" | "sent">().notNull().default("draft"),
  createdBy: uuid("created_by"),
  createdAt: at("created_at").notNull().defaultNow(),
  startedAt: at("started_at"),
  finishedAt: at("finished_at"),
});

export const newsletterDeliveries = pgTable("newsletter_deliveries", {
  issueId: uuid("issue_id").notNull(),
  subscriberId: uuid("subscriber_id").notNull(),
  queuedAt: at("queued_at"),
});

export const photoSubmissions = pgTable("photo_submissions", {
  id: rowId(),
  tokenHash: text("token_hash").notNull(),
  userId: uuid("user_id"),
  place: text().notNull(),
  credit: text().notNull(),
  email: text().notNull().default(""),
  createdAt: at("created_at").notNull().defaultNow(),
  language: languageColumn(),
});

export const photos = pgTable("photos", {
  id: rowId(),
  submissionId: uuid("submission_id").notNull(),
  position: integer().notNull(),
  fileName: text("file_name").notNull(),
  declaredSize: integer("declared_size").notNull(),
  status: text()
    .$type<"awaited" | "pending" | "approved" | "refused">()
    .notNull()
    .default("awaited"),
  width: integer(),
  height: integer(),
  colour: text(),
  uploadedAt: at("uploaded_at"),
  decidedAt: at("decided_at"),
  decidedBy: uuid("decided_by"),
  refusal: text(),
  createdAt: at("created_at").notNull().defaultNow(),
});

export const chatThreads = pgTable("chat_threads", {
  id: rowId(),
  tokenHash: text("token_hash").notNull(),
  userId: uuid("user_id"),
  name: text().notNull().default(""),
  email: text().notNull().default(""),
  status: text().$type<"open" | "closed">().notNull().default("open"),
  createdAt: at("created_at").notNull().defaultNow(),
  lastMessageAt: at("last_message_at").notNull().defaultNow(),
  visitorSeenAt: at("visitor_seen_at"),
  deskSeenAt: at("desk_seen_at"),
  operatorMailedAt: at("operator_mailed_at"),
  visitorMailedAt: at("visitor_mailed_at"),
  language: languageColumn(),
});

export const chatMessages = pgTable("chat_messages", {
  id: bigint({ mode: "number" }).primaryKey().generatedAlwaysAsIdentity(),
  threadId: uuid("thread_id").notNull(),
  author: text().$type<"visitor" | "desk">().notNull(),
  adminId: uuid("admin_id"),
  body: text().notNull(),
  createdAt: at("created_at").notNull().defaultNow(),
});

export const chatPresence = pgTable("chat_presence", {
  adminId: uuid("admin_id").primaryKey(),
  seenAt: at("seen_at").notNull().defaultNow(),
});

/** The tables of migrations/0038-trip-reviews.sql. */

export const reviewRequests = pgTable("review_requests", {
  tripId: uuid("trip_id").primaryKey(),
  askedAt: at("asked_at").notNull(),
});

export const reviewLinks = pgTable("review_links", {
  tokenHash: text("token_hash").primaryKey(),
  tripId: uuid("trip_id").notNull(),
  createdAt: at("created_at").notNull(),
});

export const reviewStops = pgTable("review_stops", {
  addressHash: text("address_hash").primaryKey(),
  at: at("at").notNull(),
});

export const tripReviews = pgTable("trip_reviews", {
  id: rowId(),
  tripId: uuid("trip_id").notNull(),
  authorName: text("author_name").notNull(),
  party: text().$type<"solo" | "couple" | "family" | "friends">().notNull(),
  rating: smallint().notNull(),
  body: text().notNull(),
  travelledIn: text("travelled_in").notNull(),
  verified: boolean().notNull().default(false),
  state: text().$type<"waiting" | "shown" | "hidden">().notNull().default("waiting"),
  reason: text().notNull().default(""),
  answer: text().notNull().default(""),
  answeredAt: at("answered_at"),
  createdAt: at("created_at").notNull(),
  decidedAt: at("decided_at"),
});

export const tripReviewPlaces = pgTable("trip_review_places", {
  reviewId: uuid("review_id").notNull(),
  path: text().notNull(),
  name: text().notNull(),
  rating: smallint().notNull(),
  body: text().notNull(),
  position: integer().notNull(),
});

export const tripReviewPhotos = pgTable("trip_review_photos", {
  id: uuid().primaryKey(),
  tripId: uuid("trip_id").notNull(),
  path: text().notNull(),
  width: integer().notNull(),
  height: integer().notNull(),
  colour: text().notNull(),
  sent: boolean().notNull().default(false),
  createdAt: at("created_at").notNull(),
});
