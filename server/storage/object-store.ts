import { createHash, randomUUID } from "node:crypto";
import { and, asc, eq, like, sql } from "drizzle-orm";
import type { StorageConfig } from "#server/config/storage.ts";
import type { Database, Db } from "#server/db/database.ts";
import { storageObjects } from "#server/db/schema/foundation.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { ByteStore } from "./byte-store.ts";
import { createFileBytes } from "./file-bytes.ts";

export type StoredObject = typeof storageObjects.$inferSelect;

export type PutOptions = {
  mimetype: string;
  owner?: string | null;
  cacheControl?: string;
  upsert?: boolean;
};

/**
 * Buckets of objects: bytes in a folder or a bucket of S3, what is known of them in the database.
 * Paths are `/`-separated; `..`, empty parts and control characters are refused.
 */
export type ObjectStore = {
  /** @throws AppError conflict when it exists and `upsert` is off */
  put(bucket: string, name: string, bytes: Uint8Array, options: PutOptions): Promise<StoredObject>;
  /** `within`: of a transaction that is open. */
  find(bucket: string, name: string, within?: Db): Promise<StoredObject | null>;
  /** Bytes of an object, or of a part of it (`end` inclusive). */
  read(
    object: StoredObject,
    range?: { start: number; end: number },
  ): Promise<ReadableStream<Uint8Array>>;
  /** Objects whose name begins with `prefix`, by name. */
  list(bucket: string, prefix: string): Promise<StoredObject[]>;
  remove(bucket: string, names: string[]): Promise<StoredObject[]>;
  /** All that a person has put there, whatever it is called. */
  removeOwned(bucket: string, owner: string): Promise<StoredObject[]>;
};

const legalName = /^(?!\/)(?!.*(^|\/)\.{1,2}(\/|$))(?!.*\/\/)[^\\\p{Cc}]{1,400}$/u;

/** @throws AppError validation_failed */
export function checkObjectName(name: string): string {
  if (!legalName.test(name))
    throw new AppError("validation_failed", "This is not a usable file name.");
  return name;
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (found) => `\\${found}`);

/** The name of an object's bytes: another content has another one, so that none is ever written over. */
export const keyOf = (object: { bucket: string; etag: string; id: string }): string =>
  `${object.bucket}/${object.id.slice(0, 2)}/${object.id}-${object.etag}`;

/** Objects whose rows are in the database and whose bytes are in `bytes`. */
export function createObjectStore({ db }: Pick<Database, "db">, bytes: ByteStore): ObjectStore {
  const find = async (handle: Db, bucket: string, name: string) => {
    const [row] = await handle
      .select()
      .from(storageObjects)
      .where(and(eq(storageObjects.bucket, bucket), eq(storageObjects.name, name)));
    return row ?? null;
  };

  return {
    async put(bucket, name, content, options) {
      checkObjectName(name);
      const etag = createHash("sha256").update(content).digest("hex").slice(0, 32);
      const existing = await find(db, bucket, name);
      const id = existing?.id ?? randomUUID();
      if (existing && !options.upsert)
        throw new AppError("conflict", "The resource already exists");
      // Bytes first, row second: a row never points at nothing; a stray object is harmless.
      await bytes.write(keyOf({ bucket, id, etag }), content, options.mimetype);
      const values = {
        bucket,
        name,
        owner: options.owner ?? null,
        size: content.byteLength,
        mimetype: options.mimetype,
        etag,
        cacheControl: options.cacheControl ?? "max-age=3600",
      };
      const insert = db.insert(storageObjects).values({ id, ...values });
      const target = [storageObjects.bucket, storageObjects.name];
      const [row] = options.upsert
        ? await insert
            .onConflictDoUpdate({ target, set: { ...values, id, updatedAt: sql`now()` } })
            .returning()
        : await insert.onConflictDoNothing({ target }).returning();
      if (!row) throw new AppError("conflict", "The resource already exists");
      if (existing && existing.etag !== etag) await bytes.remove(keyOf(existing));
      return row;
    },
    find: (bucket, name, within = db) => find(within, bucket, name),
    read: (object, range) => bytes.read(keyOf(object), range),
    list: (bucket, prefix) =>
      db
        .select()
        .from(storageObjects)
        .where(
          and(
            eq(storageObjects.bucket, bucket),
            like(storageObjects.name, `${escapeLike(prefix)}%`),
          ),
        )
        .orderBy(asc(storageObjects.name)),
    async remove(bucket, names) {
      const removed: StoredObject[] = [];
      for (const name of names) {
        const rows = await db
          .delete(storageObjects)
          .where(and(eq(storageObjects.bucket, bucket), eq(storageObjects.name, name)))
          .returning();
        removed.push(...rows);
      }
      await Promise.all(removed.map((object) => bytes.remove(keyOf(object))));
      return removed;
    },
    async removeOwned(bucket, owner) {
      const removed = await db
        .delete(storageObjects)
        .where(and(eq(storageObjects.bucket, bucket), eq(storageObjects.owner, owner)))
        .returning();
      await Promise.all(removed.map((object) => bytes.remove(keyOf(object))));
      return removed;
    },
  };
}

/** The byte store that is configured; the S3 client is loaded only where it is used. */
export async function openByteStore(config: StorageConfig): Promise<ByteStore> {
  if (config.kind === "files") return createFileBytes(config.folder);
  const { createS3Bytes } = await import("./s3-bytes.ts");
  return createS3Bytes(config);
}
