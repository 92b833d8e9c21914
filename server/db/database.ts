import { AsyncLocalStorage } from "node:async_hooks";
import type { SQL } from "drizzle-orm";
import type { PgDatabase, PgQueryResultHKT } from "drizzle-orm/pg-core";

/** What stores are handed: the outer handle or, inside a transaction, only that transaction's. */
// biome-ignore lint/suspicious/noExplicitAny: the two drivers differ in the schema generics alone.
export type Db = PgDatabase<PgQueryResultHKT, any, any>;

/** Runs after the transaction has committed; a failure here is logged, never rolled back. */
export type AfterCommit = (task: () => void | Promise<void>) => void;

export interface Database {
  readonly kind: "pglite" | "postgres";
  readonly db: Db;
  /** For a report that may be some moments late: the standby of `DATABASE_REPLICA_URL` while it can be read, else `db`. */
  late(): Promise<Db>;
  /**
   * Runs `work` in one transaction and its after-commit tasks once it has committed.
   * Only the handle given to `work` may be used inside: PGlite deadlocks on the outer one.
   * @throws Error when called inside another transaction of the same task.
   */
  transaction<T>(work: (db: Db, afterCommit: AfterCommit) => Promise<T>): Promise<T>;
  /** Runs statements without parameters, several in one text: for migrations. */
  runScript(db: Db, script: string): Promise<void>;
  /**
   * Calls `handler` for each NOTIFY on the channel, on whichever process sent it, and `onGap` once
   * the connection is back after a loss: what was sent meanwhile was not heard.
   */
  listen(
    channel: string,
    handler: (payload: string) => void,
    onGap?: () => void,
  ): Promise<() => Promise<void>>;
  close(): Promise<void>;
}

/** The outer handle of each transaction's. */
const outer = new WeakMap<object, Db>();

/** The same for a database's own handle and for those of its transactions: what belongs to it is found by it. */
export const outerHandle = (db: Db): Db => outer.get(db) ?? db;

/** Work started inside a transaction may outlive it: the mark is taken off when it ends. */
const running = new AsyncLocalStorage<{ open: boolean }>();
const isInside = () => running.getStore()?.open === true;

/** @throws Error inside a transaction: there the outer handle would wait for ever on the embedded engine. */
export function refuseOuterHandle(): void {
  if (isInside()) throw new Error("the outer db was used inside a transaction: pass its own on");
}

/** Builds `Database.transaction` over a driver's own; shared by both drivers. */
export function createTransaction(
  db: Db,
  onTaskError: (error: unknown) => void,
): Database["transaction"] {
  return async (work) => {
    if (isInside()) throw new Error("a transaction is already open in this task: pass its db on");
    const tasks: (() => void | Promise<void>)[] = [];
    const mark = { open: true };
    const result = await running
      .run(mark, () =>
        db.transaction((tx) => {
          outer.set(tx, db);
          return work(tx as unknown as Db, (task) => tasks.push(task));
        }),
      )
      .finally(() => {
        mark.open = false;
      });
    for (const task of tasks) {
      try {
        await task();
      } catch (error) {
        onTaskError(error);
      }
    }
    return result;
  };
}

/** The rows of a hand-written statement, whichever driver answers. */
export async function queryRows<Row extends Record<string, unknown>>(
  db: Db,
  statement: SQL,
): Promise<Row[]> {
  const answer = (await db.execute(statement)) as unknown as Row[] | { rows: Row[] };
  return Array.isArray(answer) ? Array.from(answer) : answer.rows;
}
