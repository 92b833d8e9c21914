import type { AcceptInput, ShownQuote } from "#contract/wire/trip-quotes.ts";
import { quoteTexts } from "#contract/wire/trip-quotes.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { Resources } from "#server/resources.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import { type AgreementFollower, writeAgreement } from "./agree.ts";
import { acceptedMail, decisionMail } from "./mail.ts";
import { presentShown, stateAt } from "./present.ts";
import { readMoneySettings } from "./settings-store.ts";
import * as store from "./store.ts";
import { totalsOf } from "./totals.ts";
import { firstDue, nextDue, writeNextDue } from "./ways-to-pay.ts";

type Answer = { quote: ShownQuote | null; change: ShownQuote | null };

/** A bed of the quote. `rate`: of the book that it was taken from; null before the quote is agreed, and for readers. */
export type ShownStay = {
  title: string;
  text: string;
  day: string | null;
  nightsOf: string[];
  nights: number;
  rate: string | null;
};

export type QuoteAnswers = ReturnType<typeof createQuoteAnswers>;

const refusals = {
  replaced: quoteTexts.replaced,
  withdrawn: quoteTexts.withdrawn,
  lapsed: quoteTexts.lapsed,
  declined: quoteTexts.declined,
  cancelled: quoteTexts.cancelled,
} as const;

/** What a traveller does with a quote by the link of the trip's page: read, choose, accept or decline. */
export function createQuoteAnswers(
  { config, database, clock, limits }: Pick<Resources, "config" | "database" | "clock" | "limits">,
  trips: TripFile,
  followers: readonly AgreementFollower[],
) {
  const traveller = { kind: "traveller" } as const;

  /** The version that was shown, held, if it is the one that counts now. @throws AppError conflict, already_done, not_found */
  async function lockShown(db: Db, tripId: string, id: string): Promise<store.VersionRow> {
    const version = await store.lockVersion(db, tripId, id);
    if (!version) throw new AppError("not_found", quoteTexts.noVersion);
    const state = stateAt(version, clock());
    if (state === "accepted") throw new AppError("already_done", quoteTexts.twice);
    if (state !== "sent") throw new AppError("conflict", refusals[state]);
    return version;
  }

  /** @throws AppError validation_failed for what is no option of the version */
  function checkTicked(version: store.VersionRow, ticked: string[]): string[] {
    const options = version.content.items.flatMap(({ id, optional }) => (optional ? [id] : []));
    const unknown = ticked.find((id) => !options.includes(id));
    if (unknown !== undefined)
      throw new AppError("validation_failed", "This option is not offered.", {
        fields: { ticked: "This option is not offered." },
      });
    return options.filter((id) => ticked.includes(id));
  }

  /** Opens the link, holds the trip, and does the work on the version that was shown. */
  async function decide(
    token: string,
    id: string,
    work: (
      db: Db,
      trip: Awaited<ReturnType<TripFile["lock"]>>,
      version: store.VersionRow,
    ) => Promise<void>,
  ): Promise<void> {
    const { trip: found } = await trips.links.open(token, "edit");
    await limits.take(database.db, "quote-decision", found.id, clock());
    await database.transaction(async (db) => {
      const trip = await trips.lock(db, found.id);
      // Closed while we waited for the trip.
      await trips.links.open(token, "edit", db);
      await work(db, trip, await lockShown(db, trip.id, id));
    });
  }

  return {
    /** The version that counts: the accepted one, else the latest. Null: none was sent. */
    async getShown(token: string): Promise<Answer> {
      const linked = await trips.links.open(token, "read");
      const { trip } = linked;
      const { db } = database;
      const [versions, acceptance, view] = await Promise.all([
        store.listVersions(db, trip.id),
        store.findAcceptance(db, trip.id),
        trips.viewLink(linked),
      ]);
      const agreed = versions.find(({ id }) => id === acceptance?.versionId);
      const version = agreed ?? versions[0];
      if (!version) return { quote: null, change: null };
      const change = versions.find(
        ({ changes, state }) =>
          agreed?.state === "accepted" && changes === agreed.id && state !== "replaced",
      );
      for (const one of [version, change])
        if (one && view.mayEdit && !one.seenAt)
          await database.transaction(async (transaction) => {
            if (await store.markSeen(transaction, one.id, clock()))
              await trips.record(transaction, traveller, trip, "quote_seen", {
                version: String(one.number),
              });
          });
      const shown = { view, now: clock() };
      return {
        quote: presentShown(version, versions, acceptance, shown),
        change: change ? presentShown(change, versions, null, shown) : null,
      };
    },

    /** The beds of the version that is offered or agreed; none without one. @throws AppError not_found */
    async listStays(token: string): Promise<ShownStay[]> {
      const linked = await trips.links.open(token, "read");
      const [versions, { mayEdit, hide }] = await Promise.all([
        store.listVersions(database.db, linked.trip.id),
        trips.viewLink(linked),
      ]);
      const agreed = versions.find(({ state }) => state === "accepted");
      // Of what was cancelled nothing is left to sleep in.
      if (!agreed && versions.some(({ state }) => state === "cancelled")) return [];
      const version = agreed ?? versions[0];
      if (!version || !/^(sent|accepted)$/.test(stateAt(version, clock()))) return [];
      return version.content.items
        .filter(({ kind, id, optional }) => {
          const isTaken = !optional || version.ticked.includes(id);
          return kind === "stay" && isTaken;
        })
        .map(({ title, text, day, nightsOf, nights, rate }) => ({
          title: hide.name(title),
          text: hide.prose(text),
          day,
          nightsOf,
          nights,
          rate: agreed && mayEdit ? rate : null,
        }));
    },

    /** Ticks options, for all who have the page open. @throws AppError conflict, validation_failed */
    async choose(token: string, input: { version: string; ticked: string[] }): Promise<Answer> {
      const { trip } = await trips.links.open(token, "edit");
      await limits.take(database.db, "quote-options", trip.id, clock());
      await database.transaction(async (db) => {
        await trips.lock(db, trip.id);
        const version = await lockShown(db, trip.id, input.version);
        const ticked = checkTicked(version, input.ticked);
        if (ticked.join() === version.ticked.join()) return;
        await store.updateVersion(db, version.id, { ticked });
        await trips.record(db, traveller, trip, "options", { version: String(version.number) });
      });
      return this.getShown(token);
    },

    /**
     * Accepts the version that was shown at the price that was shown, exactly once: with it come the
     * dues, the stage and both mails. `address`: where it was done from.
     * @throws AppError already_done, conflict (lapsed, withdrawn, replaced, another price), forbidden
     */
    async accept(token: string, input: AcceptInput, address: string): Promise<Answer> {
      await decide(token, input.version, async (db, trip, version) => {
        const ticked = checkTicked(version, input.ticked);
        const totals = totalsOf(version, ticked);
        if (totals.total !== input.total) throw new AppError("conflict", quoteTexts.otherTotal);
        const now = clock();
        const acceptance: store.AcceptanceRow = {
          versionId: version.id,
          tripId: trip.id,
          name: input.name,
          ticked,
          totalPaisa: totals.total,
          totals,
          address,
          acceptedAt: now,
        };
        const isChange = version.changes !== null;
        const written = await writeAgreement(
          db,
          traveller,
          trip,
          {
            ...{ version, acceptance, state: "accepted" },
            reason: `version ${version.number} was agreed`,
          },
          followers,
        );
        if (!written)
          throw isChange
            ? new AppError("conflict", quoteTexts.replaced)
            : new AppError("already_done", quoteTexts.twice);
        const { settings } = await readMoneySettings(db);
        const paid = await store.sumPaid(db, trip.id);
        const due = {
          paisa: isChange ? nextDue(totals, paid) : firstDue(totals),
          reference: trip.reference,
        };
        const pay = writeNextDue(settings, due, config, trip.language);
        if (trip.email) {
          const url = await trips.links.add(db, trip, "edit");
          await queueMail(db, acceptedMail(trip, version, acceptance, { pay, url }, config));
        }
        await queueMail(db, decisionMail(trip, version, { accepted: acceptance }, config));
        await trips.record(db, traveller, trip, "quote_accepted", {
          version: String(version.number),
          name: input.name,
          paisa: String(totals.total),
        });
        if (!isChange) {
          const { departure } = version.content;
          await trips.move(db, traveller, trip, "accepted", { departure });
        }
      });
      return this.getShown(token);
    },

    /** @throws AppError already_done, conflict, forbidden */
    async decline(token: string, input: { version: string; reason: string }): Promise<Answer> {
      await decide(token, input.version, async (db, trip, version) => {
        await store.updateVersion(db, version.id, {
          state: "declined",
          reason: input.reason,
          decidedAt: clock(),
        });
        await queueMail(db, decisionMail(trip, version, { declined: input.reason }, config));
        await trips.record(db, traveller, trip, "quote_declined", {
          version: String(version.number),
          reason: input.reason,
        });
      });
      return this.getShown(token);
    },
  };
}
