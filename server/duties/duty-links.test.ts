import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { DutyPage, TripDuties } from "#contract/trip/duties.ts";
import { emptyRoad, emptyService } from "#contract/trip/road.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { agreeTrip, buildItem, buildQuote } from "#tests/factories/quotes.ts";
import { buildDay } from "#tests/factories/trip-pages.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

let now = new Date("2026-11-22T06:00:00Z");
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
let trip: Awaited<ReturnType<typeof agreeTrip>>;
beforeAll(async () => {
  resources = await createTestResources({}, { clock: () => now });
  desk = await createDeskApp(resources);
  const content = buildQuote({
    departure: "2026-12-01",
    validUntil: "2026-11-30",
    days: [buildDay("d1", "Netarhat"), { ...buildDay("d2", "Ranchi"), sleeps: null }],
    items: [
      buildItem({ title: "Deluxe room", nights: 1, nightsOf: ["d1"], price: 777_700 }),
      buildItem({ id: "car", kind: "transport", per: "group", title: "Innova", price: 888_800 }),
      buildItem({ id: "guide", kind: "guide", per: "group", title: "Guide", day: "d2" }),
    ],
  });
  trip = await agreeTrip(resources, desk.services, desk.seats.owner.admin, content);
  const car = { ...emptyService("car"), reportAt: "06:00", km: 340, charges: "Tolls 1,500 cash" };
  await desk.call("PUT", `/api/desk/trips/${trip.id}/road`, desk.seats.editor.headers, {
    revision: 0,
    details: { ...emptyRoad, phone: "+919999999999", services: [car] },
  });
});
afterAll(() => resources.close());

const path = (item: string) => `/api/desk/trips/${trip.id}/duties/${item}/link`;
async function makeLink(item: string): Promise<string> {
  const made = await desk.call<{ link: string }>("POST", path(item), desk.seats.editor.headers);
  expect(made.status).toBe(201);
  return made.body.link.replace(/^.*\/trip\/duty-/, "/api/duty/");
}
const read = (link: string) => desk.call<DutyPage>("GET", link, {});
const mark = (link: string, day: string, input: object, headers = {}) =>
  desk.call<DutyPage & { error: { message: string } }>("POST", `${link}/${day}`, headers, input);

test("who has the link of a line reads its days, and no word of money; another link closes it", async () => {
  expect((await desk.call("POST", path("car"), desk.seats.viewer.headers)).status).toBe(403);
  expect((await desk.call("POST", path("a-room"), desk.seats.editor.headers)).status).toBe(404);
  const first = await makeLink("car");
  const { status, body } = await read(first);
  expect([status, body.kind, body.ends]).toEqual([200, "transport", "2026-12-02"]);
  expect(body.duties.map(({ item, day }) => `${item} ${day}`)).toEqual([
    "car 2026-12-01",
    "car 2026-12-02",
  ]);
  expect(JSON.stringify(body)).not.toMatch(/7,?777|8,?888|777700|888800|paisa|price|1,500/);
  const paper = await desk.app.request(`${first}/paper.pdf`);
  expect([paper.status, paper.headers.get("content-type")]).toEqual([200, "application/pdf"]);
  const { links } = (
    await desk.call<TripDuties>(
      "GET",
      `/api/desk/trips/${trip.id}/duties`,
      desk.seats.viewer.headers,
    )
  ).body;
  expect(links).toEqual([{ item: "car", madeAt: now.toISOString(), openedAt: now.toISOString() }]);
  const second = await makeLink("car");
  expect([(await read(first)).status, (await read(second)).status]).toEqual([404, 200]);
  expect((await desk.call("DELETE", path("car"), desk.seats.editor.headers)).status).toBe(200);
  expect((await read(second)).status).toBe(404);
  expect((await desk.app.request(`${second}/paper.pdf`)).status).toBe(404);
});

test("its paper is another when a word of it is", async () => {
  const link = await makeLink("guide");
  const before = (await read(link)).body.paper;
  expect((await read(link)).body.paper).toBe(before);
  const guide = { ...emptyService("guide"), reportAt: "09:30" };
  await desk.call("PUT", `/api/desk/trips/${trip.id}/road`, desk.seats.editor.headers, {
    revision: 1,
    details: { ...emptyRoad, services: [guide] },
  });
  expect((await read(link)).body.paper).not.toBe(before);
});

test("a day that was started without a network says when, and is done once however often it is sent", async () => {
  const link = await makeLink("car");
  const [day] = ["2026-12-01"];
  expect((await mark(link, day, { action: "start" })).status).toBe(409);
  now = new Date("2026-12-01T08:00:00Z");
  const key = { "idempotency-key": randomUUID() };
  const start = { action: "start", km: 45_200, at: "2026-12-01T00:35:00.000Z" };
  expect((await mark(link, day, start, key)).status).toBe(200);
  expect((await mark(link, day, start, key)).status).toBe(200);
  expect((await mark(link, day, start)).status).toBe(409);
  // A clock that is ahead, and one behind the other phone's.
  const early = { action: "finish", km: 45_500, at: "2026-12-01T00:30:00.000Z" };
  const { body } = await mark(link, day, early);
  expect(body.duties[0]).toMatchObject({
    ...{ startedAt: "2026-12-01T00:35:00.000Z", finishedAt: "2026-12-01T00:35:00.000Z" },
    ...{ kmOut: 45_200, kmIn: 45_500 },
  });
  await mark(link, day, { action: "undo" });
  const ahead = { action: "finish", km: 45_100, at: "2027-12-01T00:00:00.000Z" };
  expect((await mark(link, day, ahead)).body.error.message).toMatch(/fewer than at the start/);
  expect((await mark(link, day, { ...ahead, km: 45_600 })).body.duties[0]?.finishedAt).toBe(
    now.toISOString(),
  );
  const old = { action: "start", at: "2026-11-10T00:00:00.000Z" };
  expect((await mark(link, "2026-12-02", old)).status).toBe(400);
  for (const wrong of ["2026-12-09", "2026-13-01", "today"])
    expect((await mark(link, wrong, { action: "start" })).status).toBe(404);
});

test("a link is open until thirty days after the last day of the trip", async () => {
  const link = await makeLink("car");
  now = new Date("2027-01-01T12:00:00Z");
  expect((await read(link)).status).toBe(200);
  now = new Date("2027-01-01T18:31:00Z");
  expect((await read(link)).status).toBe(404);
  expect((await mark(link, "2026-12-02", { action: "start" })).status).toBe(404);
});
