import * as z from "zod/mini";
import { languages } from "#contract/languages.ts";
import { optionalLine, paragraphs } from "#contract/text.ts";
import { ChatMessage } from "./chat.ts";

/** Reviews, photos, contact, chat and newsletter as the desk sees them: calls under /api/desk. */
export const place = z.optional(z.string().check(z.maxLength(300)));
export const limit = z._default(
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
  /** Of the page that the visitor wrote on. */
  language: z.enum(languages),
  messages: z.array(ChatMessage),
});
export type DeskChatThread = z.infer<typeof DeskChatThread>;
