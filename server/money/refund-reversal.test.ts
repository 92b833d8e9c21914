import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { TripMoney } from "#contract/quote/money.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { agreeTrip, registerOffice } from "#tests/factories/quotes.ts";
import { slowOr } from "#tests/setup/slow-or.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

/** A refund that was entered wrongly, taken back: the books of a trip add up whatever is entered and taken back. */

const now = new Date("2026-11-22T06:00:00Z");
let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources({}, { clock: () => now });
  desk = await createDeskApp(resources);
  await registerOffice(desk.services, desk.seats.owner.admin);
});
afterAll(() => resources.close());

const post = (id: string, what: string, body: object) =>
  desk.call<TripMoney & { error: { message: string } }>(
    "POST",
    `/api/desk/trips/${id}/${what}`,
    desk.seats.owner.headers,
    body,
  );
const pay = (id: string, paisa: number) =>
  post(id, "payments", {
    paisa,
    receivedOn: "2026-11-22",
    method: "bank",
    reference: "",
    note: "",
  });
const giveBack = (id: string, paisa: number) =>
  post(id, "refunds", {
    ...{ paisa, paidOn: "2026-11-22", method: "bank", reference: "", reason: "Paid twice." },
  });
const takeBack = (id: string, payment: string) =>
  post(id, "reversals", { payment, reason: "Entered wrongly." });

test("a refund is taken back once, by a numbered paper that names it, and can be entered again", async () => {
  const trip = await agreeTrip(resources, desk.services, desk.seats.owner.admin);
  const { body } = await pay(trip.id, 100);
  await pay(trip.id, (body.open ?? 0) + 70_000);
  const back = await giveBack(trip.id, 70_000);
  const refund = back.body.payments.find(({ paisa }) => paisa === -70_000);
  // While a part went back, the payment that it went back on stands.
  const paid = back.body.payments.find(({ paisa }) => paisa > 100);
  expect((await takeBack(trip.id, paid?.id ?? "")).status).toBe(409);
  const undone = await takeBack(trip.id, refund?.id ?? "");
  expect(undone.status).toBe(201);
  expect(undone.body.refundDue).toBe(70_000);
  const counter = undone.body.documents.find(({ kind }) => kind === "reversal");
  expect(counter).toMatchObject({ corrects: refund?.receipt, total: 70_000 });
  expect((await takeBack(trip.id, refund?.id ?? "")).status).toBe(409);
  // The counter entry is none that could be taken back.
  const entry = undone.body.payments.find(({ isCounter }) => isCounter);
  expect((await takeBack(trip.id, entry?.id ?? "")).status).toBe(404);
  expect((await giveBack(trip.id, 70_000)).body.refundDue).toBe(0);
});

test("whatever is paid, given back and taken back: what counts is what stands, and never less than nothing", async () => {
  const step = fc.oneof(
    fc.record({ do: fc.constant("pay" as const), paisa: fc.integer({ min: 1, max: 600_000 }) }),
    fc.record({ do: fc.constant("refund" as const), paisa: fc.integer({ min: 1, max: 300_000 }) }),
    fc.record({ do: fc.constant("take" as const), at: fc.nat(12) }),
  );
  const done = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 9 }), async (steps) => {
      const trip = await agreeTrip(resources, desk.services, desk.seats.owner.admin);
      const standing = new Map<string, number>();
      // All of it has come, so that what follows can be given back.
      const all = (await pay(trip.id, 1)).body.open ?? 0;
      let last: TripMoney | null = (await pay(trip.id, all)).body;
      for (const one of steps) {
        const known: TripMoney["payments"] = last?.payments ?? [];
        const answer =
          one.do === "pay"
            ? await pay(trip.id, one.paisa)
            : one.do === "refund"
              ? await giveBack(trip.id, one.paisa)
              : await takeBack(trip.id, known[one.at % Math.max(1, known.length)]?.id ?? trip.id);
        expect([201, 404, 409]).toContain(answer.status);
        if (answer.status === 201) done.add(one.do);
        if (answer.status !== 201) continue;
        last = answer.body;
        standing.clear();
        for (const { id, paisa, reversedBy, isCounter } of last.payments)
          if (reversedBy === null && !isCounter) standing.set(id, paisa);
        const sum = [...standing.values()].reduce((one, paisa) => one + paisa, 0);
        expect(last.paid).toBe(sum);
        expect(last.paid).toBeGreaterThanOrEqual(0);
        // Papers say the same: receipts less refunds, less what took them back.
        const back = new Set(last.documents.flatMap(({ corrects }) => corrects ?? []));
        const onPaper = last.documents
          .filter(({ number, kind }) => !back.has(number) && kind !== "reversal")
          .reduce((one, { kind, total }) => one + (kind === "refund" ? -total : total), 0);
        expect(onPaper).toBe(sum);
      }
    }),
    { numRuns: slowOr(25, 8) },
  );
  expect([...done].sort()).toEqual(["pay", "refund", "take"]);
}, 120_000);
