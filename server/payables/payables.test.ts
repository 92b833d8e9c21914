import { sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import type { RateBook } from "#contract/quote/rate-book.ts";
import type { AskSent, DayTask } from "#contract/wire/agenda.ts";
import type { SupplierAccounts, SupplierStatement, TripMargins } from "#contract/wire/payables.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { agreeTrip, buildItem, buildQuote } from "#tests/factories/quotes.ts";
import { buildDay } from "#tests/factories/trip-pages.ts";
import { databasesOf } from "#tests/setup/database-kinds.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

describe.each(databasesOf(import.meta.url))("suppliers' money on %s", (kind) => {
  let resources: OpenResources;
  let desk: Awaited<ReturnType<typeof createDeskApp>>;
  beforeAll(async () => {
    resources = await createTestResources(
      {},
      {
        clock: () => new Date("2026-11-22T06:00:00Z"),
        ...(kind === "postgres" && { postgresUrl: inject("postgresUrl") }),
      },
    );
    desk = await createDeskApp(resources);
  });
  afterAll(() => resources.close());

  const owner = () => desk.seats.owner.headers;
  const days = ["d1", "d2"].map((id) => buildDay(id, "Leh"));
  const room = buildItem({ nights: 2, nightsOf: ["d1"], price: 400_000, margin: 2500 });

  /** A trip whose room is confirmed, or cancelled with a charge. */
  async function confirm(supplier: string, charge: number | null = null) {
    const content = buildQuote({ days, items: [{ ...room, nights: 1 }] });
    const trip = await agreeTrip(resources, desk.services, desk.seats.owner.admin, content);
    const path = `/api/desk/trips/${trip.id}/asks`;
    const ask = { supplier, email: "", item: "room", body: "One night." };
    const asked = await desk.call<AskSent>("POST", path, owner(), ask);
    const one = `${path}/${asked.body.asks[0]?.id}`;
    const yes = { action: "confirm", revision: 1, confirmation: "4711" };
    await desk.call("PATCH", one, owner(), yes);
    if (charge !== null)
      await desk.call("PATCH", one, owner(), { action: "cancel", revision: 2, charge });
    return { ...trip, service: asked.body.asks[0]?.id ?? "" };
  }
  const accountOf = async (name: string) => {
    const { body } = await desk.call<SupplierAccounts>("GET", "/api/desk/payables", owner());
    return body.accounts.find((one) => one.name.toLowerCase() === name.toLowerCase());
  };
  const pay = (account: string, body: object) =>
    desk.call<SupplierStatement>("POST", `/api/desk/payables/${account}/payments`, owner(), {
      ...{ paidOn: "2026-11-20", method: "bank", reference: "" },
      ...body,
    });

  test("who is typed by name is the one supplier of the rate book that is called so: one account", async () => {
    const name = `Hotel Palash ${kind}`;
    const added = await desk.call<RateBook>("POST", "/api/desk/suppliers", owner(), {
      ...{ kind: "stay", name, place: "Ranchi" },
    });
    const supplierId = added.body.suppliers.find((one) => one.name === name)?.id;
    await confirm(name, 1_00);
    const path = `/api/desk/trips/${(await agreeTrip(resources, desk.services, desk.seats.owner.admin, buildQuote({ days, items: [{ ...room, nights: 1 }] }))).id}/asks`;
    const ask = { supplier: name, supplierId, email: "", item: "room", body: "One night." };
    const { body } = await desk.call<AskSent>("POST", path, owner(), ask);
    const cancel = { action: "cancel", revision: 2, charge: 2_00 };
    const yes = { action: "confirm", revision: 1, confirmation: "4712" };
    await desk.call("PATCH", `${path}/${body.asks[0]?.id}`, owner(), yes);
    await desk.call("PATCH", `${path}/${body.asks[0]?.id}`, owner(), cancel);
    expect((await accountOf(name))?.owed).toBe(3_00);
  });

  test("a name that is typed for a room is the house that is called so, not its namesake with cars; of two houses neither", async () => {
    const name = `Munda ${kind}`;
    const add = (what: string) =>
      desk.call<RateBook>("POST", "/api/desk/suppliers", owner(), {
        ...{ kind: what, name, place: "Ranchi" },
      });
    const askedOf = async () => {
      const { service } = await confirm(name);
      const { rows } = (await resources.database.db.execute(
        sql`select supplier_id::text as id from supplier_asks where id = ${service}::uuid`,
      )) as { rows: { id: string | null }[] };
      return rows[0]?.id;
    };
    await add("transport");
    expect(await askedOf()).toBeNull();
    const { body } = await add("stay");
    const house = body.suppliers.find((one) => one.name === name && one.kind === "stay");
    expect(await askedOf()).toBe(house?.id);
    await add("stay");
    expect(await askedOf()).toBeNull();
  });

  test("a service is owed once its cost is entered, by its day; paid by one reference, with an advance, and taken back by a counter entry", async () => {
    const name = `The Grand Dragon ${kind}`;
    const trip = await confirm(name);
    const second = await confirm(name.toUpperCase(), 150_000);
    const before = await accountOf(name.toUpperCase());
    expect(before).toMatchObject({ owed: 150_000, paid: 0, unpriced: 1, nextDue: "2027-06-10" });
    const account = before?.account ?? "";
    const path = `/api/desk/payables/${account}`;
    const part = (service: string | null, paisa: number) => ({ service, paisa });
    expect((await pay(account, { parts: [part(trip.service, 1)] })).status).toBe(400);
    const cost = (body: object) =>
      desk.call<SupplierStatement>("PUT", `${path}/services/${trip.service}`, owner(), body);
    expect((await cost({ cost: -1, dueOn: null, revision: 2 })).status).toBe(400);
    const priced = await cost({ cost: 420_000, dueOn: "2026-12-01", revision: 2 });
    expect(priced.body.services).toMatchObject([
      {
        owed: 420_000,
        dueOn: "2026-12-01",
        from: "2027-06-10",
        to: "2027-06-11",
        confirmation: "4711",
      },
      { owed: 150_000, state: "cancelled" },
    ]);
    // Of two colleagues the later is told; what it costs is no secret of the desk's history.
    expect((await cost({ cost: 1, dueOn: null, revision: 2 })).status).toBe(409);
    const asks = await desk.services.agenda.listAsks(trip.id);
    expect(JSON.stringify(asks)).not.toContain("420000");

    for (const wrong of [
      { parts: [] },
      { parts: [part(trip.service, 0)] },
      { parts: [part(trip.service, 420_001)] },
      { parts: [part(trip.service, 1), part(trip.service, 2)] },
      { parts: [part(null, 10)], paidOn: "2026-11-23" },
      { parts: [part(null, 10.5)] },
    ])
      expect((await pay(account, wrong)).status).toBe(400);
    const stranger = await confirm(`Another ${kind}`);
    expect((await pay(account, { parts: [part(stranger.service, 1)] })).status).toBe(404);

    const paid = await pay(account, {
      reference: " utr 1",
      parts: [part(trip.service, 400_000), part(second.service, 150_000), part(null, 50_000)],
    });
    expect(paid.body.account).toMatchObject({ owed: 570_000, paid: 550_000, advance: 50_000 });
    expect((await pay(account, { reference: "UTR1", parts: [part(null, 1)] })).status).toBe(409);
    // The same once more is known by its reference before it is found to be too much.
    const again = { reference: "UTR 1", parts: [part(trip.service, 400_000)] };
    expect((await pay(account, again)).status).toBe(409);
    // Whoever pays at the same time cannot pay the same twice.
    const raced = await Promise.all(
      [1, 2].map(() => pay(account, { parts: [part(trip.service, 15_000)] })),
    );
    expect(raced.map(({ status }) => status).sort()).toEqual([201, 400]);
    const payment = paid.body.payments[0]?.id;
    const advance = (paisa: number) =>
      desk.call<SupplierStatement>("POST", `${path}/payments/${payment}/advance`, owner(), {
        ...{ service: trip.service, paisa },
      });
    expect((await advance(60_000)).status).toBe(409);
    expect((await advance(6_000)).status).toBe(400);
    expect((await advance(5_000)).body.account).toMatchObject({ paid: 570_000, advance: 45_000 });

    const csv = await desk.app.request(`${path}/statement.csv`, { headers: owner() });
    expect((await csv.text()).trim().split("\r\n").at(-1)).toMatch(/,-?'?-450\.00$|'-450\.00$/);
    const pdf = await desk.app.request(`${path}/statement.pdf`, { headers: owner() });
    expect(
      Buffer.from(await pdf.arrayBuffer())
        .subarray(0, 5)
        .toString(),
    ).toBe("%PDF-");

    const back = () =>
      desk.call<SupplierStatement>("POST", `${path}/payments/${payment}/reversal`, owner(), {
        reason: "Sent to another account",
      });
    const both = await Promise.all([back(), back()]);
    expect(both.map(({ status }) => status).sort()).toEqual([201, 409]);
    const { body } = await desk.call<SupplierStatement>("GET", path, owner());
    expect(body.account).toMatchObject({ owed: 570_000, paid: 15_000, advance: 0 });
    expect(body.payments.map(({ paisa, reversed }) => [paisa, reversed])).toContainEqual([
      -600_000,
      false,
    ]);
    // Every paisa is in the parts of its payment.
    for (const one of body.payments)
      expect(one.parts.reduce((sum, { paisa }) => sum + paisa, 0)).toBe(one.paisa);
    // The reference may be entered again where it belongs.
    expect((await pay(account, { reference: "UTR 1", parts: [part(null, 1)] })).status).toBe(201);
  }, 60_000);

  test("an advance counts for what is due first: the page, its sums and the day's tasks say the same", async () => {
    const name = `Munda Cars ${kind}`;
    const first = await confirm(name);
    const second = await confirm(name);
    const account = (await accountOf(name))?.account ?? "";
    const path = `/api/desk/payables/${account}`;
    const price = (service: string, cost: number, dueOn: string) =>
      desk.call<SupplierStatement>("PUT", `${path}/services/${service}`, owner(), {
        ...{ cost, dueOn, revision: 2 },
      });
    await price(second.service, 300_000, "2026-11-25");
    await price(first.service, 420_000, "2026-11-21");
    const tasks = async () => {
      const { body } = await desk.call<{ tasks: DayTask[] }>("GET", "/api/desk/tasks", owner());
      return body.tasks
        .filter(({ kind: what, unconfirmed }) => what === "payable" && unconfirmed.includes(name))
        .map(({ on, paisa }) => [on, paisa]);
    };
    const services = async () => {
      const { body } = await desk.call<SupplierStatement>("GET", path, owner());
      return body.services.map(({ dueOn, owed, paid, covered }) => [
        ...[dueOn, (owed ?? 0) - paid - covered],
      ]);
    };
    expect(await tasks()).toEqual([
      ["2026-11-21", 420_000],
      ["2026-11-25", 300_000],
    ]);
    await pay(account, { parts: [{ service: null, paisa: 300_000 }] });
    expect(await tasks()).toEqual([
      ["2026-11-21", 120_000],
      ["2026-11-25", 300_000],
    ]);
    expect(await services()).toEqual(await tasks());
    expect(await accountOf(name)).toMatchObject({ overdue: 120_000, nextDue: "2026-11-21" });
    await pay(account, { parts: [{ service: null, paisa: 200_000 }] });
    expect(await tasks()).toEqual([["2026-11-25", 220_000]]);
    expect(await services()).toEqual([["2026-11-21", 0], ...(await tasks())]);
    const sums = await accountOf(name);
    expect(sums).toMatchObject({ overdue: 0, nextDue: "2026-11-25", advance: 500_000, paid: 0 });
    // What is left of all is what the tasks ask for, wherever the money counts.
    await pay(account, { parts: [{ service: second.service, paisa: 220_000 }] });
    expect(await tasks()).toEqual([]);
    const end = await accountOf(name);
    expect(end).toMatchObject({ owed: 720_000, paid: 220_000, advance: 500_000, nextDue: null });
  }, 60_000);

  test("what was quoted and what is left of a trip; open while a service is", async () => {
    const trip = await confirm(`Hotel Ladakh ${kind}`);
    const marginOf = async () => {
      const { body } = await desk.call<TripMargins>(
        "GET",
        "/api/desk/margins?from=2027-01-01&to=2027-12-31",
        owner(),
      );
      return body.trips.find(({ tripId }) => tripId === trip.id);
    };
    expect(await marginOf()).toMatchObject({
      price: 500_000,
      quotedCost: 400_000,
      realCost: 400_000,
      open: 1,
    });
    const account = (await accountOf(`Hotel Ladakh ${kind}`))?.account;
    await desk.call("PUT", `/api/desk/payables/${account}/services/${trip.service}`, owner(), {
      ...{ cost: 441_000, dueOn: null, revision: 2 },
    });
    expect(await marginOf()).toMatchObject({ realCost: 441_000, open: 0 });
    const editor = desk.seats.editor.headers;
    for (const path of [
      "/api/desk/payables",
      `/api/desk/payables/${account}`,
      "/api/desk/margins?from=2027-01-01&to=2027-12-31",
    ])
      expect((await desk.call("GET", path, editor)).status).toBe(403);
  });
});
