import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TripMoney, WaitingEntry } from "#contract/quote/money.ts";
import { queryRows } from "#server/db/database.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { agreeTrip, registerOffice } from "#tests/factories/quotes.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

const now = new Date("2026-11-22T06:00:00Z");
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources({}, { clock: () => now });
  desk = await createDeskApp(resources);
  await registerOffice(desk.services, desk.seats.owner.admin, { editorMost: 100_000 });
});
afterAll(() => resources.close());

type Seat = keyof typeof desk.seats;
type Answer = TripMoney & { error: { message: string } };
const agreed = () => agreeTrip(resources, desk.services, desk.seats.owner.admin);
const post = (seat: Seat, id: string, what: string, body: object) =>
  desk.call<Answer>("POST", `/api/desk/trips/${id}/${what}`, desk.seats[seat].headers, body);
const pay = (seat: Seat, id: string, paisa: number, reference = "") =>
  post(seat, id, "payments", {
    paisa,
    receivedOn: "2026-11-22",
    method: "bank",
    reference,
    note: "",
  });
const decide = (seat: Seat, id: string, entry: string, decision = "confirmed", word = "") =>
  post(seat, id, `waiting-entries/${entry}`, { decision, word });
const waitingOf = ({ body }: { body: Answer }) => body.waiting as WaitingEntry[];

test("above the ceiling a payment waits: it counts nowhere, has no paper, and is counted on the dashboard", async () => {
  const trip = await agreed();
  const sent = await pay("editor", trip.id, 200_000, "UTR 1");
  expect(sent.status).toBe(201);
  expect(sent.body).toMatchObject({ paid: 0, payments: [], documents: [] });
  const [entry] = waitingOf(sent);
  expect(entry).toMatchObject({ kind: "payment", paisa: 200_000, reference: "UTR 1" });
  const overview = await desk.call<{ waiting: { secondPerson: number } }>(
    "GET",
    "/api/desk/overview",
    desk.seats.viewer.headers,
  );
  expect(overview.body.waiting.secondPerson).toBe(1);
  // Sent twice, it waits once.
  expect((await pay("editor", trip.id, 200_000, " utr  1")).status).toBe(409);

  // The one who sent it, and whoever has no leave, confirm nothing.
  const id = entry?.id ?? "";
  expect((await decide("editor", trip.id, id)).status).toBe(403);
  expect((await decide("viewer", trip.id, id)).status).toBe(403);
  const done = await decide("manager", trip.id, id);
  expect(done.body).toMatchObject({ paid: 200_000, waiting: [] });
  expect(done.body.documents.map(({ kind }) => kind)).toEqual(["receipt"]);
  expect((await decide("owner", trip.id, id)).status).toBe(409);
  const audit = await queryRows<{ action: string; sum: string }>(
    resources.database.db,
    sql`select action, details ->> 'sum' as sum from audit_log where action like 'trip.entry-%' order by id`,
  );
  expect(audit).toEqual([
    { action: "trip.entry-waits", sum: "₹2,000" },
    { action: "trip.entry-confirmed", sum: "₹2,000" },
  ]);
  // What was confirmed leaves the editor's own ceiling as it was.
  const own = await pay("editor", trip.id, 50_000, "UTR 2");
  expect(waitingOf(own)).toEqual([]);
  expect(own.body.paid).toBe(250_000);
});

test("two who confirm at once write one paper", async () => {
  const trip = await agreed();
  const [entry] = waitingOf(await pay("editor", trip.id, 300_000));
  const both = await Promise.all([
    decide("manager", trip.id, entry?.id ?? ""),
    decide("owner", trip.id, entry?.id ?? ""),
  ]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  const { body } = await desk.call<TripMoney>(
    "GET",
    `/api/desk/trips/${trip.id}/money`,
    desk.seats.viewer.headers,
  );
  expect([body.paid, body.documents.length]).toEqual([300_000, 1]);
});

test("refused with a word it enters nothing, and may be sent again; without a word it is not refused", async () => {
  const trip = await agreed();
  const [entry] = waitingOf(await pay("editor", trip.id, 200_000, "UTR 9"));
  expect((await decide("owner", trip.id, entry?.id ?? "", "refused")).status).toBe(400);
  const refused = await decide("owner", trip.id, entry?.id ?? "", "refused", "Not in the bank.");
  expect(refused.body).toMatchObject({ paid: 0, waiting: [], documents: [] });
  expect((await decide("manager", trip.id, entry?.id ?? "")).status).toBe(409);
  expect(waitingOf(await pay("editor", trip.id, 200_000, "UTR 9"))).toHaveLength(1);
});

test("nobody confirms their own entry, not even as an owner meanwhile", async () => {
  const trip = await agreed();
  const [entry] = waitingOf(await pay("editor", trip.id, 200_000));
  const { editor, owner } = desk.seats;
  const become = (role: string) =>
    desk.call("PATCH", `/api/desk/admins/${editor.admin.id}`, owner.headers, { role });
  await become("owner");
  expect((await decide("editor", trip.id, entry?.id ?? "")).status).toBe(403);
  await become("editor");
  expect((await decide("owner", trip.id, entry?.id ?? "")).status).toBe(200);
});

test("what cannot be entered any more is told to whoever confirms, and waits on", async () => {
  const trip = await agreed();
  const [entry] = waitingOf(await pay("editor", trip.id, 200_000, "UTR 20"));
  expect((await pay("owner", trip.id, 200_000, "UTR 20")).status).toBe(201);
  expect((await decide("manager", trip.id, entry?.id ?? "")).status).toBe(409);
  const { body } = await desk.call<TripMoney>(
    "GET",
    `/api/desk/trips/${trip.id}/money`,
    desk.seats.viewer.headers,
  );
  expect([body.paid, body.waiting?.length, body.documents.length]).toEqual([200_000, 1, 1]);
});

test("refunds and counter entries above the ceiling wait alike; by a link nothing of it is seen", async () => {
  const trip = await agreed();
  const first = await pay("owner", trip.id, 100);
  await pay("owner", trip.id, (first.body.open ?? 0) + 250_000);
  const refund = await post("editor", trip.id, "refunds", {
    paisa: 250_000,
    paidOn: "2026-11-22",
    method: "bank",
    reference: "",
    reason: "Paid too much.",
  });
  const [back] = waitingOf(refund);
  expect(back).toMatchObject({ kind: "refund", paisa: 250_000 });
  expect(refund.body.refundDue).toBe(250_000);
  const done = await decide("manager", trip.id, back?.id ?? "");
  expect(done.body.refundDue).toBe(0);
  const large = done.body.payments.find(({ paisa }) => paisa < 0);
  const reversal = await post("editor", trip.id, "reversals", {
    payment: large?.id,
    reason: "It never left the bank.",
  });
  const [counter] = waitingOf(reversal);
  expect(counter).toMatchObject({ kind: "reversal", paisa: 250_000, method: null });
  const undone = await decide("owner", trip.id, counter?.id ?? "");
  expect(undone.body.refundDue).toBe(250_000);
});
