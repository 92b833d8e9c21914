import type { Conflict } from "#contract/trip/itinerary.ts";
import type { Pin } from "#contract/trip/wish.ts";
import { tell } from "#trip/tell.ts";
import type { Told } from "#trip/told.ts";
import { type FactsIndex, getBase, getSight } from "./facts-index.ts";

export function readIds(facts: FactsIndex, ids: readonly string[]) {
  const sights = new Set<number>();
  const bases = new Set<number>();
  for (const id of ids) {
    const [sight, base] = [facts.sightOf.get(id), facts.baseOf.get(id)];
    if (sight !== undefined) sights.add(sight);
    if (base !== undefined) bases.add(base);
  }
  return { sights, bases };
}

export const unknown = (field: string, id: string): Conflict => ({
  wishes: [`${field}:${id}`],
  ...tell("place-unknown", { id }),
  giveUp: [tell("drop-id", { id })],
});

export const contradict = (id: string, told: Told): Conflict => ({
  wishes: [`must:${id}`, `never:${id}`],
  ...told,
  giveUp: [tell("drop-one", { id })],
});

export function readPins(
  facts: FactsIndex,
  pins: readonly Pin[],
  length: number,
  conflicts: Conflict[],
) {
  const sights = new Map<number, { day: number | null; at: number | null }>();
  const nights = new Map<number, number>();
  const days = new Set<number>();
  for (const [index, pin] of pins.entries()) {
    const field = `pins:${index}`;
    if (pin.kind !== "sight" && pin.day > length) {
      conflicts.push(outside(field, pin.day, length));
      continue;
    }
    if (pin.kind === "day") days.add(pin.day - 1);
    else if (pin.kind === "night") {
      const base = facts.baseOf.get(pin.base);
      const other = nights.get(pin.day - 1);
      if (base === undefined) conflicts.push(unknown(field, pin.base));
      else if (other !== undefined && other !== base)
        conflicts.push({
          wishes: [field],
          ...tell("night-twice", { day: pin.day, place: getBase(facts, other).name }),
          giveUp: [tell("unpin-night", { day: pin.day, place: getBase(facts, base).name })],
        });
      else if (pin.day >= length) conflicts.push(outside(field, pin.day, length));
      else nights.set(pin.day - 1, base);
    } else {
      const sight = facts.sightOf.get(pin.sight);
      if (sight === undefined) conflicts.push(unknown(field, pin.sight));
      else if (pin.day !== null && pin.day > length)
        conflicts.push(outside(field, pin.day, length));
      else {
        const other = sights.get(sight)?.day ?? null;
        if (other !== null && pin.day !== null && other !== pin.day - 1)
          conflicts.push({
            wishes: [field],
            ...tell("sight-twice", {
              name: getSight(facts, sight).name,
              kept: other + 1,
              day: pin.day,
            }),
            giveUp: [tell("unpin-sight", { day: pin.day })],
          });
        else sights.set(sight, { day: pin.day === null ? other : pin.day - 1, at: pin.at ?? null });
      }
    }
  }
  return { sights, nights, days };
}

const outside = (field: string, day: number, length: number): Conflict => ({
  wishes: [field, "when"],
  ...tell("day-outside", { day, days: length }),
  giveUp: [tell("unpin-day", { day }), tell("longer")],
});
