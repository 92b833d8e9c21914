import type { Itinerary } from "#contract/trip/itinerary.ts";
import type { Pin, Wish } from "#contract/trip/wish.ts";

/** One change of a shown trip. Days are counted from 1. */
export type TripEdit =
  /** The sight stays in the trip, on that day where one is given, at that minute where one is given. */
  | {
      readonly kind: "pin";
      readonly sight: string;
      readonly day: number | null;
      readonly at?: number;
    }
  | { readonly kind: "unpin"; readonly sight: string }
  /** Never offered again; its time is used for something else. */
  | { readonly kind: "ban"; readonly id: string }
  /** Gone, and its time stays free. */
  | { readonly kind: "remove"; readonly sight: string }
  | { readonly kind: "move"; readonly sight: string; readonly day: number }
  /** A sight or base that must be in the trip from now on. */
  | { readonly kind: "add"; readonly id: string }
  /** The stay that begins after that day has so many nights: others give or take them. */
  | { readonly kind: "stay"; readonly afterDay: number; readonly nights: number }
  | { readonly kind: "lock"; readonly day: number }
  | { readonly kind: "unlock"; readonly day: number }
  /** One sight for another, on the same day. */
  | { readonly kind: "swap"; readonly out: string; readonly in: string };

/** The wish as it is after the edit; its dates are those that the trip has. */
export function editWish({ wish, from, days }: Itinerary, edit: TripEdit): Wish {
  const fixed: Wish = { ...wish, when: { from, days: days.length } };
  const without = (id: string): Wish => ({
    ...fixed,
    must: fixed.must.filter((other) => other !== id),
    pins: fixed.pins.filter((pin) => !(pin.kind === "sight" && pin.sight === id)),
  });
  const never = (changed: Wish, id: string): Wish => ({
    ...changed,
    never: [...changed.never.filter((other) => other !== id), id],
  });
  const pin = (changed: Wish, added: Pin): Wish => ({ ...changed, pins: [...changed.pins, added] });
  const wanted = (changed: Wish, id: string): Wish => ({
    ...changed,
    never: changed.never.filter((other) => other !== id),
  });
  switch (edit.kind) {
    case "pin":
      return pin(wanted(without(edit.sight), edit.sight), {
        kind: "sight",
        sight: edit.sight,
        day: edit.day,
        ...(edit.at !== undefined && { at: edit.at }),
      });
    case "move":
      return pin(without(edit.sight), { kind: "sight", sight: edit.sight, day: edit.day });
    case "unpin":
      return without(edit.sight);
    case "ban":
      return dropNights(never(without(edit.id), edit.id), edit.id);
    case "remove":
      return never(without(edit.sight), edit.sight);
    case "add": {
      const changed = wanted(fixed, edit.id);
      return changed.must.includes(edit.id)
        ? changed
        : { ...changed, must: [...changed.must, edit.id] };
    }
    case "swap": {
      const day = findDay(days, edit.out);
      const changed = wanted(never(without(edit.out), edit.out), edit.in);
      return pin(changed, { kind: "sight", sight: edit.in, day });
    }
    case "lock":
      return fixed.pins.some((other) => other.kind === "day" && other.day === edit.day)
        ? fixed
        : pin(fixed, { kind: "day", day: edit.day });
    case "unlock":
      return {
        ...fixed,
        pins: fixed.pins.filter((other) => !(other.kind === "day" && other.day === edit.day)),
      };
    case "stay":
      return fixed;
  }
}

const dropNights = (wish: Wish, id: string): Wish => ({
  ...wish,
  pins: wish.pins.filter((pin) => !(pin.kind === "night" && pin.base === id)),
});

/** The day of a visit, counted from 1; null where it is not in the trip. */
export function findDay(days: Itinerary["days"], sight: string): number | null {
  const day = days.find(({ parts }) =>
    parts.some((part) => part.kind === "visit" && part.sight === sight),
  );
  return day?.number ?? null;
}
