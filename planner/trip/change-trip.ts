import type { Plannable } from "#contract/content/plannable.ts";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import { arrangeDays } from "./arrange-days.ts";
import { changeStay, findRoutesWith, keepsNights } from "./change-route.ts";
import { compareTrips, type Moved } from "./compare-trips.ts";
import { createModel } from "./create-model.ts";
import { editWish, isWishEdit, listNamed, type PlannerEdit } from "./edits.ts";
import { getSight } from "./facts-index.ts";
import { fill, repair, seatPinned } from "./fit-day.ts";
import { keepDayIds } from "./keep-day-ids.ts";
import { layDays } from "./lay-days.ts";
import { listOffered } from "./offered-sights.ts";
import { pinNights } from "./pin-nights.ts";
import { readTimedTrip } from "./read-timed-trip.ts";
import { reseat } from "./reseat.ts";
import { endsOn, fixEnd, type Route, wakesOn } from "./route.ts";
import { isSaved, thriftOf } from "./save-money.ts";
import { type PlanOptions, searchTrip } from "./search-trip.ts";
import { finish, type TimedTrip, weighTrip } from "./timed-trip.ts";
import type { TripModel } from "./trip-model.ts";
import { writeDocument } from "./write-document.ts";
import { writeItinerary } from "./write-itinerary.ts";

/** Improvements of a search for a trip that could not be read any more. */
const freshIterations = 6;

export interface ChangedTrip {
  readonly itinerary: Itinerary;
  readonly moved: readonly Moved[];
}

const keepRounds = 800;
/** Enough to see which of several routes holds what must be. */
const screenRounds = 150;
/** What a place is worth more on the day where it stands. */
const keepBonus = 25;

/**
 * The trip after one edit, the rest as it was where it can be: days that the edit does not touch keep
 * their sights and times; nights change only if the edit asks for it or nothing else holds what must be.
 * The same trip, edit and seed give the same answer.
 * @throws EditRefused where the days have no such day or visit
 */
export function changeTrip(
  plannable: Plannable,
  itinerary: Itinerary,
  edit: PlannerEdit,
  options: Pick<PlanOptions, "today" | "seed">,
): ChangedTrip {
  const arranged = isWishEdit(edit) ? itinerary : arrangeDays(itinerary, edit);
  const wish = editWish(itinerary, edit, arranged.days);
  // What a day is called is for the document alone to say.
  if (edit.do === "rename-day") return { itinerary: { ...arranged, wish }, moved: [] };
  const thrift = thriftOf(itinerary);
  const model = createModel(plannable, wish, options.today, thrift);
  const named = listNamed(edit, writeDocument(itinerary));
  const shown = readTimedTrip(model, arranged);
  const changed = shown
    ? change(model, shown, findTouched(itinerary, arranged), {
        edit,
        moved: edit.do === "move-item" ? model.facts.sightOf.get(named[0] ?? "") : undefined,
        night: nightOf(itinerary, edit),
        seed: options.seed ?? itinerary.wish.seed,
      })
    : searchTrip(model, { ...options, iterations: freshIterations }, () => {}).timedTrip;
  let written = writeItinerary(model, changed);
  if (edit.do === "nights") {
    // Set by somebody they stand in the wish from now on, and the trip says so.
    const { wish: pinned } = pinNights(written, nightOf(itinerary, edit));
    const fixed = createModel(plannable, pinned, options.today, thrift);
    written = writeItinerary(fixed, settle(fixed, changed));
  }
  const result = keepDayIds(arranged, {
    ...written,
    notices: [...written.notices, ...itinerary.notices.filter(isSaved)],
    ...(itinerary.thrift && { thrift: itinerary.thrift }),
  });
  return {
    itinerary: result,
    moved: compareTrips(writeDocument(arranged), writeDocument(result), new Set(named)),
  };
}

/** The days with their nights fixed: who fixes the last one flies from there, which may leave the last day less time. */
function settle(model: TripModel, { route, days }: TimedTrip): TimedTrip {
  const fixed = fixEnd(model, route);
  if (fixed.end === route.end) return weighTrip(model, route, days);
  return finish(
    model,
    fixed,
    days.map(({ visits }, day) => {
      const sights = visits.map(({ sight }) => sight);
      return day === days.length - 1 ? repair(model, fixed, day, sights) : sights;
    }),
  );
}

/** The day after which the night falls that an edit is about, counted from 1; 0: about none. */
const nightOf = ({ days }: Itinerary, edit: PlannerEdit): number =>
  edit.do === "nights" ? (days.find(({ id }) => id === edit.day)?.number ?? 0) : 0;

/** Days, counted from 0, that have lost or got a visit by the edit itself. */
function findTouched(before: Itinerary, after: Itinerary): Set<number> {
  const seenOn = ({ days }: Itinerary) =>
    new Map(
      days.map(({ id, parts }) => [
        id,
        parts.flatMap((part) => (part.kind === "visit" ? part.sight : [])).join(),
      ]),
    );
  const [was, is] = [seenOn(before), seenOn(after)];
  return new Set(
    after.days.flatMap(({ id }, day) => (was.has(id) && was.get(id) !== is.get(id) ? [day] : [])),
  );
}

type Shown = { readonly route: Route; readonly days: readonly (readonly number[])[] };
type Asked = {
  readonly edit: PlannerEdit;
  /** The sight that was put on another day. */
  readonly moved: number | undefined;
  readonly night: number;
  readonly seed: number;
};

function change(
  model: TripModel,
  shown: Shown,
  touched: ReadonlySet<number>,
  asked: Asked,
): TimedTrip {
  const { edit, night, seed } = asked;
  const { route, days } = shown;
  // Held as it is: nothing is looked for.
  if (edit.do === "lock-day") return finish(model, route, days);
  const lay = (next: Route, rounds = keepRounds) => {
    const keep = carryOver(model, route, days, next);
    return layDays(model, next, { rounds, seed, keep, bonus: keepBonus });
  };
  if (edit.do === "nights") {
    const next = changeStay(model, route, night, edit.nights);
    if (next !== route) return lay(next);
  }
  const changed = changeDays(model, shown, touched, asked);
  // Who wants a day more or less wants all others as they are.
  if (edit.do === "free-day" || edit.do === "remove-day") return changed;
  if (changed.missed.length === 0 && keepsNights(model, route)) return changed;
  let best = keepsNights(model, route) ? changed : null;
  for (const next of findRoutesWith(model, route, seed)) {
    const timedTrip = lay(next, screenRounds);
    if (!best || timedTrip.worth > best.worth) best = timedTrip;
    if (best.missed.length === 0) break;
  }
  if (!best || best === changed) return changed;
  const settled = lay(best.route);
  return settled.worth > best.worth ? settled : best;
}

/** The route stays: only the days that the edit touches are laid anew. */
function changeDays(
  model: TripModel,
  { route, days }: Shown,
  given: ReadonlySet<number>,
  { edit, moved }: Asked,
): TimedTrip {
  const offered = listOffered(model, route);
  const touched = new Set(given);
  const timedTrip = days.map((sights, day) => {
    const stays = sights.filter((sight) => offered.get(sight)?.has(day));
    if (stays.length < sights.length) touched.add(day);
    // Where it was put the day does not hold it: it is seated where it does.
    const isHeld = moved === undefined || repair(model, route, day, stays).length === stays.length;
    return isHeld ? stays : stays.filter((sight) => sight !== moved);
  });
  const isOrderKept = timedTrip.every(
    (sights, day) => repair(model, route, day, sights).length === sights.length,
  );
  if (!isOrderKept)
    timedTrip.forEach((sights, day) => {
      timedTrip[day] = repair(model, route, day, sights);
    });
  for (let day = 0; day < timedTrip.length; day++) {
    const before = timedTrip[day] as number[];
    if (model.lockedDays.has(day)) continue;
    seatPinned(model, route, timedTrip, day, offered);
    if (timedTrip[day] !== before) touched.add(day);
  }
  if (edit.do === "free-day" || edit.do === "remove-day") {
    reseat(model, route, days, timedTrip, offered);
    return finish(model, route, timedTrip);
  }
  const isFilled = edit.do !== "remove-item" && edit.do !== "replace-item";
  if (isFilled && touched.size > 0)
    fill(model, route, timedTrip, offered, (day) => touched.has(day) && !model.lockedDays.has(day));
  return finish(model, route, timedTrip);
}

/** Sights by day of another route: those of a day with the same bed and end, or of the same base. */
function carryOver(
  model: TripModel,
  route: Route,
  days: readonly (readonly number[])[],
  next: Route,
): number[][] {
  const left = new Set(days.keys());
  const carried: number[][] = days.map(() => []);
  const take = (matches: (day: number, old: number) => boolean) => {
    for (const day of days.keys()) {
      if (carried[day]?.length) continue;
      const old = [...left]
        .filter((other) => matches(day, other))
        .sort((a, b) => Math.abs(a - day) - Math.abs(b - day))[0];
      if (old === undefined) continue;
      left.delete(old);
      carried[day] = [...(days[old] as number[])];
    }
  };
  take(
    (day, old) =>
      day === old &&
      wakesOn(next, day) === wakesOn(route, old) &&
      endsOn(next, day) === endsOn(route, old),
  );
  take(
    (day, old) =>
      wakesOn(next, day) === wakesOn(route, old) && endsOn(next, day) === endsOn(route, old),
  );
  take((day, old) =>
    (days[old] as number[]).some((sight) =>
      [wakesOn(next, day), endsOn(next, day)].includes(getSight(model.facts, sight).base),
    ),
  );
  return carried;
}
