import * as z from "zod/mini";
import { StageCounts } from "./desk.ts";

/** The front page of the desk, and the stream that keeps it true. */

export const DeskOverview = z.object({
  /** Monday (YYYY-MM-DD, India time) and requests in that week, oldest first, twelve of them. */
  weeks: z.array(
    z.object({
      week: z.string(),
      count: z.number(),
    }),
  ),
  /** Open requests by how long they have been there. */
  ages: z.array(
    z.object({
      bucket: z.enum(["day", "three_days", "week", "older"]),
      count: z.number(),
    }),
  ),
  stages: StageCounts,
  /** Median seconds from request to first answer in the last 90 days; null without one. */
  answerSeconds: z.nullable(z.number()),
  answered: z.number(),
  waiting: z.object({
    due: z.number(),
    unreadTrips: z.number(),
    contact: z.number(),
    photos: z.number(),
    reports: z.number(),
    /** Reviews of trips that nobody has looked at. */
    tripReviews: z.number(),
    chats: z.number(),
    /** Mails that were given up. */
    mails: z.number(),
    /** Reports of what has changed at a place. */
    facts: z.number(),
    /** Payments and refunds above an editor's ceiling that nobody has confirmed. */
    secondPerson: z.number(),
  }),
});
export type DeskOverview = z.infer<typeof DeskOverview>;

/** What the stream of /api/desk/events carries. */
export const DeskEvent = z.object({
  topic: z.string(),
  type: z.enum(["INSERT", "UPDATE", "DELETE"]),
  id: z.string(),
});
export type DeskEvent = z.infer<typeof DeskEvent>;
