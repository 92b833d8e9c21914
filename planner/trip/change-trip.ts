import type { Plannable } from "#contract/content/plannable.ts";
import type { Itinerary } from "#contract/trip/itinerary.ts";
import { changeStay, findRoutesWith, keepsNights } from "./change-route.ts";
import { createModel } from "./create-model.ts";
import { editWish, type TripEdit } from "./edits.ts";
import { getSight } from "./facts-index.ts";
import { fill, repair, seatPinned } from "./fit-day.ts";
import { keepDayIds } from "./keep-day-ids.ts";
import { layDays } from "./lay-days.ts";
import { listOffered } from "./offered-sights.ts";
import { readTimedTrip } from "./read-timed-trip.ts";
import { endsOn, type Route, wakesOn } from "./route.ts";
import { isSaved, thriftOf } from "./save-money.ts";
import { type PlanOptions, searchTrip } from "./search-trip.ts";
import { finish, type TimedTrip } from "./timed-trip.ts";
import type { TripModel } from "./trip-model.ts";
import { writeItinerary } from "./write-itinerary.ts";

/** What moved although the edit did not name it: a day of null is "not in the trip". */
export interface Moved {
  readonly id: string;
  readonly name: string;
  readonly from: number | null;
  readonly to: number | null;
}

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
 */
export function changeTrip(
  plannable: Plannable,
  itinerary: Itinerary,
  edit: TripEdit,
  options: Pick<PlanOptions, "today" | "seed">,
): ChangedTrip {
  const thrift = thriftOf(itinerary);
  const model = createModel(plannable, editWish(itinerary, edit), options.today, thrift);
  const shown = readTimedTrip(model, itinerary);
  const changed = shown
    ? change(model, shown.route, shown.days, edit, options.seed ?? itinerary.wish.seed)
    : searchTrip(model, { ...options, iterations: 6 }, () => {}).timedTrip;
  const written = writeItinerary(model, changed);
  const saved = itinerary.notices.filter(isSaved);
  const result = keepDayIds(itinerary, {
    ...written,
    notices: [...written.notices, ...saved],
    ...(itinerary.thrift && { thrift: itinerary.thrift }),
  });
  return { itinerary: result, moved: listMoved(itinerary, result, edit) };
}

function change(
  model: TripModel,
  route: Route,
  days: readonly (readonly number[])[],
  edit: TripEdit,
  seed: number,
): TimedTrip {
  const lay = (next: Route, rounds = keepRounds) => {
    const keep = carryOver(model, route, days, next);
    return layDays(model, next, { rounds, seed, keep, bonus: keepBonus });
  };
  if (edit.kind === "stay") {
    const next = changeStay(model, route, edit.afterDay, edit.nights);
    if (next !== route) return lay(next);
  }
  const changed = changeDays(model, route, days, edit);
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
  route: Route,
  days: readonly (readonly number[])[],
  edit: TripEdit,
): TimedTrip {
  const offered = listOffered(model, route);
  const touched = new Set<number>();
  const timedTrip = days.map((sights, day) => {
    const stays = sights.filter((sight) => offered.get(sight)?.has(day));
    if (stays.length < sights.length) touched.add(day);
    return stays;
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
  const isFilled = edit.kind !== "remove" && edit.kind !== "swap";
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

function listMoved(before: Itinerary, after: Itinerary, edit: TripEdit): Moved[] {
  const named = new Set(Object.values(edit).filter((value) => typeof value === "string"));
  const find = ({ days }: Itinerary) =>
    new Map(
      days.flatMap(({ number, parts }) =>
        parts.flatMap((part) =>
          part.kind === "visit" ? [[part.sight, { name: part.name, day: number }] as const] : [],
        ),
      ),
    );
  const [old, now] = [find(before), find(after)];
  const moved: Moved[] = [];
  for (const id of new Set([...old.keys(), ...now.keys()])) {
    const [from, to] = [old.get(id), now.get(id)];
    if (named.has(id) || from?.day === to?.day) continue;
    moved.push({
      id,
      name: from?.name ?? to?.name ?? id,
      from: from?.day ?? null,
      to: to?.day ?? null,
    });
  }
  return moved;
}
