import { photoLimits, photoTexts } from "#contract/photos.ts";

export type ChosenPhoto = {
  key: string;
  file: File;
  /** Object URL of the preview. */
  preview: string;
  state: "chosen" | "sending" | "sent" | "failed";
};

const kinds = ["image/jpeg", "image/png", "image/webp", "image/avif"];

/** Size as the list shows it: "348.2 KB". */
export const writeSize = (bytes: number): string => `${(bytes / 1024).toFixed(1)} KB`;

/** Why a file cannot be taken; null when it can. */
export function findFault(file: Pick<File, "type" | "size">): string | null {
  if (!kinds.includes(file.type)) return photoTexts.kind;
  return file.size > photoLimits.bytes ? photoTexts.size : null;
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
    else if (next.length >= photoLimits.perSubmission) faults.push("Ten photos at a time, please.");
    else if (!next.some((photo) => photo.key === keyOf(file)))
      next.push({ key: keyOf(file), file, preview: createPreview(file), state: "chosen" });
  }
  return { photos: next, faults: [...new Set(faults)] };
}
