import { mkdir } from "node:fs/promises";
import { join } from "node:path";
import { StartError } from "#server/errors/start-error.ts";
import { takeLock } from "./lock-file.mjs";

/** Two processes on one embedded directory destroy it (PGlite has no lock of its own). */
export class DirectoryLockedError extends StartError {
  override name = "DirectoryLockedError";
}

/** What the system says of a folder in which nothing can be kept. */
const unusable: Record<string, string> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "it is read-only",
  ENOENT: "it cannot be made there",
  ENOTDIR: "it lies below a file",
  EEXIST: "it is a file",
  ENOSPC: "the disk is full",
  EDQUOT: "the disk is full for this user",
};

/** The sentence for an error of the file system; any other error as it is. */
export function explainDirectory(directory: string, error: unknown): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  // All that the engine says when its files are unusable, or it cannot write what it has to before it begins.
  if (message === "PGlite failed to initialize properly")
    return new StartError(
      `The database in ${directory} does not begin. Most often the disk is full or takes no writes (df -h ${directory}); if it is not, bring the last backup back into an empty DATA_DIR.`,
      { cause: error },
    );
  const reason = unusable[code ?? ""];
  if (!reason) return error;
  return new StartError(
    `The data cannot be kept in ${directory}: ${reason} (${code}). Make the folder writable, or set DATA_DIR to another.`,
    { cause: error },
  );
}

/**
 * Takes the lock file of a data directory and returns its release.
 * @throws DirectoryLockedError naming the living holder, StartError where nothing can be kept.
 * A dead holder's lock is taken over.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  const lock = await mkdir(directory, { recursive: true, mode: 0o700 })
    .then(() => takeLock(join(directory, "safarnama.lock")))
    .catch((error: unknown) => {
      throw explainDirectory(directory, error);
    });
  if (lock.release) return lock.release;
  throw new DirectoryLockedError(
    `${directory} is in use by process ${lock.pid} since ${lock.since}. Stop it first, or set DATA_DIR to another folder.`,
  );
}
