import { writeClock } from "#contract/clock.ts";
import type { Duty } from "#contract/trip/duties.ts";
import { isOnDay, type RoadLine, type RoadTrip } from "#server/road/read-road.ts";
import { sayPassage } from "#server/road/voucher.ts";
import type { Mark } from "./store.ts";

/** A line that somebody drives or guides. */
export type DutyLine = RoadLine & { kind: "transport" | "guide" };
export const isDutyLine = (line: RoadLine): line is DutyLine => line.kind !== "stay";

export const presentMark = (mark: Mark | undefined) => ({
  startedAt: mark ? new Date(mark.startedAt).toISOString() : null,
  kmOut: mark?.kmOut ?? null,
  finishedAt: mark?.finishedAt ? new Date(mark.finishedAt).toISOString() : null,
  kmIn: mark?.kmIn ?? null,
});

/** A day of a line, as its driver or guide reads it: field by field, and none of money. */
function presentDay(
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

/** Days of a line from one on, in order, with what was said of them. */
export const presentDuties = (
  trip: RoadTrip,
  line: DutyLine,
  marks: readonly Mark[],
  from = "",
): Duty[] =>
  trip.dates.flatMap((day, index): Duty[] => {
    if (day < from || !isOnDay(line, trip, index)) return [];
    const mark = marks.find(
      (one) => one.tripId === trip.id && one.item === line.item.id && one.day === day,
    );
    return [{ ...presentDay(trip, line, index), ...presentMark(mark) }];
  });
