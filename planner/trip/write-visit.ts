import type { Visit } from "#contract/trip/itinerary.ts";
import { openOn } from "./begin-windows.ts";
import { chargeVisit } from "./charge-visits.ts";
import { explainVisit } from "./explain.ts";
import { getSight } from "./facts-index.ts";
import { listVisitNotices } from "./notices.ts";
import type { TimedTrip } from "./timed-trip.ts";
import type { TripModel } from "./trip-model.ts";

export function writeVisit(
  model: TripModel,
  timedTrip: TimedTrip,
  day: number,
  { sight, from, to }: { sight: number; from: number; to: number },
): Visit {
  const item = getSight(model.facts, sight);
  const open = openOn(model, sight, day);
  const pin = model.pinned.get(sight);
  const { notices, ...paid } = chargeVisit(model, timedTrip, sight);
  return {
    kind: "visit",
    sight: item.id,
    name: item.name,
    lat: item.lat,
    lon: item.lon,
    from,
    to,
    open: open === null ? null : open.map(([a, b]): [number, number] => [a, b]),
    ...paid,
    why: explainVisit(model, timedTrip, day, sight),
    pinned: pin?.day != null ? "day" : model.must.has(sight) ? "trip" : "no",
    notices: [...notices, ...listVisitNotices(model, sight, day, { from, to })],
  };
}
