import { type DutyInput, dutyTexts } from "#contract/trip/duties.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import { type AuditEntry, insertAudit } from "#server/audit/store.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { isOnDay, type RoadTrip } from "#server/road/read-road.ts";
import type { DutyLine } from "./present-duty.ts";
import * as store from "./store.ts";

/** Milliseconds for which a phone may have been without a network. */
const longestLate = 14 * 86_400_000;

/**
 * When it was pressed: a phone that had no network says so later. One whose clock is ahead says nothing of the future.
 * @throws AppError validation_failed for what is too long ago
 */
function readMoment(at: string | undefined, now: Date): Date {
  if (at === undefined) return now;
  const moment = new Date(Math.min(Date.parse(at), now.getTime()));
  if (now.getTime() - moment.getTime() > longestLate)
    throw new AppError("validation_failed", dutyTexts.tooLate, {
      fields: { at: dutyTexts.tooLate },
    });
  return moment;
}

/**
 * Starts or finishes a day of a line, or takes the last of these back; with its line in the audit log.
 * @throws AppError not_found, conflict, already_done, validation_failed (kilometres that go backwards)
 */
export async function markDay(
  db: Db,
  { trip, line, day }: { trip: RoadTrip; line: DutyLine; day: string },
  { action, km, at }: DutyInput,
  by: Pick<AuditEntry, "actorKind" | "actorId"> & { adminId: string | null; now: Date },
): Promise<void> {
  const index = trip.dates.indexOf(day);
  if (index === -1 || !isOnDay(line, trip, index))
    throw new AppError("not_found", dutyTexts.notYours);
  const moment = readMoment(at, by.now);
  if (day > dayInIndia(moment)) throw new AppError("conflict", dutyTexts.notYet);
  const key = { tripId: trip.id, item: line.item.id, day };
  const said = { adminId: by.adminId, at: moment, km };
  const mark = await store.lockMark(db, key);
  if (action === "start") {
    if (mark || !(await store.startDuty(db, key, said)))
      throw new AppError("already_done", dutyTexts.started);
  } else {
    if (!mark) throw new AppError("conflict", dutyTexts.notStarted);
    if (action === "undo") await store.undoDuty(db, key, mark.finishedAt !== null);
    else {
      if (mark.finishedAt) throw new AppError("already_done", dutyTexts.finished);
      if (km !== null && mark.kmOut !== null && km < mark.kmOut)
        throw new AppError("validation_failed", dutyTexts.fewerKm, {
          fields: { km: dutyTexts.fewerKm },
        });
      // Two phones' clocks differ: a day does not end before it began.
      const end = Math.max(moment.getTime(), new Date(mark.startedAt).getTime());
      await store.finishDuty(db, key, { ...said, at: new Date(end) });
    }
  }
  await insertAudit(db, {
    ...{ actorKind: by.actorKind, actorId: by.actorId },
    action: `trip.duty-${action}`,
    subjectKind: "trip",
    subjectId: trip.reference,
    details: { item: line.item.id, day, km },
  });
}
