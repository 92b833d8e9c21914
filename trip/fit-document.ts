import type { TripDocument } from "./document.ts";
import { tripLimits } from "./limits.ts";

/**
 * A document with its first days, as many as one may have: of what an earlier release kept there may be more. What is
 * bought for days that are left out is left out with them.
 */
export function fitDocument(document: TripDocument): TripDocument {
  let days = document.days.slice(0, tripLimits.days);
  const isTooLong = () => JSON.stringify({ ...document, days }).length > tripLimits.bytes;
  while (days.length > 0 && isTooLong()) days = days.slice(0, -1);
  if (days.length === document.days.length) return document;
  const kept = new Set(days.map(({ id }) => id));
  const services = document.services
    .map((service) => ({
      ...service,
      days: service.days.filter((id) => kept.has(id)),
      nights: service.nights.filter((id) => kept.has(id)),
    }))
    .filter((service) => service.days.length + service.nights.length > 0);
  return { ...document, days, services };
}
