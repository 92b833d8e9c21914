import { m } from "#app/paraglide/messages.js";
import type { TripFileEnding } from "#trip/trip-files.ts";

/** What a trip's files are called where they are taken along, in their order. */
export const tripFileNames: Record<TripFileEnding, () => string> = {
  ics: m.trip_page_calendar,
  gpx: m.trip_page_track,
  kml: m.trip_page_kml,
};

export const listFileNames = () =>
  Object.entries(tripFileNames).map(([ending, say]) => [ending as TripFileEnding, say()] as const);
