import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { decodeDataUrl, reencodePicture } from "#server/portraits/profile-picture.ts";
import type { OpenResources } from "#server/resources.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

let resources: OpenResources;
beforeAll(async () => {
  resources = await createTestResources();
});
afterAll(() => resources.close());

const bytes = (text: string) => new TextEncoder().encode(text);
const read = async (stream: Promise<ReadableStream<Uint8Array>>) =>
  new Response(await stream).text();
const plain = { mimetype: "text/plain" };

test("an object is written once, replaced on request, read in part, and removed", async () => {
  const { storage } = resources;
  await storage.put("b", "videos/a.txt", bytes("hello"), plain);
  await expect(storage.put("b", "videos/a.txt", bytes("again"), plain)).rejects.toThrow(
    "already exists",
  );
  const replaced = await storage.put("b", "videos/a.txt", bytes("goodbye"), {
    ...plain,
    upsert: true,
  });
  expect(replaced.size).toBe(7);
  expect(await read(storage.read(replaced))).toBe("goodbye");
  expect(await read(storage.read(replaced, { start: 4, end: 6 }))).toBe("bye");
  await storage.put("b", "videos/b_1.txt", bytes("x"), plain);
  await storage.put("b", "videosx/c.txt", bytes("x"), plain);
  expect((await storage.list("b", "videos/")).map((object) => object.name)).toEqual([
    "videos/a.txt",
    "videos/b_1.txt",
  ]);
  expect(await storage.remove("b", ["videos/a.txt", "none"])).toHaveLength(1);
  expect(await storage.find("b", "videos/a.txt")).toBeNull();
  await expect(storage.read(replaced)).rejects.toMatchObject({ code: "ENOENT" });
});

test.each(["../x", "a/../b", "/a", "a//b", "a\u0000b", "", "."])(
  "the name %j is refused",
  async (name) => {
    await expect(resources.storage.put("b", name, bytes("x"), plain)).rejects.toMatchObject({
      status: 400,
    });
  },
);

const square = () =>
  sharp({ create: { width: 900, height: 600, channels: 3, background: "#c33" } });
const asUrl = (type: string, content: Buffer | string) =>
  `data:${type};base64,${Buffer.from(content).toString("base64")}`;

test("a picture is re-encoded, bounded and stripped of what the camera wrote", async () => {
  const jpeg = await square()
    .withExif({ IFD0: { Copyright: "secret place" } })
    .jpeg()
    .toBuffer();
  const result = await reencodePicture(
    resources.pictures,
    decodeDataUrl(asUrl("image/jpeg", jpeg)),
  );
  const found = await sharp(result).metadata();
  expect([found.format, found.width, found.height, found.exif]).toEqual([
    "webp",
    512,
    341,
    undefined,
  ]);
});

test.each([
  ["a renamed executable", asUrl("image/png", "MZ\u0090 This program cannot be run")],
  [
    "an SVG with a script",
    asUrl("image/svg+xml", "<svg xmlns='http://www.w3.org/2000/svg'><script>1</script></svg>"),
  ],
  [
    "an SVG that says PNG",
    asUrl("image/png", "<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>"),
  ],
  ["no data URL", "https://example.org/a.png"],
  [
    "a GIF that says JPEG",
    asUrl(
      "image/jpeg",
      Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64"),
    ),
  ],
  ["half a picture", asUrl("image/jpeg", Buffer.from("/9j/4AAQSkZJRgABAQEASABIAAD", "base64"))],
])("%s is refused with the specification's sentence", async (_name, url) => {
  const attempt = async () => reencodePicture(resources.pictures, decodeDataUrl(url));
  await expect(attempt()).rejects.toThrow("Only JPG, PNG, or WEBP images allowed.");
});

test("2 MB is the limit", () => {
  expect(() => decodeDataUrl(asUrl("image/png", Buffer.alloc(2 * 1024 * 1024 + 1)))).toThrow(
    "Image must be smaller than 2MB.",
  );
});
