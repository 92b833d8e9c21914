import { brand } from "#contract/brand.ts";
import { formatPaisa } from "#contract/quote/money-arithmetic.ts";
import { listServiceDays } from "#contract/quote/stay-dates.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import type { Ask, AskedFor, AskInput, AskPreview, AskSent } from "#contract/wire/agenda.ts";
import { askTexts } from "#contract/wire/agenda.ts";
import type { AskChange, AskChannel } from "#contract/wire/ask-states.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { createToken, hashToken, isToken } from "#server/http/secret-token.ts";
import { signText } from "#server/mail/office-line.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import { readCurrentQuote } from "#server/quotes/agreement.ts";
import type { Resources } from "#server/resources.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import { checkStillAsked, stepAsk } from "./ask-changes.ts";
import * as store from "./ask-store.ts";
import { askMail } from "./mail.ts";

/** As the desk and the supplier see it. */
const presentAsk = (row: store.AskRow, events: readonly store.AskEventRow[] = []): Ask => ({
  id: row.id,
  supplier: row.supplierName,
  email: row.email,
  item: row.item,
  askedFor: row.askedFor,
  body: row.body,
  channel: row.channel,
  state: row.state,
  from: row.fromDay,
  to: row.toDay,
  until: row.heldUntil,
  confirmation: row.confirmation,
  charge: row.charge,
  note: row.note,
  revision: row.revision,
  askedAt: row.askedAt.toISOString(),
  answeredAt: row.answeredAt?.toISOString() ?? null,
  history: events
    // What it costs us is the owners'.
    .filter(({ askId, state }) => askId === row.id && state !== "cost")
    .map(({ at, adminId, admin, state, details }) => ({
      at: at.toISOString(),
      who: adminId ? (admin ?? brand.name) : details.byAgreement ? brand.name : row.supplierName,
      bySupplier: adminId === null && !details.byAgreement,
      state,
      details,
    })),
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

  /**
   * What a line of the quote is now, as it is agreed or else worked on, and when: check-in and check-out,
   * else its day or all of them. Null: there is no such line.
   */
  async function readLine(db: Db, trip: { id: string; reference: string }, item: string) {
    const content = await readCurrentQuote(db, trip);
    const line = content?.items.find(({ id }) => id === item);
    if (!content || !line) return null;
    const { departure } = content;
    const askedFor: AskedFor = { title: line.title, nightsOf: line.nightsOf, departure };
    return { askedFor, kind: line.kind, ...listServiceDays(content, line) };
  }

  const linkOf = (token: string) => `${config.http.origin}/supplier/${token}`;

  /** Tells a supplier where to confirm, and the timeline that they were asked. */
  async function send(
    db: Db,
    admin: Pick<Admin, "id">,
    trip: Awaited<ReturnType<TripFile["get"]>>,
    ask: { supplier: string; email: string; body: string; channel: AskChannel },
    link: string,
  ): Promise<void> {
    if (ask.channel === "mail" && ask.email)
      await queueMail(db, askMail({ ...ask, reference: trip.reference }, link, config));
    const actor = { kind: "admin", id: admin.id } as const;
    await trips.record(db, actor, trip, "supplier_asked", { number: ask.supplier });
  }

  return {
    /** What suppliers were asked about a trip, with every state that it was in. @throws AppError not_found */
    async listAsks(tripId: string) {
      const { db } = database;
      await trips.get(db, tripId);
      const rows = await store.listAsks(db, tripId);
      const events = await store.listAskEvents(
        db,
        rows.map(({ id }) => id),
      );
      return { asks: rows.map((row) => presentAsk(row, events)) };
    },

    /** The letter as it would go out. @throws AppError not_found */
    async preview(tripId: string, { supplier, email, body }: AskInput): Promise<AskPreview> {
      const { reference } = await trips.get(database.db, tripId);
      const mail = askMail({ supplier, email, body, reference }, linkOf("…"), config);
      return { to: email, subject: mail.subject, text: await signText(database.db, mail.text) };
    },

    /**
     * Asks a supplier to confirm with one press: by mail, or by the link that is handed on; or notes that they
     * were asked on the telephone.
     * @throws AppError not_found, too_many_requests, validation_failed
     */
    async ask(admin: Pick<Admin, "id">, tripId: string, input: AskInput): Promise<AskSent> {
      const { supplier, supplierId, email, item, body } = input;
      const channel = input.channel ?? (email ? "mail" : "whatsapp");
      if (input.channel === "mail" && !email)
        throw new AppError("validation_failed", askTexts.noAddress, {
          fields: { email: askTexts.noAddress },
        });
      await limits.take(database.db, "supplier-ask", admin.id, clock());
      const token = createToken();
      const link = linkOf(token);
      await database.transaction(async (db) => {
        // Held: of two colleagues who ask at once the second is told.
        const trip = await trips.lock(db, tripId);
        const line = await readLine(db, trip, item);
        const askedFor = line?.askedFor ?? null;
        const about = { tripId, item, supplierName: supplier, askedFor };
        if (item && (await store.isAskedAlready(db, about)))
          throw new AppError("conflict", askTexts.askedAlready);
        const askedAt = clock();
        const askId = await store.insertAsk(
          db,
          {
            ...about,
            supplierId,
            email,
            fromDay: line?.from ?? null,
            toDay: line?.to ?? null,
            body,
            channel,
            tokenHash: hashToken(token),
            askedBy: admin.id,
            askedAt,
          },
          line?.kind ?? null,
        );
        await store.insertAskEvent(db, {
          ...{ askId, at: askedAt, adminId: admin.id, state: "asked" },
          details: { channel },
        });
        await send(db, admin, trip, { supplier, email, body, channel }, link);
      });
      return {
        ...(await this.listAsks(tripId)),
        link: channel === "telephone" ? null : link,
      };
    },

    /**
     * Asks again by a new link, which closes the one before; notes that it is held, confirmed, refused, on a waiting
     * list, given back or cancelled; or withdraws. Two colleagues cannot both: the later one is told.
     * @throws AppError not_found, conflict, validation_failed, too_many_requests
     */
    async changeAsk(
      admin: Pick<Admin, "id">,
      tripId: string,
      id: string,
      change: AskChange,
    ): Promise<AskSent> {
      const isAgain = change.action === "again";
      if (isAgain) await limits.take(database.db, "supplier-ask", admin.id, clock());
      const token = createToken();
      let link: string | null = null;
      await database.transaction(async (db) => {
        const trip = await trips.get(db, tripId);
        const row = await store.lockAsk(db, tripId, id);
        if (!row) throw new AppError("not_found", "Nobody is asked this any more.");
        const now = clock();
        const isPaid = await store.isPaidFor(db, id);
        const step = stepAsk(row, change, { now, today: dayInIndia(now), isPaid });
        const event = { askId: id, at: now, adminId: admin.id, state: step.state };
        await store.insertAskEvent(db, { ...event, details: step.details });
        if (isAgain) {
          checkStillAsked(row, (await readLine(db, trip, row.item))?.askedFor ?? null);
          await store.updateAsk(db, id, {
            ...step.row,
            askedBy: admin.id,
            tokenHash: hashToken(token),
          });
          const { supplierName: supplier, email, body, channel } = row;
          await send(db, admin, trip, { supplier, email, body, channel }, linkOf(token));
          if (channel !== "telephone") link = linkOf(token);
          return;
        }
        await store.updateAsk(db, id, step.row);
        await trips.record(
          db,
          { kind: "admin", id: admin.id },
          trip,
          step.state === "withdrawn" ? "supplier_withdrawn" : "supplier_answered",
          {
            number: row.supplierName,
            from: row.state,
            to: step.state,
            ...(change.action === "cancel" && { sum: formatPaisa(change.charge) }),
          },
        );
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
        const at = clock();
        if (!(await store.answerAsk(db, ask.id, { state, note, answeredAt: at }))) return;
        const details = note ? { note } : {};
        await store.insertAskEvent(db, { askId: ask.id, at, state, details });
        const trip = await trips.get(db, ask.tripId);
        await trips.record(db, { kind: "system" }, trip, "supplier_answered", {
          number: ask.supplierName,
          from: ask.state,
          to: state,
        });
        await events.publish(db, { topic: "trips", type: "UPDATE", id: trip.id });
      });
      return this.readAsk(token);
    },
  };
}
