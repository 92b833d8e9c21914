import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { Duties, TripDuties } from "#contract/trip/duties.ts";
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
const content = buildQuote({
  title: "Netarhat and back",
  departure: "2026-12-01",
  validUntil: "2026-11-30",
  days: [
    buildDay("d1", "Netarhat"),
    buildDay("d2", "Netarhat"),
    { ...buildDay("d3", "Ranchi"), sleeps: null },
  ],
  items: [
    buildItem({ title: "Deluxe room", nights: 2, nightsOf: ["d1", "d2"], price: 777_700 }),
    buildItem({ id: "car", kind: "transport", per: "group", title: "Innova", price: 888_800 }),
    buildItem({ id: "guide", kind: "guide", per: "group", title: "Guide", day: "d2" }),
  ],
});
beforeAll(async () => {
  resources = await createTestResources({}, { clock: () => now });
  desk = await createDeskApp(resources);
  trip = await agreeTrip(resources, desk.services, desk.seats.owner.admin, content);
  const details = {
    ...emptyRoad,
    guests: [{ name: "Asha", age: 41, sex: "f", nationality: "", room: "1", diet: "vegetarian" }],
    phone: "+919999999999",
    services: [
      { ...emptyService("car"), reportAt: "06:00", km: 340, charges: "Tolls 1,500 in cash" },
    ],
  };
  await desk.call("PUT", `/api/desk/trips/${trip.id}/road`, desk.seats.editor.headers, {
    revision: 0,
    details,
  });
});
afterAll(() => resources.close());

const seat = (item: string, admin: string | null, by: "editor" | "viewer" = "editor") =>
  desk.call<TripDuties>(
    "PUT",
    `/api/desk/trips/${trip.id}/duties/${item}`,
    desk.seats[by].headers,
    { admin },
  );
const list = () => desk.call<Duties>("GET", "/api/desk/duties", desk.seats.driver.headers);
const mark = (item: string, day: string, action: string, km: number | null = null) =>
  desk.call<Duties & { error: { message: string } }>(
    "POST",
    `/api/desk/duties/${trip.id}/${item}/${day}`,
    desk.seats.driver.headers,
    { action, km },
  );

test("a driver sees nothing until a line is theirs, and then its days alone, without a word of money", async () => {
  expect((await list()).body.duties).toEqual([]);
  const driver = desk.seats.driver.admin.id;
  expect((await seat("car", driver, "viewer")).status).toBe(403);
  // A stay has no driver, and nobody unknown has a seat.
  expect((await seat("a-room", driver)).status).toBe(404);
  expect((await seat("car", "00000000-0000-4000-8000-000000000000")).status).toBe(400);
  expect((await seat("car", driver)).body.seats).toMatchObject([{ item: "car", admin: driver }]);
  const { body } = await list();
  expect(body.duties.map(({ item, day }) => `${item} ${day}`)).toEqual([
    "car 2026-12-01",
    "car 2026-12-02",
    "car 2026-12-03",
  ]);
  expect(body.duties[0]).toMatchObject({
    phone: "+919999999999",
    guests: [{ name: "Asha", age: 41, diet: "vegetarian" }],
    reportAt: "06:00",
  });
  expect(JSON.stringify(body)).not.toMatch(/7777|8888|1,500|paisa|price|charge/i);
});

test("the audit log says which line has whom from now on, and whom before, by their names", async () => {
  // Who sits there already is not seated anew.
  for (const admin of [desk.seats.driver.admin.id, desk.seats.driver.admin.id, null, null])
    expect((await seat("guide", admin)).status).toBe(200);
  const { rows } = (await resources.database.db.execute(
    sql`select details from audit_log where action = 'trip.duty-seat' and details->>'item' = 'guide' order by id`,
  )) as { rows: { details: object }[] };
  const { name, email } = desk.seats.driver.admin;
  expect(rows.map(({ details }) => details)).toEqual([
    { item: "guide", name: "Guide", from: null, to: name || email },
    { item: "guide", name: "Guide", from: name || email, to: null },
  ]);
});

test("the guide's day is the guide's; the slip of another's line is not there", async () => {
  const paper = (item: string) =>
    desk.app.request(`/api/desk/duties/${trip.id}/${item}/paper.pdf`, {
      headers: desk.seats.driver.headers,
    });
  expect((await paper("car")).status).toBe(200);
  expect((await paper("guide")).status).toBe(404);
  expect((await mark("guide", "2026-12-02", "start")).status).toBe(404);
});

test("a day is started and finished once each, not before it has come, with kilometres that only grow", async () => {
  expect((await mark("car", "2026-12-01", "start", 1000)).status).toBe(409);
  now = new Date("2026-12-01T01:00:00Z");
  expect((await mark("car", "2026-12-01", "finish", 1000)).status).toBe(409);
  const both = await Promise.all([1, 2].map(() => mark("car", "2026-12-01", "start", 1000)));
  expect(both.map(({ status }) => status).sort()).toEqual(
    [201, 409].map((s) => (s === 201 ? 200 : s)),
  );
  expect((await mark("car", "2026-12-01", "finish", 999)).status).toBe(400);
  const done = await mark("car", "2026-12-01", "finish", 1180);
  expect(done.body.duties[0]).toMatchObject({ kmOut: 1000, kmIn: 1180 });
  expect((await mark("car", "2026-12-01", "finish", 1190)).status).toBe(409);
  // A slip of the finger is taken back, step by step.
  expect((await mark("car", "2026-12-01", "undo")).body.duties[0]).toMatchObject({ kmIn: null });
  expect((await mark("car", "2026-12-01", "undo")).body.duties[0]).toMatchObject({ kmOut: null });
  expect((await mark("car", "2026-12-01", "undo")).status).toBe(409);
  await mark("car", "2026-12-01", "start", 1000);
  const seen = await desk.call<TripDuties>(
    "GET",
    `/api/desk/trips/${trip.id}/duties`,
    desk.seats.viewer.headers,
  );
  expect(seen.body.marks).toMatchObject([{ item: "car", day: "2026-12-01", kmOut: 1000 }]);
  // Another day, another line, no day at all.
  expect((await mark("car", "2026-12-04", "start")).status).toBe(404);
  expect((await mark("car", "2026-13-45", "start")).status).toBe(404);
});

test("a line that goes to somebody else is gone, and past days with it", async () => {
  now = new Date("2026-12-02T01:00:00Z");
  expect((await list()).body.duties.map(({ day }) => day)).toEqual(["2026-12-02", "2026-12-03"]);
  await seat("car", null);
  expect((await list()).body.duties).toEqual([]);
  expect((await mark("car", "2026-12-02", "start")).status).toBe(404);
});
