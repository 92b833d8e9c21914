import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { extname, join } from "node:path";
import type { Logger } from "pino";
import type { ObjectStore } from "./object-store.ts";

const bucket = "profile-pictures";
const placeholder = "videos/.emptyFolderPlaceholder";
const mimetypes: Record<string, string> = { webm: "video/webm", mp4: "video/mp4" };
const filmName = /^(\d{2}-[a-z0-9-]+?)((?:-night)?(?:-tall|-1080)?)\.(webm|mp4)$/;

/**
 * Where each film goes in the bucket, without its extension, and its file: the WebM where there is
 * one, so that the list holds each film once. Those of 1080 lines, for phones and of nights have
 * folders of their own, and so has the H.264 of a WebM.
 */
function pickFilms(files: string[]): [string, string][] {
  const films = new Map<string, string>();
  const isWebm = (stem: string) => files.includes(`${stem}.webm`);
  for (const file of files.toSorted()) {
    const [, stem, form = "", extension] = filmName.exec(file) ?? [];
    if (!stem) continue;
    const coder = extension === "mp4" && isWebm(stem + form) ? "-h264" : "";
    films.set(`videos${form}${coder}/${stem}`, file);
  }
  return [...films].toSorted(([a], [b]) => (a < b ? -1 : 1));
}

/**
 * Puts the numbered films of a folder (`01-wake.webm` …) into the bucket's `videos` folder, behind
 * its placeholder: the list call of section 7 (limit 5, offset 1) then answers the five films. What
 * is of 1080 lines (`01-wake-1080.webm`) becomes `videos-1080/01-wake.webm`, a phone's night
 * (`01-wake-night-tall.webm`) `videos-night-tall/01-wake.webm`, the H.264 beside a WebM
 * `videos-h264/01-wake.mp4` (or `videos-night-tall-h264/…`), which no list shows.
 * A film that is there already, byte for byte, is left alone. @returns the names that were put
 */
export async function seedFilms(
  { storage, log }: { storage: ObjectStore; log: Logger },
  folder = join(import.meta.dirname, "../../public/films"),
): Promise<string[]> {
  if (!(await storage.find(bucket, placeholder)))
    await storage.put(bucket, placeholder, new Uint8Array(), {
      mimetype: "application/octet-stream",
      upsert: true,
    });
  const put: string[] = [];
  for (const [place, file] of pickFilms(await readdir(folder).catch(() => []))) {
    const bytes = await readFile(join(folder, file));
    const name = `${place}${extname(file)}`;
    const etag = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
    if ((await storage.find(bucket, name))?.etag === etag) continue;
    await storage.put(bucket, name, bytes, {
      mimetype: mimetypes[extname(file).slice(1)] ?? "application/octet-stream",
      cacheControl: "max-age=86400",
      upsert: true,
    });
    put.push(name);
  }
  if (put.length > 0) log.debug({ films: put }, "films put into storage");
  return put;
}
