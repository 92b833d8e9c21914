import { afterAll, beforeAll, expect, test } from "vitest";
import type { Sales, SalesView } from "#contract/wire/sales.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { agreeTrip, buildItem, buildQuote } from "#tests/factories/quotes.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

// In India it is December already.
let now = new Date("2026-11-30T19:00:00Z");
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources({}, { clock: () => now });
  desk = await createDeskApp(resources);
});
afterAll(() => resources.close());

const ask = async (by: SalesView, from = "2026-11", to = "2027-02") =>
  (
    await desk.call<Sales>(
      "GET",
      `/api/desk/sales?by=${by}&from=${from}&to=${to}`,
      desk.seats.owner.headers,
    )
  ).body;

test("takings, margin and conversion are the trips' own sums, by each view the same together", async () => {
  const { owner } = desk.seats;
  // 4,00,000 paisa that cost us 3,20,000.
  const content = buildQuote({
    items: [buildItem({ price: 160_000, margin: 2500, nights: 2 })],
    validUntil: "2027-01-05",
  });
  const trip = await agreeTrip(resources, desk.services, owner.admin, content);
  const pay = (paisa: number, receivedOn: string) =>
    desk.services.money.addPayment(owner.admin, trip.id, {
      ...{ paisa, receivedOn, method: "cash", reference: "", note: "" },
    });
  await pay(50_000, "2026-12-01");
  now = new Date("2027-01-10T06:00:00Z");
  await pay(20_000, "2027-01-10");
  const byMonth = await ask("month");
  expect(
    byMonth.rows.map(({ name, accepted, value, takings }) => [name, accepted, value, takings]),
  ).toEqual([
    ["2027-01", 0, 0, 20_000],
    ["2026-12", 1, 400_000, 50_000],
  ]);
  expect(byMonth.total).toMatchObject({
    accepted: 1,
    value: 400_000,
    margin: 80_000,
    takings: 70_000,
  });
  for (const by of ["source", "destination", "staff"] as const) {
    const { rows, total, waiting } = await ask(by);
    expect(total).toEqual(byMonth.total);
    expect(rows.reduce((sum, row) => sum + row.value, 0)).toBe(400_000);
    expect(waiting).toEqual(byMonth.waiting);
  }
  // What waits is what was agreed less what came.
  const { open, dues } = await desk.services.money.getMoney(trip.id);
  expect(byMonth.waiting.all).toBe(open);
  const late = dues.filter((due) => due.late).reduce((sum, due) => sum + due.paisa - due.paid, 0);
  expect(byMonth.waiting).toMatchObject({ late, lateTrips: late > 0 ? 1 : 0 });
  expect((await ask("month", "2026-01", "2026-10")).rows).toEqual([]);
});

test("the table is the numbers' own, for owners alone; a span that is none is refused", async () => {
  const { owner, editor } = desk.seats;
  const path = "/api/desk/sales.csv?by=destination&from=2026-11&to=2027-02";
  const csv = await (await desk.app.request(path, { headers: owner.headers })).text();
  expect(csv.split("\r\n")[0]).toContain(
    "Destination,Requests,Accepted,Conversion,Price before tax",
  );
  expect(csv).toContain("Total,1,1,100 %,4000.00,800.00,");
  for (const one of [path, "/api/desk/sales?from=2026-11&to=2027-02"])
    expect(
      (await desk.call("GET", one, editor.headers).catch(() => ({ status: 403 }))).status,
    ).toBe(403);
  for (const span of [
    "from=2027-02&to=2026-11",
    "from=2026-13&to=2027-02",
    "to=2027-02",
    "by=x&from=2026-11&to=2026-12",
  ])
    expect((await desk.call("GET", `/api/desk/sales?${span}`, owner.headers)).status).toBe(400);
});
