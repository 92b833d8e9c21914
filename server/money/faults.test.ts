import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queryRows } from "#server/db/database.ts";
import type { OpenResources } from "#server/resources.ts";
import { createServices, type Services } from "#server/services.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { buildQuote } from "#tests/factories/quotes.ts";
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
  const [row] = await queryRows<Record<string, number>>(
    resources.database.db,
    sql`select (select count(*) from quote_versions)::int as versions,
      (select count(*) from quote_acceptances)::int as acceptances,
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
