import type { Db } from "#server/db/database.ts";
import type { EventHub } from "#server/live/event-hub.ts";
import { announcePageChange } from "#server/live/page-changes.ts";

/** Tells the desk of a review, and the pages of the places that it stands on, once the transaction of `db` commits. */
export async function announceVoices(
  events: EventHub,
  db: Db,
  id: string,
  places: readonly { path: string }[],
): Promise<void> {
  await events.publish(db, { topic: "desk-reviews", type: "UPDATE", id });
  await announcePageChange(events, db, "reviews of trips");
  for (const { path } of places) await announcePageChange(events, db, `reviews of ${path}`);
}
