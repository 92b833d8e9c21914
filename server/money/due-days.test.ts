import { afterAll, beforeAll, expect, test } from "vitest";
import type { output } from "zod/v4/core";
import type { TripMoney } from "#contract/quote/money.ts";
import type { DayTasks } from "#contract/wire/agenda.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { agreeTrip, buildQuote } from "#tests/factories/quotes.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

/** When what is owed is due, and what the traveller reads of it. */

let now = new Date("2026-11-22T06:00:00Z");
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources({}, { clock: () => now });
  desk = await createDeskApp(resources);
});
afterAll(() => resources.close());

const viewer = () => desk.seats.viewer.headers;
const moneyOf = async (id: string) =>
  (await desk.call<TripMoney>("GET", `/api/desk/trips/${id}/money`, viewer())).body;
const lateOf = async (id: string) => {
  const { body } = await desk.call<output<typeof DayTasks>>("GET", "/api/desk/tasks", viewer());
  return body.tasks.filter(({ tripId, kind }) => tripId === id && kind === "late");
};

test("a balance whose day is over when it is agreed is due that day, and late from the next one on", async () => {
  now = new Date("2026-11-22T06:00:00Z");
  // Thirty days before the departure would have been the first of November.
  const content = buildQuote({ departure: "2026-12-01" });
  const trip = await agreeTrip(resources, desk.services, desk.seats.owner.admin, content);
  expect((await moneyOf(trip.id)).dues).toMatchObject([
    { label: "Deposit", dueOn: "2026-11-25", late: false },
    { label: "Balance", dueOn: "2026-11-22", late: false },
  ]);
  // The last second of that day in the office, where it is another one by UTC already at half past six.
  now = new Date("2026-11-22T18:29:59Z");
  expect((await moneyOf(trip.id)).dues.map(({ late }) => late)).toEqual([false, false]);
  expect(await lateOf(trip.id)).toEqual([]);
  now = new Date("2026-11-22T18:30:00Z");
  expect((await moneyOf(trip.id)).dues.map(({ late }) => late)).toEqual([false, true]);
  expect(await lateOf(trip.id)).toMatchObject([{ on: "2026-11-22" }]);
});

test("what is due is late a day later, not on its day; paid it never is", async () => {
  now = new Date("2026-11-22T06:00:00Z");
  const trip = await agreeTrip(resources, desk.services, desk.seats.owner.admin);
  now = new Date("2026-11-25T12:00:00Z");
  expect((await moneyOf(trip.id)).dues[0]).toMatchObject({ dueOn: "2026-11-25", late: false });
  expect(await lateOf(trip.id)).toEqual([]);
  now = new Date("2026-11-26T12:00:00Z");
  expect((await moneyOf(trip.id)).dues[0]).toMatchObject({ late: true });
  expect(await lateOf(trip.id)).toMatchObject([{ on: "2026-11-25", paisa: 283_500 }]);
  await desk.services.money.addPayment(desk.seats.editor.admin, trip.id, {
    paisa: 283_500,
    receivedOn: "2026-11-26",
    method: "cash",
    reference: "",
    note: "",
  });
  expect((await moneyOf(trip.id)).dues[0]).toMatchObject({ late: false, paid: 283_500 });
  expect(await lateOf(trip.id)).toEqual([]);
});

test("a payment is of today at the latest, by the office's calendar", async () => {
  now = new Date("2026-11-22T18:29:59Z");
  const trip = await agreeTrip(resources, desk.services, desk.seats.owner.admin);
  const pay = (receivedOn: string) =>
    desk.call("POST", `/api/desk/trips/${trip.id}/payments`, desk.seats.editor.headers, {
      paisa: 100,
      receivedOn,
      method: "cash",
    });
  expect((await pay("2026-11-23")).status).toBe(400);
  expect((await pay("2026-11-22")).status).toBe(201);
  now = new Date("2026-11-22T18:30:00Z");
  expect((await pay("2026-11-23")).status).toBe(201);
});

test("the desk's notes about payments and counter entries are its own: the trip's page has none", async () => {
  now = new Date("2026-11-22T06:00:00Z");
  const trip = await agreeTrip(resources, desk.services, desk.seats.owner.admin);
  const path = `/api/desk/trips/${trip.id}`;
  const { headers } = desk.seats.editor;
  const paid = await desk.call<TripMoney>("POST", `${path}/payments`, headers, {
    paisa: 283_500,
    receivedOn: "2026-11-22",
    method: "upi",
    reference: "UTR-NOTES",
    note: "Haggled at the counter",
  });
  const [payment] = paid.body.payments;
  expect(payment?.note).toBe("Haggled at the counter");
  const reason = "Entered for the wrong cousin";
  await desk.call("POST", `${path}/reversals`, headers, { payment: payment?.id, reason });
  expect((await moneyOf(trip.id)).payments.map(({ note }) => note)).toEqual([
    "Haggled at the counter",
    reason,
  ]);
  const { body } = await desk.call<TripMoney>("GET", `/api/trip/${trip.token}/money`, {});
  expect(body.payments.map(({ paisa }) => paisa)).toEqual([283_500, -283_500]);
  expect(JSON.stringify(body)).not.toMatch(/Haggled|cousin/);
});
