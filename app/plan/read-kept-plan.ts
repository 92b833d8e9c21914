import { readItinerary } from "#contract/trip/read-itinerary.ts";
import type { TripPlan } from "#planner/trip/trip-plan.ts";
import { writeDocument } from "#planner/trip/write-document.ts";
import type { TripDocument } from "#trip/document.ts";
import { readDocument } from "#trip/read-document.ts";

function readTrip(raw: unknown): TripDocument | null {
  try {
    return raw === undefined ? null : readDocument(raw);
  } catch {
    return null;
  }
}

/** A kept plan of any version; a release before kept no document: it is written from what it kept. Null: it cannot be read. */
export function readKeptPlan({
  trip,
  itinerary,
}: {
  trip?: unknown;
  itinerary?: unknown;
}): TripPlan | null {
  const read = readItinerary(itinerary);
  return read && { document: readTrip(trip) ?? writeDocument(read), itinerary: read };
}
