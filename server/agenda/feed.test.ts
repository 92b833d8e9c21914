import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { CalendarFeed, CalendarFeedOpened } from "#contract/wire/agenda.ts";
import type { AuditPage } from "#contract/wire/audit.ts";
import { deskSettings } from "#server/db/schema/desk.ts";
import { admins } from "#server/db/schema/foundation.ts";
import { calendarFeeds } from "#server/db/schema/quotes.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp, seatAdmin, seatPassword } from "#tests/factories/desk-app.ts";
import { agreeTrip } from "#tests/factories/quotes.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
let now = new Date("2026-11-22T06:00:00Z");
beforeAll(async () => {
  resources = await createTestResources({}, { clock: () => now });
  desk = await createDeskApp(resources);
});
afterAll(() => resources.close());

const path = "/api/desk/departures/feed";
const open = (headers = desk.seats.viewer.headers) =>
  desk.call<CalendarFeedOpened>("POST", path, headers);
const read = (url: string) => desk.app.request(new URL(url).pathname);

test("a calendar program reads the departures by a secret address, without a session", async () => {
  const trip = await agreeTrip(resources, desk.services, desk.seats.owner.admin);
  const opened = await open();
  expect(opened.status).toBe(201);
  const response = await read(opened.body.url);
  expect(response.status).toBe(200);
  expect(response.headers.get("content-type")).toBe("text/calendar; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("private, no-store");
  expect(response.headers.get("x-robots-tag")).toContain("noindex");
  const text = await response.text();
  expect(text).toContain(`SUMMARY:${trip.reference}`);
  expect(text).toContain("REFRESH-INTERVAL;VALUE=DURATION:PT1H");
  // Whoever hands the address on hands on no way to write to the traveller.
  expect(text).not.toContain(trip.email);
  const { body } = await desk.call<CalendarFeed>("GET", path, desk.seats.viewer.headers);
  expect(body).toEqual({ openedAt: now.toISOString(), readAt: now.toISOString() });
  // A trip that is under way stays in it.
  now = new Date("2027-06-12T06:00:00Z");
  expect(await (await read(opened.body.url)).text()).toContain(trip.reference);
  now = new Date("2026-11-22T06:00:00Z");
});

test("renewing and closing close it; a stranger's, a closed and an odd address are not there", async () => {
  const first = (await open()).body.url;
  const second = (await open()).body.url;
  const other = (await open(desk.seats.editor.headers)).body.url;
  expect(second).not.toBe(first);
  const statusOf = async (url: string) => (await read(url)).status;
  expect(await statusOf(first)).toBe(404);
  expect(await statusOf(second)).toBe(200);
  const closed = await desk.call<CalendarFeed>("DELETE", path, desk.seats.viewer.headers);
  expect(closed.body).toEqual({ openedAt: null, readAt: null });
  expect(await statusOf(second)).toBe(404);
  expect(await statusOf(other)).toBe(200);
  for (const token of ["a".repeat(43), "x", "%00", "a".repeat(5000)]) {
    const response = await desk.app.request(`/api/calendar/${token}/departures.ics`);
    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("private, no-store");
  }
  expect((await desk.call("POST", path, desk.asha)).status).toBe(401);
});

test("the database and the audit log know no address; opening, renewing and closing are noted", async () => {
  const { admin, headers } = await seatAdmin(resources, "editor", "Feed");
  const urls = [(await open(headers)).body.url, (await open(headers)).body.url];
  await desk.call("DELETE", path, headers);
  const { body } = await desk.call<AuditPage>(
    "GET",
    `/api/desk/audit?admin=${admin.id}`,
    desk.seats.owner.headers,
  );
  expect(body.entries.map(({ action }) => action)).toEqual([
    "calendar-feed.closed",
    "calendar-feed.renewed",
    "calendar-feed.opened",
  ]);
  const rows = JSON.stringify(await resources.database.db.select().from(calendarFeeds));
  for (const url of urls) {
    const token = url.split("/")[5] ?? "";
    expect(token).toHaveLength(43);
    expect(JSON.stringify(body)).not.toContain(token);
    expect(rows).not.toContain(token);
  }
});

test("a new password closes the address, and the address that is opened then is another one", async () => {
  const { admin, headers } = await seatAdmin(resources, "editor", "Changed");
  const before = (await open(headers)).body.url;
  expect((await read(before)).status).toBe(200);
  now = new Date(now.getTime() + 60_000);
  const changed = await desk.call("POST", "/api/desk/me/password", headers, {
    current: seatPassword,
    next: "another seat at this desk",
  });
  expect(changed.status).toBe(200);
  expect((await read(before)).status).toBe(404);
  const { body } = await desk.call<CalendarFeed>("GET", path, headers);
  expect(body).toEqual({ openedAt: null, readAt: null });
  const after = (await open(headers)).body.url;
  expect(after).not.toBe(before);
  expect((await read(after)).status).toBe(200);
  expect((await read(before)).status).toBe(404);
  expect(admin.id).toBeTruthy();
});

test("while a second factor is required, the address of whoever has none is shut", async () => {
  const { admin, headers } = await seatAdmin(resources, "editor", "Factor");
  const { url } = (await open(headers)).body;
  const { db } = resources.database;
  const require = (secondFactorRequired: boolean) =>
    db
      .insert(deskSettings)
      .values({ secondFactorRequired })
      .onConflictDoUpdate({ target: deskSettings.only, set: { secondFactorRequired } });
  await require(true);
  expect((await read(url)).status).toBe(404);
  await db.update(admins).set({ totpConfirmedAt: now }).where(eq(admins.id, admin.id));
  expect((await read(url)).status).toBe(200);
  await db.update(admins).set({ totpConfirmedAt: null }).where(eq(admins.id, admin.id));
  await require(false);
  expect((await read(url)).status).toBe(200);
});

test("whoever is no longer of the desk reads nothing, and who asks too often waits", async () => {
  const { admin, headers } = await seatAdmin(resources, "viewer", "Gone");
  const { url } = (await open(headers)).body;
  const answers = [];
  for (let count = 0; count < 121; count++) answers.push((await read(url)).status);
  expect(answers[0]).toBe(200);
  expect(answers.at(-1)).toBe(429);
  now = new Date("2026-11-22T08:00:00Z");
  expect((await read(url)).status).toBe(200);
  await resources.database.db
    .update(admins)
    .set({ disabledAt: now })
    .where(eq(admins.id, admin.id));
  expect((await read(url)).status).toBe(404);
});
