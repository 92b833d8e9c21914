import { createHash } from "node:crypto";
import { mkdtemp, readdir, readFile, rm, stat } from "node:fs/promises";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenResources } from "#server/resources.ts";
import { createPatientFetch, createS3Bytes } from "#server/storage/s3-bytes.ts";
import { createFakeBucket } from "#tests/factories/fake-bucket.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { fetchAway, findLatest, sendAway } from "./away.ts";
import { writeBackup } from "./write-backup.ts";

let resources: OpenResources;
let home: string;
beforeAll(async () => {
  resources = await createTestResources();
  home = await mkdtemp(join(tmpdir(), "safarnama-away-"));
});
afterAll(async () => {
  await resources.close();
  await rm(home, { recursive: true, force: true });
});

const secretAccessKey = "s3cret/+=";
function openBucket() {
  const bucket = createFakeBucket(secretAccessKey);
  const config = {
    ...{ bucket: "backups", prefix: "site", region: "eu-central-1", pathStyle: true },
    ...{ endpoint: "https://storage.example.org", accessKeyId: "KEY", secretAccessKey },
  };
  return {
    bucket,
    store: createS3Bytes(
      config,
      createPatientFetch(bucket.fetch, async () => {}),
    ),
  };
}

/** Every file of a folder with its sum. */
async function readAll(folder: string): Promise<[string, string][]> {
  const files: [string, string][] = [];
  for (const name of (await readdir(folder, { recursive: true })).sort()) {
    const path = join(folder, name);
    if ((await stat(path)).isDirectory()) continue;
    files.push([
      name,
      createHash("sha256")
        .update(await readFile(path))
        .digest("hex"),
    ]);
  }
  return files;
}

let hour = 0;
async function write(recipient?: string) {
  hour += 1;
  const clock = () => new Date(Date.UTC(2026, 10, 29, hour));
  return writeBackup({ ...resources, clock }, home, { recipient });
}

test("a backup in a bucket comes back whole, and is the last one once it is there", async () => {
  const recipient = await identityToRecipient(await generateX25519Identity());
  const picture = new Uint8Array(100_000).map((_, index) => index % 251);
  await resources.storage.put("profile-pictures", "a/b.webp", picture, { mimetype: "image/webp" });
  const { bucket, store } = openBucket();
  expect(await findLatest(store)).toBeNull();
  await expect(fetchAway(store, "latest", home)).rejects.toThrow("no backup");

  const first = await write(recipient);
  await sendAway(first.folder, store);
  const second = await write(recipient);
  bucket.failures.push(...Array.from({ length: 3 }, () => 503));
  await expect(sendAway(second.folder, store)).rejects.toThrow(/but the bucket did not take it/);
  // What came half is none: the one before stays the last.
  expect((await findLatest(store))?.name).toBe(basename(first.folder));
  await expect(fetchAway(store, basename(second.folder), home)).rejects.toThrow(/no whole backup/);
  await sendAway(second.folder, store);
  expect(await findLatest(store)).toEqual({
    name: basename(second.folder),
    at: second.manifest.at,
  });
  expect(bucket.seen.filter((call) => !/^(PUT|GET) /.test(call))).toEqual([]);

  const fetched = await fetchAway(store, "latest", await mkdtemp(join(home, "elsewhere-")));
  expect(await readAll(fetched)).toEqual(await readAll(second.folder));
}, 60_000);

test("a file that is not what was sent is refused, and so is one that lies in the clear", async () => {
  const recipient = await identityToRecipient(await generateX25519Identity());
  const { bucket, store } = openBucket();
  const { folder } = await write(recipient);
  await sendAway(folder, store);
  const [at, kept] =
    [...bucket.objects].find(([name]) =>
      decodeURIComponent(name).endsWith('"admins".jsonl.gz.age'),
    ) ?? [];
  if (!at || !kept) throw new Error("the table was not sent");
  bucket.objects.set(at, { ...kept, bytes: kept.bytes.slice(1) });
  const elsewhere = await mkdtemp(join(home, "elsewhere-"));
  await expect(fetchAway(store, "latest", elsewhere)).rejects.toThrow(/is not what was sent/);
  bucket.objects.delete(at);
  await expect(fetchAway(store, "latest", elsewhere)).rejects.toThrow(/missing in the bucket/);
  await expect(fetchAway(store, "../../etc", elsewhere)).rejects.toThrow(/no name of a backup/);

  const open = await write();
  const before = bucket.objects.size;
  await expect(sendAway(open.folder, store)).rejects.toThrow(/is not sealed/);
  expect(bucket.objects.size).toBe(before);
  expect(await readFile(join(open.folder, "manifest.json"), "utf8")).toContain('"format": 1');
});
