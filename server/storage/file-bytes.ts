import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { access, constants, mkdir, open, rename, rm } from "node:fs/promises";
import { dirname, join, resolve, sep } from "node:path";
import { type ByteStore, StorageError } from "./byte-store.ts";

/** Bytes as files below a directory, each synced before it gets its name. */
export function createFileBytes(directory: string): ByteStore {
  const root = resolve(directory);
  const pathOf = (key: string) => {
    const path = join(root, key);
    if (!path.startsWith(root + sep)) throw new Error("object path leaves the store");
    return path;
  };
  return {
    kind: "files",
    async write(key, bytes) {
      const path = pathOf(key);
      await mkdir(dirname(path), { recursive: true, mode: 0o700 });
      const temporary = `${path}.${randomUUID()}.part`;
      const file = await open(temporary, "wx", 0o600);
      try {
        await file.writeFile(bytes);
        await file.sync();
      } finally {
        await file.close();
      }
      await rename(temporary, path);
    },
    async read(key, range) {
      const stream = createReadStream(pathOf(key), range);
      // Opened before it is promised: what is missing is an error answer, not a broken body.
      await once(stream, "open");
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
    remove: (key) => rm(pathOf(key), { force: true }),
    async check() {
      try {
        await mkdir(root, { recursive: true, mode: 0o700 });
        await access(root, constants.W_OK);
      } catch (cause) {
        throw new StorageError(`Files cannot be kept in ${root}: ${(cause as Error).message}`, {
          cause,
        });
      }
    },
  };
}
