import { setTimeout as wait } from "node:timers/promises";
import { S3mini } from "s3mini";
import type { BucketConfig } from "#server/config/storage.ts";
import { type ByteStore, StorageError } from "./byte-store.ts";

/** To the answer's head, not to the end of its body: a film may be read slowly. Milliseconds. */
const headTime = 20_000;
const pauses = [200, 1000];
const isPassing = (status: number) => status >= 500 || status === 429 || status === 408;

/**
 * `fetch` with a limit for the answer's head and two more tries after a passing fault. Every call of
 * the store may be sent twice: it writes, reads or removes one key as a whole.
 */
export function createPatientFetch(
  send: typeof fetch = fetch,
  pause: (milliseconds: number) => Promise<unknown> = wait,
): typeof fetch {
  const once = async (input: Parameters<typeof fetch>[0], init?: RequestInit) => {
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(new Error("no answer in time")), headTime);
    try {
      return await send(input, { ...init, signal: limit.signal });
    } finally {
      clearTimeout(timer);
    }
  };
  return async (input, init) => {
    for (const milliseconds of pauses) {
      const answer = await once(input, init).catch(() => null);
      if (answer && !isPassing(answer.status)) return answer;
      await answer?.body?.cancel();
      await pause(milliseconds);
    }
    return once(input, init);
  };
}

const addressOf = ({ endpoint, pathStyle, bucket }: BucketConfig) =>
  pathStyle ? `${endpoint}/${bucket}` : endpoint.replace("://", `://${bucket}.`);

const reasonOf = (error: unknown) => {
  const { message, cause } = error as Error;
  return cause instanceof Error && cause.message ? `${message} (${cause.message})` : message;
};

/** Bytes in a bucket of Amazon S3 or of a service that speaks its protocol. */
export function createS3Bytes(config: BucketConfig, send = createPatientFetch()): ByteStore {
  const client = new S3mini({
    endpoint: addressOf(config),
    region: config.region,
    accessKeyId: config.accessKeyId,
    secretAccessKey: config.secretAccessKey,
    fetch: send,
  });
  const keyOf = (key: string) => (config.prefix ? `${config.prefix}/${key}` : key);
  return {
    kind: "s3",
    async write(key, bytes, mimetype) {
      await client.putObject(keyOf(key), bytes, mimetype);
    },
    async read(key, range) {
      const answer = range
        ? await client.getObjectRaw(keyOf(key), false, range.start, range.end + 1)
        : await client.getObjectRaw(keyOf(key));
      // A service that overlooks `Range` would send the whole where a part was promised.
      if (range && answer.status !== 206) {
        await answer.body?.cancel();
        throw new Error(`the storage answered ${answer.status} to a request for a part`);
      }
      return answer.body ?? new ReadableStream({ start: (controller) => controller.close() });
    },
    async remove(key) {
      await client.deleteObject(keyOf(key));
    },
    async check() {
      // Written and read, not asked for: a key that may do just this need not be allowed to list.
      const key = keyOf(".safarnama");
      try {
        await client.putObject(key, "Safarnama keeps uploaded files here.\n", "text/plain");
        await (await client.getObjectRaw(key)).body?.cancel();
      } catch (error) {
        throw new StorageError(
          `The bucket ${config.bucket} at ${config.endpoint} is not usable: ${reasonOf(error)}`,
          { cause: error },
        );
      }
    },
  };
}
