import type { Plannable } from "#contract/content/plannable.ts";
import type { Itinerary, LeftOut } from "#contract/trip/itinerary.ts";
import { tell } from "#trip/tell.ts";
import type { Told } from "#trip/told.ts";
import { createModel } from "./create-model.ts";
import { getSight } from "./facts-index.ts";
import { findDay } from "./find-visit.ts";
import { insert } from "./fit-day.ts";
import { partyFee } from "./gain.ts";
import { listOffered } from "./offered-sights.ts";
import { readTimedTrip } from "./read-timed-trip.ts";
import { thriftOf } from "./save-money.ts";
import { timeDay } from "./time-day.ts";
import { finish } from "./timed-trip.ts";
import { gainOn } from "./visit-gain.ts";
import { explainLeftOut } from "./why-left-out.ts";

/** What is said of it is how the day changes: 40 minutes shorter, free. */
export interface Alternative extends Told {
  readonly id: string;
  readonly name: string;
  /** Minutes and rupees that the day changes by; null where a price is unknown. */
  readonly minutes: number;
  readonly rupees: number | null;
}

const mostAlternatives = 5;

/** What could stand in a visit's place that day, the best first; nothing where the sight is not in the trip. */
export function findAlternatives(
  plannable: Plannable,
  itinerary: Itinerary,
  sight: string,
  today: string,
): Alternative[] {
  const model = createModel(plannable, fixDates(itinerary), today, thriftOf(itinerary));
  const shown = readTimedTrip(model, itinerary);
  const number = findDay(itinerary.days, sight);
  const out = model.facts.sightOf.get(sight);
  if (!shown || number === null || out === undefined) return [];
  const day = number - 1;
  const stops = shown.days[day] as number[];
  const rest = stops.filter((other) => other !== out);
  const before = timeDay(model, shown.route, day, stops);
  const seen = new Set(shown.days.flat());
  const busy = (timed: typeof before) =>
    timed ? timed.travel + timed.visits.reduce((all, { from, to }) => all + to - from, 0) : 0;
  const fee = (one: number) => partyFee(getSight(model.facts, one), model.traveller);
  const found = [...listOffered(model, shown.route)].flatMap(([other, days]) => {
    if (seen.has(other) || !days.has(day)) return [];
    const changed = insert(model, shown.route, day, rest, other);
    const timed = changed && timeDay(model, shown.route, day, changed);
    if (!timed) return [];
    const { id, name, kind } = getSight(model.facts, other);
    const minutes = busy(timed) - busy(before);
    const [a, b] = [fee(out), fee(other)];
    const rupees = a === null || b === null ? null : b - a;
    const isAlike = kind === getSight(model.facts, out).kind ? 1.3 : 1;
    const told = describe(minutes, rupees, b);
    return [{ rank: gainOn(model, other, day) * isAlike, id, name, ...told, minutes, rupees }];
  });
  return found
    .sort((a, b) => b.rank - a.rank || a.id.localeCompare(b.id))
    .slice(0, mostAlternatives)
    .map(({ rank: _, ...alternative }) => alternative);
}

/** A day is as long where it changes by less. */
const sameMinutes = 10;

function describe(minutes: number, rupees: number | null, fee: number | null): Told {
  return tell("swap", {
    time: Math.abs(minutes) < sameMinutes ? "same" : minutes < 0 ? "shorter" : "longer",
    minutes: Math.abs(Math.round(minutes)),
    money: nameMoney(rupees, fee),
    rupees: Math.abs(rupees ?? 0),
  });
}

function nameMoney(rupees: number | null, fee: number | null) {
  if (rupees === null) return "unknown";
  if (fee === 0) return "free";
  if (rupees === 0) return "same";
  return rupees < 0 ? "less" : "more";
}

/** Why a place is not in the trip, in one reason from the numbers; null where it is, or is unknown. */
export function explainAbsence(
  plannable: Plannable,
  itinerary: Itinerary,
  sight: string,
  today: string,
): LeftOut | null {
  const model = createModel(plannable, fixDates(itinerary), today, thriftOf(itinerary));
  const shown = readTimedTrip(model, itinerary);
  const index = model.facts.sightOf.get(sight);
  if (!shown || index === undefined || findDay(itinerary.days, sight) !== null) return null;
  const timedTrip = finish(model, shown.route, shown.days);
  return explainLeftOut(model, timedTrip, index, listOffered(model, shown.route).get(index));
}

const fixDates = ({ wish, from, days }: Itinerary) => ({
  ...wish,
  when: { from, days: days.length },
});
