import { afterAll, beforeAll, expect, test } from "vitest";
import type { TripPage } from "#contract/wire/trip-page.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
let now = new Date("2026-11-22T06:00:00Z");
beforeAll(async () => {
  resources = await createTestResources({}, { clock: () => now });
  desk = await createDeskApp(resources);
});
afterAll(() => resources.close());

const open = (id: string, headers = desk.asha) =>
  desk.call<{ url: string }>("POST", `/api/me/trips/${id}/page`, headers, {});
const tokenOf = (url: string) => url.split("/trip/")[1] ?? "";
const read = (token: string) => desk.call<TripPage>("GET", `/api/trip/${token}`, {});

test("an account opens its trip's page, and no link that was handed on is closed by it", async () => {
  const { id } = await desk.createTrip();
  const first = await open(id);
  expect(first.status).toBe(200);
  const token = tokenOf(first.body.url);
  expect((await read(token)).body).toMatchObject({ access: "edit" });
  const given = await desk.call<{ url: string }>(
    "POST",
    `/api/desk/trips/${id}/links`,
    desk.seats.editor.headers,
    { kind: "edit" },
  );
  const second = await open(id);
  expect(second.body.url).not.toBe(first.body.url);
  for (const one of [first, second, given])
    expect((await read(tokenOf(one.body.url))).status).toBe(200);
  // Renewing is another thing: it closes them all, one's own too.
  await desk.call("POST", `/api/trip/${token}/links`, {}, { kind: "edit", action: "renew" });
  expect((await read(tokenOf(second.body.url))).status).toBe(404);
});

test("it is nobody else's, and runs out after a month", async () => {
  const { id } = await desk.createTrip();
  expect((await open(id, desk.bilal)).status).toBe(404);
  const response = await desk.app.request(`/api/me/trips/${id}/page`, {
    method: "POST",
    headers: { ...desk.asha, "content-type": "application/json" },
    body: "{}",
  });
  expect(response.headers.get("cache-control")).toContain("no-store");
  const { url } = (await response.json()) as { url: string };
  now = new Date("2026-12-22T05:59:00Z");
  expect((await read(tokenOf(url))).status).toBe(200);
  now = new Date("2026-12-22T06:00:00Z");
  expect((await read(tokenOf(url))).status).toBe(404);
  await desk.services.trips.unconfirmed.forgetOld();
  now = new Date("2026-11-22T06:00:00Z");
  expect((await read(tokenOf(url))).status).toBe(404);
});

test("a script that opens it all day is stopped", async () => {
  const { id } = await desk.createTrip();
  const answers = [];
  for (let count = 0; count < 31; count++) answers.push((await open(id)).status);
  expect(answers.at(-1)).toBe(429);
});
