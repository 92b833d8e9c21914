type Point = { x: number; y: number };

/** Rounds after which a crowd that finds no room stays as it is. */
const mostRounds = 300;

/**
 * How far each pin moves, in px, so that the squares of two never meet: what a finger presses is one
 * of them alone. `points` are px on a map of this size, the more important first: it moves less.
 */
export function spreadPins(
  points: readonly Point[],
  { least, width, height }: { least: number; width: number; height: number },
): Point[] {
  const moved = points.map(({ x, y }) => ({ x, y }));
  const keepIn = (point: Point) => {
    point.x = Math.min(width, Math.max(0, point.x));
    point.y = Math.min(height, Math.max(0, point.y));
  };
  for (let round = 0, isCrowded = true; isCrowded && round < mostRounds; round++) {
    isCrowded = false;
    for (const [later, b] of moved.entries())
      for (const a of moved.slice(0, later)) {
        const [dx, dy] = [b.x - a.x, b.y - a.y];
        const gap = Math.max(Math.abs(dx), Math.abs(dy));
        if (gap >= least - 0.01) continue;
        isCrowded = true;
        // Those at one spot part in turn to all four sides.
        const across = gap < 0.5 ? later % 2 === 0 : Math.abs(dx) >= Math.abs(dy);
        const side = gap < 0.5 ? (later % 4 < 2 ? 1 : -1) : Math.sign(across ? dx : dy);
        const push = (least - (gap < 0.5 ? 0 : gap)) * side;
        const axis = across ? "x" : "y";
        a[axis] -= push * 0.3;
        b[axis] += push * 0.7;
        keepIn(a);
        keepIn(b);
      }
  }
  return moved.map(({ x, y }, index) => ({
    x: Math.round(x - (points[index]?.x ?? 0)),
    y: Math.round(y - (points[index]?.y ?? 0)),
  }));
}
