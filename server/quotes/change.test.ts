import { eq } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { TripMoney } from "#contract/quote/money.ts";
import type { DocumentContent } from "#contract/quote/money-document.ts";
import type { QuoteContent } from "#contract/quote/quote.ts";
import type { DeskQuote, QuoteSent } from "#contract/wire/desk-quotes.ts";
import type { DeskTripDetail } from "#contract/wire/desk-trip-detail.ts";
import type { CancelPreview } from "#contract/wire/trip-changes.ts";
import type { TripQuoteAnswer } from "#contract/wire/trip-quotes.ts";
import { trips } from "#server/db/schema/foundation.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { agreeTrip, buildItem, buildQuote, registerOffice } from "#tests/factories/quotes.ts";
import { databasesOf } from "#tests/setup/database-kinds.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

const start = new Date("2026-11-22T06:00:00Z");
const buyer = { name: "Asha Devi", address: "Main Road", gstin: "", state: "20" };

describe.each(databasesOf(import.meta.url))("a change of what is agreed on %s", (kind) => {
  let resources: OpenResources;
  let desk: Awaited<ReturnType<typeof createDeskApp>>;
  let now = start;
  beforeAll(async () => {
    resources = await createTestResources(
      {},
      { clock: () => now, ...(kind === "postgres" && { postgresUrl: inject("postgresUrl") }) },
    );
    desk = await createDeskApp(resources);
    await registerOffice(desk.services, desk.seats.owner.admin);
  });
  afterAll(() => resources.close());

  const agree = (content?: QuoteContent) =>
    agreeTrip(resources, desk.services, desk.seats.owner.admin, content);
  const call = <T>(method: string, id: string, path: string, body?: object) =>
    desk.call<T>(method, `/api/desk/trips/${id}${path}`, desk.seats.editor.headers, body);
  const begin = (id: string) => call<DeskQuote>("POST", id, "/quote/change", {});
  const save = (id: string, revision: number, content: QuoteContent) =>
    call<DeskQuote>("PUT", id, "/quote", { revision, content });
  const send = (id: string, revision: number) =>
    call<QuoteSent>("POST", id, "/quote/versions", { revision });
  const shown = async (token: string) =>
    (await desk.call<TripQuoteAnswer>("GET", `/api/trip/${token}/quote`, {})).body;
  const moneyOf = async (id: string) => (await call<TripMoney>("GET", id, "/money")).body;
  const answer = (token: string, path: string, body: object) =>
    desk.call<TripQuoteAnswer>("POST", `/api/trip/${token}/${path}`, {}, body);
  const accept = (token: string, change: NonNullable<TripQuoteAnswer["change"]>) =>
    answer(token, "acceptance", {
      version: change.id,
      ticked: change.price?.ticked,
      total: change.price?.totals.total,
      name: "Asha Devi",
      agreed: true,
    });

  /** A change of what is agreed that was sent, as the traveller is shown it. */
  async function sendChange(
    trip: { id: string; token: string },
    change: (content: QuoteContent) => QuoteContent,
  ) {
    const begun = await begin(trip.id);
    expect(begun.status).toBe(201);
    const { revision, content } = begun.body;
    const kept = await save(trip.id, revision, change(content));
    expect(kept.status).toBe(200);
    expect((await send(trip.id, kept.body.revision)).status).toBe(201);
    const { change: one } = await shown(trip.token);
    if (!one) throw new Error("no change is shown");
    return one;
  }
  const withPrice =
    (price: number) =>
    (content: QuoteContent): QuoteContent => ({
      ...content,
      items: content.items.map((item) => (item.id === "room" ? { ...item, price } : item)),
    });

  test("a request without a day has the day that is agreed", async () => {
    const content = buildQuote();
    const trip = await agreeTrip(
      ...([resources, desk.services, desk.seats.owner.admin, content] as const),
      (id) =>
        resources.database.db.update(trips).set({ travelWhen: "open" }).where(eq(trips.id, id)),
    );
    const { body } = await call<DeskTripDetail>("GET", trip.id, "");
    expect(body).toMatchObject({ travelDate: content.departure, travelWhen: "" });
  });

  test("until it is accepted what was agreed holds; then dues, money and page are the change's", async () => {
    const trip = await agree();
    expect(trip.total).toBe(945_000);
    const pay = { receivedOn: "2026-11-22", method: "upi", note: "" };
    await call("POST", trip.id, "/payments", { ...pay, paisa: 300_000, reference: `p-${kind}` });
    const change = await sendChange(trip, withPrice(600_000));
    expect(change).toMatchObject({
      number: 2,
      state: "sent",
      mayAccept: true,
      changes: {
        since: 1,
        items: [{ kind: "changed", title: "A room", before: 900_000, after: 1_200_000 }],
        total: { before: 945_000, after: 1_260_000 },
      },
    });
    const before = await shown(trip.token);
    expect(before.quote).toMatchObject({ number: 1, state: "accepted" });
    expect(await moneyOf(trip.id)).toMatchObject({ total: 945_000, open: 645_000 });
    const mails = await listMail(resources.database.db);
    const mail = mails.find(({ subject }) => subject.includes("a change of your trip"));
    expect(mail?.text).toMatch(/A room.*₹9,000 → ₹12,000[\s\S]*More.*₹3,150/);
    // Of the deposit of the new price what is missing, and how it is paid.
    expect(mail?.text).toMatch(/before you accept\. Then:\s+To pay: ₹780, with the reference SF-/);

    const pdf = async () => {
      const response = await desk.app.request(`/api/trip/${trip.token}/change.pdf`);
      return [response.status, (await response.text()).slice(0, 5)];
    };
    expect(await pdf()).toEqual([200, "%PDF-"]);

    // Twice at once it is accepted once.
    const both = await Promise.all([1, 2].map(() => accept(trip.token, change)));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    const after = await shown(trip.token);
    expect(after).toMatchObject({
      quote: { number: 2, state: "accepted", acceptance: { total: 1_260_000 } },
      change: null,
    });
    expect((await pdf())[0]).toBe(404);
    expect(await moneyOf(trip.id)).toMatchObject({
      total: 1_260_000,
      paid: 300_000,
      open: 960_000,
      dues: [
        { label: "Deposit", paisa: 378_000, paid: 300_000 },
        { label: "Balance", paisa: 882_000, paid: 0 },
      ],
    });
    const { body } = await call<DeskQuote>("GET", trip.id, "/quote");
    expect(body.versions.map(({ state }) => state)).toEqual(["accepted", "replaced"]);
    expect(body).toMatchObject({ changing: false, acceptance: { version: 2 } });
  }, 60_000);

  test("an invoice is followed by a debit note, then by a credit note; what is paid too much goes back", async () => {
    const trip = await agree();
    await call("POST", trip.id, "/payments", {
      ...{ receivedOn: "2026-11-22", method: "upi", note: "" },
      ...{ paisa: 945_000, reference: `all-${kind}` },
    });
    await call("POST", trip.id, "/invoices", { buyer });
    await accept(trip.token, await sendChange(trip, withPrice(600_000)));
    await accept(trip.token, await sendChange(trip, withPrice(300_000)));
    const money = await moneyOf(trip.id);
    expect(money).toMatchObject({ total: 630_000, open: 0, refundDue: 315_000 });
    const invoice = money.documents.find((one) => one.kind === "invoice")?.number;
    const notes = ["debit_note", "credit_note"].map((what) =>
      money.documents.find((one) => one.kind === what),
    );
    expect(notes).toMatchObject([
      { kind: "debit_note", total: 315_000, about: invoice },
      { kind: "credit_note", total: 630_000, about: invoice },
    ]);
  });

  test("declined, withdrawn or let go, what was agreed holds; several in a row are each told of what is agreed", async () => {
    const trip = await agree();
    const first = await sendChange(trip, withPrice(500_000));
    expect((await begin(trip.id)).status).toBe(409);
    const declined = await answer(trip.token, "decline", { version: first.id, reason: "Too dear" });
    expect(declined.body).toMatchObject({
      quote: { number: 1, state: "accepted" },
      change: { number: 2, state: "declined" },
    });
    const { body } = await call<DeskQuote>("GET", trip.id, "/quote");
    expect(body.changing).toBe(true);
    const kept = await save(trip.id, body.revision, withPrice(460_000)(body.content));
    const sent = await Promise.all([1, 2].map(() => send(trip.id, kept.body.revision)));
    expect(sent.filter(({ body: { url } }) => url !== null)).toHaveLength(1);
    const second = (await shown(trip.token)).change;
    expect(second).toMatchObject({
      number: 3,
      changes: { since: 1, total: { before: 945_000, after: 966_000 } },
    });
    expect((await accept(trip.token, first)).status).toBe(409);
    const dropped = await call<DeskQuote>("POST", trip.id, "/quote/change/drop", {
      reason: "The hotel is full.",
    });
    expect(dropped.body).toMatchObject({
      changing: false,
      versions: [{ state: "withdrawn" }, {}, {}],
    });
    if (second) expect((await accept(trip.token, second)).status).toBe(409);
    expect(await moneyOf(trip.id)).toMatchObject({ total: 945_000 });
    expect((await save(trip.id, dropped.body.revision, body.content)).status).toBe(409);
  });

  test("nothing is sent where nothing differs, and nothing changes that is not agreed", async () => {
    const trip = await agree();
    const { body } = await begin(trip.id);
    expect((await send(trip.id, body.revision)).status).toBe(409);
    const path = `/api/desk/trips/${trip.id}/quote/change`;
    expect((await desk.call("POST", path, desk.seats.viewer.headers, {})).status).toBe(403);
  });

  test("taxes stay as they were agreed, and an option that was chosen stays chosen at its new price", async () => {
    const trip = await agree(
      buildQuote({
        items: [
          buildItem({ nights: 2 }),
          buildItem({ id: "guide", kind: "guide", per: "group", price: 300_000, optional: true }),
        ],
      }),
    );
    const first = await sendChange(trip, (content) => ({
      ...content,
      items: [...content.items, buildItem({ id: "boat", per: "group", price: 100_000 })],
    }));
    await desk.call(
      "PUT",
      `/api/trip/${trip.token}/options`,
      {},
      { version: first.id, ticked: ["guide"] },
    );
    const ticked = (await shown(trip.token)).change;
    if (!ticked) throw new Error("no change is shown");
    expect((await accept(trip.token, ticked)).status).toBe(200);
    await registerOffice(desk.services, desk.seats.owner.admin, {
      tax: [{ from: "2017-07-01", package: 1200, other: 1800, tcs: 0 }],
    });
    const second = await sendChange(trip, (content) => ({
      ...content,
      items: content.items.map((one) => (one.id === "guide" ? { ...one, price: 400_000 } : one)),
    }));
    expect(second).toMatchObject({
      price: { ticked: ["guide"], tax: { package: 500 } },
      changes: { total: { before: 1_365_000, after: 1_470_000 } },
    });
    await registerOffice(desk.services, desk.seats.owner.admin, {
      tax: [{ from: "2017-07-01", package: 500, other: 1800, tcs: 200 }],
    });
  });

  test("a service that is agreed no more is given back; one that is agreed still stays asked for", async () => {
    const items = [
      buildItem({ nights: 2 }),
      buildItem({ id: "car", kind: "transport", title: "A car", per: "group", price: 200_000 }),
    ];
    const trip = await agree(buildQuote({ items }));
    for (const item of ["room", "car"])
      await call("POST", trip.id, "/asks", {
        ...{ supplier: `Of the ${item}`, supplierId: null, email: "", item, body: "Please." },
      });
    const { asks } = await desk.services.agenda.listAsks(trip.id);
    const car = asks.find(({ item }) => item === "car");
    await call("PATCH", trip.id, `/asks/${car?.id}`, {
      ...{ action: "hold", revision: 1, until: "2026-12-24" },
    });
    const change = await sendChange(trip, (content) => ({
      ...content,
      items: content.items.filter(({ id }) => id !== "car"),
    }));
    await accept(trip.token, change);
    const listed = await desk.services.agenda.listAsks(trip.id);
    const asked = new Map(listed.asks.map((ask) => [ask.item, ask]));
    expect(asked.get("room")?.state).toBe("asked");
    expect(asked.get("car")?.state).toBe("released");
    expect(asked.get("car")?.history.at(-1)).toMatchObject({
      bySupplier: false,
      state: "released",
    });
  });

  test("receipts less refunds are what is agreed less what is open and more what is held, after anything", async () => {
    const step = fc.oneof(
      fc.record({ do: fc.constant("pay" as const), paisa: fc.integer({ min: 1, max: 2_000_000 }) }),
      fc.record({
        do: fc.constant("change" as const),
        paisa: fc.integer({ min: 1, max: 900_000 }),
      }),
      fc.record({ do: fc.constant("invoice" as const) }),
      fc.record({ do: fc.constant("refund" as const), part: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ do: fc.constant("person" as const) }),
      fc.record({ do: fc.constant("service" as const) }),
      fc.record({ do: fc.constant("whole" as const) }),
    );
    const cancel = async (token: string, scope: object) => {
      const path = `/api/trip/${token}/cancellation`;
      const { status, body } = await desk.call<CancelPreview>(
        "POST",
        `${path}/preview`,
        {},
        { scope },
      );
      if (status !== 200) return;
      const { version, charge, refund } = body;
      const seen = { scope, version, charge: charge.total, refund, name: "A", agreed: true };
      expect((await desk.call("POST", path, {}, seen)).status).toBe(200);
    };
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 3, maxLength: 9 }),
        fc.integer({ min: 0, max: 60 }),
        async (steps, days) => {
          now = start;
          const trip = await agree(
            buildQuote({
              party: { adults: 4, children: 0, ages: [], rooms: 2, atLeast: false },
              items: [
                buildItem({ nights: 2, price: 333_33 }),
                buildItem({ id: "meal", kind: "meal", per: "person", price: 77_77 }),
                buildItem({ id: "show", kind: "ticket", per: "person", price: 1_01, tax: "other" }),
              ],
            }),
          );
          now = new Date(Date.parse("2027-06-10T06:00:00Z") - days * 86_400_000);
          const receivedOn = now.toISOString().slice(0, 10);
          for (const one of steps) {
            const fields = { method: "other", reference: "" };
            if (one.do === "pay")
              await call("POST", trip.id, "/payments", {
                ...{ ...fields, receivedOn, paisa: one.paisa, note: "" },
              });
            if (one.do === "invoice") await call("POST", trip.id, "/invoices", { buyer });
            if (one.do === "refund") {
              const { refundDue = 0 } = await moneyOf(trip.id);
              const paisa = Math.ceil((refundDue * one.part) / 100);
              if (paisa > 0) {
                const body = { ...fields, paisa, paidOn: receivedOn, reason: "Too much" };
                expect((await call("POST", trip.id, "/refunds", body)).status).toBe(201);
              }
            }
            if (one.do === "change" && (await shown(trip.token)).quote?.state === "accepted") {
              const begun = await begin(trip.id);
              const next = withPrice(one.paisa)(begun.body.content);
              const validUntil = "2027-12-31";
              const kept = await save(trip.id, begun.body.revision, { ...next, validUntil });
              const sent = await send(trip.id, kept.body.revision);
              const { change } = await shown(trip.token);
              if (sent.status === 201 && change)
                expect((await accept(trip.token, change)).status).toBe(200);
              else await call("POST", trip.id, "/quote/change/drop", { reason: "" });
            }
            if (one.do === "person")
              await cancel(trip.token, { of: "persons", adults: 1, children: [] });
            if (one.do === "service") await cancel(trip.token, { of: "services", items: ["meal"] });
            if (one.do === "whole") await cancel(trip.token, { of: "whole" });

            const money = await moneyOf(trip.id);
            const { total, paid, open, refundDue = 0, documents } = money;
            const sumOf = (what: string) =>
              documents
                .filter((paper) => paper.kind === what)
                .reduce((sum, paper) => sum + paper.total, 0);
            // What came less what went back, by the papers as by the entries.
            expect(sumOf("receipt") - sumOf("refund")).toBe(paid);
            expect(paid).toBe((total ?? 0) - open + refundDue);
            const billed = sumOf("invoice") + sumOf("debit_note") - sumOf("credit_note");
            if (sumOf("invoice") > 0) expect(billed).toBe(total);
            expect(money.dues.reduce((sum, due) => sum + due.paisa, 0)).toBe(total);
            // Each paper makes its own sum, with its heads.
            for (const { id, kind: of } of documents) {
              const content = (await desk.services.money.getDocument(id))
                .content as DocumentContent;
              if (!["invoice", "debit_note", "credit_note"].includes(of)) continue;
              const add = (list: { paisa: number }[]) =>
                list.reduce((sum, { paisa }) => sum + paisa, 0);
              expect(add(content.lines) + add(content.taxes)).toBe(content.total);
            }
          }
        },
      ),
      { numRuns: kind === "pglite" ? 8 : 2 },
    );
  }, 120_000);
});
