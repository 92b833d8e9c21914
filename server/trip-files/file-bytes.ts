import { type TripFileQuery, tripFileLimits, tripFileTexts } from "#contract/wire/trip-files.ts";
import { AppError } from "#server/errors/app-error.ts";
import { queueOwnerOf } from "#server/limits/fair-queue.ts";
import { type PhotoSize, preparePhoto } from "#server/photos/prepare-photo.ts";
import type { Resources } from "#server/resources.ts";

/** Where the bytes lie; no public address leads there. */
export const fileBucket = "trip-files";
const sizes = ["full", "thumbnail"] as const satisfies PhotoSize[];

/** A PDF has its full size alone. */
export const fileName = (id: string, size: PhotoSize): string => `${id}/${size}`;

export type PreparedFile = {
  mimetype: "application/pdf" | "image/webp";
  parts: Partial<Record<PhotoSize, Buffer>>;
  width: number | null;
  height: number | null;
};

const isPdf = (bytes: Buffer) => bytes.subarray(0, 5).toString("latin1") === "%PDF-";

/**
 * What is kept of what came: a paper's PDF as it is, a picture anew, without where it was made.
 * @throws AppError picture_refused, validation_failed for a PDF that is none or too large, too_many_requests
 */
export async function prepareFile(
  { pictures }: Pick<Resources, "pictures">,
  tripId: string,
  kind: TripFileQuery["kind"],
  bytes: Buffer,
): Promise<PreparedFile> {
  if (kind === "paper" && isPdf(bytes)) {
    if (bytes.byteLength > tripFileLimits.pdf)
      throw new AppError("validation_failed", tripFileTexts.kind);
    return { mimetype: "application/pdf", parts: { full: bytes }, width: null, height: null };
  }
  const { files, width, height } = await preparePhoto(pictures, bytes, queueOwnerOf(tripId));
  return { mimetype: "image/webp", parts: files, width, height };
}

/** Writes the bytes; the same again changes nothing. */
export async function writeFile(
  { storage }: Pick<Resources, "storage">,
  id: string,
  { mimetype, parts }: PreparedFile,
): Promise<void> {
  for (const size of sizes) {
    const bytes = parts[size];
    if (bytes)
      await storage.put(fileBucket, fileName(id, size), bytes, {
        mimetype,
        owner: null,
        upsert: true,
      });
  }
}

/** Takes the bytes away, after the commit that let go of them. */
export async function removeFiles(
  { storage }: Pick<Resources, "storage">,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  await storage.remove(
    fileBucket,
    ids.flatMap((id) => sizes.map((size) => fileName(id, size))),
  );
}
