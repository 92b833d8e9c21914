import { resolve } from "node:path";
import { parseArgs } from "node:util";
import { sendAway } from "#server/backup/away.ts";
import { type BackupWish, keepBackup } from "#server/backup/keep-backup.ts";
import { isSealed, type Manifest } from "#server/backup/manifest.ts";
import { type Config, readConfig } from "#server/config/config.ts";
import { connectDatabase } from "#server/db/connect.ts";
import { DirectoryLockedError } from "#server/db/directory-lock.ts";
import { makePrivately } from "#server/db/private-files.ts";
import { StartError } from "#server/errors/start-error.ts";
import { createLog } from "#server/resources.ts";
import { askRunning } from "#server/shell/control.ts";
import { openByteStore } from "#server/storage/object-store.ts";

/**
 * `npm run backup -- FOLDER [--keep 14]`: rows and files of a running site, or of one that stands still; then, where
 * `BACKUP_URL` names a bucket, to that too.
 */

type Written = { folder: string; manifest: Manifest };

async function write(config: Config, directory: string, wish: BackupWish): Promise<Written> {
  try {
    const database = await connectDatabase(config, createLog(config));
    try {
      const bytes = await openByteStore(config.storage);
      return await keepBackup({ database, bytes, clock: () => new Date() }, directory, wish);
    } finally {
      await database.close();
    }
  } catch (error) {
    if (!(error instanceof DirectoryLockedError)) throw error;
    return askRunning<Written>(config.dataDir, { command: "backup", directory, ...wish });
  }
}

makePrivately();
try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { keep: { type: "string" } },
  });
  const keep = values.keep === undefined ? undefined : Number(values.keep);
  const [given] = positionals;
  if (!given || (keep !== undefined && !(Number.isInteger(keep) && keep > 0)))
    throw new StartError("Say where to: npm run backup -- /var/backups/safarnama [--keep 14]");
  const config = readConfig(process.env);
  const wish = { keep, recipient: config.backup.recipient };
  const { folder, manifest } = await write(config, resolve(given), wish);
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0);
  const { count, bytes } = manifest.files;
  process.stdout.write(
    `${folder}\n${rows} rows of ${manifest.tables.length} tables, ${count} files of ${(bytes / 1e6).toFixed(1)} MB${isSealed(manifest) ? ", sealed" : ""}\n`,
  );
  const { bucket } = config.backup;
  if (bucket) {
    await sendAway(folder, await openByteStore({ kind: "s3", ...bucket }));
    process.stdout.write(`It lies in the bucket ${bucket.bucket} too.\n`);
  }
} catch (error) {
  if (!(error instanceof StartError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
