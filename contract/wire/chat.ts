import * as z from "zod/mini";
import { honeypot, optionalEmail, optionalLine, paragraphs } from "#contract/text.ts";

/** The site's own small chat (`CHAT_PROVIDER=site`). Who a visitor is stands in a cookie. */

export const chatLimits = { message: 2000, name: 80 } as const;

/** A message; the first one begins a conversation. An address lets the answer follow by mail. */
export const ChatInput = z.object({
  message: paragraphs("Message", chatLimits.message),
  name: optionalLine("Name", chatLimits.name),
  email: optionalEmail(),
  website: honeypot,
});
export type ChatInput = z.infer<typeof ChatInput>;

/** Where an answer may follow when the visitor has left. */
export const ChatContactInput = z.object({
  name: optionalLine("Name", chatLimits.name),
  email: optionalEmail(),
});
export type ChatContactInput = z.infer<typeof ChatContactInput>;

export const ChatMessage = z.object({
  id: z.int(),
  author: z.enum(["visitor", "desk"]),
  body: z.string(),
  created_at: z.string(),
});
export type ChatMessage = z.infer<typeof ChatMessage>;

export const ChatState = z.object({
  /** Null before the first message. */
  thread: z.nullable(
    z.object({
      id: z.string(),
      status: z.enum(["open", "closed"]),
      name: z.string(),
      email: z.string(),
    }),
  ),
  /** Whether somebody sits at the desk now; otherwise the answer comes by mail. */
  present: z.boolean(),
  messages: z.array(ChatMessage),
});
export type ChatState = z.infer<typeof ChatState>;

export const chatTexts = {
  off: "The chat is not open here.",
  none: "There is no conversation yet.",
} as const;
