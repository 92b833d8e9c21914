import { link, mkdir, open, readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";

/** Two processes on one embedded directory destroy it (PGlite has no lock of its own). */
export class DirectoryLockedError extends Error {
  override name = "DirectoryLockedError";
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to someone else.
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

/**
 * A process id comes round again after a reboot; its start time (Linux: field 22 of /proc/PID/stat,
 * clock ticks since boot, with the boot's id) tells a later process with the same number apart.
 */
async function identify(pid: number): Promise<string> {
  try {
    const [stat, boot] = await Promise.all([
      readFile(`/proc/${pid}/stat`, "utf8"),
      readFile("/proc/sys/kernel/random/boot_id", "utf8"),
    ]);
    const startTime = stat.slice(stat.lastIndexOf(")") + 2).split(" ")[19];
    return `${boot.trim()}/${startTime}`;
  } catch {
    return "unknown";
  }
}

/** Moves a dead holder's lock away; if it turned out to be another's, fresh, it is put back. */
async function removeStale(path: string, seen: string): Promise<void> {
  const aside = `${path}.${process.pid}`;
  await rename(path, aside).catch(() => {});
  const moved = await readFile(aside, "utf8").catch(() => seen);
  if (moved !== seen) await link(aside, path).catch(() => {});
  await rm(aside, { force: true });
}

/**
 * Takes the lock file of a data directory and returns its release.
 * @throws DirectoryLockedError naming the living holder. A dead holder's lock is taken over.
 */
export async function lockDirectory(directory: string): Promise<() => Promise<void>> {
  await mkdir(directory, { recursive: true });
  const path = join(directory, "safarnama.lock");
  const mine = {
    pid: process.pid,
    identity: await identify(process.pid),
    since: new Date().toISOString(),
  };
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      const file = await open(path, "wx");
      await file.writeFile(JSON.stringify(mine));
      await file.sync();
      await file.close();
      return () => rm(path, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
    }
    const text = await readFile(path, "utf8").catch(() => "");
    let holder: Partial<typeof mine> = {};
    try {
      holder = JSON.parse(text) as typeof mine;
    } catch {
      // Half-written by a holder that died while taking it: no process id, nobody to respect.
    }
    const alive = holder.pid !== undefined && isAlive(holder.pid);
    const same =
      alive &&
      (holder.identity === "unknown" || holder.identity === (await identify(holder.pid ?? 0)));
    if (same)
      throw new DirectoryLockedError(
        `${directory} is in use by process ${holder.pid} since ${holder.since}. Stop it first, or set DATA_DIR to another folder.`,
      );
    await removeStale(path, text);
  }
  throw new DirectoryLockedError(`${path} could not be taken: another process keeps taking it.`);
}
