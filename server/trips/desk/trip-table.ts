import { phoneCell, tableClock } from "#server/http/csv.ts";
import type { DeskTripRow } from "#server/trips/store.ts";

type Clock = ReturnType<typeof tableClock>;
const columns: [string, (trip: DeskTripRow, clock: Clock) => string | number | null][] = [
  ["Reference", (trip) => trip.reference],
  ["Received", (trip, at) => at(trip.createdAt)],
  ["Source", (trip) => trip.source],
  ["Stage", (trip) => trip.stage],
  ["Lost because", (trip) => [trip.lostCode, trip.lostReason].filter(Boolean).join(": ")],
  ["Owner", (trip) => trip.ownerName],
  ["Next action", (trip) => trip.nextAction],
  ["Next action on", (trip) => trip.nextActionOn],
  ["Name", (trip) => trip.name],
  ["Email", (trip) => trip.email],
  ["Phone", (trip) => phoneCell(trip.phone)],
  ["Destination", (trip) => trip.destination],
  ["Travel date", ({ travelDate, travelWhen }) => travelWhen || travelDate],
  ["Travelers", (trip) => trip.travelers],
  ["Trip type", (trip) => trip.tripType],
  ["Special requests", (trip) => trip.message],
  ["First answer", (trip, at) => trip.answeredAt && at(trip.answeredAt)],
];

/** Its lines; times are of the clock of `zone`, an IANA name. */
export async function* tripLines(pages: AsyncIterable<DeskTripRow[]>, zone: string) {
  const at = tableClock(zone);
  for await (const page of pages)
    yield page.map((trip) => columns.map(([, read]) => read(trip, at)));
}

/** The names of its columns; those of times say whose clock they are by. */
export const tripHeads = (zone: string): string[] =>
  columns.map(([name]) => (/^(Received|First answer)$/.test(name) ? `${name} (${zone})` : name));
