import { m } from "#app/paraglide/messages.js";
import { photoLimits } from "#contract/wire/photos.ts";

export type ChosenPhoto = {
  key: string;
  file: File;
  /** Object URL of the preview. */
  preview: string;
  state: "chosen" | "sending" | "sent" | "failed";
  /** How much of it has gone, 0 to 1. */
  part: number;
};

const kinds = ["image/jpeg", "image/png", "image/webp", "image/avif"];

/** Size as the list shows it: "348.2 KB". */
export const writeSize = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** Why a file cannot be taken; null when it can. */
export function findFault(file: Pick<File, "type" | "size">): string | null {
  if (!kinds.includes(file.type)) return m.photo_rule_kind();
  return file.size > photoLimits.bytes ? m.photo_rule_size() : null;
}

const keyOf = (file: File) => `${file.name}-${file.size}-${file.lastModified}`;

/** The photos after adding some: without doubles, faulty ones and more than a submission may have. */
export function addPhotos(
  photos: readonly ChosenPhoto[],
  files: readonly File[],
  createPreview: (file: File) => string,
): { photos: ChosenPhoto[]; faults: string[] } {
  const next = [...photos];
  const faults: string[] = [];
  for (const file of files) {
    const fault = findFault(file);
    if (fault) faults.push(`${file.name}: ${fault}`);
    else if (next.length >= photoLimits.perSubmission) faults.push(m.photo_rule_many());
    else if (!next.some((photo) => photo.key === keyOf(file)))
      next.push({ key: keyOf(file), file, preview: createPreview(file), state: "chosen", part: 0 });
  }
  return { photos: next, faults: [...new Set(faults)] };
}

/** How much of everything has gone, 0 to 1, by bytes. */
export function measureProgress(
  photos: readonly { file: Pick<File, "size">; part: number }[],
): number {
  const total = photos.reduce((sum, { file }) => sum + file.size, 0);
  const gone = photos.reduce((sum, { file, part }) => sum + file.size * part, 0);
  return total === 0 ? 0 : gone / total;
}
