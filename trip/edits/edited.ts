import type { TripDay, TripDocument, TripItem } from "../document.ts";
import type { Told } from "../told.ts";
import type { AnyEdit } from "./trip-edit.ts";

/** What an edit gives. `change`: what it did, as a code with values. `undo`: edits that take it back, in this order. */
export type Edited = { document: TripDocument; change: Told; undo: AnyEdit[] };

/** Who edits: what is added is theirs. */
export type Editor = Exclude<TripItem["by"], "planner">;

/** By the name of an edit: how it is done. @throws EditRefused */
export type Editors = {
  [Name in AnyEdit["do"]]: (
    trip: TripDocument,
    edit: Extract<AnyEdit, { do: Name }>,
    by: Editor,
  ) => Edited;
};
export type EditorsOf<Name extends AnyEdit["do"]> = Pick<Editors, Name>;

/** An edit that cannot be done: the document stays as it was. */
export class EditRefused extends Error {
  override name = "EditRefused";
  readonly told: Told;
  constructor(code: string, values: Told["values"] = {}) {
    super(code);
    this.told = { code, values };
  }
}

/** @throws EditRefused */
export function getDay(trip: TripDocument, id: string): { day: TripDay; at: number } {
  const at = trip.days.findIndex((one) => one.id === id);
  const day = trip.days[at];
  if (!day) throw new EditRefused("no-such-day", { day: id });
  return { day, at };
}

/** @throws EditRefused */
export function getItem(
  trip: TripDocument,
  id: string,
): { item: TripItem; day: TripDay; at: number } {
  for (const day of trip.days) {
    const at = day.items.findIndex((one) => one.id === id);
    const item = day.items[at];
    if (item) return { item, day, at };
  }
  throw new EditRefused("no-such-item", { item: id });
}

export const putDay = (trip: TripDocument, day: TripDay): TripDocument => ({
  ...trip,
  days: trip.days.map((one) => (one.id === day.id ? day : one)),
});

export function putItem(trip: TripDocument, item: TripItem): TripDocument {
  const { day } = getItem(trip, item.id);
  const items = day.items.map((one) => (one.id === item.id ? item : one));
  return putDay(trip, { ...day, items });
}

/** The number of a day that the planner named: `d7`. 0: it was named otherwise. */
const numberOf = (id: string) => Number(/^d(\d{1,5})$/.exec(id)?.[1] ?? 0);

/**
 * The document that knows of new ids, so that none of them is given again.
 * @throws EditRefused where one is there already, or was
 */
export function takeIds(trip: TripDocument, ids: readonly string[]): TripDocument {
  const there = new Set(trip.days.flatMap((day) => [day.id, ...day.items.map(({ id }) => id)]));
  for (const [at, id] of ids.entries()) {
    const number = numberOf(id);
    const isPast = number > 0 && number < trip.next;
    if (isPast || there.has(id) || ids.indexOf(id) !== at) throw new EditRefused("id-used", { id });
  }
  return { ...trip, next: Math.max(trip.next, ...ids.map((id) => numberOf(id) + 1)) };
}

/** The list with its item at `from` moved to `to`. */
export const moveTo = <T>(list: readonly T[], from: number, to: number): T[] =>
  list.toSpliced(from, 1).toSpliced(to, 0, ...list.slice(from, from + 1));

export function swap<T>(list: readonly T[], one: number, other: number): T[] {
  const swapped = [...list];
  [swapped[one], swapped[other]] = [list[other] as T, list[one] as T];
  return swapped;
}
