import {
  type DecisionInput,
  moneyTexts,
  PaymentInput,
  RefundInput,
  ReversalInput,
  type WaitingEntry,
} from "#contract/quote/money.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import type { EnteredBy } from "./entered-by.ts";
import type { MoneyTrip } from "./issue-paper.ts";
import { foldReference } from "./reference.ts";
import * as store from "./waiting-store.ts";

/** An entry as it was sent, with what it is about. */
export type Entry =
  | { kind: "payment"; input: PaymentInput }
  | { kind: "refund"; input: RefundInput }
  | { kind: "reversal"; input: ReversalInput };

export type Enter = (db: Db, by: EnteredBy, trip: MoneyTrip, entry: Entry) => Promise<void>;

/** What makes two of a trip the same: its reference, without one its sum, day and way; of a counter entry what it takes back. */
function keyOf({ kind, input }: Entry): string {
  if (kind === "reversal") return `${kind} ${input.payment}`;
  const on = kind === "payment" ? input.receivedOn : input.paidOn;
  const reference = foldReference(input.reference);
  return [kind, input.method, reference || `${input.paisa} ${on}`].join(" ");
}

/** What was kept, as its own kind reads it. @throws Error for a row that no release of ours wrote */
function readEntry({ kind, entry }: Pick<store.WaitingRow, "kind" | "entry">): Entry {
  if (kind === "payment") return { kind, input: PaymentInput.parse(entry) };
  if (kind === "refund") return { kind, input: RefundInput.parse(entry) };
  return { kind, input: ReversalInput.parse(entry) };
}

/** As the desk reads it: its sum in paisa, its day as it was entered. */
export function presentWaiting(row: store.OpenEntry): WaitingEntry {
  const entry = readEntry(row);
  const { input, kind } = entry;
  const told =
    kind === "reversal"
      ? {
          on: dayInIndia(new Date(row.enteredAt)),
          method: null,
          reference: "",
          reason: input.reason,
        }
      : {
          on: kind === "payment" ? input.receivedOn : input.paidOn,
          method: input.method,
          reference: input.reference,
          reason: kind === "payment" ? input.note : input.reason,
        };
  return {
    ...told,
    id: row.id,
    kind,
    paisa: row.paisa,
    tripId: row.tripId,
    tripReference: row.reference,
    traveller: row.traveller,
    by: row.enteredBy,
    who: row.who,
    enteredAt: new Date(row.enteredAt).toISOString(),
  };
}

/** Money above somebody's ceiling: put aside until a second person says that it is so. */
export function createWaiting(
  { database, clock, limits }: Pick<Resources, "database" | "clock" | "limits">,
  trips: TripFile,
  enter: Enter,
) {
  return {
    /** Keeps an entry for a second person; nothing counts and no paper is written. @throws AppError already_done */
    async putAside(
      db: Db,
      admin: Pick<Admin, "id">,
      trip: MoneyTrip,
      { entry, paisa }: { entry: Entry; paisa: number },
    ): Promise<void> {
      const kept = await store.insertWaiting(db, {
        tripId: trip.id,
        kind: entry.kind,
        paisa,
        entry: entry.input,
        entryKey: keyOf(entry),
        enteredBy: admin.id,
        enteredAt: clock(),
      });
      if (!kept) throw new AppError("already_done", moneyTexts.waitsAlready);
      await trips.record(db, { kind: "admin", id: admin.id }, trip, "entry_waits", {
        number: entry.kind,
        sum: formatPaisa(paisa),
      });
    },

    /**
     * Confirms or refuses, once: confirmed, it is entered with its paper in the same transaction, by whoever sent it.
     * @throws AppError not_found, already_done, forbidden (one's own), and what entering it refuses
     */
    async decide(
      admin: Pick<Admin, "id">,
      tripId: string,
      id: string,
      { decision, word }: DecisionInput,
    ): Promise<void> {
      await limits.take(database.db, "papers", admin.id, clock());
      await database.transaction(async (db) => {
        const trip = await trips.lock(db, tripId);
        const row = await store.findWaiting(db, tripId, id);
        if (!row) throw new AppError("not_found", moneyTexts.noWaiting);
        if (row.enteredBy === admin.id) throw new AppError("forbidden", moneyTexts.ownEntry);
        const decided = { decision, word, decidedBy: admin.id, decidedAt: clock() };
        if (!(await store.decideWaiting(db, id, decided)))
          throw new AppError("already_done", moneyTexts.decided);
        if (decision === "confirmed") {
          const by = { adminId: row.enteredBy, confirmedBy: admin.id };
          await enter(db, by, trip, readEntry(row));
        }
        await trips.record(db, { kind: "admin", id: admin.id }, trip, `entry_${decision}`, {
          number: row.kind,
          sum: formatPaisa(row.paisa),
          word,
        });
      });
    },

    listWaiting: async (): Promise<WaitingEntry[]> =>
      (await store.listWaiting(database.db, null)).map(presentWaiting),
    countWaiting: () => store.countWaiting(database.db),
  };
}
