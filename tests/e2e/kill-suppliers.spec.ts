import type { TripMoney } from "#contract/quote/money.ts";
import { addDays } from "#contract/trip/calendar-day.ts";
import type { AskList } from "#contract/wire/agenda.ts";
import type { DeskQuote } from "#contract/wire/desk-quotes.ts";
import type { SupplierAccounts, SupplierStatement } from "#contract/wire/payables.ts";
import type { TripQuoteAnswer } from "#contract/wire/trip-quotes.ts";
import { buildItem, buildQuote } from "#tests/factories/quotes.ts";
import { expect, startSite, test } from "./fixtures.ts";
import { ask, cutDuring, openTrips, signInDesk, type Trip } from "./power-cuts.ts";

/**
 * What a supplier is asked for, confirms, costs and is paid, and a payment taken back, of several trips at once: the
 * power cut in each of them. Vouchers are made of what is kept, so each is whole, or not to be had.
 */

const count = 4;
const today = new Date().toISOString().slice(0, 10);
const supplier = "Hotel Palash";

test("what suppliers are asked, confirm and are paid is whole wherever the process was killed", {
  tag: "@slow",
}, async () => {
  test.setTimeout(300_000);
  const site = await startSite({ env: { AUTH_RATE_LIMITS: "off" } });
  try {
    const cookie = await signInDesk(site);
    const trips = await openTrips(site, cookie, count);
    const desk = <T>(method: string, path: string, body?: unknown) =>
      ask<T>(site, method, `/api/desk/${path}`, body, cookie);
    const of = ({ id }: Trip, path: string) => `trips/${id}/${path}`;
    const readAsks = async (trip: Trip) => (await desk<AskList>("GET", of(trip, "asks"))).body.asks;

    const content = buildQuote({
      departure: addDays(today, 200),
      validUntil: addDays(today, 10),
      items: [
        buildItem({
          ...{ id: "line-0", title: supplier, kind: "stay", per: "group", price: 1_000_000 },
          nightsOf: ["d1"],
        }),
      ],
    });
    for (const trip of trips) {
      expect((await desk("PUT", of(trip, "quote"), { revision: 0, content })).status).toBe(200);
      const { revision } = (await desk<DeskQuote>("GET", of(trip, "quote"))).body;
      await desk("POST", of(trip, "quote/versions"), { revision, message: "" });
      const { body } = await ask<TripQuoteAnswer>(site, "GET", `/api/trip/${trip.token}/quote`);
      const accepted = await ask(site, "POST", `/api/trip/${trip.token}/acceptance`, {
        ...{ version: body.quote?.id, ticked: [], name: "Asha Devi", agreed: true },
        total: body.quote?.price?.totals.total,
      });
      expect(accepted.status).toBeLessThan(300);
    }

    // Asked by mail: the ask, its line in the timeline and the mail, or nothing.
    const letter = {
      supplier,
      item: "line-0",
      channel: "mail",
      body: "Please keep a room for us.",
    };
    await cutDuring(
      site,
      trips.map(
        (trip) => () =>
          desk("POST", of(trip, "asks"), { ...letter, email: `palash+${trip.id}@example.org` }),
      ),
    );
    for (const trip of trips) {
      const asks = await readAsks(trip);
      expect(asks.map(({ state }) => state)).toEqual(["asked"]);
      expect(asks[0]?.history.map(({ state }) => state)).toEqual(["asked"]);
      expect(await site.mails(`palash+${trip.id}@example.org`)).toHaveLength(1);
    }

    // Confirmed by number: seen at the first revision, so a second time is refused.
    await cutDuring(
      site,
      await Promise.all(
        trips.map(async (trip) => {
          const [asked] = await readAsks(trip);
          const change = { action: "confirm", confirmation: `HP-${trip.email}`, note: "" };
          return () =>
            desk("PATCH", of(trip, `asks/${asked?.id}`), { ...change, revision: asked?.revision });
        }),
      ),
    );
    for (const trip of trips) {
      const [confirmed] = await readAsks(trip);
      expect([confirmed?.state, confirmed?.confirmation]).toEqual([
        "confirmed",
        `HP-${trip.email}`,
      ]);
      expect(confirmed?.history.map(({ state }) => state)).toEqual(["asked", "confirmed"]);
    }

    // A voucher asked for while the power goes is there afterwards, at the same state.
    const voucher = (trip: Trip) =>
      fetch(`${site.url}/api/desk/${of(trip, "road/paper.pdf")}?paper=voucher&item=line-0`, {
        headers: { cookie },
      }).then(
        async (answer) => Buffer.from(await answer.arrayBuffer()).toString("latin1"),
        () => "",
      );
    const cut = trips.map(voucher);
    await site.kill();
    await Promise.all(cut);
    await site.restart();
    for (const trip of trips) {
      const pdf = await voucher(trip);
      expect(pdf.startsWith("%PDF-")).toBe(true);
      expect(pdf.trimEnd().endsWith("%%EOF")).toBe(true);
    }

    const { accounts } = (await desk<SupplierAccounts>("GET", "payables")).body;
    const account = `payables/${accounts.find(({ name }) => name === supplier)?.account}`;
    const statement = async () => (await desk<SupplierStatement>("GET", account)).body;

    // What each costs us.
    const services = (await statement()).services;
    expect(services).toHaveLength(count);
    await cutDuring(
      site,
      services.map(
        ({ id, revision }) =>
          () =>
            desk("PUT", `${account}/services/${id}`, { cost: 800_000, dueOn: today, revision }),
      ),
    );
    expect((await statement()).account).toMatchObject({ owed: count * 800_000, unpriced: 0 });

    // Paid, each by its own reference: the payment with what it is for, or neither.
    await cutDuring(
      site,
      services.map(
        ({ id }) =>
          () =>
            desk("POST", `${account}/payments`, {
              ...{ paidOn: today, method: "bank", reference: `OUT-${id}`, note: "" },
              parts: [{ service: id, paisa: 800_000 }],
            }),
      ),
    );
    const paid = await statement();
    expect(paid.account).toMatchObject({ owed: count * 800_000, paid: count * 800_000 });
    expect(paid.payments.map(({ parts }) => parts.length)).toEqual(Array(count).fill(1));
    expect(paid.services.map((one) => one.paid)).toEqual(Array(count).fill(800_000));

    // Taken back by a counter entry, once.
    await cutDuring(
      site,
      paid.payments.map(
        ({ id }) =>
          () =>
            desk("POST", `${account}/payments/${id}/reversal`, { reason: "Entered twice" }),
      ),
    );
    const back = await statement();
    expect(back.account).toMatchObject({ owed: count * 800_000, paid: 0 });
    expect(back.payments).toHaveLength(2 * count);
    expect(back.payments.filter(({ reversed }) => reversed)).toHaveLength(count);
    // Nothing of it touches what the travellers owe; without a GSTIN no tax.
    for (const trip of trips) {
      const money = (await desk<TripMoney>("GET", of(trip, "money"))).body;
      expect([money.total, money.paid]).toEqual([1_000_000, 0]);
    }
  } finally {
    await site.stop();
  }
});
