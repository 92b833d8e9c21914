import type { TripMoney } from "#contract/quote/money.ts";
import type { DocumentKind } from "#contract/quote/money-document.ts";
import { addDays } from "#contract/trip/calendar-day.ts";
import type { DeskQuote } from "#contract/wire/desk-quotes.ts";
import type { CancelPreview, TripCancellations } from "#contract/wire/trip-changes.ts";
import type { TripQuoteAnswer } from "#contract/wire/trip-quotes.ts";
import { buildQuote } from "#tests/factories/quotes.ts";
import { expect, startSite, test } from "./fixtures.ts";
import { ask, cutDuring, openTrips, signInDesk, type Trip } from "./power-cuts.ts";

/**
 * Freeze, mail, accept, receipt, invoice, change, cancellation and refund of several trips at once, the power cut in
 * each of them.
 */

const count = 5;
const today = new Date().toISOString().slice(0, 10);

test("a quote's way to the invoice, its change and its cancellation are whole wherever the process was killed", {
  tag: "@slow",
}, async () => {
  test.setTimeout(300_000);
  const site = await startSite({ env: { AUTH_RATE_LIMITS: "off" } });
  try {
    const cookie = await signInDesk(site);
    const trips = await openTrips(site, cookie, count);
    const desk = <T>(method: string, { id }: Trip, path: string, body?: unknown) =>
      ask<T>(site, method, `/api/desk/trips/${id}${path}`, body, cookie);
    const readQuote = async (trip: Trip) => (await desk<DeskQuote>("GET", trip, "/quote")).body;
    const mailsOf = async ({ email }: Trip, words: RegExp) =>
      (await site.mails(email)).filter(({ subject }) => words.test(subject)).length;

    const content = buildQuote({
      departure: addDays(today, 200),
      validUntil: addDays(today, 10),
    });
    for (const trip of trips)
      expect((await desk("PUT", trip, "/quote", { revision: 0, content })).status).toBe(200);

    // Freeze and mail. Sent once more it would be another version: only what is not there is.
    const send = async (trip: Trip) => {
      const { versions = [] } = await readQuote(trip);
      if (versions.length > 0) return { status: 409, body: {} };
      return desk("POST", trip, "/quote/versions", { revision: 1, message: "" });
    };
    await cutDuring(
      site,
      trips.map((trip) => () => send(trip)),
    );
    for (const trip of trips) {
      expect((await readQuote(trip)).versions.map(({ state }) => state)).toEqual(["sent"]);
      expect(await mailsOf(trip, /our offer/)).toBe(1);
    }

    const shown = new Map<Trip, NonNullable<TripQuoteAnswer["quote"]>>();
    for (const trip of trips) {
      const { body } = await ask<TripQuoteAnswer>(site, "GET", `/api/trip/${trip.token}/quote`);
      if (body.quote) shown.set(trip, body.quote);
    }
    const accept = (trip: Trip) =>
      ask(site, "POST", `/api/trip/${trip.token}/acceptance`, {
        version: shown.get(trip)?.id,
        ticked: [],
        total: shown.get(trip)?.price?.totals.total,
        name: "Asha Devi",
        agreed: true,
      });
    await cutDuring(
      site,
      trips.map((trip) => () => accept(trip)),
    );
    for (const trip of trips) {
      expect((await readQuote(trip)).acceptance?.name).toBe("Asha Devi");
      expect(await mailsOf(trip, /agreed/)).toBe(1);
    }

    const pay = (trip: Trip) =>
      desk("POST", trip, "/payments", {
        paisa: 283_500,
        receivedOn: today,
        method: "upi",
        reference: `UTR-${trip.email}`,
      });
    const bill = (trip: Trip) => desk("POST", trip, "/invoices", { buyer: { name: "Asha Devi" } });
    await cutDuring(
      site,
      trips.flatMap((trip) => [() => pay(trip), () => bill(trip)]),
    );
    const money = await Promise.all(
      trips.map(async (trip) => (await desk<TripMoney>("GET", trip, "/money")).body),
    );
    const numbersOf = (wanted: DocumentKind) =>
      money
        .flatMap(({ documents }) => documents.filter(({ kind }) => kind === wanted))
        .map(({ number }) => Number(number.split("/").at(-1)))
        .sort((one, other) => one - other);
    const all = Array.from({ length: count }, (_, index) => index + 1);
    expect(numbersOf("receipt")).toEqual(all);
    expect(numbersOf("invoice")).toEqual(all);
    for (const { total, paid, documents } of money) {
      expect(paid).toBe(283_500);
      expect(documents.find(({ kind }) => kind === "invoice")?.total).toBe(total);
    }
    const isGapless = (found: readonly number[]) =>
      expect(found).toEqual(Array.from({ length: found.length }, (_, index) => index + 1));
    const moneyNow = () =>
      Promise.all(trips.map(async (trip) => (await desk<TripMoney>("GET", trip, "/money")).body));
    const numbers = (list: TripMoney[], wanted: DocumentKind) =>
      list
        .flatMap(({ documents }) => documents.filter(({ kind }) => kind === wanted))
        .map(({ number }) => Number(number.split("/").at(-1)))
        .sort((one, other) => one - other);

    // A change of what is agreed, dearer: begun and kept, then cut while it is sent, and while it is accepted.
    for (const trip of trips) {
      const { body } = await desk<DeskQuote>("POST", trip, "/quote/change", {});
      const items = body.content.items.map((item) => ({ ...item, price: item.price + 50_000 }));
      const kept = { revision: body.revision, content: { ...body.content, items } };
      expect((await desk("PUT", trip, "/quote", kept)).status).toBe(200);
    }
    const sendChange = async (trip: Trip) => {
      const { versions = [], revision } = await readQuote(trip);
      if (versions.length > 1) return { status: 409, body: {} };
      return desk("POST", trip, "/quote/versions", { revision, message: "" });
    };
    await cutDuring(
      site,
      trips.map((trip) => () => sendChange(trip)),
    );
    const changes = new Map<Trip, NonNullable<TripQuoteAnswer["change"]>>();
    for (const trip of trips) {
      expect((await readQuote(trip)).versions.map(({ state }) => state)).toEqual([
        "sent",
        "accepted",
      ]);
      expect(await mailsOf(trip, /change/i)).toBe(1);
      const { body } = await ask<TripQuoteAnswer>(site, "GET", `/api/trip/${trip.token}/quote`);
      if (body.change) changes.set(trip, body.change);
    }
    expect(changes.size).toBe(count);
    const acceptChange = (trip: Trip) =>
      ask(site, "POST", `/api/trip/${trip.token}/acceptance`, {
        version: changes.get(trip)?.id,
        ticked: changes.get(trip)?.price?.ticked ?? [],
        total: changes.get(trip)?.price?.totals.total,
        name: "Asha Devi",
        agreed: true,
      });
    await cutDuring(
      site,
      trips.map((trip) => () => acceptChange(trip)),
    );
    const changed = await moneyNow();
    for (const [at, { total, paid, open }] of changed.entries()) {
      const trip = trips[at] as Trip;
      expect(total).toBe(changes.get(trip)?.price?.totals.total);
      expect([paid, open]).toEqual([283_500, (total ?? 0) - 283_500]);
      const { versions } = await readQuote(trip);
      expect(versions.map(({ state }) => state)).toEqual(["accepted", "replaced"]);
    }
    // What the invoice says less stands on one debit note each, numbered without a gap.
    expect(numbers(changed, "debit_note")).toHaveLength(count);
    isGapless(numbers(changed, "debit_note"));

    // Cancelled at the sums that were shown: the charge, the credit note and the mail with it, or nothing.
    const cancels = new Map<Trip, object>();
    for (const trip of trips) {
      const asked = { scope: { of: "whole" }, requestedOn: today, by: "office" };
      const { body } = await desk<CancelPreview>("POST", trip, "/cancellations/preview", asked);
      const seen = { version: body.version, charge: body.charge.total, refund: body.refund };
      cancels.set(trip, { ...asked, ...seen, reason: "The road is closed." });
    }
    await cutDuring(
      site,
      trips.map((trip) => () => desk("POST", trip, "/cancellations", cancels.get(trip))),
    );
    const cancelled = await moneyNow();
    for (const [at, { total, paid, refundDue, documents }] of cancelled.entries()) {
      const trip = trips[at] as Trip;
      expect([total, paid, refundDue]).toEqual([0, 283_500, 283_500]);
      const { body } = await desk<TripCancellations>("GET", trip, "/cancellations");
      expect(body.cancellations).toHaveLength(1);
      expect(await mailsOf(trip, /cancel/i)).toBe(1);
      const sum = (wanted: DocumentKind) =>
        documents
          .filter(({ kind }) => kind === wanted)
          .reduce((all, paper) => all + paper.total, 0);
      expect(sum("invoice") + sum("debit_note") - sum("credit_note")).toBe(0);
    }
    isGapless(numbers(cancelled, "credit_note"));

    // And what came goes back, once.
    const giveBack = (trip: Trip) =>
      desk("POST", trip, "/refunds", {
        ...{ paisa: 283_500, paidOn: today, method: "bank", reason: "The road is closed." },
        reference: `BACK-${trip.email}`,
      });
    await cutDuring(
      site,
      trips.map((trip) => () => giveBack(trip)),
    );
    const settled = await moneyNow();
    for (const { paid, open, refundDue } of settled)
      expect([paid, open, refundDue]).toEqual([0, 0, 0]);
    expect(numbers(settled, "refund")).toHaveLength(count);
    isGapless(numbers(settled, "refund"));
  } finally {
    await site.stop();
  }
});
