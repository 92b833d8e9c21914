import { afterAll, beforeAll, expect, test } from "vitest";
import type { TripMoney } from "#contract/quote/money.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { agreeTrip, registerOffice } from "#tests/factories/quotes.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

let now = new Date("2026-11-22T06:00:00Z");
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources({}, { clock: () => now });
  desk = await createDeskApp(resources);
  await registerOffice(desk.services, desk.seats.owner.admin, { editorMost: 100_000 });
});
afterAll(() => resources.close());

const pay = (id: string, seat: "editor" | "owner", paisa: number) =>
  desk.call<TripMoney & { error: { message: string } }>(
    "POST",
    `/api/desk/trips/${id}/payments`,
    desk.seats[seat].headers,
    { paisa, receivedOn: "2026-11-22", method: "cash", reference: "", note: "" },
  );

test("an editor enters alone up to the owner's ceiling of one trip in a day, in parts too; an owner any sum", async () => {
  const trip = await agreeTrip(resources, desk.services, desk.seats.owner.admin);
  const above = await pay(trip.id, "editor", 100_001);
  expect([above.body.paid, above.body.waiting?.length]).toEqual([0, 1]);
  expect((await pay(trip.id, "editor", 60_000)).status).toBe(201);
  await Promise.all([40_000, 39_999].map((paisa) => pay(trip.id, "editor", paisa)));
  const after = await pay(trip.id, "owner", 1);
  // One of the two passed alone, the other waits beside the first.
  expect(after.body.waiting).toHaveLength(2);
  expect([99_999, 100_000]).toContain(after.body.paid - 1);
  expect((await pay(trip.id, "owner", 283_500)).status).toBe(201);
  // Another trip, and another day, have their own.
  const other = await agreeTrip(resources, desk.services, desk.seats.owner.admin);
  expect((await pay(other.id, "editor", 100_000)).status).toBe(201);
  now = new Date("2026-11-22T18:31:00Z");
  const next = await pay(trip.id, "editor", 50_000);
  expect(next.status).toBe(201);
  // What an owner has entered is not taken back by an editor above the ceiling.
  const large = next.body.payments.find(({ paisa }) => paisa === 283_500);
  const back = (seat: "editor" | "owner") =>
    desk.call<TripMoney>("POST", `/api/desk/trips/${trip.id}/reversals`, desk.seats[seat].headers, {
      payment: large?.id,
      reason: "Typed twice.",
    });
  expect((await back("editor")).body.waiting?.at(-1)).toMatchObject({ kind: "reversal" });
  expect((await back("owner")).status).toBe(201);
});

test("the ceiling holds for what goes back, too", async () => {
  const trip = await agreeTrip(resources, desk.services, desk.seats.owner.admin);
  const { body } = await pay(trip.id, "owner", 100);
  expect((await pay(trip.id, "owner", (body.open ?? 0) + 150_000)).status).toBe(201);
  const back = (seat: "editor" | "owner", paisa: number) =>
    desk.call<TripMoney>("POST", `/api/desk/trips/${trip.id}/refunds`, desk.seats[seat].headers, {
      paisa,
      paidOn: "2026-11-22",
      method: "cash",
      reference: "",
      reason: "Paid too much.",
    });
  expect((await back("editor", 100_001)).body.waiting).toHaveLength(1);
  expect((await back("owner", 150_000)).status).toBe(201);
});

test("the ceiling's changes are told in rupees", async () => {
  const { revision, settings } = await desk.services.quoteDesk.readSettings();
  const { owner } = desk.seats;
  await desk.services.quoteDesk.writeSettings(owner.admin, {
    revision,
    settings: { ...settings, editorMost: null },
  });
  const { changes } = await desk.services.money.listSettingsChanges();
  expect(changes[0]?.parts).toEqual([{ part: "editorMost", before: "₹1,000", after: "" }]);
});
