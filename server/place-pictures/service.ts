import { randomUUID } from "node:crypto";
import type { OwnPicture } from "#contract/content/own-picture.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import { queueOwnerOf } from "#server/limits/fair-queue.ts";
import type { PictureRoom } from "#server/pictures/picture-room.ts";
import type { Resources } from "#server/resources.ts";
import { preparePicture } from "./prepare-picture.ts";

/** Where the files lie in the object store: `<file>/<width>.<format>`. */
export const placePictureBucket = "place-pictures";

export type PlacePictures = ReturnType<typeof createPlacePictures>;
/** What a field of the content is given, but for its words. */
export type KeptPicture = Omit<OwnPicture, "alt" | "credit">;

/** Pictures of places that the office sends: made anew and kept; what stands where is the content's own room. */
export function createPlacePictures(
  {
    database,
    storage,
    limits,
    clock,
  }: Pick<Resources, "database" | "storage" | "limits" | "clock">,
  pictures: PictureRoom,
) {
  return {
    /**
     * Makes a picture anew, cut around its subject, and keeps its files. Nothing shows it yet.
     * @throws AppError picture_refused, too_many_requests
     */
    async keep(
      admin: Pick<Admin, "id">,
      bytes: Uint8Array,
      focus: { x: number; y: number },
    ): Promise<KeptPicture> {
      await limits.take(database.db, "place-pictures", admin.id, clock());
      const { files, ...facts } = await preparePicture(
        pictures,
        bytes,
        focus,
        queueOwnerOf(admin.id),
      );
      const file = randomUUID();
      for (const { width, format, bytes: made } of files)
        await storage.put(placePictureBucket, `${file}/${width}.${format}`, made, {
          mimetype: `image/${format}`,
          owner: null,
          upsert: true,
        });
      await insertAudit(database.db, {
        actorKind: "admin",
        actorId: admin.id,
        action: "content.picture-sent",
        subjectKind: "content",
        subjectId: file,
      });
      return { file, ...facts };
    },

    /** A file by its name in an address; null: there is none. */
    find: (file: string, width: string, format: string) =>
      storage.find(placePictureBucket, `${file}/${width}.${format}`),
  };
}
