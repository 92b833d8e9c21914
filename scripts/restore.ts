import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { fetchAway } from "#server/backup/away.ts";
import { restoreBackup } from "#server/backup/restore-backup.ts";
import { readKey } from "#server/backup/seal.ts";
import { type Config, readConfig } from "#server/config/config.ts";
import { connectDatabase } from "#server/db/connect.ts";
import { makePrivately } from "#server/db/private-files.ts";
import { StartError } from "#server/errors/start-error.ts";
import { createLog } from "#server/resources.ts";
import { openByteStore } from "#server/storage/object-store.ts";

/**
 * `npm run restore -- BACKUP [--key FILE]`: into the empty database and store that the configuration names. With
 * `--bucket` BACKUP is a name in the bucket of `BACKUP_URL`, or `latest`.
 */

/** The backup's folder, and its end where it was fetched for this alone. */
async function findBackup(
  config: Config,
  given: string,
  inBucket: boolean,
): Promise<{ folder: string; forget: () => Promise<void> }> {
  if (!inBucket) return { folder: resolve(given), forget: async () => {} };
  const { bucket } = config.backup;
  if (!bucket) throw new StartError("Say where the bucket is: set BACKUP_URL.");
  const directory = await mkdtemp(join(tmpdir(), "safarnama-restore-"));
  const forget = () => rm(directory, { recursive: true, force: true });
  try {
    const store = await openByteStore({ kind: "s3", ...bucket });
    return { folder: await fetchAway(store, given, directory), forget };
  } catch (error) {
    await forget();
    throw error;
  }
}

makePrivately();
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { key: { type: "string" }, bucket: { type: "boolean", default: false } },
  });
  const [given] = positionals;
  if (!given)
    throw new StartError(
      "Say which: npm run restore -- /var/backups/safarnama/safarnama-…Z [--key file of its secret key]",
    );
  const key = values.key === undefined ? null : await readKey(resolve(values.key));
  const config = readConfig(process.env);
  const { folder, forget } = await findBackup(config, given, values.bucket);
  try {
    const database = await connectDatabase(config, createLog(config));
    try {
      const bytes = await openByteStore(config.storage);
      const { at, tables, files } = await restoreBackup({ database, bytes }, folder, key);
      const rows = tables.reduce((sum, table) => sum + table.rows, 0);
      process.stdout.write(
        `The backup of ${at} is restored: ${rows} rows, ${files.count} files. Start the site with npm start.\n`,
      );
    } finally {
      await database.close();
    }
  } finally {
    await forget();
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
