/** A place on the screen, in CSS pixels. */
export type Place = { left: number; top: number; right: number; bottom: number };

/** Air between a box and the control that it makes way for. */
const air = 10;

const meet = (one: Place, other: Place) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/**
 * How far a box has to rise from its place until it lies over none of the taken ones.
 * @returns CSS pixels, 0 where it may stay; null where it would have to rise by more than `most`
 */
export function findLift(box: Place, taken: readonly Place[], most: number): number | null {
  let lift = 0;
  while (lift <= most) {
    const lifted = { ...box, top: box.top - lift, bottom: box.bottom - lift };
    const under = taken.filter((place) => meet(lifted, place));
    if (under.length === 0) return lift;
    lift = box.bottom - Math.min(...under.map(({ top }) => top)) + air;
  }
  return null;
}
