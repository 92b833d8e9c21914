import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TripPage } from "#contract/wire/trip-page.ts";
import { queryRows } from "#server/db/database.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { openTrip } from "#tests/factories/trip-pages.ts";
import { createPlan } from "#tests/factories/trip-plans.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import type { TripDocument } from "#trip/document.ts";
import type { TripEdit } from "#trip/edits/trip-edit.ts";
import { writeTripLink } from "#trip/link.ts";
import { daysOfShown } from "#trip/shown-trip.ts";

const planned = createPlan();
const sent = planned.document;
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources();
  desk = await createDeskApp(resources, { openPlan: async () => planned });
});
afterAll(() => resources.close());

type Answer = TripPage & { error?: { message: string } };
async function open() {
  const trip = await openTrip(resources, desk, { plan: await writeTripLink(sent) });
  const path = `/api/trip/${trip.token}`;
  return {
    ...trip,
    read: async () => daysOfShown((await desk.call<TripPage>("GET", path, {})).body),
    edit: (base: number, ...edits: (TripEdit | Record<string, unknown>)[]) =>
      desk.call<Answer>("POST", `${path}/edits`, {}, { base, edits, name: "Ravi" }),
    undo: (number: number) =>
      desk.call<Answer>("POST", `${path}/undo`, {}, { number, name: "Ravi" }),
    async document() {
      const [row] = await queryRows<{ document: TripDocument }>(
        resources.database.db,
        sql`select document from trip_days where trip_id = ${trip.id} order by number desc limit 1`,
      );
      // What is bought for it follows from its days.
      return { ...(row?.document as TripDocument), services: [] };
    },
  };
}
const [first, second] = sent.days;
const visits = sent.days.flatMap(({ items }) => items.filter(({ kind }) => kind === "visit"));
const [visit, other] = visits;
if (!first || !second || !visit || !other) throw new Error("the plan has two days and two visits");

test("two people edit one visit and one day at once, and both keep what they did; each is taken back alone", async () => {
  const trip = await open();
  await trip.read();
  const mine = await trip.edit(
    1,
    { do: "time", item: visit.id, at: 601 },
    { do: "write-day", day: first.id, text: "Mine" },
  );
  expect(mine.status, JSON.stringify(mine.body)).toBe(200);
  const theirs = await trip.edit(
    1,
    { do: "write-item", item: visit.id, text: "Theirs" },
    { do: "night", day: first.id, name: "With friends" },
  );
  expect(theirs.status, JSON.stringify(theirs.body)).toBe(200);
  const [day] = daysOfShown(theirs.body);
  expect(day).toMatchObject({ text: "Mine", sleeps: "With friends" });
  const stop = daysOfShown(theirs.body)
    .flatMap(({ stops }) => stops)
    .find(({ id }) => id === visit.id);
  expect(stop).toMatchObject({ at: 601, text: "Theirs" });
  expect(theirs.body).toMatchObject({ daysNumber: 3, daysBy: "Ravi" });
  // The first is taken back, the second stays.
  expect(daysOfShown((await trip.undo(2)).body)[0]).toMatchObject({
    text: "",
    sleeps: "With friends",
  });
  expect((await trip.undo(3)).status).toBe(200);
  const { days } = await trip.document();
  expect(days).toEqual(sent.days);
});

test("a day that moves takes the date of its place, and all that is in it goes along", async () => {
  const trip = await open();
  const dates = (await trip.read()).map(({ date }) => date);
  const { body } = await trip.edit(1, { do: "move-day", day: first.id, to: 1 });
  expect(body.trip.days.slice(0, 2).map(({ id }) => id)).toEqual([second.id, first.id]);
  expect(daysOfShown(body).map(({ date }) => date)).toEqual(dates);
  expect((await trip.document()).days[1]).toEqual(first);
  const moved = await trip.edit(2, { do: "start", start: "2027-03-01" });
  expect(daysOfShown(moved.body)[0]?.date).toBe("2027-03-01");
});

test("the same field changed by both is a conflict that says both; what is gone is said, and all is kept or nothing", async () => {
  const trip = await open();
  await trip.read();
  await trip.edit(1, { do: "rename-day", day: first.id, title: "Theirs" });
  const clash = await trip.edit(1, { do: "rename-day", day: first.id, title: "Mine" });
  expect(clash.status).toBe(409);
  expect(clash.body.error?.message).toMatch(/“Mine”.*“Theirs”/);
  const start = [
    await trip.edit(2, { do: "start", start: "2027-04-01" }),
    await trip.edit(2, { do: "start", start: "2027-05-01" }),
  ];
  expect(start.map(({ status }) => status)).toEqual([200, 409]);
  await trip.edit(3, { do: "remove-item", item: other.id });
  const before = await trip.document();
  const gone = await trip.edit(
    4,
    { do: "write-day", day: first.id, text: "Lost?" },
    { do: "time", item: other.id, at: 60 },
  );
  expect(gone.status).toBe(409);
  expect(gone.body.error?.message).toMatch(/no longer there/);
  expect(await trip.document()).toEqual(before);
  expect((await trip.edit(99, { do: "lock-day", day: first.id, locked: true })).status).toBe(409);
});

test.each<[string, Record<string, unknown>]>([
  ["an id that was given before", { do: "add-day", id: "d1", at: 0, title: "Leh" }],
  ["what no call may do", { do: "restore-day", day: first, at: 0 }],
  ["a place that is none", { do: "move-day", day: first.id, to: 59 }],
  ["a day without a name", { do: "add-day", id: "x1", at: 0, title: " " }],
  ["a time of no day", { do: "time", item: visit.id, at: 9000 }],
  ["a day of too many words", { do: "write-day", day: first.id, text: "x".repeat(2001) }],
  ["another's field", { do: "remove-day", day: first.id, all: true }],
])("%s is a 400 with a sentence, and nothing is kept", async (_, edit) => {
  const trip = await open();
  const days = await trip.read();
  const answer = await trip.edit(1, { do: "write-day", day: first.id, text: "First" }, edit);
  expect(answer.status, JSON.stringify(answer.body)).toBe(400);
  expect(answer.body.error?.message).toMatch(/\.$/);
  expect(await trip.read()).toEqual(days);
});

test("more than a trip may be is refused whole, and a reading link edits nothing", async () => {
  const trip = await open();
  await trip.read();
  const more = Array.from({ length: 60 }, (_, at) => ({
    do: "free-day",
    day: first.id,
    id: `more-${at}`,
  }));
  const refused = await trip.edit(1, ...more);
  expect(refused.status).toBe(400);
  expect(refused.body.error?.message).toMatch(/at most 60 days/);
  const { body } = await desk.call<{ url: string }>(
    "POST",
    `/api/trip/${trip.token}/links`,
    {},
    { kind: "read", action: "renew" },
  );
  const reading = body.url.split("/trip/")[1];
  const edits = [{ do: "remove-day", day: first.id }];
  const answer = await desk.call(
    "POST",
    `/api/trip/${reading}/edits`,
    {},
    { base: 1, edits, name: "" },
  );
  expect(answer.status).toBe(403);
  expect(await trip.document()).toEqual(sent);
});
