import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import type { Database, Db } from "./database.ts";
import { askBounded, patience } from "./find-primary.ts";
import { prepareStatements } from "./prepared.ts";

/** Few read reports at once; a statement of one may take longer than a page may. Seconds. */
const limits = { connections: 3, statement: 60 };
/** Milliseconds: one that was away is not asked again before. */
const rest = 10_000;

type Standing = { isStandby: boolean; isFollowing: boolean };
/** A standby that has lost its primary answers still, with what was so when it lost it. */
const standing = `select pg_is_in_recovery() as "isStandby",
  exists (select from pg_stat_wal_receiver) as "isFollowing"`;

/**
 * The same database with `late()` on the standby of `address`: what is read there may be some moments old. While it is
 * away, follows no primary or has been promoted, the primary is read. It is asked before each report, not within one.
 */
export function withReplica(
  database: Database,
  address: string,
  onAway: (reason: string) => void,
): Database {
  const client = postgres(address, {
    max: limits.connections,
    onnotice: () => {},
    connect_timeout: patience.connect,
    backoff: () => 0,
    connection: {
      statement_timeout: limits.statement * 1000,
      default_transaction_read_only: true,
    },
  });
  const db = drizzle({ client: prepareStatements(client) }) as unknown as Db;
  let awayUntil = 0;

  /** Why it cannot be read now; "" when it can. */
  async function findFault(): Promise<string> {
    try {
      const row = await askBounded(client.unsafe<Standing[]>(standing));
      if (!row.isStandby) return "it is no standby";
      return row.isFollowing ? "" : "it follows no primary";
    } catch (error) {
      return (error as { code?: string }).code ?? (error as Error).message;
    }
  }

  return {
    ...database,
    async late() {
      if (performance.now() < awayUntil) return database.db;
      const fault = await findFault();
      if (!fault) return db;
      awayUntil = performance.now() + rest;
      onAway(fault);
      return database.db;
    },
    async close() {
      await Promise.all([client.end({ timeout: 5 }), database.close()]);
    },
  };
}
