import { dayInIndia } from "#contract/trip/india-clock.ts";
import type { DeskQuote, QuoteSaveInput } from "#contract/wire/desk-quotes.ts";
import { settingsTexts } from "#contract/wire/money-settings.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import { createQuoteChanges } from "./change-service.ts";
import { type Prices, restoreCosts } from "./costs.ts";
import { lockOpen, stale } from "./lock-open.ts";
import { basisFor } from "./price-basis.ts";
import type { QuoteReading } from "./read-service.ts";
import { dropRenamedRates } from "./renamed-items.ts";
import { readMoneySettings, type StoredSettings, writeMoneySettings } from "./settings-store.ts";
import { exchangeTopic } from "./shown-exchange.ts";
import * as store from "./store.ts";
import { refuseHugeSums, totalsOf } from "./totals.ts";
import { writeTrip } from "./write-trip.ts";

/** How the desk works on a trip's quote: it is kept at a revision, changed after it was agreed, and its settings. `readRatePrices`: prices of the rate book. */
export function createQuoteWork(
  { database, events, clock }: Pick<Resources, "database" | "events" | "clock">,
  trips: TripFile,
  reading: QuoteReading,
  readRatePrices: (db: Db, ids: string[]) => Promise<ReadonlyMap<string, Prices>>,
) {
  const changes = createQuoteChanges({ database, clock }, trips);

  return {
    /** @throws AppError not_found, conflict */
    async beginChange(admin: Pick<Admin, "id" | "role">, tripId: string): Promise<DeskQuote> {
      await changes.beginChange(admin, tripId);
      return reading.getQuote(admin, tripId);
    },

    /** @throws AppError not_found, conflict */
    async dropChange(
      admin: Pick<Admin, "id" | "role">,
      tripId: string,
      reason: string,
    ): Promise<DeskQuote> {
      await changes.dropChange(admin, tripId, reason);
      return reading.getQuote(admin, tripId);
    },

    /**
     * Keeps what is worked on, at the revision that was read.
     * @throws AppError not_found, conflict (changed meanwhile, or accepted), validation_failed (sums)
     */
    async saveQuote(
      admin: Pick<Admin, "id" | "role">,
      tripId: string,
      { revision, content: sent }: QuoteSaveInput,
    ): Promise<DeskQuote> {
      await database.transaction(async (db) => {
        const { trip, quote: kept, agreed } = await lockOpen(trips, db, tripId);
        if ((kept?.revision ?? 0) !== revision) throw stale();
        const named = dropRenamedRates(sent, kept?.content ?? null);
        const wanted = named.items.flatMap(({ rate }) => rate ?? []);
        const prices = await readRatePrices(db, wanted);
        const content = writeTrip(restoreCosts(named, kept?.content ?? null, prices));
        const { settings } = await readMoneySettings(db);
        refuseHugeSums(() =>
          totalsOf(
            { content, ...basisFor(dayInIndia(clock()), settings, content.currency, agreed) },
            content.items.map(({ id }) => id),
          ),
        );
        const values = { tripId, content, updatedBy: admin.id, at: clock() };
        const done = kept
          ? await store.updateQuoteAt(db, { ...values, revision })
          : await store.insertQuote(db, values);
        if (!done) throw stale();
        await events.publish(db, { topic: "trips", type: "UPDATE", id: trip.id });
      });
      return reading.getQuote(admin, tripId);
    },

    readSettings: (): Promise<StoredSettings> => readMoneySettings(database.db),

    /** @throws AppError conflict when somebody has changed them meanwhile */
    async writeSettings(admin: Pick<Admin, "id">, kept: StoredSettings): Promise<StoredSettings> {
      return database.transaction(async (db) => {
        if (!(await writeMoneySettings(db, kept)))
          throw new AppError("conflict", settingsTexts.stale);
        await insertAudit(db, {
          actorKind: "admin",
          actorId: admin.id,
          action: "money.settings-changed",
        });
        await events.publish(db, { topic: exchangeTopic, type: "UPDATE", id: "money" });
        return readMoneySettings(db);
      });
    },
  };
}
