import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { StartError } from "#server/errors/start-error.ts";
import { isUnreachable } from "#server/errors/unreachable.ts";
import { createTransaction, type Database, type Db } from "./database.ts";
import { prepareStatements } from "./prepared.ts";

/**
 * Seconds: a database that is away, or does not answer, is known to be so before a visitor gives up.
 * The driver's own pause between tries grows to twenty.
 */
const limits = { connect: 5, pause: 0.25, statement: 10 };

/** A pool on a PostgreSQL server; LISTEN holds a connection of its own. @throws StartError when it is not there */
export async function openPostgres(
  url: string,
  onTaskError: (error: unknown) => void,
  max = 10,
): Promise<Database> {
  const client = postgres(url, {
    max,
    onnotice: () => {},
    connect_timeout: limits.connect,
    backoff: () => limits.pause,
    connection: { statement_timeout: limits.statement * 1000 },
  });
  await client`select 1`.catch(async (cause: unknown) => {
    await client.end({ timeout: 1 });
    if (!isUnreachable(cause)) throw cause;
    const { host } = new URL(url);
    const { code } = cause as { code?: string };
    throw new StartError(`The PostgreSQL server at ${host} cannot be reached: ${code}.`, { cause });
  });
  const db = drizzle({ client: prepareStatements(client) }) as unknown as Db;
  return {
    kind: "postgres",
    db,
    transaction: createTransaction(db, onTaskError),
    async runScript(handle, script) {
      const { client: session } = (handle as unknown as { session: { client: postgres.Sql } })
        .session;
      await session.unsafe(script).simple();
    },
    async listen(channel, handler, onGap) {
      let times = 0;
      // Called whenever LISTEN is answered: at first, and again after each lost connection.
      const subscription = await client.listen(channel, handler, () => {
        times += 1;
        if (times > 1) onGap?.();
      });
      return () => subscription.unlisten();
    },
    close: () => client.end({ timeout: 5 }),
  };
}
