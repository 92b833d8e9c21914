import { insertAudit } from "#server/audit/store.ts";
import type { Database } from "#server/db/database.ts";
import type { ByteStore } from "#server/storage/byte-store.ts";
import { isSealed, type Manifest } from "./manifest.ts";
import { writeBackup } from "./write-backup.ts";

/** How a backup is written that stays: so many of the latest (all without), sealed for a recipient (in the clear without). */
export type BackupWish = { keep?: number | undefined; recipient?: string | undefined };

/**
 * A backup that stays, and a line of it in the audit log, by which the doctor knows when the last one was.
 * @returns the folder and what is in it
 */
export async function keepBackup(
  source: { database: Database; bytes: ByteStore; clock: () => Date },
  directory: string,
  wish: BackupWish,
): Promise<{ folder: string; manifest: Manifest }> {
  const written = await writeBackup(source, directory, wish);
  const { tables, files } = written.manifest;
  await insertAudit(source.database.db, {
    actorKind: "system",
    action: "backup.written",
    details: {
      rows: tables.reduce((sum, { rows }) => sum + rows, 0),
      files: files.count,
      sealed: isSealed(written.manifest),
    },
  });
  return written;
}
