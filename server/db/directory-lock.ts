import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { takeLock } from "./lock-file.mjs";

/** Two processes on one embedded directory destroy it (PGlite has no lock of its own). */
export class DirectoryLockedError extends Error {
  override name = "DirectoryLockedError";
}

/**
 * Takes the lock file of a data directory and returns its release.
 * @throws DirectoryLockedError naming the living holder. A dead holder's lock is taken over.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true });
  const lock = await takeLock(join(directory, "safarnama.lock"));
  if (lock.release) return lock.release;
  throw new DirectoryLockedError(
    `${directory} is in use by process ${lock.pid} since ${lock.since}. Stop it first, or set DATA_DIR to another folder.`,
  );
}
