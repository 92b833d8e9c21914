import { addDays } from "#contract/trip/calendar-day.ts";
import type { Movement } from "#contract/trip/movements.ts";
import { writeFullDay } from "#server/days/write-day.ts";
import type { Sheet } from "#server/papers/sheet.ts";
import { isOnDay, type RoadTrip } from "./read-road.ts";
import { sayPassage } from "./voucher.ts";

function moveOn(trip: RoadTrip, on: string): Movement | null {
  const index = trip.dates.indexOf(on);
  if (index === -1) return null;
  const last = trip.dates.length - 1;
  const kind = index === 0 ? "arriving" : index === last ? "leaving" : "road";
  const day = trip.days[index];
  const there = trip.lines.filter((line) => isOnDay(line, trip, index));
  const hotel = there.find((line) => line.kind === "stay");
  const { arrival, departure } = trip.details;
  const passage = [
    index === 0 ? sayPassage(arrival) : "",
    index === last ? sayPassage(departure) : "",
  ].filter(Boolean);
  return {
    tripId: trip.id,
    reference: trip.reference,
    on,
    kind,
    lead: trip.lead,
    people: trip.people,
    phone: trip.phone,
    day: day?.title ?? trip.content.title,
    passage: passage.join("; "),
    night: [
      day?.sleeps,
      hotel && (hotel.ask?.supplier ?? hotel.item.title),
      hotel?.ask?.confirmation && `No. ${hotel.ask.confirmation}`,
    ]
      .filter(Boolean)
      .join(", "),
    contacts: there.flatMap(({ kind: what, service, ask }) => {
      const name = service.person || ask?.supplier || "";
      const phone = service.phone || ask?.phone || "";
      const report = [service.reportAt, service.reportPlace].filter(Boolean).join(", ");
      const who = [name, service.plate].filter(Boolean).join(", ");
      return name || phone ? [{ what, name: who, phone, report }] : [];
    }),
    unconfirmed: there
      .filter(({ ask }) => ask?.state !== "confirmed")
      .map(({ item, ask }) => ask?.supplier ?? item.title),
  };
}

const order = { arriving: 0, road: 1, leaving: 2 };

/** Every trip on each of so many days: who arrives, is on the road, leaves. A trip of one day arrives. */
export const listMovements = (trips: readonly RoadTrip[], from: string, days: number): Movement[] =>
  Array.from({ length: days }, (_, at) => addDays(from, at)).flatMap((on) =>
    trips
      .flatMap((trip) => moveOn(trip, on) ?? [])
      .toSorted((one, other) => order[one.kind] - order[other.kind]),
  );

const kindNames = { arriving: "Arrive", road: "On the road", leaving: "Leave" } as const;

/** The chart as a paper, a table a day. */
export function layOutMovements(
  movements: readonly Movement[],
  from: string,
  days: number,
  office: string[],
): Sheet {
  return {
    title: days === 1 ? "Movement chart" : `Movement chart, ${days} days`,
    number: writeFullDay(from),
    office,
    wide: true,
    parts: Array.from({ length: days }, (_, at) => addDays(from, at)).map((on) => ({
      kind: "table",
      title: writeFullDay(on),
      head: ["", "Guests", "Day", "Train or flight", "Night", "Whom to call", "Not confirmed"],
      widths: [9, 18, 18, 14, 16, 17, 12],
      rows: movements
        .filter((one) => one.on === on)
        .map(
          ({
            kind,
            lead,
            people,
            phone,
            reference,
            day,
            passage,
            night,
            contacts,
            unconfirmed,
          }) => [
            kindNames[kind],
            [lead, people, phone, reference].filter(Boolean).join("\n"),
            day,
            passage,
            night,
            contacts
              .map(({ name, phone: number }) => [name, number].filter(Boolean).join(" "))
              .join("\n"),
            unconfirmed.join("\n"),
          ],
        ),
      none: "Nobody is on the road.",
    })),
  };
}
