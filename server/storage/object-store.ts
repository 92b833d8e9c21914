import { createHash, randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, stat } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { and, asc, eq, like, sql } from "drizzle-orm";
import type { Database, Db } from "#server/db/database.ts";
import { storageObjects } from "#server/db/schema/foundation.ts";
import { AppError } from "#server/http/app-error.ts";

export type StoredObject = typeof storageObjects.$inferSelect;

export type PutOptions = {
  mimetype: string;
  owner?: string | null;
  cacheControl?: string;
  upsert?: boolean;
};

/**
 * Buckets of objects: bytes as files in a directory, what is known of them in the database.
 * Paths are `/`-separated; `..`, empty parts and control characters are refused.
 */
export type ObjectStore = {
  /** @throws AppError conflict when it exists and `upsert` is off */
  put(bucket: string, name: string, bytes: Uint8Array, options: PutOptions): Promise<StoredObject>;
  find(bucket: string, name: string): Promise<StoredObject | null>;
  /** Bytes of an object, or of a part of it (`end` inclusive). */
  read(object: StoredObject, range?: { start: number; end: number }): ReadableStream<Uint8Array>;
  /** Objects whose name begins with `prefix`, by name. */
  list(bucket: string, prefix: string): Promise<StoredObject[]>;
  remove(bucket: string, names: string[]): Promise<StoredObject[]>;
};

const legalName = /^(?!\/)(?!.*(^|\/)\.{1,2}(\/|$))(?!.*\/\/)[^\\\p{Cc}]{1,400}$/u;

/** @throws AppError validation_failed */
export function checkObjectName(name: string): string {
  if (!legalName.test(name))
    throw new AppError("validation_failed", "This is not a usable file name.");
  return name;
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, (found) => `\\${found}`);

export function createFileStore(database: Database, directory: string): ObjectStore {
  const { db } = database;
  const root = resolve(directory);
  const fileOf = (object: { bucket: string; etag: string; id: string }) =>
    join(root, object.bucket, object.id.slice(0, 2), `${object.id}-${object.etag}`);

  async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
    if (!path.startsWith(root + sep)) throw new Error("object path leaves the store");
    await mkdir(dirname(path), { recursive: true });
    const temporary = `${path}.${randomUUID()}.part`;
    const file = await open(temporary, "wx");
    try {
      await file.writeFile(bytes);
      await file.sync();
    } finally {
      await file.close();
    }
    await rename(temporary, path);
  }

  const find = async (handle: Db, bucket: string, name: string) => {
    const [row] = await handle
      .select()
      .from(storageObjects)
      .where(and(eq(storageObjects.bucket, bucket), eq(storageObjects.name, name)));
    return row ?? null;
  };

  return {
    async put(bucket, name, bytes, options) {
      checkObjectName(name);
      const etag = createHash("sha256").update(bytes).digest("hex").slice(0, 32);
      const existing = await find(db, bucket, name);
      const id = existing?.id ?? randomUUID();
      if (existing && !options.upsert)
        throw new AppError("conflict", "The resource already exists");
      // Bytes first, row second: a row never points at nothing; a stray file is harmless.
      await writeDurably(fileOf({ bucket, id, etag }), bytes);
      const values = {
        bucket,
        name,
        owner: options.owner ?? null,
        size: bytes.byteLength,
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
      if (existing && existing.etag !== etag) await rm(fileOf(existing), { force: true });
      return row;
    },
    find: (bucket, name) => find(db, bucket, name),
    read(object, range) {
      const stream = createReadStream(fileOf(object), range);
      return new ReadableStream<Uint8Array>({
        start(controller) {
          stream.on("data", (chunk) => {
            controller.enqueue(new Uint8Array(chunk as Buffer));
            if ((controller.desiredSize ?? 1) <= 0) stream.pause();
          });
          stream.on("end", () => controller.close());
          stream.on("error", (error) => controller.error(error));
        },
        pull: () => void stream.resume(),
        cancel: () => void stream.destroy(),
      });
    },
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
      await Promise.all(removed.map((object) => rm(fileOf(object), { force: true })));
      return removed;
    },
  };
}

/** Whether an object's bytes are there: the readiness check and the seed ask. */
export async function isWritable(directory: string): Promise<boolean> {
  return stat(directory).then(
    (found) => found.isDirectory(),
    () => false,
  );
}
