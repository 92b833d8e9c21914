import { resolve } from "node:path";
import { moveDatabase } from "#server/backup/move-database.ts";
import { type Config, readConfig } from "#server/config/config.ts";
import { warnOfPassword } from "#server/config/database-url.ts";
import { connectDatabase } from "#server/db/connect.ts";
import { DirectoryLockedError } from "#server/db/directory-lock.ts";
import { makePrivately } from "#server/db/private-files.ts";
import { StartError } from "#server/errors/start-error.ts";
import { createLog } from "#server/resources.ts";
import { openByteStore } from "#server/storage/object-store.ts";

/**
 * `npm run move -- postgres://…`: from the database of the configuration into an empty one on a server;
 * `npm run move -- FOLDER`: into the embedded database of an empty folder.
 */

const isServer = (target: string) => /^postgres(ql)?:\/\//.test(target);

/** The configuration that the site is started with after the move. */
function readTarget(target: string): Config {
  const { DATABASE_URL: _, ...env } = process.env;
  return readConfig(
    isServer(target) ? { ...env, DATABASE_URL: target } : { ...env, DATA_DIR: resolve(target) },
  );
}

async function open(config: Config) {
  const database = await connectDatabase(config, createLog(config)).catch((error) => {
    if (!(error instanceof DirectoryLockedError)) throw error;
    throw new StartError(
      "The site is running: stop it first, or what is written meanwhile is lost.",
    );
  });
  return { database, bytes: await openByteStore(config.storage) };
}

async function move(target: string): Promise<void> {
  const to = await open(readTarget(target));
  try {
    const from = await open(readConfig(process.env));
    try {
      const { tables, files } = await moveDatabase(from, to);
      for (const { name, rows, sum } of tables)
        process.stdout.write(`${name.padEnd(44)} ${String(rows).padStart(8)}  ${sum}\n`);
      const all = tables.reduce((sum, { rows }) => sum + rows, 0);
      process.stdout.write(
        `${all} rows of ${tables.length} tables are the same on both sides; ${files.count} files of ${(files.bytes / 1e6).toFixed(1)} MB.\n${
          isServer(target)
            ? "Set DATABASE_URL to that address and start."
            : `Take DATABASE_URL out, set DATA_DIR=${resolve(target)} and start.`
        }\n`,
      );
    } finally {
      await from.database.close();
    }
  } finally {
    await to.database.close();
  }
}

makePrivately();
try {
  const [target] = process.argv.slice(2);
  if (!target)
    throw new StartError(
      "Say where to: npm run move -- postgres://user@host:5432/name (its password in PGPASSWORD), or an empty folder",
    );
  process.stderr.write(warnOfPassword(target) ?? "");
  await move(target);
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
