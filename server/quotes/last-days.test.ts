import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type { QuoteContent } from "#contract/quote/quote.ts";
import type { DeskQuote, QuoteSent } from "#contract/wire/desk-quotes.ts";
import type { DeskTripDetail } from "#contract/wire/desk-trip-detail.ts";
import type { TripQuoteAnswer } from "#contract/wire/trip-quotes.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp, type Headers } from "#tests/factories/desk-app.ts";
import { buildItem, buildQuote, registerOffice } from "#tests/factories/quotes.ts";
import { openTrip } from "#tests/factories/trip-pages.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { createLapseSweep } from "./lapse-sweep.ts";

/** A quote at the edges of its days, and what is ticked of it: each held to the minute and to the paisa. */
const start = new Date("2026-11-22T06:00:00Z");
let now = start;
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
let editor: Headers;
let owner: Headers;
beforeAll(async () => {
  resources = await createTestResources({}, { clock: () => now });
  desk = await createDeskApp(resources);
  await registerOffice(desk.services, desk.seats.owner.admin);
  editor = desk.seats.editor.headers;
  owner = desk.seats.owner.headers;
});
beforeEach(() => {
  now = start;
});
afterAll(() => resources.close());

const save = (id: string, revision: number, content: unknown, who = editor) =>
  desk.call<DeskQuote>("PUT", `/api/desk/trips/${id}/quote`, who, { revision, content });
const send = (id: string, revision: number) =>
  desk.call<QuoteSent>("POST", `/api/desk/trips/${id}/quote/versions`, editor, { revision });
const shown = async (token: string) =>
  (await desk.call<TripQuoteAnswer>("GET", `/api/trip/${token}/quote`, {})).body.quote;
const tick = (token: string, version: string | undefined, ticked: string[]) =>
  desk.call<TripQuoteAnswer>("PUT", `/api/trip/${token}/options`, {}, { version, ticked });

async function sendOne(changes: Partial<QuoteContent> = {}) {
  const trip = await openTrip(resources, desk);
  await save(trip.id, 0, buildQuote(changes));
  const { status, body } = await send(trip.id, 1);
  expect(status).toBe(201);
  return { ...trip, token: (body.url ?? "").split("/trip/")[1] ?? "" };
}

const option = (id: string) =>
  buildItem({ id, kind: "meal", title: id, per: "group", price: 10_000, optional: true });

test("a link that hides prices tells none of what changed from the version before", async () => {
  const trip = await sendOne();
  const content = buildQuote();
  const items = content.items.map((item) => (item.id === "room" ? { ...item, nights: 3 } : item));
  await save(trip.id, 1, { ...content, title: "Ladakh, longer", items });
  expect((await send(trip.id, 2)).status).toBe(201);
  const link = await desk.call<{ url: string }>(
    "POST",
    `/api/trip/${trip.token}/links`,
    {},
    { kind: "read", action: "renew" },
  );
  const reading = link.body.url.split("/trip/")[1] ?? "";
  // Two rooms of 4,500 before, three now, and the same with tax.
  const sums = /900000|1350000|945000|1417500/;
  expect(JSON.stringify((await shown(reading))?.changes)).toMatch(sums);
  await desk.call("PUT", `/api/trip/${trip.token}/settings`, {}, { prices: false, names: true });
  const hidden = await shown(reading);
  expect(hidden).toMatchObject({ title: "Ladakh, longer", number: 2 });
  expect(JSON.stringify(hidden)).not.toMatch(sums);
});

test("what is ticked is kept once each, in the order in which it is offered", async () => {
  const options = ["tea", "lunch", "supper"].map(option);
  const trip = await sendOne({ items: [buildItem(), ...options] });
  const quote = await shown(trip.token);
  const twice = await tick(trip.token, quote?.id, ["supper", "tea", "supper", "tea"]);
  expect(twice.body.quote?.price?.ticked).toEqual(["tea", "supper"]);
  const total = twice.body.quote?.price?.totals.total;
  // A room and two meals, with 5 %.
  expect(total).toBe(470_000 * 1.05);
  const accepted = await desk.call<TripQuoteAnswer>(
    "POST",
    `/api/trip/${trip.token}/acceptance`,
    {},
    { version: quote?.id, ticked: ["supper", "supper", "tea"], total, name: "Asha", agreed: true },
  );
  expect(accepted.status).toBe(200);
  expect(accepted.body.quote?.price?.ticked).toEqual(["tea", "supper"]);
});

test.each([
  ["left out", () => [buildItem(), option("supper")]],
  [
    "in the price of all",
    () => [buildItem(), { ...option("tea"), optional: false }, option("supper")],
  ],
])("an option that is %s in the next version is ticked no longer", async (_what, next) => {
  const trip = await sendOne({ items: [buildItem(), option("tea"), option("supper")] });
  await tick(trip.token, (await shown(trip.token))?.id, ["tea", "supper"]);
  await save(trip.id, 1, buildQuote({ items: next() }));
  const { body } = await send(trip.id, 2);
  expect((await shown(trip.token))?.price?.ticked).toEqual(["supper"]);
  expect(body.quote.versions[0]?.ticked).toEqual(["supper"]);
});

test("the last valid day is the office's, to its last millisecond: sent, and open for an answer", async () => {
  now = new Date("2026-11-22T18:29:59.999Z");
  const trip = await sendOne({ validUntil: "2026-11-22" });
  expect(await shown(trip.token)).toMatchObject({ state: "sent", mayAccept: true });
  now = new Date("2026-11-22T18:30:00Z");
  expect(await shown(trip.token)).toMatchObject({ state: "lapsed", mayAccept: false });
  const late = await openTrip(resources, desk);
  await save(late.id, 0, buildQuote({ validUntil: "2026-11-22" }));
  expect((await send(late.id, 1)).status).toBe(400);
});

const remindersTo = async (email: string) =>
  (await listMail(resources.database.db, 1000)).filter(
    (mail) => mail.kind === "quote-reminder" && mail.to === email,
  ).length;

test.each([
  // Lapses at half past six in the evening of the 26th, by UTC: three days before is the 23rd.
  ["not a moment earlier than three days before it lapses", "2026-11-26", "23T18:29:59.999", 0],
  ["three days before it lapses", "2026-11-26", "23T18:30:00.000", 1],
  ["not within a day of its sending", "2026-11-25", "23T05:59:59.999", 0],
  ["from a day after its sending on", "2026-11-25", "23T06:00:00.000", 1],
])("is reminded of %s", async (_when, validUntil, at, reminders) => {
  const trip = await sendOne({ validUntil });
  now = new Date(`2026-11-${at}Z`);
  const sweep = createLapseSweep(resources, desk.services.trips.file);
  await sweep.run();
  expect(await remindersTo(trip.email)).toBe(reminders);
  // Told once, whenever it is looked at again.
  now = new Date("2026-11-25T18:00:00Z");
  await sweep.run();
  await sweep.run();
  const isLater = at.endsWith("29:59.999");
  expect(await remindersTo(trip.email)).toBe(isLater ? 1 : reminders);
});

test("an extra bed: an editor reads what is asked for it, and what it costs stays with it alone", async () => {
  const trip = await openTrip(resources, desk);
  const net = buildItem({ price: 100_000, extraBedPrice: 41_000, extraBeds: 1, margin: 2000 });
  await save(trip.id, 0, buildQuote({ items: [net] }), owner);
  const quote = `/api/desk/trips/${trip.id}/quote`;
  const seen = (await desk.call<DeskQuote>("GET", quote, editor)).body;
  expect(seen.content.items[0]).toMatchObject({ extraBedPrice: 49_200, costs: "kept" });
  expect(JSON.stringify(seen)).not.toContain("41000");
  // As it was read: the net price stays.
  await save(trip.id, 1, seen.content);
  const kept = (await desk.call<DeskQuote>("GET", quote, owner)).body;
  expect(kept.content.items[0]).toMatchObject({ price: 100_000, extraBedPrice: 41_000 });
  expect(kept.margin).toEqual({ margin: 28_200, unknown: 0 });
  // Another price for the bed alone: that is what is asked, and nobody knows what it costs.
  const items = seen.content.items.map((item) => ({ ...item, extraBedPrice: 60_000 }));
  await save(trip.id, 2, { ...seen.content, items });
  const asked = (await desk.call<DeskQuote>("GET", quote, owner)).body;
  expect(asked.content.items[0]).toMatchObject({
    price: 120_000,
    extraBedPrice: 60_000,
    margin: null,
  });
  expect(asked.margin).toEqual({ margin: 0, unknown: 1 });
});

test("a trip that the desk has moved to Accepted already is not moved there again", async () => {
  const trip = await sendOne();
  const path = `/api/desk/trips/${trip.id}`;
  const before = (await desk.call<DeskTripDetail>("GET", path, editor)).body;
  const change = { version: before.version, stage: "accepted" };
  expect((await desk.call("PATCH", path, editor, change)).status).toBe(200);
  const quote = await shown(trip.token);
  const accepted = await desk.call(
    "POST",
    `/api/trip/${trip.token}/acceptance`,
    {},
    {
      version: quote?.id,
      ticked: [],
      total: quote?.price?.totals.total,
      name: "Asha",
      agreed: true,
    },
  );
  expect(accepted.status).toBe(200);
  const { stage, timeline } = (await desk.call<DeskTripDetail>("GET", path, editor)).body;
  expect(stage).toBe("accepted");
  const moves = timeline.filter(({ kind, details }) => kind === "stage" && details.to === stage);
  expect(moves).toHaveLength(1);
  expect(timeline.filter(({ kind }) => kind === "quote_accepted")).toHaveLength(1);
});
