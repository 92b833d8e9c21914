import * as z from "zod/mini";
import { email, line, optionalLine, paragraphs } from "#contract/text.ts";
import { ChatMessage } from "./chat.ts";

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

export const DeskReview = z.object({
  id: z.number(),
  author: z.string(),
  email: z.string(),
  rating: z.number(),
  title: z.string(),
  comment: z.string(),
  excerpt: z.string(),
  createdAt: z.string(),
  editedAt: z.nullable(z.string()),
  hiddenAt: z.nullable(z.string()),
  hiddenReason: z.nullable(z.string()),
  /** The office's answer in public; "" for none. */
  answer: z.string(),
  openReports: z.number(),
  reasons: z.array(z.string()),
});
export type DeskReview = z.infer<typeof DeskReview>;
export const DeskReviewPage = z.object({
  reviews: z.array(DeskReview),
  next: z.nullable(z.string()),
});
export type DeskReviewPage = z.infer<typeof DeskReviewPage>;

export const DeskPhotoQuery = z.object({
  status: z._default(
    z.enum(["pending", "approved", "refused"], "status is pending, approved or refused."),
    "pending",
  ),
  before: place,
  limit,
});

export const DeskPhoto = z.object({
  id: z.string(),
  name: z.string(),
  place: z.string(),
  credit: z.string(),
  email: z.string(),
  width: z.number(),
  height: z.number(),
  colour: z.string(),
  status: z.enum(["pending", "approved", "refused"]),
  refusal: z.nullable(z.string()),
  /** When it came, or when it was decided. */
  at: z.string(),
  /** Null once refused: its bytes are not kept. */
  thumbnail: z.nullable(z.string()),
  full: z.nullable(z.string()),
});
export type DeskPhoto = z.infer<typeof DeskPhoto>;
export const DeskPhotoPage = z.object({
  photos: z.array(DeskPhoto),
  next: z.nullable(z.string()),
  counts: z.object({
    pending: z.number(),
    approved: z.number(),
    refused: z.number(),
  }),
});
export type DeskPhotoPage = z.infer<typeof DeskPhotoPage>;

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

export const DeskContact = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  email: z.string(),
  phone: z.string(),
  message: z.string(),
  status: z.enum(contactStatuses),
  createdAt: z.string(),
  /** The form of the site, or a mail that belongs to no request yet. */
  source: z.enum(["form", "mail"]),
  subject: z.string(),
  /** Nothing shows that the mail is from the address that it names. */
  unproved: z.boolean(),
});
export type DeskContact = z.infer<typeof DeskContact>;
export const DeskContactPage = z.object({
  messages: z.array(DeskContact),
  next: z.nullable(z.string()),
});
export type DeskContactPage = z.infer<typeof DeskContactPage>;
/** A trip that a mail may belong to, and by what. */
export const MailOffer = z.object({
  id: z.string(),
  reference: z.string(),
  name: z.string(),
  destination: z.string(),
  travelDate: z.string(),
  why: z.enum(["reference", "address", "name"]),
});
export type MailOffer = z.infer<typeof MailOffer>;
export const ContactJoinInput = z.object({ trip: z.uuid("The request is missing.") });
export const DeskContactThread = z.extend(DeskContact, {
  /** Requests that it may belong to; none once it is joined. */
  offers: z.array(MailOffer),
  /** The request that it was joined to. */
  joined: z.nullable(z.object({ id: z.string(), reference: z.string() })),
  replies: z.array(
    z.object({
      id: z.string(),
      body: z.string(),
      at: z.string(),
    }),
  ),
});
export type DeskContactThread = z.infer<typeof DeskContactThread>;

export const DeskChatQuery = z.object({
  status: z.optional(z.enum(["open", "closed"], "status is open or closed.")),
  before: place,
  limit,
});
export const ChatAnswerInput = z.object({ body: paragraphs("The answer", 2000) });
export const PresenceInput = z.object({ here: z.boolean("here is true or false.") });

export const DeskChat = z.object({
  id: z.string(),
  name: z.string(),
  email: z.string(),
  status: z.enum(["open", "closed"]),
  lastBody: z.string(),
  lastAt: z.string(),
  unread: z.number(),
});
export type DeskChat = z.infer<typeof DeskChat>;
export const DeskChatPage = z.object({
  chats: z.array(DeskChat),
  next: z.nullable(z.string()),
});
export type DeskChatPage = z.infer<typeof DeskChatPage>;
export const DeskChatThread = z.extend(z.omit(DeskChat, { unread: true, lastBody: true }), {
  visitorPresent: z.boolean(),
  messages: z.array(ChatMessage),
});
export type DeskChatThread = z.infer<typeof DeskChatThread>;

export const subscriberStatuses = ["pending", "confirmed", "unsubscribed"] as const;
export const DeskSubscriberQuery = z.object({
  status: z.optional(z.enum(subscriberStatuses, "There is no such status.")),
  search: optionalLine("Search", 120),
  before: place,
  limit,
});
export const IssueInput = z.object({
  subject: line("The subject", 160),
  body: paragraphs("The text", 40_000),
});
export const ProofInput = z.object({ email: email("The address") });

export const DeskSubscriber = z.object({
  id: z.string(),
  email: z.string(),
  status: z.enum(subscriberStatuses),
  createdAt: z.string(),
});
export type DeskSubscriber = z.infer<typeof DeskSubscriber>;
export const DeskSubscriberPage = z.object({
  subscribers: z.array(DeskSubscriber),
  next: z.nullable(z.string()),
  counts: z.record(z.enum(subscriberStatuses), z.int()),
});
export type DeskSubscriberPage = z.infer<typeof DeskSubscriberPage>;

export const DeskIssue = z.object({
  id: z.string(),
  subject: z.string(),
  body: z.string(),
  status: z.enum(["draft", "sending", "sent"]),
  createdAt: z.string(),
  finishedAt: z.nullable(z.string()),
  recipients: z.number(),
  queued: z.number(),
});
export type DeskIssue = z.infer<typeof DeskIssue>;
export const DeskIssueList = z.object({ issues: z.array(DeskIssue) });
