import { addDays, lastOfDays } from "#contract/trip/calendar-day.ts";
import type { DayTask } from "#contract/wire/agenda.ts";
import { isAtLeast } from "#contract/wire/desk-roles.ts";
import { payableAhead } from "#contract/wire/payables.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import type { AgreedQuote, QuoteOverview } from "#server/quotes/overview-service.ts";
import type { TripFile, TripHead } from "#server/trips/trip-file.ts";
import { listUnconfirmed } from "./list-unconfirmed.ts";
import * as store from "./store.ts";

/** Days ahead of which a quote that lapses, a hold that ends, a departure and what a supplier is owed are told. */
const ahead = { lapsing: 3, hold: 3, departure: 7, payable: payableAhead } as const;
/** Days for which a tour that ended without an invoice is told: the law gives thirty. */
const toInvoice = 120;
const most = 200;

export type AgendaNeeds = {
  trips: Pick<TripFile, "listHeads">;
  quotes: QuoteOverview;
  /** Trips whose payments are behind what was due before a day; paisa. */
  listLate(today: string): Promise<{ tripId: string; on: string; missing: number }[]>;
  /** Trips for which the gateway says that something was paid and nobody has said what it is; paisa of the rupees. */
  listToSettle(): Promise<{ tripId: string; on: string; paisa: number | null }[]>;
  /** Trips to which money goes back; paisa. */
  listOverpaid(): Promise<{ tripId: string; paisa: number }[]>;
  /** Whether a tour wants an invoice: the office has a GSTIN. */
  mustInvoice(): Promise<boolean>;
  /** Which of these trips have no invoice that stands. */
  listWithoutInvoice(tripIds: string[]): Promise<ReadonlySet<string>>;
  /** Services whose supplier is to be paid until a day; paisa that are open. */
  listPayable(
    until: string,
  ): Promise<{ service: string; tripId: string; supplier: string; on: string; paisa: number }[]>;
};
type Draft = Pick<DayTask, "kind" | "task" | "tripId" | "on" | "paisa" | "unconfirmed">;

/** What is not certain of each agreed trip, by its id. */
export async function readUnconfirmed(
  db: Db,
  agreed: readonly AgreedQuote[],
): Promise<Map<string, string[]>> {
  const asks = Map.groupBy(
    await store.listAsksOf(
      db,
      agreed.map(({ tripId }) => tripId),
    ),
    ({ tripId }) => tripId,
  );
  return new Map(
    agreed.map((quote) => [quote.tripId, listUnconfirmed(quote, asks.get(quote.tripId) ?? [])]),
  );
}

const compare = (one: string, other: string) => (one < other ? -1 : one > other ? 1 : 0);

/** The day on which a tour ends. */
const lastDay = ({ departure, trip }: AgreedQuote["content"]) =>
  lastOfDays(departure, trip.days.length);

/** Tours that are over and have no invoice yet: thirty days after its last one it has to be written (rule 47). */
async function listToInvoice(
  { quotes, mustInvoice, listWithoutInvoice }: AgendaNeeds,
  today: string,
): Promise<{ tripId: string; on: string }[]> {
  // Four months of quotes are read where there is something to ask of them.
  if (!(await mustInvoice())) return [];
  const agreed = await quotes.listDeparting(addDays(today, -toInvoice), today);
  const over = agreed
    .map(({ tripId, content }) => ({ tripId, on: lastDay(content) }))
    .filter(({ on }) => on <= today);
  const open = await listWithoutInvoice(over.map(({ tripId }) => tripId));
  return over.filter(({ tripId }) => open.has(tripId));
}

function tell(draft: Draft, heads: ReadonlyMap<string, TripHead>): DayTask[] {
  const head = heads.get(draft.tripId);
  if (!head) return [];
  const { reference, name, destination } = head;
  return [{ ...draft, reference, name, destination, open: draft.unconfirmed.length }];
}

/**
 * What is to be done on a day: quotes that lapse soon, payments that are late, departures near by with what is not
 * certain of them, what a supplier holds for some days more or held until lately, what the gateway says was paid, what
 * goes back to travellers, what was cancelled at a charge that nobody has entered, tours without an invoice, and what
 * suppliers are to be paid. `admin`: without what they have put off, and what suppliers are owed for managers alone; null:
 * for the office's own mail, which says of no sum that a supplier is owed.
 */
export async function listDayTasks(
  db: Db,
  needs: AgendaNeeds,
  today: string,
  admin: Pick<Admin, "id" | "role"> | null,
): Promise<DayTask[]> {
  const { trips, quotes } = needs;
  const isHidden = admin !== null && !isAtLeast(admin.role, "manager");
  const [
    lapsing,
    late,
    toSettle,
    departing,
    held,
    overpaid,
    uncharged,
    uninvoiced,
    payable,
    putOff,
  ] = await Promise.all([
    quotes.listLapsing(today, addDays(today, ahead.lapsing)),
    needs.listLate(today),
    needs.listToSettle(),
    quotes.listDeparting(today, addDays(today, ahead.departure)),
    store.listHeld(db, addDays(today, ahead.hold)),
    needs.listOverpaid(),
    store.listUncharged(db),
    listToInvoice(needs, today),
    isHidden ? [] : needs.listPayable(addDays(today, ahead.payable)),
    admin === null ? new Set<string>() : store.listPutOff(db, admin.id, today),
  ]);
  const unconfirmed = await readUnconfirmed(db, departing);
  const plain = { paisa: null, unconfirmed: [] };
  const drafts: Draft[] = [
    ...lapsing.map(({ tripId, on }) => {
      return { ...plain, kind: "lapsing" as const, task: `lapsing:${tripId}`, tripId, on };
    }),
    ...late.map(({ tripId, on, missing: paisa }) => {
      return { ...plain, kind: "late" as const, task: `late:${tripId}`, tripId, on, paisa };
    }),
    ...toSettle.map(({ tripId, on, paisa }): Draft => {
      return { ...plain, kind: "settle", task: `settle:${tripId}`, tripId, on, paisa };
    }),
    ...departing.map(({ tripId, content }): Draft => {
      const open = unconfirmed.get(tripId) ?? [];
      const task = `departure:${tripId}`;
      return {
        kind: "departure",
        task,
        tripId,
        on: content.departure,
        paisa: null,
        unconfirmed: open,
      };
    }),
    ...held.map(({ id, tripId, supplierName, heldUntil }): Draft => {
      const of = { kind: "hold" as const, task: `hold:${id}`, tripId, on: heldUntil ?? today };
      return { ...of, paisa: null, unconfirmed: [supplierName] };
    }),
    ...overpaid.map(({ tripId, paisa }) => {
      const task = `refund:${tripId}`;
      return { ...plain, kind: "refund" as const, task, tripId, on: today, paisa };
    }),
    ...uncharged.map(({ id, tripId, supplierName }): Draft => {
      const of = { kind: "charge" as const, task: `charge:${id}`, tripId, on: today };
      return { ...of, paisa: null, unconfirmed: [supplierName] };
    }),
    ...uninvoiced.map(({ tripId, on }) => {
      return { ...plain, kind: "invoice" as const, task: `invoice:${tripId}`, tripId, on };
    }),
    ...payable.map(({ service, tripId, supplier, on, paisa }): Draft => {
      const of = { kind: "payable" as const, task: `payable:${service}`, tripId, on };
      return { ...of, paisa: admin ? paisa : null, unconfirmed: [supplier] };
    }),
  ];
  const due = drafts.filter(({ task }) => !putOff.has(task));
  const heads = await trips.listHeads(
    db,
    due.map(({ tripId }) => tripId),
  );
  return due
    .flatMap((draft) => tell(draft, heads))
    .toSorted(
      (one, other) =>
        compare(one.on, other.on) ||
        compare(one.kind, other.kind) ||
        compare(one.reference, other.reference),
    )
    .slice(0, most);
}
