import fc from "fast-check";
import type { TripMoney } from "#contract/quote/money.ts";
import type { QuoteContent } from "#contract/quote/quote.ts";
import type { QuoteItem } from "#contract/quote/quote-item.ts";
import { addDays } from "#contract/trip/calendar-day.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import type { DeskCancelAsk } from "#contract/wire/trip-changes.ts";
import type { Admin } from "#server/calls/callers.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { OpenResources } from "#server/resources.ts";
import type { Services } from "#server/services.ts";
import { agreeTrip, buildItem, buildQuote, ownGstin } from "./quotes.ts";

/** What happens to a trip between its agreement and the accountant: any of it, in any order. Shares are of a hundred. */

const share = fc.integer({ min: 1, max: 130 });
const at = fc.integer({ min: 0, max: 9 });
/** To nobody known, a neighbour, a firm here and elsewhere, one in a zone. */
const buyer = fc.constantFrom(
  { state: "20", gstin: "" },
  { state: "32", gstin: "" },
  { state: "19", gstin: "19ABCPS1234K1ZJ" },
  { state: "20", gstin: ownGstin },
  { state: "20", gstin: ownGstin, sez: true },
  { state: "96", gstin: "" },
);

const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant("pay"), share }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("refund"), share }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("reverse"), at }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant("invoice"), buyer }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("credit") }) },
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant("change"), at, share, tax: fc.boolean() }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant("persons") }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant("service"), at }) },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant("whole"),
      by: fc.constantFrom("traveller", "office"),
      waived: fc.option(share, { nil: null }),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant("wait"), days: fc.integer({ min: 4, max: 30 }) }),
  },
);
export type LifeStep = Parameters<Parameters<typeof step.map>[0]>[0];

const item = fc.record({
  price: fc.integer({ min: 1, max: 9_999_999 }),
  per: fc.constantFrom("person", "room", "group"),
  tax: fc.constantFrom("package", "package", "other"),
  kind: fc.constantFrom("guide", "ticket", "meal"),
  childPrice: fc.option(fc.integer({ min: 0, max: 999_999 }), { nil: null }),
  optional: fc.boolean(),
});

/** A quote with children, options and several taxes, and what becomes of it. */
export const anyLife = fc.record({
  items: fc.array(item, { minLength: 2, maxLength: 5 }),
  children: fc.integer({ min: 0, max: 2 }),
  /** Half days outside India; 0: none. */
  abroad: fc.constantFrom(0, 0, 0, 1),
  tcs: fc.boolean(),
  steps: fc.array(step, { minLength: 3, maxLength: 12 }),
});
export type Life = typeof anyLife extends fc.Arbitrary<infer One> ? One : never;

/** Lives in which each thing happens once at least, and each table has a row: a family here, one far away, a firm. */
export const eachLife: Life[] = (
  [
    [
      { kind: "pay", share: 30 },
      { kind: "wait", days: 20 },
      { kind: "invoice", buyer: { state: "20", gstin: "" } },
      { kind: "pay", share: 90 },
      { kind: "service", at: 0 },
      { kind: "refund", share: 50 },
      { kind: "refund", share: 100 },
      { kind: "reverse", at: 2 },
      { kind: "credit" },
      { kind: "invoice", buyer: { state: "20", gstin: "" } },
    ],
    [
      { kind: "pay", share: 100 },
      { kind: "invoice", buyer: { state: "32", gstin: "" } },
      { kind: "change", at: 1, share: 130, tax: false },
      { kind: "wait", days: 25 },
      { kind: "whole", by: "traveller", waived: 50 },
      { kind: "refund", share: 100 },
    ],
    [
      { kind: "pay", share: 60 },
      { kind: "reverse", at: 0 },
      { kind: "pay", share: 50 },
      { kind: "invoice", buyer: { state: "19", gstin: "19ABCPS1234K1ZJ" } },
      { kind: "change", at: 1, share: 70, tax: true },
      { kind: "persons" },
    ],
  ] satisfies LifeStep[][]
).map((steps) => ({
  items: (["person", "group"] as const).map((per) => ({
    ...{ price: 9_000_003, per, tax: "package", kind: "guide", childPrice: 10_001 },
    optional: false,
  })),
  ...{ children: 1, abroad: 0, tcs: false, steps },
}));

const contentOf = ({ items, children, abroad, tcs }: Life, departure: string): QuoteContent =>
  buildQuote({
    departure,
    tcs,
    party: { adults: 3, children, ages: Array(children).fill(7), rooms: 2, atLeast: false },
    items: [
      ...items.map((one, index) => buildItem({ ...one, id: `i${index}` } as Partial<QuoteItem>)),
      // Something is taxed as a tour, and not all of it is an option.
      buildItem({ id: "tour", per: "group", price: 4_000_001, kind: "other" }),
    ],
    ...(abroad > 0 && { abroad: { halfDays: abroad, of: 2 } }),
  });

/** How many are tried at random; LIVES=150 looks for longer. */
export const livesTried = Number(process.env.LIVES ?? 8);
/** LIVES_SEED tries those of another run again. */
export const livesSeed = Number(process.env.LIVES_SEED ?? Date.now() % 2 ** 31);

type At = {
  resources: OpenResources;
  services: Services;
  admin: Admin;
  /** That of `resources`; it only goes on. */
  clock: { now: Date };
};

/** What a paper or a person may refuse; anything else is a fault. */
const isRefusal = (error: unknown) =>
  error instanceof AppError &&
  ["conflict", "already_done", "validation_failed", "not_found"].includes(error.code);

let references = 0;

/**
 * Lives through it with a clock that only goes on.
 * @returns the trip, and each step that was taken: what was refused is not among them
 */
export async function liveThrough(
  { resources, services, admin, clock }: At,
  life: Life,
  departure: string,
): Promise<{ id: string; reference: string; done: LifeStep["kind"][] }> {
  const trip = await agreeTrip(resources, services, admin, contentOf(life, departure));
  const { id, token } = trip;
  const { money, cancellations, quoteDesk, quoteAnswers } = services;
  const today = () => dayInIndia(clock.now);
  const told = () => {
    const method = (["upi", "bank", "cash"] as const)[++references % 3] ?? "upi";
    return { method, reference: `L${references}` };
  };
  const part = (of: number, hundredths: number) => Math.max(1, Math.round((of * hundredths) / 100));

  /** A change that is offered, with all its options, and accepted; what cannot be offered is let go of. */
  async function agreeOn(write: (content: QuoteContent) => QuoteContent): Promise<void> {
    const { revision, content } = await quoteDesk.beginChange(admin, id);
    try {
      const kept = await quoteDesk.saveQuote(admin, id, { revision, content: write(content) });
      await quoteDesk.sendQuote(admin, id, { revision: kept.revision, message: "" });
      const change = (await quoteAnswers.getShown(token)).change;
      const options = kept.content.items.flatMap((one) => (one.optional ? one.id : []));
      const version = change?.id ?? "";
      const offered = (await quoteAnswers.choose(token, { version, ticked: options })).change;
      const { ticked = [], totals } = offered?.price ?? {};
      await quoteAnswers.accept(
        token,
        {
          ...{ version: offered?.id ?? "", ticked, total: totals?.total ?? 0 },
          ...{ name: "Asha Devi", agreed: true },
        },
        "127.0.0.1",
      );
    } catch (error) {
      await quoteDesk.dropChange(admin, id, "Not so");
      throw error;
    }
  }

  async function cancel(
    scope: DeskCancelAsk["scope"],
    by: DeskCancelAsk["by"] = "traveller",
    waived: number | null = null,
  ): Promise<void> {
    const asked = { scope, requestedOn: today(), by, costs: 0, most: null };
    const first = await cancellations.previewAtDesk(id, asked);
    const most = waived === null ? null : part(first.charge.total, waived);
    const seen = await cancellations.previewAtDesk(id, { ...asked, most });
    await cancellations.cancelAtDesk(admin, id, {
      ...{ ...asked, most, version: seen.version, charge: seen.charge.total },
      ...{ refund: seen.refund, reason: "Asked for by mail" },
    });
  }

  async function take(one: LifeStep, now: TripMoney): Promise<unknown> {
    switch (one.kind) {
      case "wait":
        clock.now = new Date(clock.now.getTime() + one.days * 86_400_000);
        return;
      case "pay": {
        const paisa = part(now.total ?? 0, one.share);
        return money.addPayment(admin, id, { paisa, receivedOn: today(), ...told(), note: "" });
      }
      case "refund": {
        const paisa = part(now.refundDue ?? 0, Math.min(one.share, 100));
        return money.addRefund(admin, id, { paisa, paidOn: today(), ...told(), reason: "Back" });
      }
      case "reverse": {
        const payment = now.payments[one.at % Math.max(1, now.payments.length)]?.id ?? id;
        return money.reversePayment(admin, id, { payment, reason: "Another's" });
      }
      case "invoice": {
        const to = { name: "Asha Devi", address: "Main Road 1", sez: false, ...one.buyer };
        return money.addInvoice(admin, id, to);
      }
      case "credit": {
        const invoice = now.documents.findLast(({ kind }) => kind === "invoice")?.id ?? id;
        return money.addCreditNote(admin, id, { invoice, reason: "Another name" });
      }
      case "change":
        return agreeOn((content) => ({
          ...content,
          validUntil: addDays(today(), 5),
          items: content.items.map((line, index, { length }) =>
            index === one.at % length
              ? { ...line, price: part(line.price, one.share), ...(one.tax && { tax: "other" }) }
              : line,
          ),
        }));
      case "persons":
        return cancel({ of: "persons", adults: 1, children: [], heads: [] });
      case "service":
        return cancel({ of: "services", items: [`i${one.at % life.items.length}`] });
      case "whole":
        return cancel({ of: "whole" }, one.by as DeskCancelAsk["by"], one.waived);
    }
  }

  const done: LifeStep["kind"][] = [];
  for (const one of life.steps) {
    try {
      await take(one, await money.getMoney(id));
      done.push(one.kind);
    } catch (error) {
      if (!isRefusal(error)) throw error;
    }
  }
  return { id, reference: trip.reference, done };
}
