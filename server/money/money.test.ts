import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { TripMoney } from "#contract/quote/money.ts";
import type { DocumentContent } from "#contract/quote/money-document.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { agreeTrip, buildItem, buildQuote, registerOffice } from "#tests/factories/quotes.ts";
import { openTrip } from "#tests/factories/trip-pages.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { seriesOf } from "./documents.ts";

const now = new Date("2026-11-22T06:00:00Z");

test("a year of account begins in April", () => {
  expect(seriesOf("invoice", "2027-03-31")).toBe("SF/26-27");
  expect(seriesOf("receipt", "2027-04-01")).toBe("SR/27-28");
  expect(seriesOf("credit_note", "2099-12-01")).toBe("SC/99-00");
});

describe.each(["pglite", "postgres"] as const)("money on %s", (kind) => {
  let resources: OpenResources;
  let desk: Awaited<ReturnType<typeof createDeskApp>>;
  beforeAll(async () => {
    resources = await createTestResources(
      {},
      { clock: () => now, ...(kind === "postgres" && { postgresUrl: inject("postgresUrl") }) },
    );
    desk = await createDeskApp(resources);
    await registerOffice(desk.services, desk.seats.owner.admin, { sellsAbroad: true });
  });
  afterAll(() => resources.close());

  const agree = (content = buildQuote()) =>
    agreeTrip(resources, desk.services, desk.seats.owner.admin, content);
  const post = (id: string, what: string, body: object) =>
    desk.call<TripMoney>("POST", `/api/desk/trips/${id}/${what}`, desk.seats.editor.headers, body);
  const pay = (id: string, changes: object = {}) =>
    post(id, "payments", {
      paisa: 283_500,
      receivedOn: "2026-11-22",
      method: "upi",
      reference: `R${Math.random()}`,
      ...changes,
    });
  const buyer = { name: "Asha Devi", state: "Jharkhand", address: "Kanke Road, Ranchi" };
  const numbersOf = (list: TripMoney["documents"], what: string) =>
    list.filter((one) => one.kind === what).map(({ number }) => number);

  test("a deposit is entered with its receipt, and fills what is due in order", async () => {
    const trip = await agree();
    expect(trip.total).toBe(945_000);
    const { status, body } = await pay(trip.id, { paisa: 300_000 });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      total: 945_000,
      paid: 300_000,
      open: 645_000,
      dues: [
        { label: "Deposit", paisa: 283_500, paid: 283_500, dueOn: "2026-11-25", late: false },
        { label: "Balance", paisa: 661_500, paid: 16_500, dueOn: "2027-05-11" },
      ],
      documents: [{ kind: "receipt", total: 300_000 }],
    });
    expect(body.payments[0]?.receipt).toBe(body.documents[0]?.number);
  });

  test("the invoice's total is the quote's, its taxes and lines make it", async () => {
    const items = [
      buildItem({ price: 333_33, nights: 3 }),
      buildItem({ id: "b", title: "Tickets", per: "person", price: 77_77, tax: "other" }),
    ];
    const trip = await agree(buildQuote({ items, tcs: true }));
    const { body } = await post(trip.id, "invoices", { buyer });
    const [paper] = body.documents;
    expect(paper?.total).toBe(trip.total);
    const row = await desk.services.money.getDocument(paper?.id ?? "");
    const content = row.content as DocumentContent;
    const sum = (list: { paisa: number }[]) => list.reduce((all, one) => all + one.paisa, 0);
    expect(sum(content.lines) + sum(content.taxes)).toBe(trip.total);
    expect(content.taxes.map(({ label }) => label.split(" ")[0])).toEqual([
      "CGST",
      "SGST",
      "CGST",
      "SGST",
      "TCS",
    ]);
    expect((await post(trip.id, "invoices", { buyer })).status).toBe(409);
  });

  test("a child stands on the invoice with its number and its price, and its age does not", async () => {
    const party = { adults: 4, children: 1, ages: [8], rooms: 2, atLeast: false };
    const items = [
      buildItem({ price: 400_000 }),
      buildItem({
        id: "b",
        kind: "meal",
        title: "Dinner",
        per: "person",
        quantity: 4,
        price: 49_500,
        childPrice: 24_750,
      }),
      buildItem({ id: "c", kind: "ticket", title: "Entry", per: "person", price: 15_000 }),
    ];
    const trip = await agree(buildQuote({ party, items }));
    const { body } = await post(trip.id, "invoices", { buyer });
    const row = await desk.services.money.getDocument(body.documents[0]?.id ?? "");
    const { lines } = row.content as DocumentContent;
    expect(lines).toMatchObject([
      { title: "A room", times: 2, each: 400_000, paisa: 800_000 },
      { title: "Dinner, 4 adults", times: 16, each: 49_500, paisa: 792_000 },
      { title: "Dinner, 1 child", times: 4, each: 24_750, paisa: 99_000 },
      { title: "Entry, 4 adults", times: 4, each: 15_000, paisa: 60_000 },
      { title: "Entry, 1 child, at an adult's price", times: 1, each: 15_000, paisa: 15_000 },
    ]);
  });

  test("numbers have no gap and none is given twice, whatever fails between", async () => {
    const trips = [await agree(), await agree(), await agree(), await agree()];
    const before = await desk.services.money.getMoney(trips[0]?.id ?? "");
    expect(before.documents).toEqual([]);
    await Promise.all([
      ...trips.flatMap(({ id }) => [
        post(id, "invoices", { buyer: { ...buyer, state: "Kerala" } }),
        post(id, "invoices", { buyer }),
      ]),
      ...trips.map(({ id }) => pay(id, { reference: `same-${kind}` })),
      ...trips.map(({ id }) => pay(id)),
    ]);
    const all = await Promise.all(
      trips.map(async ({ id }) => (await desk.services.money.getMoney(id)).documents),
    );
    for (const what of ["invoice", "receipt"]) {
      const counts = all
        .flatMap((list) => numbersOf(list, what))
        .map((number) => Number(number.split("/")[2]))
        .sort((one, other) => one - other);
      const first = counts[0] ?? 0;
      expect(counts).toEqual(counts.map((_, index) => first + index));
      expect(counts).toHaveLength(what === "invoice" ? 4 : 5);
    }
  });

  test("an invoice is taken back by a credit note and written anew, never changed", async () => {
    const trip = await agree();
    const first = await post(trip.id, "invoices", { buyer });
    const invoice = first.body.documents[0];
    const back = { invoice: invoice?.id, reason: "Another name" };
    const notes = await Promise.all([1, 2].map(() => post(trip.id, "credit-notes", back)));
    expect(notes.map(({ status }) => status).sort()).toEqual([201, 409]);
    const again = await post(trip.id, "invoices", { buyer: { ...buyer, name: "Bilal" } });
    expect(numbersOf(again.body.documents, "invoice")).toHaveLength(2);
    expect(again.body.documents.find((one) => one.kind === "credit_note")?.corrects).toBe(
      invoice?.number,
    );
  });

  test("a reference is entered once, for whichever trip; nothing is paid for what is not agreed", async () => {
    const [one, other] = [await agree(), await agree()];
    const reference = `utr-${kind}`;
    expect((await pay(one.id, { reference })).status).toBe(201);
    expect((await pay(other.id, { reference: reference.toUpperCase() })).status).toBe(409);
    const open = await openTrip(resources, desk);
    expect((await pay(open.id)).status).toBe(409);
    expect((await post(open.id, "invoices", { buyer })).status).toBe(409);
  });

  test("a payment entered wrongly is taken back by a counter entry with its paper; the entry stays", async () => {
    const [trip, other] = [await agree(), await agree()];
    const reference = `wrong-${kind}`;
    const before = await pay(trip.id, { reference, paisa: 300_000 });
    const [payment] = before.body.payments;
    const back = { payment: payment?.id, reason: "It was another trip's." };
    const both = await Promise.all([1, 2].map(() => post(trip.id, "reversals", back)));
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { body } = await desk.call<TripMoney>(
      "GET",
      `/api/desk/trips/${trip.id}/money`,
      desk.seats.viewer.headers,
    );
    expect(body).toMatchObject({
      paid: 0,
      open: 945_000,
      dues: [{ paid: 0 }, { paid: 0 }],
      payments: [
        { ...payment, reversedBy: expect.stringMatching(/^SV\/26-27\/\d{5}$/) },
        { paisa: -300_000, note: back.reason, reversedBy: null },
      ],
      documents: [
        { kind: "receipt" },
        { kind: "reversal", total: 300_000, corrects: payment?.receipt },
      ],
    });
    const row = await desk.services.money.getDocument(body.documents[1]?.id ?? "");
    expect((row.content as DocumentContent).remark).toBe(`${payment?.receipt}: ${back.reason}`);
    // Where it belongs it may be entered now, once.
    expect((await pay(other.id, { reference })).status).toBe(201);
    expect((await pay(trip.id, { reference })).status).toBe(409);
    // A counter entry is not taken back, nor what is another trip's.
    const counter = { payment: body.payments[1]?.id, reason: "Again" };
    expect((await post(trip.id, "reversals", counter)).status).toBe(404);
    expect((await post(other.id, "reversals", back)).status).toBe(404);
    const path = `/api/desk/trips/${trip.id}/reversals`;
    expect((await desk.call("POST", path, desk.seats.viewer.headers, back)).status).toBe(403);
  });

  test.each([
    { paisa: 0 },
    { paisa: -5 },
    { paisa: 1.5 },
    { paisa: 1e15 },
    { receivedOn: "2027-01-01" },
    { method: "gold" },
  ])("%o is refused", async (changes) => {
    const trip = await openTrip(resources, desk);
    expect((await pay(trip.id, changes)).status).toBe(400);
  });

  test("on the trip's page the next part can be paid by UPI; a reading link sees no money", async () => {
    const settings = await desk.services.quoteDesk.readSettings();
    await desk.services.quoteDesk.writeSettings(desk.seats.owner.admin, {
      ...settings,
      settings: { ...settings.settings, upi: "safarnama@bank" },
    });
    const trip = await agree();
    const { body } = await desk.call<TripMoney>("GET", `/api/trip/${trip.token}/money`, {});
    expect(body.upi?.link).toBe(
      `upi://pay?pa=safarnama%40bank&pn=Safarnama&am=2835.00&cu=INR&tr=${trip.reference}&tn=${trip.reference}`,
    );
    expect(body.upi?.qr).toContain("<svg");
    expect(body.upi?.address).toBe("safarnama@bank");
    const link = await desk.call<{ url: string }>(
      "POST",
      `/api/trip/${trip.token}/links`,
      {},
      {
        kind: "read",
        action: "renew",
      },
    );
    const reading = link.body.url.split("/trip/")[1];
    expect((await desk.call("GET", `/api/trip/${reading}/money`, {})).status).toBe(403);
  });
});
