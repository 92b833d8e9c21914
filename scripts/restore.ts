import { resolve } from "node:path";
import { restoreBackup } from "#server/backup/restore-backup.ts";
import { readConfig } from "#server/config/config.ts";
import { connectDatabase } from "#server/db/connect.ts";
import { makePrivately } from "#server/db/private-files.ts";
import { StartError } from "#server/errors/start-error.ts";
import { createLog } from "#server/resources.ts";
import { openByteStore } from "#server/storage/object-store.ts";

/** `npm run restore -- BACKUP`: into the empty database and store that the configuration names. */

makePrivately();
try {
  const given = process.argv[2];
  if (!given)
    throw new StartError("Say which: npm run restore -- /var/backups/safarnama/safarnama-…Z");
  const config = readConfig(process.env);
  const database = await connectDatabase(config, createLog(config));
  try {
    const bytes = await openByteStore(config.storage);
    const { at, tables, files } = await restoreBackup({ database, bytes }, resolve(given));
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
