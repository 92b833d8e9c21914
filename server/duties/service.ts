import {
  type Duties,
  type Duty,
  type DutyInput,
  dutyTexts,
  type TripDuties,
} from "#contract/trip/duties.ts";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import { isAtLeast } from "#contract/wire/desk-roles.ts";
import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";
import type { RoadTrip } from "#server/road/read-road.ts";
import type { RoadService } from "#server/road/service.ts";
import { listLinks } from "./link-store.ts";
import { markDay } from "./mark-day.ts";
import { type DutyLine, isDutyLine, presentDuties, presentMark } from "./present-duty.ts";
import * as store from "./store.ts";

export type DutyService = ReturnType<typeof createDuties>;
type Driver = Pick<Admin, "id" | "role">;

/** How far ahead a driver or guide sees. */
const daysAhead = 60;

/** Who drives and guides what is agreed, and what they say of each day. */
export function createDuties(
  { database, clock, events }: Pick<Resources, "database" | "clock" | "events">,
  road: Pick<RoadService, "listTrips" | "readTrip">,
) {
  /** @throws AppError not_found */
  const findLine = (trip: RoadTrip, item: string): DutyLine => {
    const line = trip.lines.filter(isDutyLine).find((one) => one.item.id === item);
    if (!line) throw new AppError("not_found", dutyTexts.notYours);
    return line;
  };

  /** A line that is one's own; an editor speaks for whoever has no telephone. @throws AppError not_found */
  async function findOwn(admin: Driver, tripId: string, item: string) {
    const seats = await store.listSeats(database.db, { tripId });
    const isOwn = seats.some((seat) => seat.item === item && seat.admin === admin.id);
    if (!isOwn && !isAtLeast(admin.role, "editor"))
      throw new AppError("not_found", dutyTexts.notYours);
    const trip = await road.readTrip(tripId);
    return { trip, line: findLine(trip, item) };
  }

  return {
    findOwn,

    /** A trip and a line of it that somebody drives or guides. @throws AppError not_found, conflict */
    async readLine(tripId: string, item: string): Promise<{ trip: RoadTrip; line: DutyLine }> {
      const trip = await road.readTrip(tripId);
      return { trip, line: findLine(trip, item) };
    },

    /** One's own duties, by day and time. */
    async listDuties(admin: Driver): Promise<Duties> {
      const today = dayInIndia(clock());
      const [seats, trips] = await Promise.all([
        store.listSeats(database.db, { adminId: admin.id }),
        road.listTrips(today, daysAhead),
      ]);
      const own = new Set(seats.map(({ tripId, item }) => `${tripId} ${item}`));
      const mine = trips.filter((trip) => seats.some(({ tripId }) => tripId === trip.id));
      const marks = await store.listMarks(
        database.db,
        mine.map(({ id }) => id),
      );
      const duties = mine.flatMap((trip) =>
        trip.lines
          .filter(isDutyLine)
          .filter(({ item }) => own.has(`${trip.id} ${item.id}`))
          .flatMap((line) => presentDuties(trip, line, marks, today)),
      );
      const order = ({ day, reportAt }: Duty) => `${day} ${reportAt}`;
      return { today, duties: duties.toSorted((a, b) => order(a).localeCompare(order(b))) };
    },

    /** Of a trip, at the desk. @throws AppError not_found */
    async getTripDuties(tripId: string): Promise<TripDuties> {
      const [seats, marks, links] = await Promise.all([
        store.listSeats(database.db, { tripId }),
        store.listMarks(database.db, [tripId]),
        listLinks(database.db, tripId),
      ]);
      return {
        seats: seats.map(({ item, admin, name }) => ({ item, admin, name })),
        marks: marks.map((mark) => ({ item: mark.item, day: mark.day, ...presentMark(mark) })),
        links: links.map(({ item, madeAt, openedAt }) => ({
          item,
          madeAt: new Date(madeAt).toISOString(),
          openedAt: openedAt && new Date(openedAt).toISOString(),
        })),
      };
    },

    /** Who drives or guides a line. @throws AppError not_found, conflict, validation_failed */
    async seat(
      admin: Driver,
      tripId: string,
      item: string,
      seated: string | null,
    ): Promise<TripDuties> {
      const { trip, line } = await this.readLine(tripId, item);
      await database.transaction(async (db) => {
        const findSeated = async () =>
          (await store.listSeats(db, { tripId })).find((one) => one.item === item);
        const before = await findSeated();
        if (seated === (before?.admin ?? null)) return;
        if (!(await store.writeSeat(db, { tripId, item }, seated)))
          throw new AppError("validation_failed", dutyTexts.nobody, {
            fields: { admin: dutyTexts.nobody },
          });
        await insertAudit(db, {
          actorKind: "admin",
          actorId: admin.id,
          action: "trip.duty-seat",
          subjectKind: "trip",
          subjectId: trip.reference,
          details: {
            item,
            name: line.item.title,
            from: before?.name ?? null,
            to: (await findSeated())?.name ?? null,
          },
        });
        await events.publish(db, { topic: "trips", type: "UPDATE", id: tripId });
      });
      return this.getTripDuties(tripId);
    },

    /**
     * Starts or finishes a day of one's own, or takes the last of these back.
     * @throws AppError not_found, conflict, already_done, validation_failed (kilometres that go backwards)
     */
    async mark(
      admin: Driver,
      { tripId, item, day }: store.DutyKey,
      input: DutyInput,
    ): Promise<Duties> {
      const own = await findOwn(admin, tripId, item);
      const by = {
        actorKind: "admin",
        actorId: admin.id,
        adminId: admin.id,
        now: clock(),
      } as const;
      await database.transaction(async (db) => {
        await markDay(db, { ...own, day }, input, by);
        await events.publish(db, { topic: "trips", type: "UPDATE", id: tripId });
      });
      return this.listDuties(admin);
    },
  };
}
