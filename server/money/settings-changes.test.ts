import { afterAll, beforeAll, expect, test } from "vitest";
import type { SettingsChanges, TripMoney } from "#contract/quote/money.ts";
import type { AuditPage } from "#contract/wire/audit.ts";
import type { MoneySettings } from "#contract/wire/money-settings.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { agreeTrip, buildQuote } from "#tests/factories/quotes.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { tellChange } from "./settings-changes.ts";

let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources();
  desk = await createDeskApp(resources);
});
afterAll(() => resources.close());

type State = { revision: number; settings: MoneySettings };
const owner = () => desk.seats.owner.headers;
const at = "/api/desk/money-settings";
const change = async (changed: Partial<MoneySettings>) => {
  const { body } = await desk.call<State>("GET", at, owner());
  const settings = { ...body.settings, ...changed };
  return desk.call<State>("PUT", at, owner(), { revision: body.revision, settings });
};

const changes = async () =>
  (await desk.call<SettingsChanges>("GET", `${at}/changes`, owner())).body.changes;
const audit = async (action: string) =>
  (await desk.call<AuditPage>("GET", `/api/desk/audit?action=${action}`, owner())).body.entries;

test("settings keep what they were before each change and after it, and whose it was", async () => {
  await change({ upi: "safarnama@bank" });
  await change({ upi: "elsewhere@bank", gstin: "20ABCFS4321L1ZH", bank: "SBI 123" });
  const { body } = await desk.call<State>("GET", at, owner());
  await change({
    tax: [...body.settings.tax, { from: "2027-04-01", package: 500, other: 1800, tcs: 200 }],
  });
  // What is the same is no change; what was refused left nothing.
  await change({});
  await desk.call("PUT", at, owner(), {
    revision: 1,
    settings: { ...body.settings, upi: "late@bank" },
  });
  const [rates, account, first, ...more] = await changes();
  expect(more).toEqual([]);
  expect(rates?.parts).toEqual([
    { part: "tax", before: "", after: "from 2027-04-01, package 5 %, other 18 %, tcs 2 %" },
  ]);
  expect(account).toMatchObject({
    who: "owner",
    parts: expect.arrayContaining([
      { part: "upi", before: "safarnama@bank", after: "elsewhere@bank" },
      { part: "gstin", before: "", after: "20ABCFS4321L1ZH" },
      { part: "bank", before: "", after: "SBI 123" },
    ]),
  });
  expect(account?.parts).toHaveLength(3);
  // What the site came with and nobody changed is no change.
  expect(first?.parts).toEqual([{ part: "upi", before: "", after: "safarnama@bank" }]);
  for (const role of ["viewer", "editor"] as const)
    expect((await desk.call("GET", `${at}/changes`, desk.seats[role].headers)).status).toBe(403);
});

test("a row of rates that was replaced says both", () => {
  const old = { currency: "USD", on: "2026-11-22", rate: 840_000 };
  expect(tellChange({ exchange: [old] }, { exchange: [{ ...old, rate: 845_000 }] })).toEqual([
    {
      part: "exchange",
      before: "on 2026-11-22, currency USD, rate ₹84",
      after: "on 2026-11-22, currency USD, rate ₹84.5",
    },
  ]);
});

test("what a cancellation costs is told by its rows, those of a kind of service by its name", () => {
  const rows = [{ days: 0, share: 10_000 }];
  const before = { cancellation: { rows: [{ days: 30, share: null }, ...rows], services: [] } };
  const after = { cancellation: { rows, services: [{ kind: "guide", rows }], costs: true } };
  expect(tellChange(before, after)).toEqual([
    {
      part: "cancellation",
      before: "days 30, share the first payment",
      after: "kind guide, days 0, share 100 %; kind never less than what suppliers charge",
    },
  ]);
});

test("lines of the audit log about money say how much, and how it came", async () => {
  const trip = await agreeTrip(resources, desk.services, desk.seats.owner.admin, buildQuote());
  const post = (what: string, body: object) =>
    desk.call<TripMoney>(
      "POST",
      `/api/desk/trips/${trip.id}/${what}`,
      desk.seats.editor.headers,
      body,
    );
  const receivedOn = "2026-11-20";
  const paid = await post("payments", {
    paisa: 3_534_300,
    receivedOn,
    method: "upi",
    reference: "U1",
  });
  expect((await audit("trip.receipt"))[0]?.details).toEqual({
    number: paid.body.documents[0]?.number,
    sum: "₹35,343",
    method: "upi",
    receivedOn,
  });
  await post("reversals", { payment: paid.body.payments[0]?.id, reason: "Another trip's." });
  expect((await audit("trip.reversal"))[0]?.details).toMatchObject({
    sum: "₹35,343",
    method: "upi",
  });
  const invoiced = await post("invoices", { buyer: { name: "Asha Devi", state: "Jharkhand" } });
  expect((await audit("trip.invoice"))[0]?.details).toMatchObject({ sum: "₹9,450" });
  const invoice = invoiced.body.documents.find(({ kind }) => kind === "invoice");
  await post("credit-notes", { invoice: invoice?.id, reason: "Wrong buyer." });
  expect((await audit("trip.credit-note"))[0]?.details).toMatchObject({ sum: "₹9,450" });
});

test("a rate that came and went says what it was", async () => {
  const book = await desk.call<{ suppliers: { id: string; rates: { id: string }[] }[] }>(
    "POST",
    "/api/desk/suppliers",
    owner(),
    { kind: "stay", name: "Lake House", place: "Netarhat", email: "", phone: "", note: "" },
  );
  const { id } = book.body.suppliers[0] ?? { id: "" };
  const rate = {
    name: "Double",
    per: "room",
    from: null,
    to: null,
    price: 450_000,
    childPrice: null,
    extraBedPrice: null,
    margin: 2000,
  };
  const added = await desk.call<typeof book.body>(
    "POST",
    `/api/desk/suppliers/${id}/rates`,
    owner(),
    rate,
  );
  expect(added.status).toBeLessThan(300);
  const details = {
    ...{ supplier: "Lake House", rate: "Double" },
    ...{ price: "₹4,500", per: "room", margin: "20 %" },
  };
  expect((await audit("supplier.added"))[0]?.details).toEqual({ name: "Lake House" });
  expect((await audit("rate.added"))[0]?.details).toEqual(details);
  await desk.call("DELETE", `/api/desk/rates/${added.body.suppliers[0]?.rates[0]?.id}`, owner());
  expect((await audit("rate.removed"))[0]?.details).toEqual(details);
});
