import { photoBucket, photoSizeNames } from "#server/photos/photo-files.ts";
import type { PhotoSize } from "#server/photos/prepare-photo.ts";
import type { Resources } from "#server/resources.ts";

export { photoBucket };

/** Where a photo of a trip's review lies, beside those of the gallery. */
export const fileName = (id: string, size: PhotoSize): string => `reviews/${id}/${size}.webp`;

/** Removes the bytes of photos, after the commit that let go of them. */
export async function removeFiles(
  { storage }: Pick<Resources, "storage">,
  ids: readonly string[],
): Promise<void> {
  if (ids.length === 0) return;
  const names = ids.flatMap((id) => photoSizeNames.map((size) => fileName(id, size)));
  await storage.remove(photoBucket, names);
}
