import { StartError } from "#server/errors/start-error.ts";

/** Where the bytes of objects lie; what is known of them is in the database. */
export type ByteStore = {
  kind: "files" | "s3";
  /** On its return the bytes are kept. An existing key is replaced. */
  write(key: string, bytes: Uint8Array, mimetype: string): Promise<void>;
  /** The bytes, or a part of them (`end` inclusive). @throws when they are not there */
  read(key: string, range?: { start: number; end: number }): Promise<ReadableStream<Uint8Array>>;
  /** A key that is not there is no fault. */
  remove(key: string): Promise<void>;
  /** @throws StorageError when nothing could be kept now */
  check(): Promise<void>;
};

/** Whether bytes could not be read because they are not there, in a folder or a bucket; not because the storage is away. */
export function isNotThere(error: unknown): boolean {
  const {
    code,
    status,
    message = "",
  } = error as { code?: string; status?: number; message?: string };
  return code === "ENOENT" || status === 404 || /\b404\b/.test(message);
}

/** The storage cannot be used: its message is for the operator and names no secret. */
export class StorageError extends StartError {
  override name = "StorageError";
}
