import * as z from "zod/mini";

/** Addresses of other programs that the office has told what happens (docs/operations.md, "Webhooks"). */

/** What can be told; the database's `tell_webhooks` writes them. */
export const webhookEvents = [
  "request.received",
  "request.moved",
  "quote.sent",
  "quote.accepted",
  "quote.declined",
  "payment.received",
  "payment.refunded",
  "trip.cancelled",
] as const;
export type WebhookEvent = (typeof webhookEvents)[number];

export const WebhookInput = z.object({
  url: z
    .string("The address is missing.")
    .check(
      z.trim(),
      z.maxLength(500, "The address is longer than 500 letters."),
      z.regex(
        /^https:\/\/[\w.-]+(?:[/?#]\S*)?$/,
        "An address begins with https:// and names no port.",
      ),
    ),
  events: z.array(z.enum(webhookEvents, "There is no such event.")).check(
    z.minLength(1, "Choose what it is told."),
    z.maxLength(webhookEvents.length, "Each event once."),
    z.refine((names) => new Set(names).size === names.length, "Each event once."),
  ),
});
export type WebhookInput = z.infer<typeof WebhookInput>;

export const Webhook = z.object({
  id: z.string(),
  url: z.string(),
  events: z.array(z.enum(webhookEvents)),
  createdAt: z.string(),
  /** Since when its receiver says that it is gone: it is told nothing more. */
  goneAt: z.nullable(z.string()),
  /** Of the last thirty days. */
  sent: z.int(),
  waiting: z.int(),
  failed: z.int(),
  lastSentAt: z.nullable(z.string()),
});
export type Webhook = z.infer<typeof Webhook>;

export const WebhookList = z.object({ webhooks: z.array(Webhook) });
export type WebhookList = z.infer<typeof WebhookList>;

/** The secret is shown this once. */
export const WebhookAdded = z.extend(WebhookList, { id: z.string(), secret: z.string() });
export type WebhookAdded = z.infer<typeof WebhookAdded>;
