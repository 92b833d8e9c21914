import type { Itinerary, Stay, Visit } from "#contract/itinerary.ts";
import type { Pin, Wish } from "#contract/wish.ts";

/** What a traveller changes of a plan. Every edit is kept as a pin, a must or a never of the wish. */
export type PlanEdit =
  | { kind: "pin"; sight: string; day: number }
  | { kind: "unpin"; sight: string }
  | { kind: "move"; sight: string; day: number }
  | { kind: "remove"; id: string }
  | { kind: "add"; id: string }
  | { kind: "nights"; stay: number; by: 1 | -1 };

const without = (list: readonly string[], id: string) => list.filter((item) => item !== id);
const isPinOf = (pin: Pin, sight: string) => pin.kind === "sight" && pin.sight === sight;

const unpinned = (wish: Wish, sight: string): Wish => ({
  ...wish,
  pins: wish.pins.filter((pin) => !isPinOf(pin, sight)),
});

function pinnedTo(wish: Wish, sight: string, day: number): Wish {
  const free = unpinned(wish, sight);
  return {
    ...free,
    never: without(free.never, sight),
    pins: [...free.pins, { kind: "sight", sight, day }],
  };
}

/** Nights of a stay one more or one fewer: a night moves between it and the stay beside it. */
function moveNight(wish: Wish, stays: readonly Stay[], index: number, by: 1 | -1): Wish {
  const stay = stays[index];
  if (!stay) return wish;
  const next = stays[index + 1];
  const beside = next ?? stays[index - 1];
  if (!beside) return wish;
  const [first, last] = [stay.afterDay, stay.afterDay + stay.nights - 1];
  const own = by === 1 ? (next ? last + 1 : first - 1) : next ? last : first;
  const nights = new Map<number, string>();
  for (let day = first; day <= last; day++) nights.set(day, stay.base.id);
  nights.set(own, by === 1 ? stay.base.id : beside.base.id);
  const kept = wish.pins.filter((pin) => pin.kind !== "night" || !nights.has(pin.day));
  return {
    ...wish,
    pins: [...kept, ...[...nights].map(([day, base]): Pin => ({ kind: "night", base, day }))],
  };
}

/** The wish that a plan's edit makes of the plan's own wish. */
export function editWish({ wish, stays }: Itinerary, edit: PlanEdit): Wish {
  switch (edit.kind) {
    case "pin":
    case "move":
      return pinnedTo(wish, edit.sight, edit.day);
    case "unpin":
      return { ...unpinned(wish, edit.sight), must: without(wish.must, edit.sight) };
    case "remove":
      return {
        ...unpinned(wish, edit.id),
        must: without(wish.must, edit.id),
        never: [...without(wish.never, edit.id), edit.id],
      };
    case "add":
      return {
        ...wish,
        never: without(wish.never, edit.id),
        must: [...without(wish.must, edit.id), edit.id],
      };
    case "nights":
      return moveNight(wish, stays, edit.stay, edit.by);
  }
}

/** The visits of a plan with their days, in its order. */
export const listVisits = ({ days }: Itinerary): { day: number; visit: Visit }[] =>
  days.flatMap(({ number, parts }) =>
    parts.flatMap((part) => (part.kind === "visit" ? [{ day: number, visit: part }] : [])),
  );

/** What is another thing now beside the edit itself: names of what came, went and moved. */
export function compareTrips(before: Itinerary, after: Itinerary, edited?: string) {
  const was = new Map(listVisits(before).map(({ day, visit }) => [visit.sight, { day, visit }]));
  const is = new Map(listVisits(after).map(({ day, visit }) => [visit.sight, { day, visit }]));
  const name = ({ visit }: { visit: Visit }) => visit.name;
  const others = (from: typeof was, keep: (id: string, day: number) => boolean) =>
    [...from]
      .filter(([id, { day }]) => id !== edited && keep(id, day))
      .map(([, item]) => name(item));
  return {
    came: others(is, (id) => !was.has(id)),
    went: others(was, (id) => !is.has(id)),
    moved: others(is, (id, day) => was.has(id) && was.get(id)?.day !== day),
  };
}
