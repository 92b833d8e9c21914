import { usualCancelPolicy } from "#contract/quote/cancel-policy.ts";
import { type Cancellation, daysBefore, reckonCancellation } from "#contract/quote/cancellation.ts";
import { SumError } from "#contract/quote/money-arithmetic.ts";
import { CancelError } from "#contract/quote/reduce-quote.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import {
  type CancelInput,
  type CancelPreview,
  type CancelScopeInput,
  changeTexts,
  type DeskCancelAsk,
  type DeskCancelInput,
  type TripCancellations,
} from "#contract/wire/trip-changes.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import type { TripActor } from "#server/trips/record.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import { type AgreedTrip, type AgreementFollower, writeAgreement } from "./agree.ts";
import { type Agreement, readAgreement } from "./agreement.ts";
import * as cancelStore from "./cancel-store.ts";
import { cancelledMail, cancelledNotice } from "./change-mail.ts";
import { readMoneySettings } from "./settings-store.ts";
import * as store from "./store.ts";
import { nextDue, writeWaysToPay } from "./ways-to-pay.ts";
import { writeTrip } from "./write-trip.ts";

export type Cancellations = ReturnType<typeof createCancellations>;

type Asked = {
  scope: CancelScopeInput;
  requestedOn: string;
  costs?: number;
  most?: number | null;
};

type Reckoned = { agreed: Agreement; made: Cancellation; shown: CancelPreview; number: number };

/** Who does it and says why; `seen`: the sums that they were shown. */
type Done = {
  by: "traveller" | "office";
  name: string;
  reason: string;
  address: string;
  seen: { version: string; charge: number; refund: number };
};

/** Cancels a trip, a person or a service: reckoned first, and then done at the sums that were shown. */
export function createCancellations(
  { config, database, clock, limits }: Pick<Resources, "config" | "database" | "clock" | "limits">,
  trips: TripFile,
  followers: readonly AgreementFollower[],
) {
  const today = () => dayInIndia(clock());

  /** @throws AppError conflict (nothing agreed), validation_failed (what cannot be cancelled so) */
  async function reckon(
    db: Db,
    trip: { id: string; reference: string },
    { scope, requestedOn, costs = 0, most = null }: Asked,
    seen?: Done["seen"],
  ): Promise<Reckoned> {
    const agreed = await readAgreement(db, trip);
    if (agreed?.version.state !== "accepted") throw new AppError("conflict", changeTexts.notAgreed);
    const { version, acceptance } = agreed;
    if (seen && seen.version !== version.id)
      throw new AppError("conflict", changeTexts.otherVersion);
    if (requestedOn > today())
      throw new AppError("validation_failed", changeTexts.future, {
        fields: { requestedOn: changeTexts.future },
      });
    const policy = version.cancellation ?? usualCancelPolicy;
    const days = daysBefore(version.content.departure, requestedOn);
    const number = ((await store.listVersions(db, trip.id))[0]?.number ?? 0) + 1;
    const paid = await store.sumPaid(db, trip.id);
    try {
      const made = reckonCancellation(
        { content: version.content, ticked: acceptance.ticked, rates: version.taxRates },
        scope,
        { policy, days, costs, most, number },
      );
      const { base, total } = made.charge;
      const after = made.totals.total;
      const shown: CancelPreview = {
        version: version.id,
        requestedOn,
        departure: version.content.departure,
        days,
        lines: made.lines,
        charge: { base, tax: total - base, total },
        total: { before: acceptance.totalPaisa, after },
        paid,
        refund: Math.max(0, paid - after),
        owed: Math.max(0, after - paid),
        policy,
      };
      return { agreed, made, shown, number };
    } catch (error) {
      if (error instanceof CancelError || error instanceof SumError)
        throw new AppError("validation_failed", error.message, {
          fields: { scope: error.message },
        });
      throw error;
    }
  }

  /** What was shown is what is done. @throws AppError conflict */
  function checkSeen({ shown }: Reckoned, seen: Done["seen"]): void {
    if (shown.charge.total !== seen.charge || shown.refund !== seen.refund)
      throw new AppError("conflict", changeTexts.otherSums);
  }

  /** All of it in the caller's transaction, of a trip that is held. @throws AppError conflict, validation_failed */
  async function cancel(
    db: Db,
    actor: TripActor,
    trip: AgreedTrip,
    asked: Asked,
    done: Done,
  ): Promise<void> {
    const reckoned = await reckon(db, trip, asked, done.seen);
    checkSeen(reckoned, done.seen);
    const { agreed, made, shown, number } = reckoned;
    const now = clock();
    const isWhole = asked.scope.of === "whole";
    const open = (await store.listVersions(db, trip.id)).find(({ state }) => state === "sent");
    if (open) await store.updateVersion(db, open.id, { state: "replaced", decidedAt: now });
    const version = await store.insertVersion(db, {
      tripId: trip.id,
      number,
      content: writeTrip(made.content),
      taxRates: agreed.version.taxRates,
      exchange: agreed.version.exchange,
      ticked: made.ticked,
      state: "sent",
      reason: done.reason,
      sentBy: actor.kind === "admin" ? actor.id : null,
      sentAt: now,
      lapsesAt: now,
      seenAt: actor.kind === "traveller" ? now : null,
      changes: agreed.version.id,
      cancellation: shown.policy,
    });
    const acceptance: store.AcceptanceRow = {
      versionId: version.id,
      tripId: trip.id,
      // Whose contract it is does not change by who writes this down.
      name: agreed.acceptance.name,
      ticked: made.ticked,
      totalPaisa: made.totals.total,
      totals: made.totals,
      address: done.address,
      acceptedAt: now,
    };
    const state = isWhole ? "cancelled" : "accepted";
    const why = isWhole ? "the trip was cancelled" : "a part was cancelled";
    const agreement = { version, acceptance, state, reason: why } as const;
    if (!(await writeAgreement(db, actor, trip, agreement, followers)))
      throw new AppError("conflict", changeTexts.otherVersion);
    const { policy, lines, paid, refund, owed } = shown;
    await cancelStore.insertCancellation(db, {
      versionId: version.id,
      tripId: trip.id,
      scope: asked.scope,
      askedBy: done.by,
      adminId: actor.kind === "admin" ? actor.id : null,
      name: done.name,
      reason: done.reason,
      requestedOn: asked.requestedOn,
      days: shown.days,
      reckoned: { policy, lines, paid, refund, owed, most: asked.most ?? null },
      chargePaisa: shown.charge.total,
      at: now,
    });
    const told = { reckoned: shown, isWhole, reason: done.reason };
    if (trip.email) {
      const url = await trips.links.add(db, trip, "edit");
      const { settings } = await readMoneySettings(db);
      const owing = {
        paisa: isWhole ? owed : nextDue(made.totals, paid),
        reference: trip.reference,
      };
      const pay = owed > 0 ? writeWaysToPay(settings, owing, config, trip.language) : [];
      await queueMail(db, cancelledMail(trip, told, { url, pay }, config));
    }
    if (actor.kind === "traveller") await queueMail(db, cancelledNotice(trip, told, config));
    await trips.record(db, actor, trip, "cancelled", {
      version: String(number),
      of: asked.scope.of,
      reason: done.reason,
    });
    if (isWhole)
      await trips.move(db, actor, trip, "lost", {
        lost: { code: "cancelled", reason: done.reason },
      });
  }

  /** What we cannot keep costs the traveller nothing. */
  const askedAtDesk = ({ scope, requestedOn, by, costs, most }: DeskCancelAsk): Asked => ({
    scope,
    requestedOn,
    costs,
    most: by === "office" ? 0 : most,
  });

  return {
    /** @throws AppError not_found, forbidden, conflict, validation_failed, too_many_requests */
    async previewByLink(token: string, scope: CancelScopeInput): Promise<CancelPreview> {
      const { trip } = await trips.links.open(token, "edit");
      await limits.take(database.db, "quote-options", trip.id, clock());
      return (await reckon(database.db, trip, { scope, requestedOn: today() })).shown;
    },

    /**
     * Cancels at the sums that were shown; `address`: where it was done from.
     * @throws AppError not_found, forbidden, conflict, validation_failed, too_many_requests
     */
    async cancelByLink(token: string, input: CancelInput, address: string): Promise<void> {
      const { trip: found } = await trips.links.open(token, "edit");
      await limits.take(database.db, "quote-decision", found.id, clock());
      await database.transaction(async (db) => {
        const trip = await trips.lock(db, found.id);
        // Closed while we waited for the trip.
        await trips.links.open(token, "edit", db);
        const { scope, version, charge, refund, name, reason } = input;
        const seen = { version, charge, refund };
        const done = { by: "traveller", name, reason, address, seen } as const;
        await cancel(db, { kind: "traveller" }, trip, { scope, requestedOn: today() }, done);
      });
    },

    /** @throws AppError not_found, conflict, validation_failed */
    async previewAtDesk(tripId: string, input: DeskCancelAsk): Promise<CancelPreview> {
      const trip = await trips.get(database.db, tripId);
      return (await reckon(database.db, trip, askedAtDesk(input))).shown;
    },

    /** @throws AppError not_found, conflict, validation_failed */
    async cancelAtDesk(
      admin: Pick<Admin, "id" | "name">,
      tripId: string,
      input: DeskCancelInput,
    ): Promise<TripCancellations> {
      await database.transaction(async (db) => {
        const trip = await trips.lock(db, tripId);
        const { by, reason, version, charge, refund } = input;
        const seen = { version, charge, refund };
        const done = { by, name: admin.name, reason, address: "", seen };
        await cancel(db, { kind: "admin", id: admin.id }, trip, askedAtDesk(input), done);
      });
      return this.list(tripId);
    },

    /** @throws AppError not_found */
    async list(tripId: string): Promise<TripCancellations> {
      await trips.get(database.db, tripId);
      const rows = await cancelStore.listCancellations(database.db, tripId);
      return {
        cancellations: rows.map(({ row, number, who }) => ({
          version: number,
          of: row.scope.of,
          askedBy: row.askedBy,
          who: row.adminId ? (who ?? "") : "",
          name: row.name,
          reason: row.reason,
          requestedOn: row.requestedOn,
          days: row.days,
          charge: row.chargePaisa,
          at: row.at.toISOString(),
        })),
      };
    },
  };
}
