import { addDays } from "#contract/trip/calendar-day.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import { changeTexts } from "#contract/wire/trip-changes.ts";
import type { Admin } from "#server/calls/callers.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import { readAgreement } from "./agreement.ts";
import { readMoneySettings } from "./settings-store.ts";
import * as store from "./store.ts";

export type QuoteChangeDesk = ReturnType<typeof createQuoteChanges>;

/** Whether the desk is about to change what is agreed. */
export const isChanging = (
  quote: Pick<store.QuoteRow, "changes"> | null,
  acceptance: Pick<store.AcceptanceRow, "versionId"> | null,
): boolean => acceptance !== null && quote?.changes === acceptance.versionId;

/** A change of what is agreed: what is worked on begins with it, is sent as a version, and holds once that is accepted. */
export function createQuoteChanges(
  { database, clock }: Pick<Resources, "database" | "clock">,
  trips: TripFile,
) {
  const actorOf = ({ id }: Pick<Admin, "id">) => ({ kind: "admin", id }) as const;

  return {
    /** Begins with what is agreed, whatever was worked on since. @throws AppError not_found, conflict */
    async beginChange(admin: Pick<Admin, "id">, tripId: string): Promise<void> {
      await database.transaction(async (db) => {
        const trip = await trips.lock(db, tripId);
        const agreed = await readAgreement(db, trip);
        if (agreed?.version.state !== "accepted")
          throw new AppError("conflict", changeTexts.notAgreed);
        const quote = await store.findQuote(db, tripId);
        if (isChanging(quote, agreed.acceptance)) throw new AppError("conflict", changeTexts.begun);
        const { settings } = await readMoneySettings(db);
        const now = clock();
        const validUntil = addDays(dayInIndia(now), settings.validDays);
        const values = {
          ...{ tripId, updatedBy: admin.id, at: now },
          content: { ...agreed.version.content, validUntil },
          changes: agreed.version.id,
        };
        const revision = quote?.revision ?? 0;
        if (!quote) await store.insertQuote(db, values);
        await store.updateQuoteAt(db, { ...values, revision: Math.max(revision, 1) });
        await trips.record(db, actorOf(admin), trip, "change_begun", {
          version: String(agreed.version.number),
        });
      });
    },

    /** Lets go of a change, and takes it back where it was sent. @throws AppError not_found, conflict */
    async dropChange(admin: Pick<Admin, "id">, tripId: string, reason: string): Promise<void> {
      await database.transaction(async (db) => {
        const trip = await trips.lock(db, tripId);
        const agreed = await readAgreement(db, trip);
        const quote = await store.findQuote(db, tripId);
        if (!agreed || !quote || !isChanging(quote, agreed.acceptance))
          throw new AppError("conflict", changeTexts.noChange);
        const now = clock();
        const { content } = agreed.version;
        const { revision } = quote;
        await store.updateQuoteAt(db, {
          ...{ tripId, revision, content, updatedBy: admin.id, at: now, changes: null },
        });
        const open = (await store.listVersions(db, tripId)).find(({ state }) => state === "sent");
        if (open) {
          await store.updateVersion(db, open.id, { state: "withdrawn", reason, decidedAt: now });
          const details = { version: String(open.number) };
          await trips.record(db, actorOf(admin), trip, "quote_withdrawn", details);
        }
        await trips.record(db, actorOf(admin), trip, "change_dropped", {
          version: String(agreed.version.number),
        });
      });
    },
  };
}
