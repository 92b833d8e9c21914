import { addDays } from "#contract/trip/calendar-day.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import type { Db } from "#server/db/database.ts";
import type { TripActor } from "#server/trips/record.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import type { Agreement } from "./agreement.ts";
import * as store from "./store.ts";

export type AgreedTrip = Awaited<ReturnType<TripFile["lock"]>>;

/** What keeps up with what is agreed, in the same transaction: invoices, and what suppliers are asked. */
export type AgreementFollower = (
  db: Db,
  actor: TripActor,
  trip: AgreedTrip,
  agreed: Agreement,
  /** Why, for a paper or a history. */
  reason: string,
) => Promise<void>;

/**
 * Writes down what is agreed of a trip that is held: its acceptance and dues, in place of what was agreed before, which is
 * kept; then invoices and services follow. `reason`: of a change, why papers change.
 * @returns false when something else was agreed meanwhile
 */
export async function writeAgreement(
  db: Db,
  actor: TripActor,
  trip: AgreedTrip,
  {
    version,
    acceptance,
    state,
    reason,
  }: {
    version: store.VersionRow;
    acceptance: store.AcceptanceRow;
    state: "accepted" | "cancelled";
    reason: string;
  },
  followers: readonly AgreementFollower[],
): Promise<boolean> {
  const { acceptedAt: now, ticked, totals } = acceptance;
  const before = await store.findAcceptance(db, trip.id);
  if ((before?.versionId ?? null) !== version.changes) return false;
  if (before) await store.replaceAcceptance(db, before, now);
  if (!(await store.insertAcceptance(db, acceptance))) return false;
  await store.updateVersion(db, version.id, { state, decidedAt: now, ticked });
  const { schedule, departure } = version.content;
  const today = dayInIndia(now);
  const dues = schedule.map(({ label, due, days }, position) => {
    const on = due === "acceptance" ? addDays(today, days) : addDays(departure, -days);
    return {
      tripId: trip.id,
      position,
      label,
      paisa: totals.parts[position]?.paisa ?? 0,
      // Agreed later than the balance would have been due: at once.
      dueOn: on < today ? today : on,
    };
  });
  await store.insertDues(db, state === "cancelled" ? dues.filter(({ paisa }) => paisa > 0) : dues);
  if (!before) return true;
  const agreed = {
    reference: trip.reference,
    version: { ...version, state, ticked },
    acceptance,
  };
  for (const follow of followers) await follow(db, actor, trip, agreed, reason);
  return true;
}
