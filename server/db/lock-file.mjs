import { constants } from "node:fs";
import { copyFile, link, readFile, rename, rm, writeFile } from "node:fs/promises";
import { setTimeout } from "node:timers/promises";

/**
 * Who may work on a folder: a file that names the process. Plain JavaScript without packages, for it
 * is needed before the installation; the embedded database is guarded by the same file format.
 */

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // EPERM: it lives, and belongs to someone else.
    return error.code === "EPERM";
  }
}

/**
 * A process id comes round again after a reboot; its start time (Linux: field 22 of /proc/PID/stat,
 * clock ticks since boot, with the boot's id) tells a later process with the same number apart.
 */
async function identify(pid) {
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

/** The file appears with its text in it: nobody reads one half written. False when there is one. */
async function create(path, text) {
  const draft = `${path}.${process.pid}.new`;
  await writeFile(draft, text, { flush: true });
  try {
    await link(draft, path).catch((error) => {
      if (error.code === "EEXIST") throw error;
      // A file system without links.
      return copyFile(draft, path, constants.COPYFILE_EXCL);
    });
    return true;
  } catch (error) {
    if (error.code === "EEXIST") return false;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Moves a dead holder's lock away; if it turned out to be another's, fresh, it is put back. */
async function removeStale(path, seen) {
  const aside = `${path}.${process.pid}`;
  await rename(path, aside).catch(() => {});
  const moved = await readFile(aside, "utf8").catch(() => seen);
  if (moved !== seen) await link(aside, path).catch(() => {});
  await rm(aside, { force: true });
}

function parseHolder(text) {
  try {
    return JSON.parse(text);
  } catch {
    // Of a holder that died while writing: no process id, nobody to respect.
    return {};
  }
}

/**
 * Takes the lock file at `path`. A dead holder's lock is taken over.
 * @param {string} path
 * @returns {Promise<{ release: () => Promise<void> } | { release: null, pid: number, since: string }>}
 *   how to give it back, or the living holder.
 */
export async function takeLock(path) {
  const text = JSON.stringify({
    pid: process.pid,
    identity: await identify(process.pid),
    since: new Date().toISOString(),
  });
  for (;;) {
    if (await create(path, text)) return { release: () => rm(path, { force: true }) };
    const seen = await readFile(path, "utf8").catch(() => null);
    if (seen === null) continue;
    const { pid, identity, since } = parseHolder(seen);
    const alive =
      pid !== undefined &&
      isAlive(pid) &&
      (identity === "unknown" || identity === (await identify(pid)));
    if (alive) return { release: null, pid, since };
    await removeStale(path, seen);
  }
}

/**
 * Runs `work` while holding the lock file at `path`; waits for as long as another process lives that
 * has it.
 * @template T
 * @param {string} path
 * @param {() => Promise<T>} work
 * @param {(pid: number) => void} [onWait] told once, whom it waits for.
 * @returns {Promise<T>}
 */
export async function underLock(path, work, onWait = () => {}) {
  let lock = await takeLock(path);
  if (!lock.release) onWait(lock.pid);
  while (!lock.release) {
    await setTimeout(200);
    lock = await takeLock(path);
  }
  try {
    return await work();
  } finally {
    await lock.release();
  }
}
