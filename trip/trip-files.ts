import type { PlanDays } from "#contract/trip/trip-days.ts";
import { eventsOfDays, type FindStop, writeCalendar } from "./calendar.ts";
import { writeKml, writeTrack } from "./track.ts";

/** A trip's days as other programs read them. `reference`: what makes an event of a calendar known again. */
export type FiledTrip = { title: string; reference: string; departure: string; days: PlanDays };

type TripFileFormat = {
  summary: string;
  /** As the answer says it; in the description without its letters. */
  type: string;
  write(trip: FiledTrip, find: FindStop, now: Date): string;
};

/** By the ending of its name: `trip.ics` of a trip, `plan.ics` of a plan. What people read of it stands in app/itinerary/trip-file-names.ts. */
export const tripFiles = {
  ics: {
    summary: "The days as a calendar",
    type: "text/calendar; charset=utf-8",
    write: ({ title, reference, departure, days }, find, now) =>
      writeCalendar(title, eventsOfDays(reference, departure, days, find), now),
  },
  gpx: {
    summary: "The stops whose place is known, as a track",
    type: "application/gpx+xml",
    write: ({ title, days }, find) => writeTrack(title, days, find),
  },
  kml: {
    summary: "The same as a file for maps",
    type: "application/vnd.google-earth.kml+xml",
    write: ({ title, days }, find) => writeKml(title, days, find),
  },
} satisfies Record<string, TripFileFormat>;

export type TripFileEnding = keyof typeof tripFiles;

export const tripFileEndings = Object.keys(tripFiles) as TripFileEnding[];
