import * as z from "zod/mini";
import { email, line, optionalLine, paragraphs } from "#contract/text.ts";
import { limit, place } from "./desk-voices.ts";

export const subscriberStatuses = ["pending", "confirmed", "unsubscribed"] as const;
export const DeskSubscriberQuery = z.object({
  status: z.optional(z.enum(subscriberStatuses, "There is no such status.")),
  search: optionalLine("Search", 120),
  before: place,
  limit,
});
export const IssueInput = z.object({
  subject: line("The subject", 160),
  body: paragraphs("The text", 40000),
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
