import { afterAll, beforeAll, expect, test } from "vitest";
import type { BucketConfig } from "#server/config/storage.ts";
import type { OpenResources } from "#server/resources.ts";
import { createFakeBucket } from "#tests/factories/fake-bucket.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { createObjectStore } from "./object-store.ts";
import { createPatientFetch, createS3Bytes } from "./s3-bytes.ts";

const config: BucketConfig = {
  bucket: "photos",
  prefix: "site/one",
  region: "eu-central-1",
  endpoint: "https://storage.example.org",
  pathStyle: true,
  accessKeyId: "KEY",
  secretAccessKey: "s3cret/+=",
};

let resources: OpenResources;
beforeAll(async () => {
  resources = await createTestResources();
});
afterAll(() => resources.close());

const bytes = (text: string) => new TextEncoder().encode(text);
const text = async (stream: Promise<ReadableStream<Uint8Array>>) =>
  new Response(await stream).text();
const open = (change: Partial<BucketConfig> = {}) => {
  const bucket = createFakeBucket(config.secretAccessKey);
  const store = createS3Bytes(
    { ...config, ...change },
    createPatientFetch(bucket.fetch, async () => {}),
  );
  return { bucket, store };
};

test("an object's bytes go to the bucket, whole and in parts, and leave it", async () => {
  const { bucket, store } = open();
  const storage = createObjectStore(resources.database, store);
  const first = await storage.put("pictures", "a.txt", bytes("hello"), { mimetype: "text/plain" });
  const [key] = bucket.objects.keys();
  expect(key).toBe(
    `https://storage.example.org/photos/site/one/pictures/${first.id.slice(0, 2)}/${first.id}-${first.etag}`,
  );
  expect(bucket.objects.get(key ?? "")?.type).toBe("text/plain");
  const second = await storage.put("pictures", "a.txt", bytes("goodbye"), {
    mimetype: "text/plain",
    upsert: true,
  });
  expect(bucket.objects.size).toBe(1);
  expect(await text(storage.read(second))).toBe("goodbye");
  expect(await text(storage.read(second, { start: 4, end: 6 }))).toBe("bye");
  await storage.put("pictures", "empty", new Uint8Array(), { mimetype: "text/plain" });
  expect(await storage.remove("pictures", ["a.txt", "empty"])).toHaveLength(2);
  expect(bucket.objects.size).toBe(0);
});

test("on Amazon the bucket is part of the host's name", async () => {
  const { bucket, store } = open({
    endpoint: "https://s3.eu-central-1.amazonaws.com",
    pathStyle: false,
    prefix: "",
  });
  await store.write("a/b", bytes("x"), "text/plain");
  expect(bucket.seen).toEqual(["PUT https://photos.s3.eu-central-1.amazonaws.com/a/b"]);
});

test.each([[503], [429], ["lost" as const]])(
  "a passing fault (%s) is tried again",
  async (fault) => {
    const { bucket, store } = open();
    bucket.failures.push(fault, fault);
    await store.write("a", bytes("kept"), "text/plain");
    expect(bucket.seen).toHaveLength(3);
    expect(await text(store.read("a"))).toBe("kept");
  },
);

test("a fault that stays is thrown after three tries, and no object is claimed", async () => {
  const { bucket, store } = open();
  const storage = createObjectStore(resources.database, store);
  bucket.failures.push(503, 503, 503);
  const attempt = storage.put("pictures", "lost.txt", bytes("x"), { mimetype: "text/plain" });
  await expect(attempt).rejects.toThrow("503");
  expect(bucket.seen).toHaveLength(3);
  expect(await storage.find("pictures", "lost.txt")).toBeNull();
});

test("what is not in the bucket is an error before any byte is answered", async () => {
  await expect(open().store.read("none")).rejects.toThrow("404");
});

test("a part is refused when the service sends the whole", async () => {
  const store = createS3Bytes(config, async () => new Response("everything"));
  await expect(store.read("a", { start: 0, end: 1 })).rejects.toThrow("request for a part");
});

test("the check writes and reads; a wrong key is told without the secret", async () => {
  const { bucket, store } = open();
  await store.check();
  expect(bucket.seen.map((line) => line.split(" ")[0])).toEqual(["PUT", "GET"]);
  const wrong = open({ secretAccessKey: "another" });
  const error = await wrong.store.check().catch((reason: unknown) => reason as Error);
  expect(error).toMatchObject({
    name: "StorageError",
    message: expect.stringContaining("The bucket photos at https://storage.example.org"),
  });
  expect(JSON.stringify(error, Object.getOwnPropertyNames(error))).not.toContain("another");
});
