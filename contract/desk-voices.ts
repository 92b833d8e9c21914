import * as z from "zod/mini";
import type { ChatMessage } from "./chat.ts";
import { email, line, optionalLine, paragraphs } from "./text.ts";

/** Reviews, photos, contact, chat and newsletter as the desk sees them: calls under /api/desk. */

const place = z.optional(z.string().check(z.maxLength(300)));
const limit = z._default(
  z.coerce.number("The page size is 1 to 100.").check(z.int(), z.minimum(1), z.maximum(100)),
  30,
);

export const DeskReviewQuery = z.object({
  show: z._default(
    z.enum(["all", "shown", "hidden", "reported"], "show is all, shown, hidden or reported."),
    "all",
  ),
  search: optionalLine("Search", 120),
  before: place,
  limit,
});

export type DeskReview = {
  id: number;
  author: string;
  email: string;
  rating: number;
  title: string;
  comment: string;
  excerpt: string;
  createdAt: string;
  editedAt: string | null;
  hiddenAt: string | null;
  hiddenReason: string | null;
  openReports: number;
  reasons: string[];
};
export type DeskReviewPage = { reviews: DeskReview[]; next: string | null };

export const DeskPhotoQuery = z.object({
  status: z._default(
    z.enum(["pending", "approved", "refused"], "status is pending, approved or refused."),
    "pending",
  ),
  before: place,
  limit,
});

export type DeskPhoto = {
  id: string;
  name: string;
  place: string;
  credit: string;
  email: string;
  width: number;
  height: number;
  colour: string;
  status: "pending" | "approved" | "refused";
  refusal: string | null;
  /** When it came, or when it was decided. */
  at: string;
  /** Null once refused: its bytes are not kept. */
  thumbnail: string | null;
  full: string | null;
};
export type DeskPhotoPage = {
  photos: DeskPhoto[];
  next: string | null;
  counts: { pending: number; approved: number; refused: number };
};

export const contactStatuses = ["new", "answered", "closed"] as const;
export type ContactStatus = (typeof contactStatuses)[number];

export const DeskContactQuery = z.object({
  status: z.optional(z.enum(contactStatuses, "status is new, answered or closed.")),
  search: optionalLine("Search", 120),
  before: place,
  limit,
});
export const ContactStatusInput = z.object({
  status: z.enum(contactStatuses, "status is new, answered or closed."),
});
export const AnswerInput = z.object({ body: paragraphs("The answer", 8000) });

export type DeskContact = {
  id: string;
  reference: string;
  name: string;
  email: string;
  phone: string;
  message: string;
  status: ContactStatus;
  createdAt: string;
};
export type DeskContactPage = { messages: DeskContact[]; next: string | null };
export type DeskContactThread = DeskContact & {
  replies: { id: string; body: string; at: string }[];
};

export const DeskChatQuery = z.object({
  status: z.optional(z.enum(["open", "closed"], "status is open or closed.")),
  before: place,
  limit,
});
export const ChatAnswerInput = z.object({ body: paragraphs("The answer", 2000) });
export const PresenceInput = z.object({ here: z.boolean("here is true or false.") });

export type DeskChat = {
  id: string;
  name: string;
  email: string;
  status: "open" | "closed";
  lastBody: string;
  lastAt: string;
  unread: number;
};
export type DeskChatPage = { chats: DeskChat[]; next: string | null };
export type DeskChatThread = Omit<DeskChat, "unread" | "lastBody"> & {
  visitorPresent: boolean;
  messages: ChatMessage[];
};

export const subscriberStatuses = ["pending", "confirmed", "unsubscribed"] as const;
export const DeskSubscriberQuery = z.object({
  status: z.optional(z.enum(subscriberStatuses, "There is no such status.")),
  search: optionalLine("Search", 120),
  before: place,
  limit,
});
export const IssueInput = z.object({
  subject: line("The subject", 160),
  body: paragraphs("The letter", 40_000),
});
export const ProofInput = z.object({ email: email("The address") });

export type DeskSubscriber = {
  id: string;
  email: string;
  status: (typeof subscriberStatuses)[number];
  createdAt: string;
};
export type DeskSubscriberPage = {
  subscribers: DeskSubscriber[];
  next: string | null;
  counts: Record<(typeof subscriberStatuses)[number], number>;
};

export type DeskIssue = {
  id: string;
  subject: string;
  body: string;
  status: "draft" | "sending" | "sent";
  createdAt: string;
  finishedAt: string | null;
  recipients: number;
  queued: number;
};
