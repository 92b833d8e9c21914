import type { AskChange, AskedFor, AskInput, AskSent } from "#contract/wire/agenda.ts";
import { askTexts, isStillAsked } from "#contract/wire/agenda.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { createToken, hashToken, isToken } from "#server/http/secret-token.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import { readCurrentQuote } from "#server/quotes/agreement.ts";
import type { Resources } from "#server/resources.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import * as store from "./ask-store.ts";
import { askMail } from "./mail.ts";

/** As the desk and the supplier see it. */
const presentAsk = (row: store.AskRow) => ({
  id: row.id,
  supplier: row.supplierName,
  email: row.email,
  item: row.item,
  askedFor: row.askedFor,
  body: row.body,
  state: row.state,
  note: row.note,
  askedAt: row.askedAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
});

/** What suppliers are asked to confirm for a trip, and what they answer by their link. */
export function createSupplierAsks(
  {
    config,
    database,
    events,
    clock,
    limits,
  }: Pick<Resources, "config" | "database" | "events" | "clock" | "limits">,
  trips: TripFile,
) {
  const noAsk = () => new AppError("not_found", "This link is not open.");

  async function findAsk(token: string): Promise<store.AskRow> {
    const row = isToken(token) ? await store.findAsk(database.db, hashToken(token)) : null;
    if (!row) throw noAsk();
    return row;
  }

  /** What a line of the quote is now, as it is agreed or else worked on. Null: there is no such line. */
  async function readAskedFor(
    db: Db,
    trip: { id: string; reference: string },
    item: string,
  ): Promise<AskedFor | null> {
    const content = await readCurrentQuote(db, trip);
    const line = content?.items.find(({ id }) => id === item);
    if (!content || !line) return null;
    return { title: line.title, nightsOf: line.nightsOf, departure: content.departure };
  }

  const linkOf = (token: string) => `${config.http.origin}/supplier/${token}`;

  /** Tells a supplier where to confirm, and the timeline that they were asked. */
  async function send(
    db: Db,
    admin: Pick<Admin, "id">,
    trip: Awaited<ReturnType<TripFile["get"]>>,
    ask: { supplier: string; email: string; body: string },
    link: string,
  ): Promise<void> {
    if (ask.email)
      await queueMail(db, askMail({ ...ask, reference: trip.reference }, link, config));
    const actor = { kind: "admin", id: admin.id } as const;
    await trips.record(db, actor, trip, "supplier_asked", { number: ask.supplier });
  }

  return {
    /** What suppliers were asked about a trip. @throws AppError not_found */
    async listAsks(tripId: string) {
      await trips.get(database.db, tripId);
      return { asks: (await store.listAsks(database.db, tripId)).map(presentAsk) };
    },

    /**
     * Asks a supplier to confirm with one press: by mail where there is an address, else by the link alone.
     * @throws AppError not_found, too_many_requests
     */
    async ask(admin: Pick<Admin, "id">, tripId: string, input: AskInput): Promise<AskSent> {
      await limits.take(database.db, "supplier-ask", admin.id, clock());
      const token = createToken();
      const link = linkOf(token);
      await database.transaction(async (db) => {
        const trip = await trips.get(db, tripId);
        const { supplier, email, item, body } = input;
        const ask = { supplier, email, body };
        await store.insertAsk(db, {
          tripId,
          supplierName: supplier,
          email,
          item,
          askedFor: await readAskedFor(db, trip, item),
          body,
          tokenHash: hashToken(token),
          askedBy: admin.id,
          askedAt: clock(),
        });
        await send(db, admin, trip, ask, link);
      });
      return { ...(await this.listAsks(tripId)), link };
    },

    /**
     * Asks again by a new link, which closes the one before; notes what was said on the telephone; or
     * withdraws. A line that became another is not asked again at the same supplier: it is withdrawn, and asked anew.
     * @throws AppError not_found, conflict, too_many_requests
     */
    async changeAsk(
      admin: Pick<Admin, "id">,
      tripId: string,
      id: string,
      { action }: AskChange,
    ): Promise<AskSent> {
      if (action === "again") await limits.take(database.db, "supplier-ask", admin.id, clock());
      const token = createToken();
      const link = action === "again" ? linkOf(token) : null;
      await database.transaction(async (db) => {
        const trip = await trips.get(db, tripId);
        const row = await store.lockAsk(db, tripId, id);
        if (!row) throw new AppError("not_found", "Nobody is asked this any more.");
        const now = clock();
        const actor = { kind: "admin", id: admin.id } as const;
        if (link && row.askedFor) {
          const line = await readAskedFor(db, trip, row.item);
          if (!line || !isStillAsked(row.askedFor, line, line.departure))
            throw new AppError("conflict", askTexts.changed);
        }
        if (link) {
          const tokenHash = hashToken(token);
          const asked = {
            state: "asked",
            askedBy: admin.id,
            askedAt: now,
            answeredAt: null,
          } as const;
          await store.updateAsk(db, id, { ...asked, tokenHash });
          const ask = { supplier: row.supplierName, email: row.email, body: row.body };
          await send(db, admin, trip, ask, link);
        } else if (action === "confirm") {
          const answer = { state: "confirmed", note: row.note, answeredAt: now } as const;
          if (await store.answerAsk(db, id, answer))
            await trips.record(db, actor, trip, "supplier_answered", {
              number: row.supplierName,
              to: "confirmed",
            });
        } else {
          await store.updateAsk(db, id, { withdrawnAt: now });
          await trips.record(db, actor, trip, "supplier_withdrawn", { number: row.supplierName });
        }
      });
      return { ...(await this.listAsks(tripId)), link };
    },

    /** What a supplier's link is about. @throws AppError not_found */
    readAsk: async (token: string) => presentAsk(await findAsk(token)),

    /** A supplier's answer; the last one counts. @throws AppError not_found, too_many_requests */
    async answer(token: string, { confirmed, note }: { confirmed: boolean; note: string }) {
      const ask = await findAsk(token);
      await limits.take(database.db, "supplier-answer", ask.id, clock());
      await database.transaction(async (db) => {
        const state = confirmed ? "confirmed" : "refused";
        if (!(await store.answerAsk(db, ask.id, { state, note, answeredAt: clock() }))) return;
        const trip = await trips.get(db, ask.tripId);
        await trips.record(db, { kind: "system" }, trip, "supplier_answered", {
          number: ask.supplierName,
          to: state,
        });
        await events.publish(db, { topic: "trips", type: "UPDATE", id: trip.id });
      });
      return this.readAsk(token);
    },
  };
}
