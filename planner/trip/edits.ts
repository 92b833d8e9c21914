import type { Itinerary } from "#contract/trip/itinerary.ts";
import type { Pin, Wish } from "#contract/trip/wish.ts";
import type { TripDocument } from "#trip/document.ts";
import type { TripEdit } from "#trip/edits/trip-edit.ts";
import { findDay, findVisit } from "./find-visit.ts";

/** Edits of a trip's days that the planner lays out again: days and visits by their ids. */
export type PlannedEdit = Extract<
  TripEdit,
  {
    do:
      | "free-day"
      | "remove-day"
      | "rename-day"
      | "lock-day"
      | "remove-item"
      | "move-item"
      | "replace-item"
      | "time"
      | "fix";
  }
>;

/** Edits of the wish: the planner finds the days that fulfil it. */
export type WishEdit =
  /** A sight or base that must be in the trip from now on. */
  | { readonly do: "want"; readonly id: string }
  /** A sight or base that is never offered again; its time is used for something else. */
  | { readonly do: "never"; readonly id: string }
  /** The stay of that day's night has so many: the other stays give or take them. */
  | { readonly do: "nights"; readonly day: string; readonly nights: number };

/** Edits that the planner answers with other days. */
export type PlannerEdit = PlannedEdit | WishEdit;

/** Edits of what people wrote: nothing that is planned changes. `remove-item`, `time`: of a stop of one's own. */
export type OwnEdit =
  | Extract<TripEdit, { do: "write-day" | "rename-item" | "write-item" | "remove-item" | "time" }>
  | (Extract<TripEdit, { do: "add-item" }> & { readonly sight: null });

/** One change of a planned trip. */
export type PlanEdit = PlannerEdit | OwnEdit;

/** Those that bring letters, of which a link holds only so many. */
export const writesWords = ({ do: name }: PlanEdit): boolean =>
  name === "write-day" || name === "add-item" || name === "rename-item" || name === "write-item";

const isOwnStop = ({ days }: TripDocument, id: string): boolean =>
  days.some(({ items }) => items.some((item) => item.id === id && item.kind === "own"));

export function isOwnEdit(trip: TripDocument, edit: PlanEdit): edit is OwnEdit {
  switch (edit.do) {
    case "write-day":
    case "add-item":
    case "rename-item":
    case "write-item":
      return true;
    case "remove-item":
    case "time":
      return isOwnStop(trip, edit.item);
    default:
      return false;
  }
}

export const isWishEdit = (edit: PlannerEdit): edit is WishEdit =>
  edit.do === "want" || edit.do === "never" || edit.do === "nights";

/** The sights and bases that an edit is about. */
export function listNamed(edit: PlanEdit, { days }: Pick<TripDocument, "days">): string[] {
  if (edit.do === "want" || edit.do === "never") return [edit.id];
  const items = "item" in edit ? days.flatMap((day) => day.items) : [];
  const item = items.find(({ id }) => "item" in edit && id === edit.item);
  return [
    ...(item?.kind === "visit" ? [item.sight] : []),
    ...(edit.do === "replace-item" ? [edit.sight] : []),
  ];
}

const without = (wish: Wish, id: string): Wish => ({
  ...wish,
  must: wish.must.filter((other) => other !== id),
  pins: wish.pins.filter((pin) => !(pin.kind === "sight" && pin.sight === id)),
});
const never = (wish: Wish, id: string): Wish => ({
  ...wish,
  never: [...wish.never.filter((other) => other !== id), id],
});
const wanted = (wish: Wish, id: string): Wish => ({
  ...wish,
  never: wish.never.filter((other) => other !== id),
});
const pin = (wish: Wish, added: Pin): Wish => ({ ...wish, pins: [...wish.pins, added] });
const unlock = (wish: Wish, day: number): Wish => ({
  ...wish,
  pins: wish.pins.filter((other) => !(other.kind === "day" && other.day === day)),
});

/** Pins on the days that they were set on, wherever those stand now; those of days that are gone are gone. */
function carryPins(
  pins: readonly Pin[],
  before: Itinerary["days"],
  days: Itinerary["days"],
): Pin[] {
  const numberOf = new Map(days.map(({ id, number }) => [id, number]));
  return pins.flatMap((one): Pin[] => {
    const id = before[(one.day ?? 0) - 1]?.id;
    // Of no day, or of one beyond the trip, which is said as a conflict.
    if (one.day === null || id === undefined) return [one];
    const day = numberOf.get(id);
    // Who has a night must have a day after it; where it had none before, that is said as a conflict.
    const isLast = one.kind === "night" && day === days.length && one.day < before.length;
    return day === undefined || isLast ? [] : [{ ...one, day }];
  });
}

/** The wish as it is after the edit. `trip`: as it was; `days`: as the edit leaves them. */
export function editWish(trip: Itinerary, edit: PlannerEdit, days: Itinerary["days"]): Wish {
  const wish: Wish = {
    ...trip.wish,
    when: { from: trip.from, days: days.length },
    pins: carryPins(trip.wish.pins, trip.days, days),
  };
  const dayOf = (id: string) => days.find((day) => day.id === id)?.number ?? 0;
  const sight = "item" in edit ? (findVisit(trip.days, edit.item)?.sight ?? "") : "";
  switch (edit.do) {
    case "want": {
      const changed = wanted(wish, edit.id);
      return changed.must.includes(edit.id)
        ? changed
        : { ...changed, must: [...changed.must, edit.id] };
    }
    case "never":
      return dropNights(never(without(wish, edit.id), edit.id), edit.id);
    case "free-day":
      return pin(wish, { kind: "day", day: dayOf(edit.id) });
    case "lock-day": {
      const day = dayOf(edit.day);
      return edit.locked ? pin(unlock(wish, day), { kind: "day", day }) : unlock(wish, day);
    }
    case "remove-item":
      return never(without(wish, sight), sight);
    case "move-item":
      return pin(without(wish, sight), { kind: "sight", sight, day: dayOf(edit.day) });
    case "replace-item": {
      const changed = wanted(never(without(wish, sight), sight), edit.sight);
      return pin(changed, { kind: "sight", sight: edit.sight, day: findDay(trip.days, sight) });
    }
    case "time": {
      const at = edit.at === null ? {} : { at: Math.min(1439, edit.at) };
      const day = findDay(trip.days, sight);
      return pin(without(wish, sight), { kind: "sight", sight, day, ...at });
    }
    case "fix": {
      const free = without(wish, sight);
      if (edit.fixed === "no") return free;
      const day = edit.fixed === "day" ? findDay(trip.days, sight) : null;
      return pin(free, { kind: "sight", sight, day });
    }
    case "nights":
    case "rename-day":
    case "remove-day":
      return wish;
  }
}

const dropNights = (wish: Wish, id: string): Wish => ({
  ...wish,
  pins: wish.pins.filter((one) => !(one.kind === "night" && one.base === id)),
});
