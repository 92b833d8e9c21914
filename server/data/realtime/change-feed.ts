import { sql } from "drizzle-orm";
import { queryRows } from "#server/db/database.ts";
import type { Resources } from "#server/resources.ts";
import { reviewTopic } from "#server/reviews/announce.ts";
import { type ColumnType, restTables } from "../rest/tables.ts";

export type ChangeRow = Record<string, unknown>;
export type Change = {
  type: "INSERT" | "UPDATE" | "DELETE";
  table: string;
  commitTimestamp: string;
  /** The row as everybody may see it; null after a deletion. */
  record: ChangeRow | null;
  /** What is known of the row before: its key. */
  oldRecord: ChangeRow | null;
};

/** PostgreSQL's own names, by which the client casts. */
export const wireTypes: Record<ColumnType, string> = {
  bigint: "int8",
  smallint: "int2",
  text: "text",
  timestamptz: "timestamptz",
};

/** Changes that may wait to be read; beyond it listeners are told that they missed some. */
const mostWaiting = 1000;

export type ChangeFeed = {
  /** `onLost`: changes were dropped, the list must be fetched again. */
  subscribe(onChange: (change: Change) => void, onLost: () => void): () => void;
  stop(): void;
};

/**
 * Changes of Comments, in the order of their commits. An event names a row; the row is read once
 * a process, as it is by then. Hidden and gone rows have no INSERT or UPDATE: their DELETE follows.
 */
export function createChangeFeed(resources: Resources): ChangeFeed {
  const { database, events, log, clock } = resources;
  const comments = restTables.find((table) => table.name === reviewTopic);
  if (!comments) throw new Error("the table of reviews is not exposed");
  const rows = comments.rowsFor(null);
  const listeners = new Set<{ onChange: (change: Change) => void; onLost: () => void }>();
  let tail = Promise.resolve();
  let waiting = 0;

  async function read(id: string): Promise<ChangeRow | null> {
    const [found] = await queryRows<{ row: string }>(
      database.db,
      sql`select row_to_json(t)::text as row from (${rows}) t where t.id = ${id}::bigint`,
    );
    return found ? (JSON.parse(found.row) as ChangeRow) : null;
  }

  async function forward(event: { type: Change["type"]; id: string }): Promise<void> {
    const record = event.type === "DELETE" ? null : await read(event.id);
    if (event.type !== "DELETE" && !record) return;
    const change: Change = {
      type: event.type,
      table: reviewTopic,
      commitTimestamp: clock().toISOString(),
      record,
      oldRecord: event.type === "INSERT" ? null : { id: Number(event.id) },
    };
    for (const listener of listeners) listener.onChange(change);
  }

  const lose = () => {
    for (const listener of listeners) listener.onLost();
  };

  const unsubscribe = events.subscribe(reviewTopic, (event) => {
    if (listeners.size === 0) return;
    if (waiting >= mostWaiting) {
      lose();
      return;
    }
    waiting += 1;
    tail = tail
      .then(() => forward(event))
      .catch((error: unknown) => {
        log.error({ err: error }, "a change could not be read");
        lose();
      })
      .finally(() => {
        waiting -= 1;
      });
  });

  const unsubscribeGap = events.onGap(lose);
  return {
    subscribe(onChange, onLost) {
      const listener = { onChange, onLost };
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    stop() {
      unsubscribe();
      unsubscribeGap();
      listeners.clear();
    },
  };
}
