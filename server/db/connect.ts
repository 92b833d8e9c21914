import type { Logger } from "pino";
import type { Config } from "#server/config/config.ts";
import type { Database } from "./database.ts";
import { openEmbedded } from "./pglite.ts";
import { openPostgres } from "./postgres.ts";

/** The server's database: `DATABASE_URL` if given, otherwise the embedded one in `DATA_DIR`. */
export function connectDatabase(config: Config, log: Logger): Promise<Database> {
  const onTaskError = (error: unknown) => log.error({ err: error }, "after-commit task failed");
  return config.databaseUrl
    ? openPostgres(config.databaseUrl, onTaskError)
    : openEmbedded(config.dataDir, onTaskError);
}
