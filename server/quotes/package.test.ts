import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TripMoney } from "#contract/quote/money.ts";
import type { QuoteContent } from "#contract/quote/quote.ts";
import { queryRows } from "#server/db/database.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { buildItem, buildQuote, registerOffice } from "#tests/factories/quotes.ts";
import { openTrip } from "#tests/factories/trip-pages.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

/** What the traveller is told of a price a person: on the page, between versions, on the invoice; and how to pay. */

const now = new Date("2026-11-22T06:00:00Z");
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources({}, { clock: () => now });
  desk = await createDeskApp(resources);
  const bank = "State Bank\nA/C 123";
  await registerOffice(desk.services, desk.seats.owner.admin, { upi: "own@bank", bank });
});
afterAll(() => resources.close());

const hotel = "Grand Dragon";
const room = buildItem({ title: `${hotel}, a room`, supplier: hotel, nights: 2, margin: 1000 });
const car = buildItem({
  id: "car",
  kind: "transport",
  title: "A car",
  per: "group",
  price: 100_000,
});
const extra = buildItem({ id: "x", title: "A boat", per: "group", price: 50_000, optional: true });
const sold = (changes: Partial<QuoteContent> = {}) =>
  buildQuote({
    items: [room, car, extra],
    package: { rows: [{ of: "double", count: 2, price: 700_000 }], tax: "package" },
    inclusions: ["Two nights with breakfast"],
    ...changes,
  });

const path = (id: string) => `/api/desk/trips/${id}/quote`;
const owner = () => desk.seats.owner.headers;
async function send(content: QuoteContent, id?: string, revision = 0) {
  const trip = id ? { id } : await openTrip(resources, desk);
  const kept = await desk.call("PUT", path(trip.id), owner(), { revision, content });
  expect(kept.status).toBe(200);
  const body = { revision: revision + 1, message: "" };
  const sent = await desk.call<{ url: string; error: { fields: Record<string, string> } }>(
    "POST",
    `${path(trip.id)}/versions`,
    owner(),
    body,
  );
  const token = sent.body.url?.split("/trip/")[1] ?? "";
  return { id: trip.id, status: sent.status, fields: sent.body.error?.fields ?? {}, token };
}
const shown = async (token: string) => (await desk.services.quoteAnswers.getShown(token)).quote;

test("the page has the prices a person and the extras, no line and no supplier", async () => {
  const { token } = await send(sold());
  const quote = await shown(token);
  expect(quote?.price).toMatchObject({
    package: [{ of: "double", count: 2, each: 700_000, paisa: 1_400_000 }],
    items: [{ id: "x", title: "A boat" }],
    totals: { base: 1_400_000, gst: { package: 70_000 }, total: 1_470_000 },
  });
  expect(JSON.stringify(quote)).not.toMatch(/Dragon|A car/);
});

test("line by line a supplier is named where the office says so", async () => {
  const named = async (suppliers: boolean) => {
    const { token } = await send(sold({ package: null, suppliers }));
    return (await shown(token))?.price?.items.map(({ title }) => title);
  };
  expect(await named(false)).toEqual(["a room", "A car", "A boat"]);
  expect(await named(true)).toEqual(["Grand Dragon, a room", "A car", "A boat"]);
});

test("what changed is told as it is shown: what a line costs us now is not", async () => {
  const first = await send(sold());
  const rows = [{ of: "double", count: 2, price: 750_000 }] as const;
  const next = sold({
    items: [{ ...room, price: 999_000 }, extra],
    package: { rows: [...rows], tax: "package" },
  });
  const { token } = await send(next, first.id, 1);
  expect((await shown(token))?.changes?.items).toEqual([
    { kind: "changed", title: "2 adults, two in a room", before: 1_400_000, after: 1_500_000 },
  ]);
});

test.each([
  [
    "prices for another party",
    { party: { adults: 3, children: 0, ages: [], rooms: 1, atLeast: false } },
    "package",
  ],
  ["nothing that is included", { inclusions: [] }, "inclusions"],
  ["a line without tax", { items: [room, { ...car, tax: "none" as const }] }, "items"],
  ["tax at source, where nothing is sold abroad", { tcs: true }, "tcs"],
])("%s is not sent", async (_, changes, field) => {
  const { status, fields } = await send(sold(changes));
  expect([status, Object.keys(fields)]).toEqual([400, [field]]);
});

test("agreed, the mail and the invoice say the sum, the reference and how to pay; advances are taken off", async () => {
  const { id, token } = await send(sold());
  const quote = await shown(token);
  const answer = { version: quote?.id ?? "", ticked: [], total: 1_470_000, name: "Asha Devi" };
  await desk.services.quoteAnswers.accept(token, { ...answer, agreed: true }, "");
  const { reference } = await desk.services.money.getMoney(id);
  const [mail] = await queryRows(
    resources.database.db,
    sql`select * from mail_outbox where kind = 'quote-accepted' order by id desc limit 1`,
  );
  expect(JSON.stringify(mail)).toMatch(new RegExp(`₹4,410, with the reference ${reference}`));
  expect(JSON.stringify(mail)).toMatch(/own@bank.*State Bank, A\/C 123/);
  const post = (what: string, body: object) =>
    desk.call<TripMoney & { error: { fields: Record<string, string> } }>(
      "POST",
      `/api/desk/trips/${id}/${what}`,
      desk.seats.editor.headers,
      body,
    );
  const came = { receivedOn: "2026-11-22", method: "upi", reference: "U-1", note: "" };
  await post("payments", { ...came, paisa: 441_000 });
  const nobody = await post("invoices", { buyer: { name: "Asha Devi" } });
  expect(nobody.body.error.fields).toHaveProperty(["buyer.state"]);
  const firm = await post("invoices", { buyer: { name: "Bose", gstin: "19ABCPS1234K1ZJ" } });
  expect(firm.body.error.fields).toHaveProperty(["buyer.address"]);
  const { body } = await post("invoices", { buyer: { name: "Asha Devi", state: "32" } });
  expect(body.buyer).toMatchObject({ state: "32" });
  const paper = body.documents.find(({ kind }) => kind === "invoice");
  const { content } = await desk.services.money.getDocument(paper?.id ?? "");
  expect(content).toMatchObject({
    pos: "32",
    lines: [{ title: "Ladakh in June, 2 adults, two in a room", sac: "998555", igst: 70_000 }],
    advances: [{ on: "2026-11-22", paisa: 441_000 }],
    balance: 1_029_000,
    pay: [expect.stringContaining("₹10,290"), expect.any(String), expect.any(String)],
  });
  expect(JSON.stringify(content)).not.toContain(hotel);
});
