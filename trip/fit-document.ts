import type { TripDocument } from "./document.ts";
import { tripLimits } from "./limits.ts";

/** A document with its first days, as many as one may have: of what an earlier release kept there may be more. */
export function fitDocument(document: TripDocument): TripDocument {
  let days = document.days.slice(0, tripLimits.days);
  const isTooLong = () => JSON.stringify({ ...document, days }).length > tripLimits.bytes;
  while (days.length > 0 && isTooLong()) days = days.slice(0, -1);
  return { ...document, days };
}
