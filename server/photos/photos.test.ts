import fc from "fast-check";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { GalleryPage, PhotoSubmission } from "#contract/wire/photos.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { OpenResources } from "#server/resources.ts";
import { bearer, createFakeAuth } from "#tests/factories/fake-auth.ts";
import { asJson, createClock, createShell, mountFor } from "#tests/factories/voices-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { createPhotoCalls } from "./calls.ts";
import { createPhotoService, type PhotoService } from "./service.ts";

const asha = "11111111-1111-4111-8111-111111111111";
const admin = { id: "33333333-3333-4333-8333-333333333333" };
const clock = createClock();
let resources: OpenResources;
let service: PhotoService;
let app: ReturnType<typeof createShell>;
let photo: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  resources = await createTestResources({}, { clock: clock.now });
  service = createPhotoService(resources);
  app = createShell(resources);
  mountFor(app, createPhotoCalls(service, createFakeAuth([{ id: asha }]), resources.storage));
  // Sideways, with a place and an owner in its metadata.
  const made = sharp({ create: { width: 900, height: 600, channels: 3, background: "#a3123f" } })
    .jpeg()
    .withExif({
      IFD0: { Copyright: "Secret Name" },
      IFD3: { GPSLatitudeRef: "N", GPSLatitude: "34/1 9/1 0/1" },
    })
    .withMetadata({ orientation: 6 });
  photo = new Uint8Array(await made.toBuffer());
});
afterAll(() => resources.close());
beforeEach(() => clock.advance(7200));

const input = { place: "Dal Lake, Srinagar", credit: "Asha D.", email: "asha@example.org" };
const files = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ name: `IMG ${index}.jpg`, size: 5000 }));
const announce = (body: object, headers = {}) =>
  app.request("/api/photos", asJson("POST", body, headers));
async function submit(count: number, more = {}, headers = {}): Promise<PhotoSubmission> {
  const answer = await announce({ ...input, files: files(count), ...more }, headers);
  expect(answer.status).toBe(201);
  return (await answer.json()) as PhotoSubmission;
}
const put = (id: string, token: string, body: BodyInit = photo) =>
  app.request(`/api/photos/${id}`, {
    method: "PUT",
    body,
    headers: { "x-submission-token": token },
  });
const gallery = async () => (await (await app.request("/api/photos")).json()) as GalleryPage;
const mails = async (kind: string) =>
  (await listMail(resources.database.db, 500)).filter((mail) => mail.kind === kind);

test("photos arrive one by one, are approved, and hang in the gallery without their metadata", async () => {
  const { id, token, photos } = await submit(2, {}, bearer(asha));
  const [first, second] = photos;
  expect((await put(first?.id ?? "", token)).status).toBe(200);
  expect(await mails("photos-notice")).toHaveLength(0);
  expect((await put(second?.id ?? "", token)).status).toBe(200);
  expect(await mails("photos-notice")).toHaveLength(1);
  expect((await gallery()).photos).toEqual([]);
  expect((await app.request(`/api/photos/${first?.id}/full.webp`)).status).toBe(404);
  expect((await service.getPicture(first?.id ?? "", "full", { any: true })).mimetype).toBe(
    "image/webp",
  );

  await service.approvePhoto(admin, first?.id ?? "");
  expect(await mails("photos-decided")).toHaveLength(0);
  await service.refusePhoto(admin, second?.id ?? "", "blurred");
  expect((await mails("photos-decided"))[0]?.text).toContain("1 of the 2 photos");
  const [shown, ...others] = (await gallery()).photos;
  expect(others).toEqual([]);
  expect(shown).toMatchObject({
    place: "Dal Lake, Srinagar",
    credit: "Asha D.",
    width: 600,
    height: 900,
  });
  expect(shown?.colour).toMatch(/^#[0-9a-f]{6}$/);

  const picture = await app.request(shown?.url ?? "");
  expect(picture.headers.get("content-type")).toBe("image/webp");
  const bytes = Buffer.from(await picture.arrayBuffer());
  const metadata = await sharp(bytes).metadata();
  expect(metadata.exif).toBeUndefined();
  expect(bytes.includes("Secret Name")).toBe(false);
  expect(
    (
      await sharp(
        Buffer.from(await (await app.request(shown?.thumbnail ?? "")).arrayBuffer()),
      ).metadata()
    ).height,
  ).toBe(640);
  await expect(service.getPicture(second?.id ?? "", "full", { any: true })).rejects.toMatchObject({
    code: "not_found",
  });
  expect((await service.exportOf({ userId: asha })).photos).toHaveLength(2);
  const read = await app.request(`/api/photos/submissions/${id}`, {
    headers: { "x-submission-token": token },
  });
  expect(await read.json()).toMatchObject({
    photos: [{ status: "approved" }, { status: "refused" }],
  });
});

test("after an error what is missing can be sent on, and sending twice changes nothing", async () => {
  const { id, token, photos } = await submit(2);
  await put(photos[0]?.id ?? "", token);
  expect((await put(photos[1]?.id ?? "", token, "cut off")).status).toBe(422);
  const read = await app.request(`/api/photos/submissions/${id}`, {
    headers: { "x-submission-token": token },
  });
  const found = (await read.json()) as PhotoSubmission;
  expect(found.photos.map((each) => each.status)).toEqual(["pending", "awaited"]);
  expect((await put(photos[0]?.id ?? "", token, "something else")).status).toBe(200);
  expect((await put(photos[1]?.id ?? "", token)).status).toBe(200);
  const pending = await service.listForDesk({ status: "pending", limit: 10 });
  expect(pending.rows.map((row) => row.id)).toEqual(
    expect.arrayContaining(photos.map((each) => each.id)),
  );
});

test("only the sender sends, and only for a day", async () => {
  const { id, token, photos } = await submit(1);
  expect((await put(photos[0]?.id ?? "", "another")).status).toBe(404);
  expect((await put(asha, token)).status).toBe(404);
  expect((await app.request(`/api/photos/submissions/${id}`)).status).toBe(404);
  clock.advance(25 * 3600);
  expect((await put(photos[0]?.id ?? "", token)).status).toBe(404);
});

test.each<[string, () => BodyInit, number]>([
  ["an SVG with a script", () => "<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>", 422],
  ["a renamed executable", () => "MZ\u0090\u0000", 422],
  ["nothing", () => "", 422],
  ["half a photo", () => photo.slice(0, photo.length / 2), 422],
  ["more than 10 MB", () => new Uint8Array(10 * 1024 * 1024 + 1), 413],
])("%s is refused", async (_what, body, status) => {
  const { token, photos } = await submit(1);
  expect((await put(photos[0]?.id ?? "", token, body())).status).toBe(status);
});

test.each<[object, string]>([
  [{ files: [] }, "Choose at least one photo."],
  [{ files: files(11) }, "Ten photos at a time, please."],
  [{ files: [{ name: "a.jpg", size: 11_000_000 }] }, "A photo must be smaller than 10 MB."],
  [{ place: "" }, "Place is required."],
  [{ credit: " " }, "Your name is required."],
  [{ website: "x" }, "Please try again."],
])("case %# is not announced", async (more, message) => {
  const answer = await announce({ ...input, files: files(1), ...more });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ message });
});

test("the desk's decisions hold", async () => {
  const { token, photos } = await submit(1);
  const id = photos[0]?.id ?? "";
  await expect(service.approvePhoto(admin, id)).rejects.toMatchObject({ code: "not_found" });
  await put(id, token);
  await service.approvePhoto(admin, id);
  await expect(service.approvePhoto(admin, id)).rejects.toMatchObject({ code: "already_done" });
  await service.refusePhoto(admin, id, "withdrawn");
  await expect(service.approvePhoto(admin, id)).rejects.toMatchObject({ code: "conflict" });
  expect((await gallery()).photos.map((each) => each.id)).not.toContain(id);
});

test("what was announced and never sent does not hold the answer back beyond its day", async () => {
  const { token, photos } = await submit(2, { email: "patient@example.org" });
  const id = photos[0]?.id ?? "";
  await put(id, token);
  clock.advance(25 * 3600);
  await service.approvePhoto(admin, id);
  const [mail] = (await mails("photos-decided")).filter(
    (each) => each.to === "patient@example.org",
  );
  expect(mail?.text).toContain("1 of the 1 photo you sent");
});

test("an account's photos go with it, bytes and all", async () => {
  const { token, photos } = await submit(1, {}, bearer(asha));
  await put(photos[0]?.id ?? "", token);
  const removeBytes = await resources.database.transaction((db) =>
    service.forgetPerson(db, { userId: asha, email: null }),
  );
  await removeBytes();
  expect((await service.exportOf({ userId: asha })).photos).toEqual([]);
  expect(await resources.storage.list("photos", photos[0]?.id ?? "")).toEqual([]);
});

test("no body gives a 5xx", { timeout: 60_000 }, async () => {
  const odd = fc.oneof(fc.jsonValue(), fc.string({ unit: "binary" }));
  const body = fc.record(
    { place: odd, credit: odd, email: odd, files: fc.oneof(odd, fc.constant(files(1))) },
    { requiredKeys: [] },
  );
  const { token, photos } = await submit(1);
  await fc.assert(
    fc.asyncProperty(fc.oneof(body, fc.jsonValue()), fc.uint8Array(), async (value, bytes) => {
      clock.advance(600);
      expect((await announce(value as object)).status).toBeLessThan(500);
      expect((await put(photos[0]?.id ?? "", token, new Uint8Array(bytes))).status).toBeLessThan(
        500,
      );
    }),
    { numRuns: 60 },
  );
});
