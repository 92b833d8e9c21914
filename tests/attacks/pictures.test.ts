import sharp from "sharp";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { createApp } from "#server/app.ts";
import { createPictureRoom, manyPixels, pictureLimits } from "#server/pictures/picture-room.ts";
import { reencodePicture } from "#server/portraits/profile-picture.ts";
import type { OpenResources } from "#server/resources.ts";
import { makePicture } from "#tests/factories/make-picture.ts";
import { quickAuth } from "#tests/factories/quick-auth.ts";
import { buildSignUp } from "#tests/factories/requests.ts";
import { asJson } from "#tests/factories/voices-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { tries } from "./effort.ts";

const accepted = { formats: ["jpeg", "png", "webp", "heif"], refusal: "No." } as const;
const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#a3123f" }, limitInputPixels: false });

let resources: OpenResources;
let app: ReturnType<typeof createApp>;
beforeAll(async () => {
  resources = await createTestResources({ AUTH_RATE_LIMITS: "off" });
  app = createApp(resources, { auth: quickAuth });
});
afterAll(() => resources.close());

const signUp = (index: number, image: string) =>
  app.request("/Signup", asJson("POST", buildSignUp({ email: `asha${index}@example.org`, image })));
const dataUrl = (bytes: Uint8Array) =>
  `data:image/png;base64,${Buffer.from(bytes).toString("base64")}`;

test("interlaced pictures of 49 megapixels are refused by their header, none is unpacked", async () => {
  const bomb = await blank(7000, 7000).png({ progressive: true, compressionLevel: 9 }).toBuffer();
  expect(bomb.byteLength).toBeLessThan(250_000);
  const work = vi.fn();
  await expect(resources.pictures.decode(bomb, accepted, work)).rejects.toThrow(manyPixels);
  expect(work).not.toHaveBeenCalled();
  const answers = await Promise.all(
    Array.from({ length: tries(6, 16) }, (_, index) => signUp(index, dataUrl(bomb))),
  );
  for (const answer of answers) {
    expect(answer.status).toBe(422);
    expect(await answer.json()).toMatchObject({ message: manyPixels });
  }
});

test("26 megapixels are too many although they would fit, deep colours although they are few", async () => {
  const work = vi.fn();
  const wide = await blank(5100, 5100).png().toBuffer();
  const deep = await blank(4200, 4200).ensureAlpha().toColourspace("rgb16").png().toBuffer();
  for (const bytes of [wide, deep])
    await expect(resources.pictures.decode(bytes, accepted, work)).rejects.toThrow(manyPixels);
  expect(work).not.toHaveBeenCalled();
});

/** A PNG that says of itself what it likes and holds nothing. */
function claimPng(width: number, height: number, depth: number, kind: number): Buffer {
  const header = Buffer.alloc(33);
  header.set([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]);
  header.write("IHDR", 12, "latin1");
  header.writeUInt32BE(width, 16);
  header.writeUInt32BE(height, 20);
  header.set([depth, kind, 0, 0, 1], 24);
  return header;
}

test.each([
  ["a side of two thousand million", claimPng(2 ** 31 - 1, 2 ** 31 - 1, 8, 2)],
  ["a long strip", claimPng(1_000_000, 26, 8, 2)],
  ["sixteen bits and transparency", claimPng(4900, 4900, 16, 6)],
  ["a header that is cut off", claimPng(10, 10, 8, 2).subarray(0, 20)],
  ["an SVG", Buffer.from("<svg xmlns='http://www.w3.org/2000/svg' width='9' height='9'/>")],
  ["an SVG behind a mark", Buffer.from("\ufeff<?xml version='1.0'?><svg/>")],
  ["a GIF", Buffer.from("R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==", "base64")],
  ["a TIFF", Buffer.from("49492a0008000000", "hex")],
  ["a PDF", Buffer.from("%PDF-1.7\n")],
  ["nothing", Buffer.alloc(0)],
])("%s is refused before it is unpacked", async (_what, bytes) => {
  const work = vi.fn();
  await expect(resources.pictures.decode(bytes, accepted, work)).rejects.toMatchObject({
    code: "picture_refused",
  });
  expect(work).not.toHaveBeenCalled();
});

test("of a picture that moves the first frame alone is kept", async () => {
  const frames = await Promise.all(
    ["#a3123f", "#12a33f"].map((background) =>
      sharp({ create: { width: 40, height: 30, channels: 3, background } })
        .png()
        .toBuffer(),
    ),
  );
  const moving = await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
  expect((await sharp(moving).metadata()).pages).toBe(2);
  const kept = await reencodePicture(resources.pictures, moving);
  expect(await sharp(kept).metadata()).toMatchObject({ width: 40, height: 30, format: "webp" });
  expect((await sharp(kept).metadata()).pages).toBeUndefined();
});

test("a telephone's 24 megapixels pass", async () => {
  const large = await blank(5712, 4284).jpeg({ quality: 40 }).toBuffer();
  const kept = await reencodePicture(resources.pictures, large);
  expect((await sharp(kept).metadata()).width).toBe(512);
});

test("a crowd is served one after the other, and what is too much is told to come again", async () => {
  const room = createPictureRoom();
  const picture = await makePicture();
  let running = 0;
  let most = 0;
  const crowd = await Promise.allSettled(
    Array.from({ length: pictureLimits.waiting + 1 + 5 }, () =>
      room.decode(picture, accepted, async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise((resolve) => setTimeout(resolve, 2));
        running -= 1;
      }),
    ),
  );
  expect(most).toBe(pictureLimits.atOnce);
  expect(crowd.filter(({ status }) => status === "rejected")).toHaveLength(5);
});

test("a crowd at the sign-up is told so with a time, and never with a 5xx", async () => {
  const picture = dataUrl(await makePicture());
  const answers = await Promise.all(
    Array.from({ length: pictureLimits.waiting + 8 }, (_, index) => signUp(100 + index, picture)),
  );
  const sentAway = answers.filter((answer) => answer.status !== 200);
  expect(sentAway.length).toBeGreaterThan(0);
  for (const answer of sentAway) {
    expect(answer.status).toBe(429);
    expect(answer.headers.get("retry-after")).toBe("5");
  }
});
