import { afterAll, beforeAll, expect, test } from "vitest";
import type { TripMoney } from "#contract/quote/money.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { agreeTrip, buildItem, buildQuote, registerOffice } from "#tests/factories/quotes.ts";
import { buildDay } from "#tests/factories/trip-pages.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

/** A visitor from abroad whose tour goes on in Nepal: that part bears no tax, on every paper and table. */

const now = new Date("2026-11-15T06:00:00Z");
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources({}, { clock: () => now });
  desk = await createDeskApp(resources);
  await registerOffice(desk.services, desk.seats.owner.admin);
});
afterAll(() => resources.close());

const days = ["d1", "d2", "d3", "d4", "d5"].map((id) => buildDay(id, `Day ${id}`));
const content = {
  ...buildQuote({ items: [buildItem({ per: "group", price: 1_00_000_00, kind: "other" })], days }),
  abroad: { halfDays: 4, of: 5 },
};
const post = (id: string, what: string, body: object) =>
  desk.call<TripMoney & { error: { message: string } }>(
    "POST",
    `/api/desk/trips/${id}/${what}`,
    desk.seats.editor.headers,
    body,
  );
async function rowsOf(table: string): Promise<string[][]> {
  const path = `/api/desk/books.csv?table=${table}&month=2026-11`;
  const response = await desk.app.request(path, { headers: desk.seats.owner.headers });
  expect(response.status).toBe(200);
  const [, ...lines] = (await response.text()).replace("\uFEFF", "").trim().split("\r\n");
  return lines.filter(Boolean).map((line) => line.split(","));
}

test("1,00,000 for three days in India and two in Nepal: 40,000 exempt on invoice, tables and note", async () => {
  const trip = await agreeTrip(resources, desk.services, desk.seats.owner.admin, content);
  const buyer = { name: "Ann Smith", address: "Main Street 1, Leeds", gstin: "" };
  // It holds for who lives abroad alone.
  const resident = await post(trip.id, "invoices", { buyer: { ...buyer, state: "20" } });
  expect([resident.status, resident.body.error.message]).toEqual([
    400,
    expect.stringContaining("holds for a visitor from abroad alone"),
  ]);
  const paid = await post(trip.id, "payments", {
    ...{ paisa: 51_500_00, receivedOn: "2026-11-15", method: "upi", reference: "U1", note: "" },
  });
  expect(paid.status).toBe(201);
  const written = await post(trip.id, "invoices", { buyer: { ...buyer, state: "96" } });
  expect(written.status).toBe(201);
  expect(await rowsOf("b2cs")).toEqual([["OE", "20-Jharkhand", "", "5", "60000.00", "0.00", ""]]);
  expect(await rowsOf("exemp")).toEqual([
    ["Inter-State supplies to registered persons", "0.00", "0.00", "0.00"],
    ["Inter-State supplies to unregistered persons", "0.00", "0.00", "0.00"],
    ["Intra-State supplies to registered persons", "0.00", "0.00", "0.00"],
    ["Intra-State supplies to unregistered persons", "0.00", "40000.00", "0.00"],
  ]);
  const codes = await rowsOf("hsn-b2c");
  expect(codes.map(([sac, , , , value, rate]) => [sac, value, rate])).toEqual([
    ["998555", "40000.00", "0"],
    ["998555", "63000.00", "5"],
  ]);
  const invoice = written.body.documents.find(({ kind }) => kind === "invoice");
  expect(invoice?.total).toBe(1_03_000_00);
  const noted = await post(trip.id, "credit-notes", {
    invoice: invoice?.id,
    reason: "Another name",
  });
  expect(noted.status).toBe(201);
  expect(await rowsOf("b2cs")).toEqual([["OE", "20-Jharkhand", "", "5", "0.00", "0.00", ""]]);
  expect((await rowsOf("exemp")).at(-1)?.[2]).toBe("0.00");
});

test("days outside India are looked at again when the tour has others, and are of a tour alone", async () => {
  const send = (changes: object) =>
    agreeTrip(resources, desk.services, desk.seats.owner.admin, {
      ...content,
      ...changes,
    } as never);
  await expect(send({ abroad: { halfDays: 4, of: 6 } })).rejects.toThrow(/another number of days/);
  await expect(send({ abroad: { halfDays: 11, of: 5 } })).rejects.toThrow(/More days outside/);
  const items = [buildItem({ per: "group", price: 1_00_000_00, kind: "guide", tax: "other" })];
  await expect(send({ items })).rejects.toThrow(/of a tour alone/);
});
