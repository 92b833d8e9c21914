import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queryRows } from "#server/db/database.ts";
import type { OpenResources } from "#server/resources.ts";
import { createServices, type Services } from "#server/services.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { agreeTrip, buildItem, buildQuote } from "#tests/factories/quotes.ts";
import { openTrip } from "#tests/factories/trip-pages.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

/** The way from a draft to an invoice, broken off at every place where something is told to others. */

let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
let breakAt = Number.POSITIVE_INFINITY;
let told = 0;
let broken: Services;
beforeAll(async () => {
  resources = await createTestResources();
  desk = await createDeskApp(resources);
  const { events } = resources;
  broken = createServices({
    ...resources,
    events: {
      ...events,
      async publish(db, event) {
        // As a process that ends here: what the transaction had written is gone.
        if (++told > breakAt) throw new Error("the power is cut");
        await events.publish(db, event);
      },
    },
  });
});
afterAll(() => resources.close());

const everything = async () => {
  const [row] = await queryRows<Record<string, number | string | null>>(
    resources.database.db,
    sql`select (select count(*) from quote_versions)::int as versions,
      (select count(*) from quote_acceptances)::int as acceptances,
      (select count(*) from earlier_acceptances)::int as earlier,
      (select count(*) from cancellations)::int as cancellations,
      (select string_agg(state, ' ' order by number) from quote_versions) as states,
      (select coalesce(sum(paisa), 0)::int from payment_dues) as due,
      (select string_agg(state, ' ' order by id) from supplier_asks) as asks,
      (select count(*) from payment_dues)::int as dues, (select count(*) from payments)::int as payments,
      (select count(*) from money_documents)::int as documents,
      (select coalesce(sum(last), 0) from document_series)::int as numbers,
      (select count(*) from mail_outbox)::int as mails, (select count(*) from trip_events)::int as events,
      (select count(*) from trip_links)::int as links, (select count(*) from trip_messages)::int as messages,
      (select count(*) from trips where stage = 'accepted')::int as accepted`,
  );
  return row;
};

/** Breaks the work at its first, second … telling, until it comes through; half of it is never there. */
async function breakEverywhere(work: (services: Services) => Promise<unknown>): Promise<number> {
  for (let places = 0; ; places++) {
    const before = await everything();
    told = 0;
    breakAt = places;
    const failed = await work(broken).then(
      () => false,
      (error: Error) => error.message === "the power is cut",
    );
    breakAt = Number.POSITIVE_INFINITY;
    if (!failed) return places;
    expect(await everything(), `broken at ${places}`).toEqual(before);
  }
}

test("freeze, mail, accept, receipt and invoice: each is there whole or not at all, no number is lost or given twice", async () => {
  const { admin } = desk.seats.owner;
  const trip = await openTrip(resources, desk);
  await desk.services.quoteDesk.saveQuote(admin, trip.id, { revision: 0, content: buildQuote() });

  const sent: string[] = [];
  const places = [
    await breakEverywhere(async ({ quoteDesk }) => {
      const { url } = await quoteDesk.sendQuote(admin, trip.id, { revision: 1, message: "" });
      sent.push(url ?? "");
    }),
  ];
  expect(sent).toHaveLength(1);
  const token = sent[0]?.split("/trip/")[1] ?? "";
  const { quote } = await desk.services.quoteAnswers.getShown(token);
  const total = quote?.price?.totals.total ?? 0;
  const accept = {
    version: quote?.id ?? "",
    ticked: [],
    total,
    name: "Asha Devi",
    agreed: true,
  } as const;
  places.push(
    await breakEverywhere(({ quoteAnswers }) =>
      quoteAnswers.accept(token, { ...accept, ticked: [] }, ""),
    ),
    await breakEverywhere(({ money }) =>
      money.addPayment(admin, trip.id, {
        paisa: 1000,
        receivedOn: "2026-11-20",
        method: "upi",
        reference: "UTR-1",
        note: "",
      }),
    ),
    await breakEverywhere(({ money }) =>
      money.addInvoice(admin, trip.id, {
        name: "Asha",
        address: "",
        gstin: "",
        state: "",
        sez: false,
      }),
    ),
  );
  // Each was broken at least once before it came through.
  expect(Math.min(...places)).toBeGreaterThan(0);
  const { documents } = await desk.services.money.getMoney(trip.id);
  expect(documents.map(({ number }) => number.split("/")[2])).toEqual(["00001", "00001"]);
  expect(await everything()).toMatchObject({
    versions: 1,
    acceptances: 1,
    payments: 1,
    documents: 2,
    numbers: 2,
    accepted: 1,
  });
});

test("a change, a cancellation and a refund: each is there whole or not at all", async () => {
  const { admin } = desk.seats.owner;
  const { services } = desk;
  const items = [
    buildItem({ nights: 2 }),
    buildItem({ id: "car", kind: "transport", price: 100_000 }),
  ];
  const trip = await agreeTrip(resources, services, admin, buildQuote({ items }));
  const buyer = { name: "Asha", address: "", gstin: "", state: "", sez: false };
  await services.money.addPayment(admin, trip.id, {
    ...{ paisa: trip.total, receivedOn: "2026-11-20", method: "upi", reference: "UTR-9", note: "" },
  });
  await services.money.addInvoice(admin, trip.id, buyer);
  const ask = { supplierId: null, channel: null, email: "car@example.org", body: "Please." };
  await services.agenda.ask(admin, trip.id, { ...ask, supplier: "Cars", item: "car" });
  const places = [await breakEverywhere(({ quoteDesk }) => quoteDesk.beginChange(admin, trip.id))];
  const { revision, content } = await services.quoteDesk.getQuote(admin, trip.id);
  const rest = { ...content, items: content.items.filter(({ id }) => id !== "car") };
  await services.quoteDesk.saveQuote(admin, trip.id, { revision, content: rest });
  places.push(
    await breakEverywhere(({ quoteDesk }) =>
      quoteDesk.sendQuote(admin, trip.id, { revision: revision + 1, message: "" }),
    ),
  );
  const { change } = await services.quoteAnswers.getShown(trip.token);
  const total = change?.price?.totals.total ?? 0;
  const version = change?.id ?? "";
  places.push(
    await breakEverywhere(({ quoteAnswers }) =>
      quoteAnswers.accept(
        trip.token,
        { version, ticked: [], total, name: "Asha", agreed: true },
        "",
      ),
    ),
  );
  const sums = await services.cancellations.previewByLink(trip.token, { of: "whole" });
  const seen = { version: sums.version, charge: sums.charge.total, refund: sums.refund };
  const cancel = { scope: { of: "whole" }, name: "Asha", reason: "", agreed: true } as const;
  places.push(
    await breakEverywhere(({ cancellations }) =>
      cancellations.cancelByLink(trip.token, { ...cancel, ...seen }, ""),
    ),
    await breakEverywhere(({ money }) =>
      money.addRefund(admin, trip.id, {
        ...{
          paisa: sums.refund,
          paidOn: "2026-11-20",
          method: "bank",
          reference: "",
          reason: "It",
        },
      }),
    ),
  );
  expect(Math.min(...places)).toBeGreaterThan(0);
  const { documents, refundDue, paid } = await services.money.getMoney(trip.id);
  expect([refundDue, paid]).toEqual([0, sums.total.after]);
  expect(documents.map(({ kind }) => kind).toSorted()).toEqual([
    "credit_note",
    "credit_note",
    "invoice",
    "receipt",
    "refund",
  ]);
});
