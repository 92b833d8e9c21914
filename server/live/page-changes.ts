import type { Db } from "#server/db/database.ts";
import type { EventHub } from "./event-hub.ts";

/** What visitors write that stands in pages; a page is marked with what it has read of it. */
export type PageTag = "reviews" | "photos" | `reviews of ${string}`;

const topic = "pages";

/** Says, with the transaction of `db`, that the pages which show `tag` are out of date, in every process. */
export const announcePageChange = (events: EventHub, db: Db, tag: PageTag): Promise<void> =>
  events.publish(db, { topic, type: "UPDATE", id: tag });

/** Calls `onChange` for each change of a tag, and `onGap` when some may have been missed. */
export function followPageChanges(
  events: EventHub,
  { onChange, onGap }: { onChange(tag: string): void; onGap(): void },
): void {
  events.subscribe(topic, ({ id }) => onChange(id));
  events.onGap(onGap);
}
