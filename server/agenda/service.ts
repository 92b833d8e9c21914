import { addDays } from "#contract/trip/calendar-day.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import type { DayTask, Departure, QuoteNumbers } from "#contract/wire/agenda.ts";
import type { Admin } from "#server/calls/callers.ts";
import { queueMail } from "#server/mail/outbox-store.ts";
import type { OfficeService } from "#server/office/service.ts";
import type { Resources } from "#server/resources.ts";
import type { TripFile } from "#server/trips/trip-file.ts";
import { createSupplierAsks } from "./ask-service.ts";
import { createFollowAgreement } from "./follow-agreement.ts";
import { type AgendaNeeds, listDayTasks, readUnconfirmed } from "./list-tasks.ts";
import { digestMail } from "./mail.ts";
import * as store from "./store.ts";

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
  resources: Pick<Resources, "config" | "database" | "events" | "clock" | "limits">,
  trips: TripFile,
  needs: Omit<AgendaNeeds, "trips">,
  readCounts: () => Promise<{ due: number; unread: number }>,
  office: Pick<OfficeService, "current" | "findTripsAddress" | "load">,
) {
  const { config, database, clock } = resources;
  const today = () => dayInIndia(clock());

  const readTasks = (admin: Pick<Admin, "id" | "role"> | null): Promise<DayTask[]> =>
    listDayTasks(database.db, { trips, ...needs }, today(), admin);

  return {
    ...createSupplierAsks(resources, trips),
    /** What suppliers are asked for keeps up with what is agreed, in the caller's transaction. */
    followAgreement: createFollowAgreement(resources, trips),

    /** What the day asks for, without what this administrator has put off. */
    listTasks: async (admin: Pick<Admin, "id" | "role"> | null) => ({
      tasks: await readTasks(admin),
    }),

    /** Puts a task off, for oneself. */
    async snooze(
      admin: Pick<Admin, "id" | "role">,
      { task, days }: { task: string; days: number },
    ) {
      await store.putOff(database.db, {
        adminId: admin.id,
        task,
        untilDay: addDays(today(), days),
      });
      return this.listTasks(admin);
    },

    /** Accepted trips that depart from today on, or departed at most so many days ago. */
    async listDepartures(daysBack = 0): Promise<{ departures: Departure[] }> {
      const agreed = await needs.quotes.listDeparting(addDays(today(), -daysBack));
      const [unconfirmed, heads] = await Promise.all([
        readUnconfirmed(database.db, agreed),
        trips.listHeads(
          database.db,
          agreed.map(({ tripId }) => tripId),
        ),
      ]);
      return {
        departures: agreed.flatMap(({ tripId, content }): Departure[] => {
          const head = heads.get(tripId);
          const open = unconfirmed.get(tripId) ?? [];
          if (!head) return [];
          const { reference, name, destination } = head;
          return [
            {
              ...{ tripId, reference, name, destination },
              title: content.title,
              on: content.departure,
              days: Math.max(content.trip.days.length, 1),
              people: content.party.adults + content.party.children,
              open: open.length,
              unconfirmed: open,
            },
          ];
        }),
      };
    },

    /** Work by the clock: one mail a day, from eight in the office on; nothing where there is nothing to do. `countMessages`: how many of the day are ready. */
    async sendDigest(countMessages: () => Promise<number>): Promise<void> {
      if (hourAt(clock(), office.current().timeZone) < digestHour) return;
      const day = today();
      const [tasks, counts, messages] = await Promise.all([
        readTasks(null),
        readCounts(),
        countMessages(),
        office.load(),
      ]);
      const to = office.findTripsAddress() ?? config.mail.operator;
      await database.transaction(async (db) => {
        if (!(await store.takeDigest(db, day, clock()))) return;
        if (tasks.length + counts.due + counts.unread + messages === 0) return;
        await queueMail(db, digestMail({ day, tasks, messages, ...counts }, to, config));
      });
    },

    /** How quotes did in so many days. */
    async readNumbers(days: number): Promise<QuoteNumbers> {
      const since = new Date(clock().getTime() - days * dayMs);
      const rows = await needs.quotes.listSentSince(since);
      const heads = await trips.listHeads(
        database.db,
        rows.map(({ tripId }) => tripId),
      );
      const states: Record<string, number> = {};
      const firsts: number[] = [];
      const sum = { sent: 0, accepted: 0 };
      for (const row of rows) {
        if (row.latest) {
          states[row.state] = (states[row.state] ?? 0) + 1;
          sum.sent++;
        }
        const came = heads.get(row.tripId)?.createdAt;
        if (row.number === 1 && came) firsts.push((row.sentAt.getTime() - came.getTime()) / 1000);
        if (row.state === "accepted") sum.accepted++;
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
