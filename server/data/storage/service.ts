import { AppError } from "#server/errors/app-error.ts";
import { queueOwnerOf } from "#server/limits/fair-queue.ts";
import {
  maxPictureBytes,
  pictureTexts,
  reencodePicture,
} from "#server/portraits/profile-picture.ts";
import type { Resources } from "#server/resources.ts";
import { checkObjectName, type StoredObject } from "#server/storage/object-store.ts";
import { type FolderEntry, type ListInput, listFolder } from "./list-folder.ts";
import { badRequest, noBucket, noObject, notAllowed, StorageFault } from "./storage-fault.ts";

/** The one bucket there is; it is public to whoever knows a name. */
export const pictureBucket = "profile-pictures";
const publicFolder = "videos/";

/** Pictures an account may keep, and change in ten minutes. */
const mostPictures = 20;

type Person = { id: string } | null;

/** Where an account's pictures lie: `avatars/<id>/…`, `avatars/<id>.webp`, `avatars/<id>-….webp`. */
export const ownPrefix = (userId: string) => `avatars/${userId}`;

function isOwn(name: string, person: Person): boolean {
  if (!person) return false;
  const prefix = ownPrefix(person.id);
  return name.startsWith(prefix) && /^[/.-]/.test(name.slice(prefix.length));
}

/** A picture as it came, and how long it may be kept by caches. */
export type Upload = { bytes: Uint8Array; cacheControl: string | undefined };

export type StorageService = ReturnType<typeof createStorageService>;

/** Bucket calls in the storage dialect. Each throws `StorageFault` for what the caller did wrong. */
export function createStorageService({ storage, database, pictures, clock, limits }: Resources) {
  function checkBucket(bucket: string): void {
    if (bucket !== pictureBucket) throw noBucket();
  }

  return {
    /** One level of a folder: the films for everybody, beside them one's own pictures. */
    async list(person: Person, bucket: string, input: ListInput): Promise<FolderEntry[]> {
      checkBucket(bucket);
      const visible = await storage.list(bucket, publicFolder);
      if (person)
        visible.push(
          ...(await storage.list(bucket, ownPrefix(person.id))).filter((object) =>
            isOwn(object.name, person),
          ),
        );
      return listFolder(visible, input);
    },

    /** @throws StorageFault 404 */
    async getObject(bucket: string, name: string): Promise<StoredObject> {
      checkBucket(bucket);
      const object = await storage.find(bucket, checkObjectName(name));
      if (!object) throw noObject();
      return object;
    },

    /**
     * Stores a picture under a name of one's own, re-encoded as WebP whatever was sent. What was
     * sent is read by `readUpload`, only when the caller may send it.
     * `replace`: it must be there already (PUT); `upsert`: it may be.
     */
    async upload(
      person: Person,
      bucket: string,
      name: string,
      readUpload: () => Promise<Upload>,
      options: { upsert: boolean; replace: boolean },
    ): Promise<StoredObject> {
      checkBucket(bucket);
      checkObjectName(name);
      if (!person || !isOwn(name, person)) throw notAllowed();
      await limits.take(database.db, "upload", person.id, clock());
      const { bytes, cacheControl } = await readUpload();
      if (bytes.byteLength === 0) throw badRequest("The file is empty.");
      if (bytes.byteLength > maxPictureBytes) throw new AppError("too_large", pictureTexts.size);
      const existing = await storage.find(bucket, name);
      if (options.replace && !existing) throw noObject();
      if (!existing && (await storage.list(bucket, ownPrefix(person.id))).length >= mostPictures)
        throw new StorageFault(
          "403",
          "Unauthorized",
          "AccessDenied",
          `An account keeps ${mostPictures} pictures at most: remove one first.`,
        );
      const picture = await reencodePicture(pictures, bytes, { owner: queueOwnerOf(person.id) });
      return storage.put(bucket, name, picture, {
        mimetype: "image/webp",
        owner: person.id,
        upsert: options.upsert || options.replace,
        ...(cacheControl && { cacheControl }),
      });
    },

    /** Removes what is one's own of the names; others are passed over, as row security does. */
    async remove(person: Person, bucket: string, names: string[]): Promise<StoredObject[]> {
      checkBucket(bucket);
      return storage.remove(
        bucket,
        names.filter((name) => isOwn(name, person)),
      );
    },
  };
}
