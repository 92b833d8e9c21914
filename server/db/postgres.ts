import { drizzle } from "drizzle-orm/postgres-js";
import postgres from "postgres";
import { readDatabaseUrl, type ServerAddress } from "#server/config/database-url.ts";
import { StartError } from "#server/errors/start-error.ts";
import { isUnreachable } from "#server/errors/unreachable.ts";
import { createTransaction, type Database, type Db } from "./database.ts";
import { findPrimary, patience } from "./find-primary.ts";
import { createPool } from "./pool.ts";
import { prepareStatements } from "./prepared.ts";
import { watchPrimary } from "./watch-primary.ts";

/**
 * Seconds: a database that is away, or does not answer, is known to be so before a visitor gives up.
 * The driver's own pause between tries grows to twenty.
 */
const limits = { pause: 0.25, statement: 10 };

const nameOf = ({ host, port }: ServerAddress) => `${host}:${port}`;

/** The server to begin with. @throws StartError when none of several takes writes */
async function chooseFirst(url: string, servers: ServerAddress[]) {
  if (servers.length === 0) return undefined;
  const { primary, errors } = await findPrimary(url, servers);
  if (primary) return primary;
  const fault = errors.find((error) => !isUnreachable(error));
  if (fault) throw fault;
  const reason = errors.length < servers.length ? "takes writes now" : "can be reached";
  const names = servers.map(nameOf).join(", ");
  throw new StartError(`None of the PostgreSQL servers at ${names} ${reason}.`);
}

/**
 * A pool on a PostgreSQL server, or on the one of several that takes writes; LISTEN holds a connection of
 * its own, and so does the watch. `onMove` is told of each other server, or the same again after silence.
 * @throws StartError when it is not there
 */
export async function openPostgres(
  address: string,
  onTaskError: (error: unknown) => void,
  max = 10,
  onMove: (server: string) => void = () => {},
): Promise<Database> {
  const { url, servers, mustWrite } = readDatabaseUrl(address);
  let server = await chooseFirst(url, servers);
  const pool = createPool(() =>
    postgres(url, {
      ...(server && { host: server.host, port: server.port }),
      ...(mustWrite && { target_session_attrs: "primary" }),
      max,
      onnotice: () => {},
      connect_timeout: patience.connect,
      backoff: () => limits.pause,
      connection: { statement_timeout: limits.statement * 1000 },
    }),
  );
  await pool.client.unsafe("select 1").catch(async (cause: unknown) => {
    await pool.close(1);
    if (!isUnreachable(cause)) throw cause;
    const { host } = new URL(url);
    const { code } = cause as { code?: string };
    throw new StartError(
      `The PostgreSQL server at ${server ? nameOf(server) : host} cannot be reached: ${code}.`,
      { cause },
    );
  });
  const watch = watchPrimary(url, servers, server, (next) => {
    server = next;
    pool.reopen();
    onMove(next ? nameOf(next) : new URL(url).host);
  });
  const db = drizzle({ client: prepareStatements(pool.client) }) as unknown as Db;
  return {
    kind: "postgres",
    db,
    late: async () => db,
    transaction: createTransaction(db, onTaskError),
    async runScript(handle, script) {
      const { client: session } = (handle as unknown as { session: { client: postgres.Sql } })
        .session;
      await session.unsafe(script).simple();
    },
    listen(channel, handler, onGap) {
      let times = 0;
      return pool.listen(channel, handler, () => {
        times += 1;
        if (times > 1) onGap?.();
      });
    },
    async close() {
      await watch.close();
      await pool.close(5);
    },
  };
}
