import { chmod, lstat, readdir } from "node:fs/promises";
import { join } from "node:path";

/** What the site keeps (accounts, letters, photos) is for its own user on this machine alone. */

const others = 0o077;
/** The owner has no modes that others could use there. */
const hasModes = process.platform !== "win32";

/** From here on what this process makes is closed to others, whatever it was started with. */
export function makePrivately(): void {
  if (hasModes) process.umask(others);
}

/** A folder and all below it, itself first. What goes meanwhile is passed over; links are not followed. */
async function* walk(path: string): AsyncGenerator<{ path: string; mode: number }> {
  const stat = await lstat(path).catch(() => null);
  if (!stat || stat.isSymbolicLink()) return;
  yield { path, mode: stat.mode };
  if (!stat.isDirectory()) return;
  const names = await readdir(path).catch(() => []);
  for (const name of names) yield* walk(join(path, name));
}

/** Paths in a folder, itself too, that other users of the machine can read, write or enter. */
export async function listOpen(directory: string): Promise<string[]> {
  const open: string[] = [];
  if (!hasModes) return open;
  for await (const { path, mode } of walk(directory)) if (mode & others) open.push(path);
  return open;
}

/** Takes others' rights from a folder and all in it. What this user may not change stays: the doctor says so. */
export async function closeToOthers(directory: string): Promise<void> {
  if (!hasModes) return;
  for await (const { path, mode } of walk(directory))
    if (mode & others) await chmod(path, mode & 0o700).catch(() => {});
}
