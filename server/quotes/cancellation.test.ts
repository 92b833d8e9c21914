import { afterAll, beforeAll, expect, test } from "vitest";
import type { TripMoney } from "#contract/quote/money.ts";
import type { Buyer, DocumentContent } from "#contract/quote/money-document.ts";
import type { QuoteContent } from "#contract/quote/quote.ts";
import { addDays } from "#contract/trip/calendar-day.ts";
import type { CancelPreview, TripCancellations } from "#contract/wire/trip-changes.ts";
import type { TripQuoteAnswer } from "#contract/wire/trip-quotes.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { agreeTrip, buildItem, buildQuote, registerOffice } from "#tests/factories/quotes.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

/** Cancellations as the trade's worked numbers have them: a tour of 1,00,000 and 5,000 tax, 12 days before, 50 %. */

let now = new Date("2026-10-20T06:00:00Z");
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources({}, { clock: () => now });
  desk = await createDeskApp(resources);
  await registerOffice(desk.services, desk.seats.owner.admin);
});
afterAll(() => resources.close());

const departure = "2026-12-05";
const twelveBefore = new Date("2026-11-23T06:00:00Z");
const lakh = (changes: Partial<QuoteContent> = {}) =>
  buildQuote({
    departure,
    items: [buildItem({ per: "group", price: 1_00_000_00 })],
    ...changes,
  });
const agree = (content = lakh()) => {
  now = new Date("2026-10-20T06:00:00Z");
  return agreeTrip(resources, desk.services, desk.seats.owner.admin, content);
};

const post = <T = TripMoney>(id: string, what: string, body: object) =>
  desk.call<T>("POST", `/api/desk/trips/${id}/${what}`, desk.seats.editor.headers, body);
const pay = (id: string, rupees: number) =>
  post(id, "payments", {
    paisa: rupees * 100,
    receivedOn: now.toISOString().slice(0, 10),
    method: "upi",
    reference: `U${Math.random()}`,
    note: "",
  });
const invoice = (id: string, buyer: Partial<Buyer> = {}) =>
  post(id, "invoices", {
    buyer: { name: "Asha Devi", address: "Main Road", state: "20", gstin: "", ...buyer },
  });
const refund = (id: string, rupees: number) =>
  post(id, "refunds", {
    paisa: rupees * 100,
    paidOn: now.toISOString().slice(0, 10),
    method: "bank",
    reference: `R${Math.random()}`,
    reason: "Cancelled",
  });
const preview = (token: string, scope: object = { of: "whole" }) =>
  desk.call<CancelPreview>("POST", `/api/trip/${token}/cancellation/preview`, {}, { scope });
const cancel = (token: string, seen: CancelPreview, scope: object = { of: "whole" }) =>
  desk.call<TripQuoteAnswer>(
    "POST",
    `/api/trip/${token}/cancellation`,
    {},
    {
      scope,
      version: seen.version,
      charge: seen.charge.total,
      refund: seen.refund,
      name: "Asha Devi",
      agreed: true,
      reason: "My mother is ill.",
    },
  );
const moneyOf = async (id: string) =>
  (await desk.call<TripMoney>("GET", `/api/desk/trips/${id}/money`, desk.seats.viewer.headers))
    .body;
const paperOf = async (id: string, kind: string) => {
  const found = (await moneyOf(id)).documents.findLast((one) => one.kind === kind);
  return (await desk.services.money.getDocument(found?.id ?? "")).content as DocumentContent;
};

async function cancelWhole(trip: { token: string }) {
  now = twelveBefore;
  const { body } = await preview(trip.token);
  expect(body).toMatchObject({
    days: 12,
    lines: [{ rule: "package", price: 1_00_000_00, share: 5000, charge: 50_000_00 }],
    charge: { base: 50_000_00, tax: 2_500_00, total: 52_500_00 },
    total: { before: 1_05_000_00, after: 52_500_00 },
  });
  expect((await cancel(trip.token, body)).status).toBe(200);
  return body;
}

test("A. thirty per cent paid: the rest of the charge is owed, nothing goes back", async () => {
  const trip = await agree();
  await pay(trip.id, 31_500);
  const seen = await cancelWhole(trip);
  expect(seen).toMatchObject({ paid: 31_500_00, refund: 0, owed: 21_000_00 });
  const mails = await listMail(resources.database.db, 1000);
  const told = mails.find(({ kind }) => kind === "trip-cancelled");
  expect(told?.text).toMatch(/To pay: ₹21,000, with the reference SF-/);
  const { body } = await invoice(trip.id);
  expect(body).toMatchObject({ total: 52_500_00, open: 21_000_00, refundDue: 0 });
  expect(await paperOf(trip.id, "invoice")).toMatchObject({
    total: 52_500_00,
    balance: 21_000_00,
    advances: [{ paisa: 31_500_00 }],
    taxes: [{ paisa: 1_250_00 }, { paisa: 1_250_00 }],
  });
  expect((await refund(trip.id, 1)).status).toBe(409);
});

test("A. waived to the advance: an invoice of it, and nothing is owed", async () => {
  const trip = await agree();
  await pay(trip.id, 31_500);
  now = twelveBefore;
  const asked = {
    ...{ scope: { of: "whole" }, requestedOn: "2026-11-23", by: "traveller" },
    most: 31_500_00,
  };
  const seen = await post<CancelPreview>(trip.id, "cancellations/preview", asked);
  expect(seen.body).toMatchObject({ charge: { base: 30_000_00, total: 31_500_00 }, owed: 0 });
  const { version, charge, refund: back } = seen.body;
  const done = await post<TripCancellations>(trip.id, "cancellations", {
    ...{ ...asked, version, charge: charge.total, refund: back, reason: "Kept at the deposit" },
  });
  expect(done.status).toBe(201);
  expect(done.body.cancellations).toMatchObject([
    { of: "whole", askedBy: "traveller", who: "editor", days: 12, charge: 31_500_00 },
  ]);
  expect((await invoice(trip.id)).body).toMatchObject({ total: 31_500_00, open: 0 });
});

test("B. all paid and no invoice: a refund voucher on the latest receipt, with its tax", async () => {
  const trip = await agree();
  await pay(trip.id, 31_500);
  await pay(trip.id, 73_500);
  const seen = await cancelWhole(trip);
  expect(seen).toMatchObject({ refund: 52_500_00, owed: 0 });
  const billed = await invoice(trip.id);
  expect(billed.body).toMatchObject({ total: 52_500_00, refundDue: 52_500_00, open: 0 });
  expect(await paperOf(trip.id, "invoice")).toMatchObject({
    balance: 0,
    advances: [{ paisa: 31_500_00 }, { paisa: 21_000_00 }],
  });
  const due = (await desk.services.agenda.listTasks(null)).tasks;
  expect(due).toContainEqual(
    expect.objectContaining({ kind: "refund", tripId: trip.id, paisa: 52_500_00 }),
  );
  expect((await refund(trip.id, 52_501)).status).toBe(409);
  const { status, body } = await refund(trip.id, 52_500);
  expect(status).toBe(201);
  expect(body).toMatchObject({ paid: 52_500_00, open: 0, refundDue: 0 });
  const papers = body.documents.filter(({ kind }) => kind === "refund");
  const second = body.documents.filter(({ kind }) => kind === "receipt")[1];
  expect(papers).toMatchObject([{ total: 52_500_00, about: second?.number }]);
  expect(await paperOf(trip.id, "refund")).toMatchObject({
    lines: [{ paisa: 50_000_00, cgst: 1_250_00, sgst: 1_250_00 }],
    isAdvance: true,
  });
});

test("C. invoiced to Kerala: a credit note, the money back without a voucher", async () => {
  const trip = await agree();
  await pay(trip.id, 1_05_000);
  await invoice(trip.id, { state: "32" });
  await cancelWhole(trip);
  const note = await paperOf(trip.id, "credit_note");
  expect(note).toMatchObject({
    total: 52_500_00,
    lines: [{ paisa: 50_000_00, igst: 2_500_00, rate: 500, sac: "998555" }],
    totals: { base: 50_000_00 },
  });
  const { body } = await refund(trip.id, 52_500);
  expect(body).toMatchObject({ refundDue: 0, open: 0, paid: 52_500_00 });
  expect((await paperOf(trip.id, "refund")).lines).toEqual([]);
  // Taken back whole afterwards, it is what the note has left of it.
  const standing = body.documents.find(({ kind }) => kind === "invoice");
  await post(trip.id, "credit-notes", { invoice: standing?.id, reason: "Another name" });
  expect((await paperOf(trip.id, "credit_note")).total).toBe(52_500_00);
});

test("the accountant's tables have the charge, the note and the advances as they were worked", async () => {
  // The months of all four above: October's advances, November's papers.
  const read = async (table: string, month: string) => {
    const path = `/api/desk/books.csv?table=${table}&month=${month}`;
    const response = await desk.app.request(path, { headers: desk.seats.owner.headers });
    expect(response.status).toBe(200);
    const [, ...lines] = (await response.text()).replace("\uFEFF", "").trim().split("\r\n");
    return lines.filter(Boolean).map((line) => line.split(","));
  };
  now = new Date("2026-12-01T06:00:00Z");
  const adjusted = await read("atadj", "2026-11");
  // A 30,000, A waived 30,000, B 50,000; C was invoiced in its own month.
  expect(adjusted.map((row) => row[3])).toEqual(["110000.00"]);
  expect((await read("cdnur", "2026-11")).map((row) => [row[0], row[5]])).toEqual([
    ["B2CL", "52500.00"],
    ["B2CL", "52500.00"],
  ]);
  const book = await read("daybook", "2026-11");
  const sum = (at: number) => book.reduce((all, row) => all + Number(row[at]), 0);
  expect(sum(5)).toBeCloseTo(sum(6), 2);
  expect(new Set(book.map((row) => row[1]))).toContain("Payment");
});

test("at 30 days the deposit, from 29 half, from 6 all; the day is the office's", async () => {
  const trip = await agree();
  const shareAt = async (days: number) => {
    now = new Date(`${addDays(departure, -days)}T06:00:00Z`);
    return (await preview(trip.token)).body.lines[0]?.share;
  };
  expect(await Promise.resolve(shareAt(45))).toBe(3000);
  expect(await shareAt(30)).toBe(3000);
  expect(await shareAt(29)).toBe(5000);
  expect(await shareAt(7)).toBe(5000);
  expect(await shareAt(6)).toBe(10_000);
  expect(await shareAt(-1)).toBe(10_000);
  // 29 days before by India's clock, 30 by Greenwich's.
  now = new Date("2026-11-05T19:00:00Z");
  expect((await preview(trip.token)).body).toMatchObject({ days: 29, requestedOn: "2026-11-06" });
});

test("what the office sets holds for what is sent after it; what was agreed keeps its own", async () => {
  const former = await agree();
  const { services, seats } = desk;
  const kept = await services.quoteDesk.readSettings();
  const cancellation = {
    rows: [
      { days: 10, share: 2000 },
      { days: 0, share: 9000 },
    ],
    services: [{ kind: "guide", rows: [{ days: 0, share: 0 }] }],
    costs: true,
  } as const;
  await services.quoteDesk.writeSettings(seats.owner.admin, {
    ...kept,
    settings: { ...kept.settings, cancellation: structuredClone(cancellation) as never },
  });
  const guide = buildItem({ id: "guide", kind: "guide", per: "group", price: 10_000_00 });
  const room = buildItem({ per: "group", price: 90_000_00 });
  const later = await agree(lakh({ items: [room, guide] }));
  now = twelveBefore;
  expect((await preview(former.token)).body.charge.base).toBe(50_000_00);
  expect((await preview(later.token)).body).toMatchObject({
    lines: [
      { price: 90_000_00, share: 2000, charge: 18_000_00 },
      { price: 10_000_00, share: 0, charge: 0 },
    ],
  });
  const asked = { scope: { of: "whole" }, requestedOn: "2026-11-23", by: "traveller" };
  const costly = { ...asked, costs: 40_000_00 };
  const raised = await post<CancelPreview>(later.id, "cancellations/preview", costly);
  expect(raised.body.charge.base).toBe(40_000_00);
  const most = { ...asked, costs: 4_00_000_00 };
  const all = await post<CancelPreview>(later.id, "cancellations/preview", most);
  expect(all.body.charge.base).toBe(1_00_000_00);
  await services.quoteDesk.writeSettings(seats.owner.admin, {
    revision: kept.revision + 1,
    settings: kept.settings,
  });
});

test("we cancel: all goes back, no invoice is needed", async () => {
  const trip = await agree();
  await pay(trip.id, 31_500);
  const asked = { scope: { of: "whole" }, requestedOn: "2026-10-20", by: "office" };
  const { body } = await post<CancelPreview>(trip.id, "cancellations/preview", asked);
  expect(body).toMatchObject({ charge: { total: 0 }, refund: 31_500_00, owed: 0 });
  const { version } = body;
  const seen = { version, charge: 0, refund: 31_500_00, reason: "The road is closed." };
  expect((await post(trip.id, "cancellations", { ...asked, ...seen })).status).toBe(201);
  expect((await refund(trip.id, 31_500)).body).toMatchObject({ total: 0, paid: 0, refundDue: 0 });
});

test("one of four and one service: the rest stays agreed, the charge is a line of it", async () => {
  const items = [
    buildItem({ per: "group", price: 60_000_00 }),
    buildItem({ id: "meal", kind: "meal", title: "Dinners", per: "person", price: 10_000_00 }),
    buildItem({ id: "guide", kind: "guide", title: "Guide", per: "group", price: 8_000_00 }),
  ];
  const party = { adults: 3, children: 1, ages: [8], rooms: 2, atLeast: false };
  const trip = await agree(lakh({ party, items }));
  expect(trip.total).toBe(1_13_400_00);
  await pay(trip.id, 1_13_400);
  await invoice(trip.id);
  now = twelveBefore;
  const scope = { of: "persons", adults: 0, children: [0] };
  const { body } = await preview(trip.token, scope);
  expect(body).toMatchObject({
    charge: { base: 5_000_00, total: 5_250_00 },
    total: { before: 1_13_400_00, after: 1_08_150_00 },
    refund: 5_250_00,
  });
  const after = await cancel(trip.token, body, scope);
  expect(after.body.quote).toMatchObject({
    state: "accepted",
    number: 2,
    party: { adults: 3, children: 0, ages: [] },
    acceptance: { total: 1_08_150_00 },
  });
  const guide = { of: "services", items: ["guide"] };
  const again = await preview(trip.token, guide);
  expect(again.body).toMatchObject({ charge: { base: 4_000_00 }, refund: 9_450_00 });
  // The sums of before are refused, those that hold are taken; twice at once it is done once.
  const stale = { ...again.body, refund: 1 };
  expect((await cancel(trip.token, stale, guide)).status).toBe(409);
  const both = await Promise.all([1, 2].map(() => cancel(trip.token, again.body, guide)));
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const money = await moneyOf(trip.id);
  expect(money).toMatchObject({ total: 1_03_950_00, refundDue: 9_450_00 });
  expect(money.documents.filter(({ kind }) => kind === "credit_note")).toMatchObject([
    { total: 5_250_00 },
    { total: 4_200_00 },
  ]);
});

test.each([
  [{ of: "persons", adults: 2, children: [] }, "At least one adult travels"],
  [{ of: "persons", adults: 0, children: [] }, "Please say who does not travel"],
  [{ of: "persons", adults: 0, children: [3] }, "There are not so many"],
  [{ of: "services", items: ["guide"] }, "no such service"],
  [{ of: "services", items: ["room"] }, "cancel the whole trip"],
  [{ of: "services", items: [] }, "which services"],
  [{ of: "all" }, "Say what is cancelled"],
])("%o is refused: %s", async (scope, words) => {
  const trip = await agree(buildQuote({ departure }));
  const { status, body } = await preview(trip.token, scope);
  expect(status).toBe(400);
  expect(JSON.stringify(body)).toContain(words);
});

test("the whole trip: Departures, the calendar, the pipeline and suppliers follow at once", async () => {
  const trip = await agree();
  const ask = (supplier: string, item: string) =>
    post<{ asks: { id: string; supplier: string; revision: number }[] }>(trip.id, "asks", {
      ...{ supplier, supplierId: null, email: `${supplier.toLowerCase()}@example.org` },
      ...{ item, body: "Two nights, please." },
    });
  const asks = new Map<string, string>();
  for (const [name, item] of [
    ["Held", "room"],
    ["Confirmed", "room"],
    ["Asked", ""],
  ] as const)
    for (const one of (await ask(name, item)).body.asks) asks.set(one.supplier, one.id);
  const change = (name: string, body: object) =>
    desk.call(
      "PATCH",
      `/api/desk/trips/${trip.id}/asks/${asks.get(name)}`,
      desk.seats.editor.headers,
      body,
    );
  await change("Held", { action: "hold", revision: 1, until: "2026-11-30" });
  await change("Confirmed", { action: "confirm", revision: 1, confirmation: "PV-77" });
  const departures = async () =>
    (await desk.services.agenda.listDepartures()).departures.map(({ tripId }) => tripId);
  now = twelveBefore;
  expect(await departures()).toContain(trip.id);
  const { body } = await preview(trip.token);
  expect((await cancel(trip.token, body)).body.quote).toMatchObject({ state: "cancelled" });
  expect(await departures()).not.toContain(trip.id);
  const { body: read } = await desk.call<Record<string, unknown>>(
    "GET",
    `/api/desk/trips/${trip.id}`,
    desk.seats.viewer.headers,
  );
  expect(read).toMatchObject({ stage: "lost", lostCode: "cancelled" });
  const listed = await desk.services.agenda.listAsks(trip.id);
  const states = Object.fromEntries(
    listed.asks.map(({ supplier, state, charge }) => [supplier, [state, charge]]),
  );
  expect(states).toEqual({ Held: ["released", null], Confirmed: ["cancelled", null] });
  const mails = await listMail(resources.database.db);
  for (const name of ["held", "confirmed", "asked"])
    expect(
      mails.some(({ to, kind }) => to === `${name}@example.org` && kind === "supplier-ended"),
    ).toBe(true);
  const tasks = async () =>
    (await desk.services.agenda.listTasks(null)).tasks
      .filter(({ tripId }) => tripId === trip.id)
      .map(({ kind, unconfirmed }) => [kind, ...unconfirmed]);
  expect(await tasks()).toContainEqual(["charge", "Confirmed"]);
  // What the hotel asks for it is said afterwards, once.
  const { revision } = listed.asks.find(({ supplier }) => supplier === "Confirmed") ?? {};
  const charged = { action: "cancel", revision, charge: 5_000_00 };
  expect((await change("Confirmed", charged)).status).toBe(200);
  expect(await tasks()).not.toContainEqual(["charge", "Confirmed"]);
  const twice = { ...charged, revision: (revision ?? 0) + 1 };
  expect((await change("Confirmed", twice)).status).toBe(409);
  // Nothing is cancelled twice, and there is no change of what is cancelled.
  expect((await preview(trip.token)).status).toBe(409);
  expect((await post(trip.id, "quote/change", {})).status).toBe(409);
});

test("a reading link cancels nothing, a viewer neither", async () => {
  const trip = await agree();
  const link = await desk.call<{ url: string }>(
    "POST",
    `/api/trip/${trip.token}/links`,
    {},
    { kind: "read", action: "renew" },
  );
  const reading = link.body.url.split("/trip/")[1] ?? "";
  expect((await preview(reading)).status).toBe(403);
  const asked = { scope: { of: "whole" }, requestedOn: "2026-10-20", by: "traveller" };
  const path = `/api/desk/trips/${trip.id}/cancellations/preview`;
  expect((await desk.call("POST", path, desk.seats.viewer.headers, asked)).status).toBe(403);
  const future = { ...asked, requestedOn: "2026-10-21" };
  expect((await post(trip.id, "cancellations/preview", future)).status).toBe(400);
});
