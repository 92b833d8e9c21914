import type { Db } from "#server/db/database.ts";
import type { EventHub } from "#server/live/event-hub.ts";
import { announcePageChange } from "#server/live/page-changes.ts";

/** Topic and table of the live list; a hidden review counts as deleted. */
export const reviewTopic = "Comments";

/** Tells the live lists and the kept pages, once the transaction of `db` commits. */
export async function announceReview(
  events: EventHub,
  db: Db,
  type: "INSERT" | "UPDATE" | "DELETE",
  id: number,
  /** The page that it is about; null: none. */
  place: string | null = null,
): Promise<void> {
  await events.publish(db, { topic: reviewTopic, type, id: String(id) });
  await announcePageChange(events, db, "reviews");
  if (place) await announcePageChange(events, db, `reviews of ${place}`);
}
