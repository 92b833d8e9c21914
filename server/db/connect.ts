import type { Logger } from "pino";
import type { Config } from "#server/config/config.ts";
import type { Database } from "./database.ts";

/**
 * The server's database: `DATABASE_URL` if given, otherwise the embedded one in `DATA_DIR`. Only the one
 * that is used is loaded: an engine is large.
 */
export async function connectDatabase(config: Config, log: Logger): Promise<Database> {
  const onTaskError = (error: unknown) => log.error({ err: error }, "after-commit task failed");
  if (config.databaseUrl) {
    const { openPostgres } = await import("./postgres.ts");
    const database = await openPostgres(config.databaseUrl, onTaskError, undefined, (server) =>
      log.warn({ server }, "the database is asked anew"),
    );
    if (!config.databaseReplicaUrl) return database;
    const { withReplica } = await import("./replica.ts");
    return withReplica(database, config.databaseReplicaUrl, (reason) =>
      log.warn({ reason }, "reports are read from the primary, not from the replica"),
    );
  }
  const { openEmbedded } = await import("./pglite.ts");
  return openEmbedded(config.dataDir, onTaskError);
}
