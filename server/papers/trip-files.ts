import type { PlanDays } from "#contract/trip/trip-days.ts";
import { eventsOfDays, type FindStop, writeCalendar } from "#trip/calendar.ts";
import { writeKml, writeTrack } from "#trip/track.ts";

/** A trip's days as other programs read them. */
export type FiledTrip = { title: string; reference: string; departure: string; days: PlanDays };

/** A format: its address beneath the trip's, what it is, and how it is written. */
export type TripFileFormat = {
  file: string;
  summary: string;
  /** As the answer says it; in the description without its letters. */
  type: string;
  write(trip: FiledTrip, find: FindStop, now: Date): string;
};

export const tripFiles: readonly TripFileFormat[] = [
  {
    file: "trip.ics",
    summary: "The days as a calendar",
    type: "text/calendar; charset=utf-8",
    write: ({ title, reference, departure, days }, find, now) =>
      writeCalendar(title, eventsOfDays(reference, departure, days, find), now),
  },
  {
    file: "trip.gpx",
    summary: "The stops whose place is known, as a track",
    type: "application/gpx+xml",
    write: ({ title, days }, find) => writeTrack(title, days, find),
  },
  {
    file: "trip.kml",
    summary: "The same as a file for maps",
    type: "application/vnd.google-earth.kml+xml",
    write: ({ title, days }, find) => writeKml(title, days, find),
  },
];
