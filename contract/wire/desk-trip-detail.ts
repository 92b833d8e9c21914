import * as z from "zod/mini";
import { DeskTrip } from "./desk.ts";
import { TripComment } from "./trip-comment.ts";
import { tripStages } from "./trip-stages.ts";

/** What happens to a trip's page, its quote and its money. */
export const tripStoryKinds = [
  "days",
  "comment",
  "link",
  "options",
  "quote_sent",
  "quote_seen",
  "quote_withdrawn",
  "quote_accepted",
  "quote_declined",
  "quote_lapsed",
  "quote_reminded",
  "payment",
  "receipt",
  "invoice",
  "credit_note",
  "supplier_asked",
  "supplier_answered",
  "supplier_withdrawn",
  "reversal",
  "change_begun",
  "change_dropped",
  "cancelled",
  "debit_note",
  "refund",
  "gateway_payment",
  "payment_settled",
  "entry_waits",
  "entry_confirmed",
  "entry_refused",
] as const;

export const TripEvent = z.object({
  id: z.number(),
  at: z.string(),
  /** "The traveller", an administrator's name, or "Safarnama". */
  who: z.string(),
  actor: z.enum(["traveller", "admin", "system"]),
  kind: z.enum([
    "received",
    "stage",
    "owner",
    "next_action",
    "note",
    "note_removed",
    "reply",
    "message",
    "corrected",
    ...tripStoryKinds,
  ]),
  details: z.record(z.string(), z.nullable(z.string())),
});
export type TripEvent = z.infer<typeof TripEvent>;

export const TripNote = z.object({
  id: z.string(),
  body: z.string(),
  at: z.string(),
  who: z.string(),
  mine: z.boolean(),
});
export type TripNote = z.infer<typeof TripNote>;

export const TripMessage = z.object({
  id: z.number(),
  author: z.enum(["traveller", "desk"]),
  who: z.string(),
  subject: z.string(),
  body: z.string(),
  at: z.string(),
});
export type TripMessage = z.infer<typeof TripMessage>;

/** Another request that may be the same wish, within 30 days. */
export const SimilarRequest = z.object({
  id: z.string(),
  reference: z.string(),
  destination: z.string(),
  stage: z.enum(tripStages),
  createdAt: z.string(),
  same: z.array(z.enum(["email", "phone", "destination"])),
});
export type SimilarRequest = z.infer<typeof SimilarRequest>;

export const DeskTripDetail = z.extend(DeskTrip, {
  message: z.string(),
  /** The wish that the visitor planned, as an address carries it; empty: none. */
  plan: z.string(),
  notes: z.array(TripNote),
  messages: z.array(TripMessage),
  timeline: z.array(TripEvent),
  twins: z.array(SimilarRequest),
  /** What was said by link about the trip, a day or a stop of it; oldest first. */
  comments: z.array(TripComment),
  /**
   * Whether the days that the office opens are the very ones that the sender's page showed when they were sent. Null:
   * the page did not say, or no days came along.
   */
  asSeen: z.nullable(z.boolean()),
  /** Who travels by the plan that was sent: ages of the children in years. Null: no plan says. */
  party: z.nullable(z.object({ adults: z.int(), children: z.array(z.int()) })),
});
export type DeskTripDetail = z.infer<typeof DeskTripDetail>;
