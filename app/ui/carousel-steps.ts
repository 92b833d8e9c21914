/** Index arithmetic of a carousel of `count` items that wraps at both ends. */

/** `index` brought into 0 … count − 1. */
export function wrapIndex(index: number, count: number): number {
  return count === 0 ? 0 : ((index % count) + count) % count;
}

/**
 * Where Next or Previous leads, in steps of `step` items (a page, or one).
 * Pages do not run over the end: past it comes the first item, before it the last page.
 */
export function findNeighbour(
  index: number,
  direction: 1 | -1,
  step: number,
  count: number,
): number {
  if (count === 0) return 0;
  const size = Math.max(1, Math.min(step, count));
  if (direction === 1) return index + size >= count ? 0 : index + size;
  if (index === 0) return Math.floor((count - 1) / size) * size;
  return Math.max(0, index - size);
}

/**
 * The items in view as people count them: `{from: 33, to: 37}`.
 * A loop runs on from its end to its beginning, so that `to` may be below `from`.
 */
export function describeRange(
  index: number,
  visible: number,
  count: number,
  loop: boolean,
): { from: number; to: number } {
  const last = index + Math.min(visible, count);
  return { from: index + 1, to: last <= count ? last : loop ? last - count : count };
}

/** How far an animation of `duration` ms is after `elapsed` ms, from 0 to 1, gently at both ends. */
export function easeBetween(elapsed: number, duration: number): number {
  const t = duration <= 0 ? 1 : Math.min(1, Math.max(0, elapsed / duration));
  return t < 0.5 ? 4 * t ** 3 : 1 - (-2 * t + 2) ** 3 / 2;
}
