import type { Visit } from "#contract/trip/itinerary.ts";
import { note } from "#trip/tell.ts";
import { openOn } from "./begin-windows.ts";
import { explainVisit } from "./explain.ts";
import { getSight } from "./facts-index.ts";
import { partyFee } from "./gain.ts";
import { listVisitNotices } from "./notices.ts";
import type { TimedTrip } from "./timed-trip.ts";
import type { TripModel } from "./trip-model.ts";

/** The sight seen before on that day whose ticket opens this one too; null: it has a ticket of its own. */
function findTicket(
  { facts }: TripModel,
  { days }: TimedTrip,
  day: number,
  sight: number,
): string | null {
  const shared = getSight(facts, sight).fee?.shared;
  if (shared === undefined) return null;
  const [first] = (days[day]?.visits ?? []).filter(
    (visit) => getSight(facts, visit.sight).fee?.shared === shared,
  );
  return first && first.sight !== sight ? getSight(facts, first.sight).name : null;
}

export function writeVisit(
  model: TripModel,
  timedTrip: TimedTrip,
  day: number,
  { sight, from, to }: { sight: number; from: number; to: number },
): Visit {
  const item = getSight(model.facts, sight);
  const open = openOn(model, sight, day);
  const pin = model.pinned.get(sight);
  const bought = findTicket(model, timedTrip, day, sight);
  return {
    kind: "visit",
    sight: item.id,
    name: item.name,
    lat: item.lat,
    lon: item.lon,
    from,
    to,
    open: open === null ? null : open.map(([a, b]): [number, number] => [a, b]),
    fee: bought ? 0 : partyFee(item, model.traveller),
    why: explainVisit(model, timedTrip, day, sight),
    pinned: pin?.day != null ? "day" : model.must.has(sight) ? "trip" : "no",
    notices: [
      ...(bought ? [note("ticket-shared", { name: bought })] : []),
      ...listVisitNotices(model, sight, day, to),
    ],
  };
}
