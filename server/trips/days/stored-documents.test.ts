import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { PlanDays } from "#contract/trip/trip-days.ts";
import { Wish } from "#contract/trip/wish.ts";
import type { DeskQuote } from "#contract/wire/desk-quotes.ts";
import type { DeskTripDetail } from "#contract/wire/desk-trip-detail.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import { ticketOf } from "#server/content/places/ticket-of.ts";
import { queryRows } from "#server/db/database.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { buildDay, buildUnconfirmed, openTrip } from "#tests/factories/trip-pages.ts";
import { createPlan } from "#tests/factories/trip-plans.ts";
import { writeDays } from "#tests/factories/written-days.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import type { TripDocument } from "#trip/document.ts";
import { hashDocument } from "#trip/hash.ts";
import { writeTripLink } from "#trip/link.ts";
import { proposeServices } from "#trip/propose-services.ts";
import { daysOfShown } from "#trip/shown-trip.ts";
import { isKeepable } from "./trip-documents.ts";

const wish = Wish.parse({ seed: 7, party: { adults: 3, children: [8] } });
const planned = createPlan({ wish });
const sent = planned.document;

let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
let made = 0;
let isAway = false;
beforeAll(async () => {
  resources = await createTestResources();
  desk = await createDeskApp(resources, {
    openPlan: async () => {
      made++;
      if (isAway) throw new Error("no thread");
      return planned;
    },
  });
});
afterAll(() => resources.close());
beforeEach(() => {
  made = 0;
  isAway = false;
});

const db = () => resources.database.db;
const open = async () => openTrip(resources, desk, { plan: await writeTripLink(sent) });
type Row = { number: number; days: PlanDays; document: TripDocument | null; hash: string | null };
const rowsOf = (id: string) =>
  queryRows<Row>(
    db(),
    sql`select number, days, document, document_hash as hash from trip_days where trip_id = ${id} order by number`,
  );

/** As the version before leaves it: it knows no documents. */
const forget = (id: string) =>
  db().execute(
    sql`update trip_days set document = null, document_hash = null where trip_id = ${id}`,
  );

async function editBefore(id: string, days: PlanDays): Promise<void> {
  await db().execute(
    sql`insert into trip_days (trip_id, number, days)
      select id, days_number + 1, ${JSON.stringify(days)}::jsonb from trips where id = ${id}`,
  );
  await db().execute(sql`update trips set days_number = days_number + 1 where id = ${id}`);
}

const read = async (token: string) => {
  const { body } = await desk.call<TripPage>("GET", `/api/trip/${token}`, {});
  return { days: daysOfShown(body) };
};

/** As it is kept: with what has to be bought for it. */
const filled = { ...sent, services: proposeServices(sent, ticketOf) };

test("a request keeps its document when it is sent, and every change has its own with its hash", async () => {
  const { id, token } = await open();
  expect(await rowsOf(id)).toMatchObject([
    { number: 1, document: filled, hash: await hashDocument(sent) },
  ]);
  const edits = [{ do: "write-day", day: sent.days[0]?.id, text: "Slowly, please." }];
  await desk.call("POST", `/api/trip/${token}/edits`, {}, { base: 1, edits, name: "" });
  const [, second] = await rowsOf(id);
  const [day, ...others] = sent.days;
  expect(second?.document).toEqual({
    ...filled,
    days: [{ ...day, text: "Slowly, please." }, ...others],
  });
  expect(second?.hash).toBe(await hashDocument(second?.document as TripDocument));
  expect(made).toBe(1);
  // Taking it back gives what was sent, every ride and reason of it.
  await desk.call("POST", `/api/trip/${token}/undo`, {}, { number: 2, name: "" });
  expect((await rowsOf(id))[2]).toMatchObject({ document: filled, hash: await hashDocument(sent) });
});

test("days of an earlier release get their document of the plan that was sent, once, when they are read", async () => {
  const { id, token } = await open();
  const changed = (await read(token)).days.map((day, at) =>
    at === 0 ? { ...day, text: "Old" } : day,
  );
  await editBefore(id, changed);
  await forget(id);
  made = 0;
  const pages = await Promise.all([read(token), read(token)]);
  for (const { days } of pages) expect(days).toEqual(changed);
  const [, now] = await rowsOf(id);
  expect(now?.document).toMatchObject({
    wish,
    party: sent.party,
    days: [{ text: "Old" }, ...sent.days.slice(1)],
  });
  made = 0;
  await read(token);
  expect(made).toBe(0);
});

test("what the version before edits beside this one is brought up by ids, and nothing of the rest is lost", async () => {
  const { id, token } = await open();
  const { days } = await read(token);
  const [first, ...rest] = days;
  if (!first) throw new Error("a plan has days");
  const moved = [...rest, { ...first, title: "The last day" }].map((day, at) => ({
    ...day,
    date: days[at]?.date ?? null,
  }));
  await editBefore(id, moved);
  expect((await read(token)).days).toEqual(moved);
  const [, second] = await rowsOf(id);
  expect(second?.document?.days.at(-1)).toEqual({ ...sent.days[0], title: "The last day" });
  expect(second?.document?.party).toEqual(sent.party);
  expect(made).toBe(1);
  // And it is edited on from there: what was done by the version before is taken back too.
  expect(
    (await desk.call("POST", `/api/trip/${token}/undo`, {}, { number: 2, name: "" })).status,
  ).toBe(200);
  expect((await rowsOf(id))[2]?.document).toEqual(filled);
});

test("while the plan cannot be opened nothing is made up and kept: it is filled when it can", async () => {
  const { id, token } = await open();
  await forget(id);
  isAway = true;
  expect((await read(token)).days).toHaveLength(sent.days.length);
  expect((await rowsOf(id))[0]?.document).toBeNull();
  isAway = false;
  await read(token);
  expect((await rowsOf(id))[0]?.document).toEqual(filled);
});

test("a request is kept though its plan cannot be laid out, and has its days when it can", async () => {
  isAway = true;
  const { id, token } = await open();
  expect(await rowsOf(id)).toEqual([]);
  isAway = false;
  await read(token);
  expect((await rowsOf(id))[0]).toMatchObject({ document: filled });
});

test("the desk is told whether what it opens is what the sender's page showed", async () => {
  const { headers } = desk.seats.owner;
  const plan = await writeTripLink(sent);
  const asSeen = async (seen: string, more = {}) => {
    const { id } = await openTrip(resources, desk, { plan, seen, ...more });
    return (await desk.call<DeskTripDetail>("GET", `/api/desk/trips/${id}`, headers)).body.asSeen;
  };
  expect(await asSeen(await hashDocument(sent))).toBe(true);
  expect(await asSeen("0".repeat(64))).toBe(false);
  expect(await asSeen("")).toBeNull();
  expect(await asSeen("0".repeat(64), { plan: "" })).toBeNull();
  const body = { ...buildUnconfirmed({ plan }), seen: "rubbish" };
  expect((await desk.call("POST", "/api/trips", {}, body)).status).toBe(400);
});

test("the quote begins with the document: its party, and the nights on the way that it has", async () => {
  const { id } = await open();
  await db().execute(
    sql`update trip_days set document = jsonb_set(document, '{party,rooms}', '3') where trip_id = ${id}`,
  );
  const { headers } = desk.seats.owner;
  const { body } = await desk.call<DeskQuote>("GET", `/api/desk/trips/${id}/quote`, headers);
  expect(body.content.party).toEqual({
    adults: 3,
    children: 1,
    ages: [8],
    rooms: 3,
    atLeast: false,
  });
});

test("a document of a later release, or a damaged one, is an error that quotes nothing, and stays as it is", async () => {
  for (const [path, value] of [
    ["{version}", "9"],
    ["{days,0,night}", '{"kind":"sea","name":"Divya\'s secret"}'],
  ]) {
    const { id, token } = await open();
    await db().execute(
      sql`update trip_days set document = jsonb_set(document, ${path}::text[], ${value}::jsonb) where trip_id = ${id}`,
    );
    const [before] = await rowsOf(id);
    const answer = await desk.call("GET", `/api/trip/${token}`, {});
    expect(answer.status).toBe(500);
    expect(JSON.stringify(answer.body)).not.toContain("secret");
    const change = { base: 1, edits: [{ do: "start", start: null }], name: "" };
    expect((await desk.call("POST", `/api/trip/${token}/edits`, {}, change)).status).toBe(500);
    expect(await rowsOf(id)).toEqual([before]);
  }
  expect(isKeepable({ ...sent, version: 3 as never })).toBe(false);
});

test("what a document cannot hold stays in the days, and nothing that could not be read again is kept", async () => {
  const { id, token } = await open();
  const [first, ...rest] = (await read(token)).days;
  if (!first) throw new Error("a plan has days");
  const long = [{ ...first, title: "x".repeat(130) }, ...rest];
  await editBefore(id, long);
  const trip = { id, plan: null, daysNumber: 2 };
  for (let times = 0; times < 2; times++) {
    const state = await desk.services.trips.file.readDays(trip);
    expect(state).toMatchObject({ days: long, hash: null });
  }
  expect((await rowsOf(id))[1]?.document).toBeNull();
  const edits = [{ do: "rename-day", day: first.id, title: "Shorter" }];
  const body = { base: 2, edits, name: "" };
  const answer = await desk.call<TripPage>("POST", `/api/trip/${token}/edits`, {}, body);
  expect(answer.body.trip.days[0]?.title).toBe("Shorter");
  expect((await rowsOf(id))[2]?.hash).toMatch(/^[0-9a-f]{64}$/);
});

test("days that nobody planned have a document too, from the first change on", async () => {
  const { id, token } = await openTrip(resources, desk);
  const days = [buildDay("day-1", "Leh"), buildDay("day-2", "Nubra")];
  await writeDays(desk.services, token, days);
  const [row] = await rowsOf(id);
  expect(row?.document).toMatchObject({ wish: null, party: null, start: null });
  expect((await read(token)).days).toEqual(days);
});
