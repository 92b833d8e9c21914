import { randomUUID } from "node:crypto";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TripBook } from "#contract/wire/trip-book.ts";
import type { TripFiles } from "#contract/wire/trip-files.ts";
import type { TripGroupLink } from "#contract/wire/trip-group.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { openTrip } from "#tests/factories/trip-pages.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { fileBucket } from "./file-bytes.ts";
import { createTripFileKeeper } from "./person-keeper.ts";

let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
let picture: Buffer;
beforeAll(async () => {
  resources = await createTestResources();
  desk = await createDeskApp(resources);
  picture = await sharp({ create: { width: 900, height: 600, channels: 3, background: "#c04010" } })
    .withExif({ IFD3: { GPSLatitude: "27/1 10/1 0/1", GPSLatitudeRef: "N" } })
    .jpeg()
    .toBuffer();
});
afterAll(() => resources.close());

const pdf = Buffer.from("%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF");
const put = async (
  path: string,
  bytes: Buffer,
  query: Record<string, string>,
  headers: Record<string, string> = {},
) => {
  const response = await desk.app.request(`${path}?${new URLSearchParams(query)}`, {
    method: "PUT",
    headers: { "content-type": "application/octet-stream", ...headers },
    body: new Uint8Array(bytes),
  });
  return { status: response.status, body: (await response.json()) as TripFiles };
};
const get = async (path: string, headers: Record<string, string> = {}) => {
  const response = await desk.app.request(path, { headers });
  return { status: response.status, body: (await response.json()) as TripFiles };
};

/** A trip with one member. */
async function makeTrip() {
  const open = await openTrip(resources, desk);
  const add = await desk.call<TripGroupLink>(
    "POST",
    `/api/trip/${open.token}/group/members`,
    {},
    { name: "Bilal" },
  );
  return { ...open, member: add.body.url?.split("/trip/")[1] ?? "" };
}

test("a photo is kept anew without where it was made, once for its id", async () => {
  const trip = await makeTrip();
  const path = `/api/trip/${trip.member}/files/${randomUUID()}`;
  const query = { kind: "photo", name: "Taj.jpg", group: "yes" };
  for (const _ of [1, 2]) expect((await put(path, picture, query)).status).toBe(200);
  const { body } = await get(`/api/trip/${trip.token}/files`);
  expect(body.files).toMatchObject([
    { kind: "photo", by: "Bilal", mimetype: "image/webp", width: 900 },
  ]);
  const full = await desk.app.request(`${path}/full`);
  expect(full.headers.get("cache-control")).toBe("private, no-store");
  expect(full.headers.get("content-type")).toBe("image/webp");
  const bytes = Buffer.from(await full.arrayBuffer());
  expect((await sharp(bytes).metadata()).exif).toBeUndefined();
  // What is no picture is no photo, a PDF neither; a text is no paper.
  const other = () => `/api/trip/${trip.member}/files/${randomUUID()}`;
  expect((await put(other(), pdf, query)).status).toBe(422);
  expect(
    (await put(other(), Buffer.from("<svg onload=alert(1)>"), { ...query, kind: "paper" })).status,
  ).toBe(422);
});

test("papers are seen by whom they are for, and are taken along", async () => {
  const trip = await makeTrip();
  const add = (token: string, name: string, query: object = {}) =>
    put(`/api/trip/${token}/files/${randomUUID()}`, pdf, { kind: "paper", name, ...query });
  await add(trip.token, "My ticket");
  await add(trip.token, "Our hotel", { group: "yes", office: "yes" });
  await add(trip.member, "Bilal's visa");
  const atDesk = `/api/desk/trips/${trip.id}/files`;
  const { headers } = desk.seats.owner;
  const voucher = `${atDesk}/${randomUUID()}`;
  expect((await put(voucher, pdf, { kind: "paper", name: "Voucher" }, headers)).status).toBe(200);
  const names = async (path: string, asked = {}) =>
    (await get(path, asked)).body.files.map(({ name }) => name);
  expect(await names(`/api/trip/${trip.token}/files`)).toEqual([
    "My ticket",
    "Our hotel",
    "Voucher",
  ]);
  expect(await names(`/api/trip/${trip.member}/files`)).toEqual(["Our hotel", "Bilal's visa"]);
  expect(await names(atDesk, headers)).toEqual(["Our hotel", "Voucher"]);
  expect((await get(atDesk)).status).toBe(401);
  const book = (await (await desk.app.request(`/api/trip/${trip.member}/book`)).json()) as TripBook;
  expect(book.papers.files.slice(0, 2).map(({ name }) => name)).toEqual([
    "Our hotel",
    "Bilal's visa",
  ]);
  const [first] = book.papers.files;
  const paper = await desk.app.request(`/api/trip/${trip.member}${first?.path}`);
  expect(paper.headers.get("content-type")).toBe("application/pdf");
  expect(paper.headers.get("content-disposition")).toContain(
    'attachment; filename="Our hotel.pdf"',
  );
  // The other's own is not there for me, whoever I am.
  const own = (await get(`/api/trip/${trip.token}/files`)).body.files[0]?.id;
  for (const asked of [`/api/trip/${trip.member}/files/${own}/full`, `${atDesk}/${own}/full`])
    expect((await desk.app.request(asked, { headers })).status).toBe(404);
  expect(
    (await desk.app.request(`/api/trip/${trip.member}/files/${own}`, { method: "DELETE" })).status,
  ).toBe(200);
  expect(await names(`/api/trip/${trip.token}/files`)).toContain("My ticket");
});

test("a reading link that is nobody's has none of it", async () => {
  const trip = await makeTrip();
  const { body } = await desk.call<{ url: string }>(
    "POST",
    `/api/trip/${trip.token}/links`,
    {},
    { kind: "read", action: "renew" },
  );
  const reader = `/api/trip/${body.url.split("/trip/")[1]}/files`;
  expect((await get(reader)).status).toBe(403);
  expect((await put(`${reader}/${randomUUID()}`, pdf, { kind: "paper", name: "A" })).status).toBe(
    403,
  );
});

test("what is taken away, and what goes with a person, leaves no bytes", async () => {
  const trip = await makeTrip();
  const count = async () => (await resources.storage.list(fileBucket, "")).length;
  const before = await count();
  const id = randomUUID();
  await put(`/api/trip/${trip.token}/files/${id}`, pdf, { kind: "paper", name: "Ticket" });
  await put(`/api/trip/${trip.member}/files/${randomUUID()}`, picture, {
    kind: "photo",
    name: "Taj",
    group: "yes",
  });
  expect(await count()).toBe(before + 3);
  await desk.app.request(`/api/trip/${trip.token}/files/${id}`, { method: "DELETE" });
  expect(await count()).toBe(before + 2);
  const keeper = createTripFileKeeper(resources);
  const person = { userId: randomUUID(), email: trip.email, phone: null };
  const after = await resources.database.transaction((db) =>
    keeper.forgetPerson(db, person, { by: { actor: "system" } }),
  );
  await after?.();
  expect(await count()).toBe(before);
});
