import { writeClock } from "#contract/clock.ts";
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
import { sayPassage } from "#server/road/papers.ts";
import { isOnDay, type RoadLine, type RoadTrip } from "#server/road/read-road.ts";
import type { RoadService } from "#server/road/service.ts";
import * as store from "./store.ts";

export type DutyService = ReturnType<typeof createDuties>;
type Driver = Pick<Admin, "id" | "role">;

/** How far ahead a driver or guide sees. */
const daysAhead = 60;

type DutyLine = RoadLine & { kind: "transport" | "guide" };
const isDutyLine = (line: RoadLine): line is DutyLine => line.kind !== "stay";

const presentMark = (mark: store.Mark | undefined) => ({
  startedAt: mark ? new Date(mark.startedAt).toISOString() : null,
  kmOut: mark?.kmOut ?? null,
  finishedAt: mark?.finishedAt ? new Date(mark.finishedAt).toISOString() : null,
  kmIn: mark?.kmIn ?? null,
});

/** A day of a line, as its driver or guide reads it: field by field, and none of money. */
function presentDuty(
  trip: RoadTrip,
  line: DutyLine,
  index: number,
): Omit<Duty, keyof ReturnType<typeof presentMark>> {
  const { service, item } = line;
  const day = trip.days[index];
  const last = trip.dates.length - 1;
  return {
    tripId: trip.id,
    item: item.id,
    day: trip.dates[index] ?? "",
    kind: line.kind,
    reference: trip.reference,
    title: trip.content.title,
    lead: trip.lead,
    phone: trip.phone,
    people: trip.people,
    guests: trip.details.guests.map(({ name, age, diet }) => ({ name, age, diet })),
    reportAt: service.reportAt,
    reportPlace: service.reportPlace,
    vehicle: line.kind === "transport" ? service.vehicle || item.title : "",
    plate: service.plate,
    language: service.language,
    dayTitle: day?.title ?? "",
    route: (day?.stops ?? []).map(({ at, name }) => ({
      at: at === null ? "" : writeClock(at),
      name,
    })),
    night: day?.sleeps ?? "",
    arrival: index === 0 ? sayPassage(trip.details.arrival) : "",
    departure: index === last ? sayPassage(trip.details.departure) : "",
    requests: service.requests,
    km: service.km,
  };
}

/** Who drives and guides what is agreed, and what they say of each day. */
export function createDuties(
  { database, clock, events }: Pick<Resources, "database" | "clock" | "events">,
  road: Pick<RoadService, "listTrips" | "readTrip">,
) {
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
          .flatMap((line) =>
            trip.dates.flatMap((day, index): Duty[] => {
              if (day < today || !isOnDay(line, trip, index)) return [];
              const mark = marks.find(
                (one) => one.tripId === trip.id && one.item === line.item.id && one.day === day,
              );
              return [{ ...presentDuty(trip, line, index), ...presentMark(mark) }];
            }),
          ),
      );
      const order = ({ day, reportAt }: Duty) => `${day} ${reportAt}`;
      return { today, duties: duties.toSorted((a, b) => order(a).localeCompare(order(b))) };
    },

    /** Of a trip, at the desk. @throws AppError not_found */
    async getTripDuties(tripId: string): Promise<TripDuties> {
      const [seats, marks] = await Promise.all([
        store.listSeats(database.db, { tripId }),
        store.listMarks(database.db, [tripId]),
      ]);
      return {
        seats: seats.map(({ item, admin, name }) => ({ item, admin, name })),
        marks: marks.map((mark) => ({ item: mark.item, day: mark.day, ...presentMark(mark) })),
      };
    },

    /** Who drives or guides a line. @throws AppError not_found, conflict, validation_failed */
    async seat(
      admin: Driver,
      tripId: string,
      item: string,
      seated: string | null,
    ): Promise<TripDuties> {
      const trip = await road.readTrip(tripId);
      findLine(trip, item);
      await database.transaction(async (db) => {
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
          details: { item, to: seated },
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
      { action, km }: DutyInput,
    ): Promise<Duties> {
      const { trip, line } = await findOwn(admin, tripId, item);
      const index = trip.dates.indexOf(day);
      if (index === -1 || !isOnDay(line, trip, index))
        throw new AppError("not_found", dutyTexts.notYours);
      if (day > dayInIndia(clock())) throw new AppError("conflict", dutyTexts.notYet);
      const key = { tripId, item, day };
      const said = { adminId: admin.id, at: clock(), km };
      await database.transaction(async (db) => {
        const mark = await store.lockMark(db, key);
        if (action === "start") {
          if (mark || !(await store.startDuty(db, key, said)))
            throw new AppError("already_done", dutyTexts.started);
        } else {
          if (!mark) throw new AppError("conflict", dutyTexts.notStarted);
          if (action === "undo") await store.undoDuty(db, key, mark.finishedAt !== null);
          else {
            if (mark.finishedAt) throw new AppError("already_done", dutyTexts.finished);
            if (km !== null && mark.kmOut !== null && km < mark.kmOut)
              throw new AppError("validation_failed", dutyTexts.fewerKm, {
                fields: { km: dutyTexts.fewerKm },
              });
            await store.finishDuty(db, key, said);
          }
        }
        await insertAudit(db, {
          actorKind: "admin",
          actorId: admin.id,
          action: `trip.duty-${action}`,
          subjectKind: "trip",
          subjectId: trip.reference,
          details: { item, day, km },
        });
        await events.publish(db, { topic: "trips", type: "UPDATE", id: tripId });
      });
      return this.listDuties(admin);
    },
  };
}
