import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { PersonalData } from "#contract/wire/account.ts";
import { queryRows } from "#server/db/database.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { agreeTrip, buildItem, buildQuote } from "#tests/factories/quotes.ts";
import { buildDay, openTrip } from "#tests/factories/trip-pages.ts";
import { writeDays } from "#tests/factories/written-days.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources();
  desk = await createDeskApp(resources);
});
afterAll(() => resources.close());

const count = async (table: string, tripId: string) => {
  const [row] = await queryRows<{ count: number }>(
    resources.database.db,
    sql`select count(*)::int as count from ${sql.raw(table)} where trip_id = ${tripId}::uuid`,
  );
  return row?.count;
};

test("the download has one's quotes, payments and papers without what they cost us; the removal leaves what the law keeps", async () => {
  const { owner } = desk.seats;
  const { services } = desk;
  const content = buildQuote({ items: [buildItem({ price: 123_456, margin: 1000 })] });
  const agreed = await agreeTrip(resources, services, owner.admin, content);
  await services.money.addPayment(owner.admin, agreed.id, {
    paisa: 100,
    receivedOn: "2026-11-20",
    method: "cash",
    reference: "",
    note: "",
  });
  const open = await openTrip(resources, desk, { email: agreed.email });
  await writeDays(services, open.token, [buildDay("d1", "Leh")]);
  await services.quoteDesk.saveQuote(owner.admin, open.id, { revision: 0, content });
  await services.quoteDesk.sendQuote(owner.admin, open.id, { revision: 1, message: "" });
  const comment = { name: "Uncle", body: "Nice", day: null, stop: null, alternative: false };
  await services.trips.comments.addComment(open.token, comment, "network");

  const person = { userId: desk.travellers.bilal.id, email: agreed.email, phone: null };
  const data = await services.keepQuotes.exportOf(person);
  expect(
    Object.fromEntries(Object.entries(data).map(([name, rows]) => [name, rows.length])),
  ).toEqual({
    quotes: 2,
    payments: 1,
    papers: 1,
    billing: 0,
    cancelled: 0,
    waiting: 0,
  } satisfies Partial<Record<keyof PersonalData, number>>);
  expect(JSON.stringify(data)).not.toMatch(/margin|123456/);
  expect((await services.keepTrips.exportOf(person)).trips).toMatchObject([
    {},
    { days: [{ id: "d1" }], comments: [{ name: "Uncle" }] },
  ]);

  await resources.database.transaction(async (db) => {
    await services.keepQuotes.forgetPerson(db, person, { by: { actor: "system" } });
    await services.keepTrips.forgetPerson(db, person);
  });
  for (const table of ["quotes", "quote_versions", "trip_days", "trip_comments", "trip_links"])
    expect(await count(table, open.id), table).toBe(0);
  for (const table of ["quote_versions", "quote_acceptances", "payments", "money_documents"])
    expect(await count(table, agreed.id), table).toBe(1);
  expect(await count("trip_links", agreed.id)).toBe(0);
});
