import { randomUUID } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { fileOfOwn, type OwnPicture } from "#contract/content/own-picture.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { queueOwnerOf } from "#server/limits/fair-queue.ts";
import type { PictureRoom } from "#server/pictures/picture-room.ts";
import type { Resources } from "#server/resources.ts";
import { pictureWidths, preparePicture } from "./prepare-picture.ts";

/** Where the files lie in the object store: `<file>/<width>.<format>`. */
export const placePictureBucket = "place-pictures";

/** Every picture has a file of this width. */
const [least] = pictureWidths;

/** For so long a picture waits for its draft. */
const draftDays = 7;

export type PlacePictures = ReturnType<typeof createPlacePictures>;
/** What a field of the content is given, but for its words. */
export type StoredPicture = Omit<OwnPicture, "alt" | "credit">;

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
    ): Promise<StoredPicture> {
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

    /** Whether its files lie here. */
    has: async (db: Db, file: string): Promise<boolean> =>
      (await storage.find(placePictureBucket, `${file}/${least}.webp`, db)) !== null,

    /**
     * Takes away what was sent and is in no draft, or in one that was thrown away a week ago. What was shown at some
     * time stays: it can be shown again. @returns how many pictures
     */
    async forgetDropped(listNeeded: (since: Date) => Promise<string[]>): Promise<number> {
      const since = new Date(clock().getTime() - draftDays * 86_400_000);
      const old = (await storage.list(placePictureBucket, "")).filter(
        ({ createdAt }) => createdAt < since,
      );
      if (old.length === 0) return 0;
      const needed = new Set(await listNeeded(since));
      const dropped = old.filter(({ name }) => !needed.has(name.split("/")[0] ?? ""));
      await storage.remove(
        placePictureBucket,
        dropped.map(({ name }) => name),
      );
      return new Set(dropped.map(({ name }) => name.split("/")[0])).size;
    },

    /** A file by its name in an address; null: there is none. */
    find: (file: string, width: string, format: string) =>
      storage.find(placePictureBucket, `${file}/${width}.${format}`),

    /** Its bytes as WebP, at least so wide where there is one; null for what is no such picture, or is gone. */
    async read(slug: string, least: number): Promise<Buffer | null> {
      const file = fileOfOwn(slug);
      if (!file) return null;
      const found = (await storage.list(placePictureBucket, `${file}/`))
        .map((object) => ({ object, width: Number(/\/(\d+)\.webp$/.exec(object.name)?.[1] ?? 0) }))
        .filter(({ width }) => width > 0)
        .toSorted((one, other) => one.width - other.width);
      const taken = found.find(({ width }) => width >= least) ?? found.at(-1);
      return taken ? buffer(await storage.read(taken.object)) : null;
    },
  };
}
