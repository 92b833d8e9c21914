import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { restoreBackup } from "#server/backup/restore-backup.ts";
import { readKey } from "#server/backup/seal.ts";
import { readConfig } from "#server/config/config.ts";
import { connectDatabase } from "#server/db/connect.ts";
import { makePrivately } from "#server/db/private-files.ts";
import { StartError } from "#server/errors/start-error.ts";
import { createLog } from "#server/resources.ts";
import { openByteStore } from "#server/storage/object-store.ts";

/** `npm run restore -- BACKUP [--key FILE]`: into the empty database and store that the configuration names. */

makePrivately();
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { key: { type: "string" } },
  });
  const [given] = positionals;
  if (!given)
    throw new StartError(
      "Say which: npm run restore -- /var/backups/safarnama/safarnama-…Z [--key file of its secret key]",
    );
  const key = values.key === undefined ? null : await readKey(resolve(values.key));
  const config = readConfig(process.env);
  const database = await connectDatabase(config, createLog(config));
  try {
    const bytes = await openByteStore(config.storage);
    const { at, tables, files } = await restoreBackup({ database, bytes }, resolve(given), key);
    const rows = tables.reduce((sum, table) => sum + table.rows, 0);
    process.stdout.write(
      `The backup of ${at} is restored: ${rows} rows, ${files.count} files. Start the site with npm start.\n`,
    );
  } finally {
    await database.close();
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
