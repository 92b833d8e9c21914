import { m } from "#app/paraglide/messages.js";
import { writeMinutes } from "#app/ui/format-length.ts";
import type { TripPlace, TripRide } from "#trip/document.ts";
import { modeNames, nameRideEnd } from "./say-figures.ts";
import type { ShownVisit, ShownWay } from "./shown-day.ts";

/** Items as every strip draws them, whether they come of a plan or of a trip's page. */

/** A place, or a stop that somebody wrote in: one without a page or a price, unless `more` says them. */
export const showVisit = (
  visit: Pick<ShownVisit, "id" | "from" | "to" | "sight" | "name" | "notices">,
  more?: Pick<ShownVisit, "link" | "price">,
): ShownVisit => ({ kind: "visit", link: undefined, price: "", text: "", ...visit, ...more });

/** `leads`: where to; `minutes`: how long it takes, null where nobody knows. */
export function showWay(
  way: Omit<ShownWay, "kind" | "name" | "length"> & Pick<TripRide, "mode">,
  leads: TripPlace,
  minutes: number | null,
): ShownWay {
  const words = { mode: modeNames[way.mode](), to: nameRideEnd(leads) };
  return {
    kind: "way",
    name: way.isLong ? m.plan_ride(words) : m.plan_ride_short(words),
    length: minutes === null ? "" : writeMinutes(minutes),
    ...way,
  };
}
