import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#server/db/database.ts";
import { readMigrations } from "#server/db/migrate.ts";
import type { ByteStore } from "#server/storage/byte-store.ts";
import { BackupError } from "./manifest.ts";
import { restoreBackup } from "./restore-backup.ts";
import { findMigration, sumTables, type TableSum } from "./tables-store.ts";
import { writeBackup } from "./write-backup.ts";

/** One side of a move: the rows, and the store of the uploaded files beside them. */
export type MoveSide = { database: Database; bytes: ByteStore };

/** What both sides hold after a move, table by table. */
export type Moved = { tables: TableSum[]; files: { count: number; bytes: number } };

const spell = ({ rows, sum }: TableSum) => `${rows} ${sum}`;

/**
 * Copies every row and file into an empty database, of whichever kind, and compares both sides by the count and the
 * hash of each table. The source is only read.
 * @throws BackupError when the source is of another version of the site or misses files, the target is not empty, or
 * the two differ at the end: somebody wrote to the source meanwhile
 */
export async function moveDatabase(from: MoveSide, to: MoveSide): Promise<Moved> {
  const newest = (await readMigrations()).length;
  const there = await findMigration(from.database.db);
  if (there !== newest)
    throw new BackupError(
      there === null
        ? "There is nothing to move: this database has never been started with."
        : "The rows are of another version of the site: start this version once, stop it, and move then.",
    );
  const folder = await mkdtemp(join(tmpdir(), "safarnama-move-"));
  try {
    const written = await writeBackup({ ...from, clock: () => new Date() }, folder);
    const { missing } = written.manifest.files;
    if (missing.length > 0)
      throw new BackupError(
        `${missing.length} uploaded files are not where the configuration says (DATA_DIR, or the bucket), ${missing[0]} the first: nothing was moved.`,
      );
    await restoreBackup(to, written.folder);
    const [before, after] = await Promise.all([
      sumTables(from.database.db),
      sumTables(to.database.db),
    ]);
    const other = before.filter((table, at) => spell(table) !== spell(after[at] as TableSum));
    if (before.length !== after.length || other.length > 0)
      throw new BackupError(
        `${other.map(({ name }) => name).join(", ")}: not the same on both sides. Something was written meanwhile: stop every process of the site, empty the target, and move again.`,
      );
    const { count, bytes } = written.manifest.files;
    return { tables: after, files: { count, bytes } };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
