import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import type { OwnPicture } from "#contract/content/own-picture.ts";
import type { EditableView } from "#contract/wire/corrections.ts";
import { createApp } from "#server/app.ts";
import { getCatalogue } from "#server/content/catalogue.ts";
import { publishOverrides } from "#server/content/overrides/layers.ts";
import { viewPicture } from "#server/content/picture-view.ts";
import { createPrintPictures } from "#server/content/print-pictures.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { cutAround } from "./prepare-picture.ts";
import { createPlacePictures } from "./service.ts";

let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
let app: ReturnType<typeof createApp>;
let photo: Buffer;
beforeAll(async () => {
  resources = await createTestResources();
  desk = await createDeskApp(resources);
  app = createApp(resources);
  // Tall, lying on its side, with a place and a camera in it; its right edge is red.
  const red = await sharp({ create: { width: 200, height: 1400, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  photo = await sharp({ create: { width: 2600, height: 1400, channels: 3, background: "blue" } })
    .composite([{ input: red, left: 2400, top: 0 }])
    .withExif({ IFD0: { Make: "Camera of Asha", Copyright: "Asha" } })
    .jpeg()
    .toBuffer();
});
afterEach(() => publishOverrides([]));
afterAll(() => resources.close());

const send = async (bytes: Uint8Array, query = "", seat: "editor" | "viewer" = "editor") => {
  const response = await desk.app.request(`/api/desk/place-pictures${query}`, {
    method: "POST",
    headers: { ...desk.seats[seat].headers, "content-type": "application/octet-stream" },
    body: new Uint8Array(bytes),
  });
  const body = (await response.json()) as Omit<OwnPicture, "alt" | "credit">;
  return { status: response.status, body };
};
const slug = "attraction-amber-fort";
const field = `/api/desk/content/pictures/${slug}/own`;
const item = `/api/desk/content/pictures/${slug}`;
const call = (method: string, path: string, body?: object) =>
  desk.call<EditableView>(method, path, desk.seats.editor.headers, body);
const baseOf = ({ body }: { body: EditableView }) => body.fields[0]?.base;
const fileOf = (file: string, width: number, format = "webp") =>
  app.request(`/pictures/own-${file}-${width}.${format}`);

test("a picture is made anew in the site's shape, around its subject, without what the camera wrote", async () => {
  const { status, body } = await send(photo, "?x=1&y=0.5");
  expect(status).toBe(201);
  expect(body).toMatchObject({ width: 1600, height: 1000, widths: [480, 960, 1600] });
  for (const format of ["avif", "webp"]) {
    const response = await fileOf(body.file, 480, format);
    expect([response.status, response.headers.get("content-type")]).toEqual([
      200,
      `image/${format}`,
    ]);
    expect(response.headers.get("cache-control")).toContain("immutable");
    const made = Buffer.from(await response.arrayBuffer());
    expect(made.includes("Camera of Asha")).toBe(false);
    const { width, height, exif } = await sharp(made).metadata();
    expect([width, height, exif]).toEqual([480, 300, undefined]);
  }
  // Cut on the right, where its subject is: the red edge is in it.
  const made = Buffer.from(await (await fileOf(body.file, 960)).arrayBuffer());
  const { data } = await sharp(made)
    .extract({ left: 950, top: 300, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect(data[0]).toBeGreaterThan(200);
  expect((await fileOf(body.file, 481)).status).toBe(404);
  expect((await fileOf(randomUUID(), 480)).status).toBe(404);
});

/** The colour in the middle of a picture's upper edge. */
async function topOf(bytes: Buffer): Promise<string> {
  const { data } = await sharp(bytes)
    .extract({ left: 300, top: 5, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const [red = 0, , blue = 0] = data;
  return blue > 200 && red < 60 ? "blue" : red > 200 && blue < 60 ? "red" : "other";
}

test("a picture that is in no draft goes after a week; one that is, or was shown, stays", async () => {
  const { body: unused } = await send(photo);
  const { body: dropped } = await send(photo);
  const { body: used } = await send(photo);
  const alt = { alt: "The fort above its lake at noon", credit: "" };
  const first = await call("PUT", `${field}/draft`, { base: 0, value: { ...dropped, ...alt } });
  await call("DELETE", `${field}/draft`, { base: baseOf(first) });
  const { body: view } = await call("GET", item);
  const draft = await call("PUT", `${field}/draft`, {
    base: view.fields[0]?.base,
    value: { ...used, ...alt },
  });
  const live = await call("POST", `${field}/publish`, { base: baseOf(draft) });
  const sweepIn = (days: number) =>
    createPlacePictures(
      { ...resources, clock: () => new Date(Date.now() + days * 86_400_000) },
      resources.pictures,
    ).forgetDropped(desk.services.overrides.listPictures);
  const isThere = async ({ file }: { file: string }) => (await fileOf(file, 480)).status === 200;
  expect(await sweepIn(6)).toBe(0);
  await sweepIn(8);
  expect([await isThere(unused), await isThere(dropped), await isThere(used)]).toEqual([
    false,
    false,
    true,
  ]);
  // Taken back it may be shown again; what is gone is not.
  const back = await call("POST", `${field}/undo`, { base: baseOf(live), to: null });
  await sweepIn(40);
  expect(await isThere(used)).toBe(true);
  const again = await call("PUT", `${field}/draft`, {
    base: baseOf(back),
    value: { ...dropped, ...alt },
  });
  expect(again.status).toBe(400);
});

test("what is no picture, too small, or sent by who only reads, is refused", async () => {
  const small = await sharp({ create: { width: 900, height: 900, channels: 3, background: "red" } })
    .png()
    .toBuffer();
  expect((await send(small)).status).toBe(422);
  expect((await send(Buffer.from("<svg onload='x'/>"))).status).toBe(422);
  expect((await send(photo, "?x=7")).status).toBe(400);
  expect((await send(photo, "", "viewer")).status).toBe(403);
});

test("it is a draft, then published over the shipped one, and taken back, as texts are", async () => {
  const shipped = viewPicture(getCatalogue(), slug, "hero");
  const { body: kept } = await send(photo);
  const value = { ...kept, alt: "The fort above its lake at noon", credit: "Asha Devi" };
  const nameless = await call("PUT", `${field}/draft`, { base: 0, value: { ...value, alt: "x" } });
  expect(nameless.status).toBe(400);
  const { body: before } = await call("GET", item);
  const draft = await call("PUT", `${field}/draft`, { base: before.fields[0]?.base, value });
  expect(draft.status).toBe(200);
  expect(viewPicture(getCatalogue(), slug, "hero")).toEqual(shipped);
  const live = await call("POST", `${field}/publish`, { base: baseOf(draft) });
  const shown = viewPicture(getCatalogue(), slug, "hero");
  expect(shown).toMatchObject({
    slug: `own-${kept.file}`,
    alt: value.alt,
    widths: kept.widths,
    of: { closed: true },
  });
  expect(shown?.layers).toBeUndefined();
  // Cards of shared links and papers are cut from it too.
  const card = await app.request(`/social/own-${kept.file}.jpg`);
  expect([card.status, card.headers.get("content-type")]).toEqual([200, "image/jpeg"]);
  expect(await topOf(Buffer.from(await card.arrayBuffer()))).toBe("blue");
  const print = createPrintPictures(getCatalogue(), desk.services.placePictures.read);
  const paper = await print.read(shown?.slug ?? "", 600, 300);
  expect(paper && (await topOf(paper))).toBe("blue");
  expect(await print.read(`own-${randomUUID()}`, 600, 300)).toBeNull();
  expect((await app.request(`/social/own-${randomUUID()}.jpg`)).status).toBe(404);
  await call("POST", `${field}/undo`, { base: baseOf(live), to: null });
  expect(viewPicture(getCatalogue(), slug, "hero")).toEqual(shipped);
});

test("the cut stays within the picture, wherever its subject is", () => {
  expect(cutAround({ width: 3200, height: 1000 }, { x: 0, y: 0 })).toEqual({
    ...{ left: 0, top: 0, width: 1600, height: 1000 },
  });
  expect(cutAround({ width: 1600, height: 3000 }, { x: 0.5, y: 1 })).toEqual({
    ...{ left: 0, top: 2000, width: 1600, height: 1000 },
  });
});
