import type { Itinerary, Stay } from "#contract/trip/itinerary.ts";
import { explainStay } from "./explain.ts";
import { getBase } from "./facts-index.ts";
import { findConflicts } from "./find-conflicts.ts";
import { listLeftOut } from "./left-out.ts";
import { baseOf } from "./name-base.ts";
import { listTripNotices } from "./notices.ts";
import { reckonBudget, roomPrice } from "./reckon-budget.ts";
import { endsAboard } from "./route.ts";
import type { TimedTrip } from "./timed-trip.ts";
import type { TripModel } from "./trip-model.ts";
import { writeDay } from "./write-day.ts";

/** Writes out a timedTrip trip: names, times, rides, reasons, money. */
export function writeItinerary(model: TripModel, timedTrip: TimedTrip): Itinerary {
  const { dates, wish, facts } = model;
  const days = dates.map((_, day) => writeDay(model, timedTrip, day));
  const stays = listStays(model, timedTrip);
  const budget = reckonBudget(model, days, stays);
  const leftOut = listLeftOut(model, timedTrip);
  return {
    version: 3,
    wish,
    facts: facts.hash,
    from: dates[0] as string,
    to: dates.at(-1) as string,
    start: baseOf(model, timedTrip.route.start),
    end: baseOf(model, timedTrip.route.end),
    days,
    nextDay: days.length + 1,
    stays,
    budget,
    leftOut,
    notices: listTripNotices(model, timedTrip, budget),
    conflicts: findConflicts(model, timedTrip, days, budget, leftOut),
    worth: Math.round(timedTrip.worth * 100) / 100,
  };
}

function listStays(model: TripModel, { route, days }: TimedTrip): Stay[] {
  const stays: Stay[] = [];
  route.sleep.forEach((base, night) => {
    // A night on the way has no bed.
    if (route.ride[night]) return;
    const last = stays.at(-1);
    if (
      last &&
      last.afterDay + last.nights === night + 1 &&
      last.base.id === getBase(model.facts, base).id
    ) {
      stays[stays.length - 1] = { ...last, nights: last.nights + 1 };
      return;
    }
    stays.push({
      base: baseOf(model, base),
      afterDay: night + 1,
      nights: 1,
      style: model.traveller.style,
      price: null,
      why: [],
    });
  });
  return stays.map((stay) => {
    const nights = days.slice(stay.afterDay - 1, stay.afterDay - 1 + stay.nights);
    const aboard = nights.filter(({ visits }) => endsAboard(model, visits)).length;
    const slept = aboard > 0 ? { ...stay, aboard } : stay;
    return { ...slept, price: roomPrice(model, slept), why: explainStay(model, slept, days) };
  });
}
