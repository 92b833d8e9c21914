type Placed = { slug: string; x: number; y: number };

const directions: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** The nearest of the others that lies in an arrow key's direction, sideways distance counting double. */
export function findNeighbour<T extends Placed>(
  items: readonly T[],
  from: T,
  key: string,
): T | null {
  const direction = directions[key];
  if (!direction) return null;
  let best: { item: T; cost: number } | null = null;
  for (const item of items) {
    const [dx, dy] = [item.x - from.x, item.y - from.y];
    const ahead = dx * direction[0] + dy * direction[1];
    const aside = Math.abs(dx * direction[1]) + Math.abs(dy * direction[0]);
    if (item.slug === from.slug || ahead <= 0.3) continue;
    const cost = ahead + 2 * aside;
    if (!best || cost < best.cost) best = { item, cost };
  }
  return best?.item ?? null;
}
