import { type SQL, sql } from "drizzle-orm";
import type { Logger } from "pino";
import type { Database, Db } from "#server/db/database.ts";

/** A change by reference: the row is read again by whoever cares, so 8 kB of NOTIFY suffice. */
export type LiveEvent = {
  /** Table or feature, e.g. "Comments", "trips", "chat". */
  topic: string;
  type: "INSERT" | "UPDATE" | "DELETE";
  id: string;
  /** Who it concerns, where only they may hear of it. */
  user?: string;
};

const channel = "live_events";

export type EventHub = {
  /** Sends when the transaction of `db` commits, to every process. */
  publish(db: Db, event: LiveEvent): Promise<void>;
  /** The same as a value of a larger statement: sent when it is computed. */
  announce(event: LiveEvent): SQL;
  subscribe(topic: string, handler: (event: LiveEvent) => void): () => void;
  /** The database was out of reach for a while: events may have been missed. */
  onGap(handler: () => void): () => void;
  stop(): Promise<void>;
};

export async function createEventHub(database: Database, log: Logger): Promise<EventHub> {
  const handlers = new Map<string, Set<(event: LiveEvent) => void>>();
  const gapHandlers = new Set<() => void>();

  function attempt(topic: string, work: () => void): void {
    try {
      work();
    } catch (error) {
      log.error({ err: error, topic }, "live handler failed");
    }
  }
  function hear(payload: string): void {
    const event = JSON.parse(payload) as LiveEvent;
    for (const handler of handlers.get(event.topic) ?? [])
      attempt(event.topic, () => handler(event));
  }
  function hearGap(): void {
    log.warn("live events may have been missed: the database was out of reach");
    for (const handler of gapHandlers) attempt("gap", handler);
  }
  const unlisten = await database.listen(channel, hear, hearGap);
  const announce = (event: LiveEvent) => sql`pg_notify(${channel}, ${JSON.stringify(event)})`;
  return {
    async publish(db, event) {
      await db.execute(sql`select ${announce(event)}`);
    },
    announce,
    subscribe(topic, handler) {
      const set = handlers.get(topic) ?? new Set();
      handlers.set(topic, set.add(handler));
      return () => set.delete(handler);
    },
    onGap(handler) {
      gapHandlers.add(handler);
      return () => gapHandlers.delete(handler);
    },
    stop: unlisten,
  };
}
