import { meets, type Rectangle } from "#contract/content/rectangle.ts";

/** Air between a box and the control that it makes way for. */
const air = 10;

/**
 * In CSS pixels: how far a box has to rise from its place until it lies over none of the taken ones.
 * @returns CSS pixels, 0 where it may stay; null where it would have to rise by more than `most`
 */
export function findLift(box: Rectangle, taken: readonly Rectangle[], most: number): number | null {
  let lift = 0;
  while (lift <= most) {
    const lifted = { ...box, top: box.top - lift, bottom: box.bottom - lift };
    const under = taken.filter((place) => meets(lifted, place));
    if (under.length === 0) return lift;
    lift = box.bottom - Math.min(...under.map(({ top }) => top)) + air;
  }
  return null;
}
