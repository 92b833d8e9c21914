import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { QuoteContent } from "#contract/quote/quote.ts";
import type { DeskQuote } from "#contract/wire/desk-quotes.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { buildItem, buildQuote, buildTrip } from "#tests/factories/quotes.ts";
import { buildDay, openTrip } from "#tests/factories/trip-pages.ts";
import { createClock } from "#tests/factories/voices-app.ts";
import { editsOfDays } from "#tests/factories/written-days.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

const clock = createClock();
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
let trip: Awaited<ReturnType<typeof openTrip>>;
beforeAll(async () => {
  resources = await createTestResources({}, { clock: clock.now });
  desk = await createDeskApp(resources);
  trip = await openTrip(resources, desk);
});
afterAll(() => resources.close());

const editor = () => desk.seats.editor.headers;
const path = () => `/api/desk/trips/${trip.id}/quote`;
const put = (content: unknown, revision = 0) =>
  desk.call<DeskQuote>("PUT", path(), editor(), { revision, content });
const days = (count: number) =>
  Array.from({ length: count }, (_, index) => buildDay(`d${index}`, `Day ${index}`));
const withItem = (changes: object) => {
  const content = buildQuote();
  return { ...content, items: [{ ...buildItem(), ...changes }] };
};

const withContent = (changes: object) => ({ ...buildQuote(), ...changes });
const withTrip = (changes: object) => {
  const content = buildQuote();
  return { ...content, trip: { ...content.trip, ...changes } };
};

const oneDay = () => buildTrip(days(1)).days;
const item = () => oneDay()[0]?.items[0];
const withDay = (changes: object) => withTrip({ days: [{ ...oneDay()[0], ...changes }] });
const service = { id: "car-1", kind: "car", title: "A car" };

test.each<[string, () => object]>([
  ["a price below nothing", () => withItem({ price: -1 })],
  ["a price of half a paisa", () => withItem({ price: 0.5 })],
  ["a price beyond ten crore", () => withItem({ price: 100_000_000_01 })],
  ["a child's price below nothing", () => withItem({ childPrice: -100 })],
  ["an extra bed that costs an endless sum", () => withItem({ extraBedPrice: 1e300 })],
  ["nights below nothing", () => withItem({ nights: -3 })],
  ["201 nights", () => withItem({ nights: 201 })],
  ["no times at all", () => withItem({ quantity: 0 })],
  ["a margin of six hundred percent", () => withItem({ margin: 60_000 })],
  ["an item in a currency of its own", () => withItem({ currency: "USD" })],
  ["a quote in a currency that nobody sets", () => withContent({ currency: "JPY" })],
  ["a quote in two currencies", () => withContent({ currency: ["EUR", "USD"] })],
  ["200 days", () => withContent({ trip: buildTrip(days(200)) })],
  ["days in words, as a release before had them", () => withContent({ days: days(2) })],
  ["a trip of a later version", () => withTrip({ version: 9 })],
  ["no trip", () => withContent({ trip: null })],
  ["two days of one id", () => withTrip({ days: [...oneDay(), ...oneDay()] })],
  ["a stop before midnight", () => withDay({ items: [{ ...item(), at: -5 }] })],
  ["an item of no kind", () => withDay({ items: [{ ...item(), kind: "dream" }] })],
  ["a night in the sea", () => withDay({ night: { kind: "sea", name: "The sea" } })],
  ["a day with a field of nobody", () => withDay({ colour: "red" })],
  [
    "a service below nothing",
    () => withTrip({ services: [{ ...service, quantities: { rooms: -1 } }] }),
  ],
  [
    "151 items",
    () =>
      withContent({ items: Array.from({ length: 151 }, (_, at) => buildItem({ id: `i${at}` })) }),
  ],
  ["two items of one id", () => withContent({ items: [buildItem(), buildItem()] })],
  ["a party of nobody", () => withContent({ party: { adults: 0, children: 2, rooms: 1 } })],
  ["a party of a thousand", () => withContent({ party: { adults: 1000, children: 0, rooms: 1 } })],
  ["a day that no calendar has", () => withContent({ departure: "2027-02-30" })],
  [
    "payments of ninety percent",
    () => withContent({ schedule: [{ label: "All", share: 9000, due: "acceptance", days: 0 }] }),
  ],
  ["no payment", () => withContent({ schedule: [] })],
])("%s is refused in words, and nothing is kept", async (_what, content) => {
  const { status, body } = await put(content());
  expect(status).toBe(400);
  const { message } = (body as unknown as { error: { message: string } }).error;
  expect(message).toMatch(/^[A-Z].{8,}\.$/);
  expect(message).not.toMatch(/invalid (input|type|option)|expected|\bzod\b/i);
  const kept = await desk.call<DeskQuote>("GET", path(), editor());
  expect(kept.body.revision).toBe(0);
});

test("a trip of 200 days is refused on its page too; sixty are kept and priced", async () => {
  const page = `/api/trip/${trip.token}/edits`;
  const edits = days(200).map(({ id, title }, at) => ({ do: "add-day", id, at, title }));
  for (const some of [edits, edits.slice(0, 61)])
    expect((await desk.call("POST", page, {}, { base: 0, edits: some })).status).toBe(400);
  const other = await openTrip(resources, desk);
  const quote = `/api/desk/trips/${other.id}/quote`;
  const content = { ...withItem({ nights: 60 }), trip: buildTrip(days(60)) };
  expect((await desk.call("PUT", quote, editor(), { revision: 0, content })).status).toBe(200);
  const sent = await desk.call("POST", `${quote}/versions`, editor(), { revision: 1 });
  expect(sent.status).toBe(201);
});

test("two operators on one quote: the later one is told, and what the first wrote stays", async () => {
  const shared = await openTrip(resources, desk);
  const quote = `/api/desk/trips/${shared.id}/quote`;
  const first = { revision: 0, content: buildQuote({ title: "By the editor" }) };
  const second = { revision: 0, content: buildQuote({ title: "By the owner" }) };
  expect((await desk.call("PUT", quote, editor(), first)).status).toBe(200);
  const late = await desk.call("PUT", quote, desk.seats.owner.headers, second);
  expect(late.status).toBe(409);
  expect(JSON.stringify(late.body)).toContain("Somebody has changed this quote meanwhile.");
  // Sending what they have not seen is the same mistake.
  const sent = await desk.call("POST", `${quote}/versions`, desk.seats.owner.headers, {
    revision: 0,
  });
  expect(sent.status).toBe(409);
  const { body } = await desk.call<DeskQuote>("GET", quote, editor());
  expect(body).toMatchObject({ revision: 1, content: { title: "By the editor" }, versions: [] });
});

test("a rate that goes between taking it and keeping the quote still says what it cost", async () => {
  const { headers } = desk.seats.owner;
  const book = await desk.call<{ suppliers: { id: string }[] }>(
    "POST",
    "/api/desk/suppliers",
    headers,
    {
      kind: "stay",
      name: "The Vanishing Inn",
      place: "Leh",
    },
  );
  const supplier = book.body.suppliers[0]?.id;
  const rates = await desk.call<{ suppliers: { rates: { id: string }[] }[] }>(
    "POST",
    `/api/desk/suppliers/${supplier}/rates`,
    headers,
    { name: "Double", per: "room", price: 300_000, margin: 2000 },
  );
  const rate = rates.body.suppliers[0]?.rates[0]?.id ?? "";
  expect((await desk.call("DELETE", `/api/desk/rates/${rate}`, headers)).status).toBe(200);
  const other = await openTrip(resources, desk);
  const quote = `/api/desk/trips/${other.id}/quote`;
  const items = [buildItem({ price: 360_000, costs: "kept", rate })];
  const saved = await desk.call("PUT", quote, editor(), {
    revision: 0,
    content: buildQuote({ items }),
  });
  expect(saved.status).toBe(200);
  const { body } = await desk.call<DeskQuote>("GET", quote, headers);
  expect(body.content.items[0]).toMatchObject({ price: 300_000, margin: 2000 });
  expect(body.margin).toEqual({ margin: 60_000, unknown: 0 });
});

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.constantFrom(
    "\u0000",
    "\ud800",
    "2027-02-30",
    -1,
    1e21,
    0.1,
    null,
    [],
    {},
    "x".repeat(20_000),
  ),
);

/** A right body with one place of it made odd. */
const spoiled = (body: object) => {
  const places: (string | number)[][] = [];
  const walk = (value: unknown, where: (string | number)[]) => {
    if (where.length > 0) places.push(where);
    if (value !== null && typeof value === "object")
      for (const [name, inner] of Object.entries(value)) walk(inner, [...where, name]);
  };
  walk(body, []);
  return fc.tuple(fc.constantFrom(...places), odd).map(([where, value]) => {
    const copy = structuredClone(body) as Record<string | number, unknown>;
    const last = where.at(-1) ?? "";
    const parent = where
      .slice(0, -1)
      .reduce((inner, name) => inner[name] as Record<string | number, unknown>, copy);
    parent[last] = value;
    return copy;
  });
};

test("a quote, days and an answer with one odd place are no fault of ours", async () => {
  const open = await openTrip(resources, desk);
  const base = `/api/desk/trips/${open.id}`;
  const content: QuoteContent = buildQuote();
  await desk.call("PUT", `${base}/quote`, editor(), { revision: 0, content });
  const { body: sent } = await desk.call<{ quote: DeskQuote }>(
    "POST",
    `${base}/quote/versions`,
    editor(),
    { revision: 1 },
  );
  const version = sent.quote.versions[0]?.id ?? "";
  const page = `/api/trip/${open.token}`;
  const rightful: [string, string, object][] = [
    ["PUT", `${base}/quote`, { revision: 1, content }],
    ["POST", `${base}/quote/versions`, { revision: 1, message: "Here it is." }],
    ["POST", `${base}/quote/withdrawal`, { version, reason: "Full." }],
    [
      "POST",
      `${base}/payments`,
      { paisa: 1, receivedOn: "2026-11-20", method: "upi", reference: "R", note: "" },
    ],
    ["POST", `${base}/invoices`, { buyer: { name: "Asha", address: "", gstin: "", state: "" } }],
    ["POST", `${page}/edits`, { base: 0, edits: editsOfDays([], days(2)), name: "Asha" }],
    [
      "POST",
      `${page}/comments`,
      { name: "A", body: "B", day: "d0", stop: null, alternative: true },
    ],
    ["PUT", `${page}/options`, { version, ticked: ["guide"] }],
    [
      "POST",
      `${page}/acceptance`,
      { version, ticked: ["guide"], total: 1, name: "Asha", agreed: true },
    ],
    ["POST", `${page}/links`, { kind: "read", action: "renew" }],
  ];
  const calls = fc.oneof(
    ...rightful.map(([method, where, body]) =>
      spoiled(body).map((one) => ({ method, where, one })),
    ),
  );
  await fc.assert(
    fc.asyncProperty(calls, async ({ method, where, one }) => {
      clock.advance(60);
      const response = await desk.app.request(where, {
        method,
        headers: { ...editor(), "content-type": "application/json" },
        body: JSON.stringify(one).toWellFormed(),
      });
      expect(response.status, `${method} ${where} ${await response.text()}`).toBeLessThan(500);
    }),
    { numRuns: 150 },
  );
}, 60_000);
