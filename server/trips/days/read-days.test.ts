import { readFileSync } from "node:fs";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { dayLimits, PlanDays } from "#contract/trip/trip-days.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import { queryRows } from "#server/db/database.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { buildDay, openTrip } from "#tests/factories/trip-pages.ts";
import { editsOfDays } from "#tests/factories/written-days.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { daysOfShown } from "#trip/shown-trip.ts";
import { UnreadableStored } from "#trip/upgrade.ts";
import { findDays } from "./days-store.ts";
import { readStoredDays } from "./read-days.ts";

/** As a release has kept it. An example that has landed never changes. */
const readExample = (version: number): PlanDays =>
  JSON.parse(
    readFileSync(
      new URL(`../../../tests/fixtures/kept-days/${version}.json`, import.meta.url),
      "utf8",
    ),
  );

let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources();
  desk = await createDeskApp(resources);
});
afterAll(() => resources.close());

const db = () => resources.database.db;

/** A trip whose first days were kept like this. */
async function keep(days: unknown) {
  const trip = await openTrip(resources, desk);
  const kept = JSON.stringify(days);
  await db().execute(
    sql`insert into trip_days (trip_id, number, days) values (${trip.id}, 1, ${kept}::jsonb)`,
  );
  await db().execute(sql`update trips set days_number = 1 where id = ${trip.id}`);
  return trip;
}

test("days of the first form are read as they were kept", () => {
  const days = readStoredDays(readExample(1));
  expect(days).toEqual(readExample(1));
  expect(PlanDays.parse(days)).toEqual(days);
});

test("what a trip may not hold today stays whole", () => {
  const long = { ...buildDay("d1", "Leh"), text: "x".repeat(dayLimits.text + 1) };
  const days = [long, ...Array.from({ length: 60 }, (_, at) => buildDay(`d${at + 2}`, "Leh"))];
  expect(readStoredDays(days)).toEqual(days);
});

const day = buildDay("d1", "Leh");
test.each([
  ["those of a later release", { version: 2, days: [] }, /later/],
  ["no list", "d1", /no list/],
  ["nothing", null, /no list/],
  ["a day that is none", [day, 5], /damaged at 1/],
  ["a day without an id", [{ ...day, id: undefined }], /damaged at 0.id/],
  ["a day with a field of nobody", [{ ...day, colour: "red" }], /damaged at 0/],
  ["a time that is none", [{ ...day, stops: [{ id: "s", name: "Leh", at: "9" }] }], /0.stops.0.at/],
  ["two days with one id", [day, day], /damaged at 1.id/],
])("%s is an error and no guess", (_, kept, says) => {
  expect(() => readStoredDays(kept)).toThrow(UnreadableStored);
  expect(() => readStoredDays(kept)).toThrow(says);
});

test("the error names the place and nothing that somebody wrote", () => {
  const kept = [{ ...day, title: "Divya's secret", sleeps: 5 }];
  expect(() => readStoredDays(kept)).toThrow(/^Kept days are damaged at 0\.sleeps/);
  expect(() => readStoredDays(kept)).not.toThrow(/secret/);
});

test("the days of a trip are read so, whoever asks", async () => {
  const sound = await keep(readExample(1));
  expect((await findDays(db(), sound.id, 1))?.days).toEqual(readExample(1));
  const page = await desk.call<TripPage>("GET", `/api/trip/${sound.token}`, {});
  // A day that had no date has that of its place.
  const dates = ["2027-06-10", "2027-06-11", "2027-06-12"];
  const days = readExample(1).map((one, at) => ({ ...one, date: dates[at] }));
  expect(page.body).toMatchObject({ daysNumber: 1 });
  expect(daysOfShown(page.body)).toEqual(days);
  const apart = await keep([
    { ...buildDay("a", "Leh"), date: "2027-06-10" },
    { ...buildDay("b", "Hanle"), date: "2027-06-12" },
  ]);
  const gap = await desk.call<TripPage>("GET", `/api/trip/${apart.token}`, {});
  expect(daysOfShown(gap.body).map(({ title, date }) => [title, date])).toEqual([
    ["Leh", "2027-06-10"],
    ["Free day", "2027-06-11"],
    ["Hanle", "2027-06-12"],
  ]);

  const later = await keep({ version: 9, days: [] });
  const path = `/api/trip/${later.token}`;
  expect((await desk.call("GET", path, {})).status).toBe(500);
  const change = { base: 1, edits: editsOfDays([], [buildDay("d1", "Leh")]) };
  expect((await desk.call("POST", `${path}/edits`, {}, change)).status).toBe(500);
  // A fault that no code would stumble over is one all the same.
  const colourful = await keep([{ ...day, colour: "red" }]);
  await expect(findDays(db(), colourful.id, 1)).rejects.toThrow(UnreadableStored);

  // What could not be read is there for the release that can.
  const rows = await queryRows(
    db(),
    sql`select number, days from trip_days where trip_id = ${later.id}`,
  );
  expect(rows).toEqual([{ number: 1, days: { version: 9, days: [] } }]);
});
