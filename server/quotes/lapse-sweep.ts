import type { Db } from "#server/db/database.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import { reminderMail } from "./mail.ts";
import { findLapsing, lockVersion, updateVersion, type VersionRow } from "./store.ts";

const dayMs = 86_400_000;
/** Before a quote lapses its reader is reminded, once; of one that is shorter, not at all. */
const remindBefore = 3 * dayMs;

/** Work by the clock: quotes lapse, and are reminded of before they do. Safe in several processes. */
export function createLapseSweep(
  { config, database, clock }: Pick<Resources, "config" | "database" | "clock">,
  trips: TripFile,
) {
  /** @returns false when there is none any more */
  const takeOne = (
    until: Date,
    unreminded: boolean,
    work: (
      db: Db,
      trip: Awaited<ReturnType<TripFile["lock"]>>,
      version: VersionRow,
    ) => Promise<void>,
  ): Promise<boolean> =>
    database.transaction(async (db) => {
      const found = await findLapsing(db, until, { unreminded });
      if (!found) return false;
      // First the trip, then its version, as everybody does who decides about one.
      const trip = await trips.lock(db, found.tripId);
      const version = await lockVersion(db, trip.id, found.id);
      if (version?.state === "sent" && !(unreminded && version.remindedAt))
        await work(db, trip, version);
      return true;
    });

  const lapseOne = () =>
    takeOne(clock(), false, async (db, trip, version) => {
      await updateVersion(db, version.id, { state: "lapsed", decidedAt: version.lapsesAt });
      await trips.record(db, { kind: "system" }, trip, "quote_lapsed", {
        version: String(version.number),
      });
    });

  const remindOne = () =>
    takeOne(new Date(clock().getTime() + remindBefore), true, async (db, trip, version) => {
      const now = clock();
      await updateVersion(db, version.id, { remindedAt: now });
      // Sent a day ago or less: whoever has it has just read of the day.
      if (!trip.email || now.getTime() - version.sentAt.getTime() < dayMs) return;
      const url = await trips.links.add(db, trip, "edit");
      await queueMail(db, reminderMail(trip, version, url, config));
      await trips.record(db, { kind: "system" }, trip, "quote_reminded", {
        version: String(version.number),
      });
    });

  return {
    /** One round: all that are due. */
    async run(signal?: AbortSignal): Promise<void> {
      while (!signal?.aborted && (await lapseOne()));
      while (!signal?.aborted && (await remindOne()));
    },
  };
}
