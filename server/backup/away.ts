import { createHash } from "node:crypto";
import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, readdir, readFile, stat } from "node:fs/promises";
import { basename, dirname, join, resolve, sep } from "node:path";
import { Readable } from "node:stream";
import { text } from "node:stream/consumers";
import { pipeline } from "node:stream/promises";
import { z } from "zod";
import { type ByteStore, isNotThere } from "#server/storage/byte-store.ts";
import { BackupError, isSealed, readManifest } from "./manifest.ts";

/**
 * Backups in a bucket, beside their folder. Nothing is ever removed there, and nothing listed: the site's key may put
 * and get alone, so that whoever breaks into the site cannot take its backups away. The bucket's own rule lets old ones go.
 */

/** The files of one backup; written behind them: without it they are none. */
const Sent = z.object({
  files: z.array(z.object({ path: z.string(), bytes: z.int(), sha256: z.string() })),
});
const sentName = "files.json";
/** The name of the last one that arrived whole. */
const Latest = z.object({ name: z.string(), at: z.string() });
const latestName = "latest.json";
const legalName = /^safarnama-[\dTZ-]+$/;
const json = "application/json";
const encode = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));

async function hashOf(path: string): Promise<string> {
  const hash = createHash("sha256");
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest("hex");
}

/** Sends a backup that is whole. @throws BackupError where it lies in the clear, or the bucket does not take it */
export async function sendAway(folder: string, bucket: ByteStore): Promise<void> {
  const manifest = await readManifest(folder);
  if (!isSealed(manifest))
    throw new BackupError(`${folder} is not sealed, and no bucket gets it: set BACKUP_RECIPIENT.`);
  const name = basename(folder);
  const files: z.infer<typeof Sent>["files"] = [];
  try {
    for (const inside of (await readdir(folder, { recursive: true })).sort()) {
      const from = join(folder, inside);
      const found = await stat(from);
      if (found.isDirectory()) continue;
      const path = inside.replaceAll(sep, "/");
      await bucket.write(`${name}/${path}`, await readFile(from), "application/octet-stream");
      files.push({ path, bytes: found.size, sha256: await hashOf(from) });
    }
    await bucket.write(`${name}/${sentName}`, encode({ files }), json);
    await bucket.write(latestName, encode({ name, at: manifest.at }), json);
  } catch (error) {
    throw new BackupError(
      `The backup is written to ${folder}, but the bucket did not take it: ${(error as Error).message}`,
      { cause: error },
    );
  }
}

/** @throws BackupError where it is not there, or is another kind of file */
async function readJson<T>(bucket: ByteStore, key: string, shape: z.ZodType<T>): Promise<T | null> {
  const found = await bucket.read(key).catch((error: unknown) => {
    if (isNotThere(error)) return null;
    throw error;
  });
  if (!found) return null;
  const read = shape.safeParse(JSON.parse(await text(Readable.fromWeb(found as never))));
  if (!read.success) throw new BackupError(`${key} in the bucket is of another kind.`);
  return read.data;
}

/** The last backup that the bucket has whole; null where it has none. */
export const findLatest = (bucket: ByteStore): Promise<z.infer<typeof Latest> | null> =>
  readJson(bucket, latestName, Latest);

/**
 * Fetches one by its name, or the last one (`latest`), into a folder below `directory`.
 * @returns the folder, for `restoreBackup` @throws BackupError where it is not whole, or a file is not what was sent
 */
export async function fetchAway(
  bucket: ByteStore,
  which: string,
  directory: string,
): Promise<string> {
  const name = which === "latest" ? (await findLatest(bucket))?.name : which;
  if (!name) throw new BackupError("The bucket has no backup.");
  if (!legalName.test(name)) throw new BackupError(`${name} is no name of a backup.`);
  const sent = await readJson(bucket, `${name}/${sentName}`, Sent);
  if (!sent) throw new BackupError(`The bucket has no whole backup called ${name}.`);
  const folder = join(directory, name);
  for (const { path, sha256 } of sent.files) {
    const to = resolve(folder, path);
    if (!to.startsWith(resolve(folder) + sep))
      throw new BackupError(`${path} is no file of a backup.`);
    await mkdir(dirname(to), { recursive: true, mode: 0o700 });
    const bytes = await bucket.read(`${name}/${path}`).catch((error: unknown) => {
      throw isNotThere(error) ? new BackupError(`${path} is missing in the bucket.`) : error;
    });
    await pipeline(Readable.fromWeb(bytes as never), createWriteStream(to, { mode: 0o600 }));
    if ((await hashOf(to)) !== sha256)
      throw new BackupError(`${path} is not what was sent: take another backup.`);
  }
  return folder;
}
