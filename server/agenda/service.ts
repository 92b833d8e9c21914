import type {
  AskChange,
  AskInput,
  AskSent,
  DayTask,
  Departure,
  QuoteNumbers,
} from "#contract/agenda.ts";
import { addDays } from "#contract/calendar-day.ts";
import { SumError, sumMargin } from "#contract/quote-total.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { createToken, hashToken } from "#server/http/secret-token.ts";
import { takeRate } from "#server/limits/rate-limit.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { OfficeService } from "#server/office/service.ts";
import type { Resources } from "#server/resources.ts";
import { officeDay } from "#server/trips/office-day.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import { askMail, digestMail } from "./mail.ts";
import * as store from "./store.ts";

const askRate = { limit: 60, windowSeconds: 3600 };
const answerRate = { limit: 60, windowSeconds: 3600 };
/** The hour of the office at which the digest goes out. */
const digestHour = 8;
const dayMs = 86_400_000;

export type Agenda = ReturnType<typeof createAgenda>;

const hourAt = (now: Date, timeZone: string) =>
  Number(
    new Intl.DateTimeFormat("en-GB", { hour: "2-digit", hourCycle: "h23", timeZone }).format(now),
  );

/** The day's work: tasks, departures, suppliers, the digest, and how quotes do. */
export function createAgenda(
  { config, database, events, clock }: Pick<Resources, "config" | "database" | "events" | "clock">,
  trips: TripFile,
  readCounts: () => Promise<{ due: number; unread: number }>,
  office: Pick<OfficeService, "current" | "findTripsAddress" | "load">,
) {
  const today = () => officeDay(clock());
  const noAsk = () => new AppError("not_found", "This link is not open.");

  async function readTasks(adminId: string | null): Promise<DayTask[]> {
    const rows = await store.listTasks(database.db, today(), adminId);
    return rows.map(
      ({ kind, id, reference, name, destination, on_day: on, paisa, unconfirmed }) => ({
        task: `${kind}:${id}`,
        kind,
        tripId: id,
        reference,
        name,
        destination,
        on,
        paisa: paisa === null ? null : Number(paisa),
        open: unconfirmed.length,
        unconfirmed,
      }),
    );
  }

  async function findAsk(token: string): Promise<store.AskRow> {
    const row = /^[\w-]{43}$/.test(token)
      ? await store.findAsk(database.db, hashToken(token))
      : null;
    if (!row) throw noAsk();
    return row;
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

  const presentAsk = (row: store.AskRow) => ({
    id: row.id,
    supplier: row.supplierName,
    email: row.email,
    item: row.item,
    body: row.body,
    state: row.state,
    note: row.note,
    askedAt: row.askedAt.toISOString(),
    answeredAt: row.answeredAt?.toISOString() ?? null,
  });

  return {
    /** What the day asks for, without what this administrator has put off. */
    listTasks: async (admin: Pick<Admin, "id">) => ({ tasks: await readTasks(admin.id) }),

    /** Puts a task off, for oneself. */
    async snooze(admin: Pick<Admin, "id">, { task, days }: { task: string; days: number }) {
      await store.putOff(database.db, {
        adminId: admin.id,
        task,
        untilDay: addDays(today(), days),
      });
      return this.listTasks(admin);
    },

    /** Accepted trips that depart from today on, or departed at most so many days ago. */
    async listDepartures(daysBack = 0): Promise<{ departures: Departure[] }> {
      const rows = await store.listDepartures(database.db, addDays(today(), -daysBack));
      return {
        departures: rows.map(({ id, reference, name, destination, content, unconfirmed }) => ({
          tripId: id,
          reference,
          name,
          destination,
          title: content.title,
          on: content.departure,
          days: Math.max(content.days.length, 1),
          people: content.party.adults + content.party.children,
          open: unconfirmed.length,
          unconfirmed,
        })),
      };
    },

    /** Work by the clock: one mail a day, from eight in the office on; nothing where there is nothing to do. */
    async sendDigest(): Promise<void> {
      if (hourAt(clock(), office.current().timeZone) < digestHour) return;
      const day = today();
      const [tasks, counts] = await Promise.all([readTasks(null), readCounts(), office.load()]);
      const to = office.findTripsAddress() ?? config.mail.operator;
      await database.transaction(async (db) => {
        if (!(await store.takeDigest(db, day, clock()))) return;
        if (tasks.length + counts.due + counts.unread === 0) return;
        await queueMail(db, digestMail({ day, tasks, ...counts }, to, config));
      });
    },

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
      await takeRate(database.db, `supplier-ask:${admin.id}`, askRate, clock());
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
     * withdraws. @throws AppError not_found, too_many_requests
     */
    async changeAsk(
      admin: Pick<Admin, "id">,
      tripId: string,
      id: string,
      { action }: AskChange,
    ): Promise<AskSent> {
      if (action === "again")
        await takeRate(database.db, `supplier-ask:${admin.id}`, askRate, clock());
      const token = createToken();
      const link = action === "again" ? linkOf(token) : null;
      await database.transaction(async (db) => {
        const trip = await trips.get(db, tripId);
        const row = await store.lockAsk(db, tripId, id);
        if (!row) throw new AppError("not_found", "Nobody is asked this any more.");
        const now = clock();
        const actor = { kind: "admin", id: admin.id } as const;
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
      await takeRate(database.db, `supplier-answer:${ask.id}`, answerRate, clock());
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

    /** How quotes did in so many days. */
    async readNumbers(days: number): Promise<QuoteNumbers> {
      const since = new Date(clock().getTime() - days * dayMs);
      const rows = await store.listVersionsSince(database.db, since);
      const states: Record<string, number> = {};
      const firsts: number[] = [];
      const sum = { sent: 0, accepted: 0, value: 0, margin: 0, marginUnknown: 0 };
      for (const row of rows) {
        if (row.latest) {
          states[row.state] = (states[row.state] ?? 0) + 1;
          sum.sent++;
        }
        if (row.number === 1) firsts.push(row.seconds);
        if (row.state !== "accepted") continue;
        sum.accepted++;
        sum.value += Number(row.total ?? 0);
        try {
          const { margin, unknown } = sumMargin(row.content, row.ticked);
          sum.margin += margin;
          sum.marginUnknown += unknown;
        } catch (error) {
          if (!(error instanceof SumError)) throw error;
        }
      }
      firsts.sort((one, other) => one - other);
      const middle = firsts[Math.floor(firsts.length / 2)];
      return {
        days,
        states,
        ...sum,
        quoteSeconds: middle === undefined ? null : Math.round(middle),
      };
    },
  };
}
