import type { PlanMapAnchors } from "#server/content/plans/plan-page.ts";

/** The atlas's conic projection (standard parallels 12° and 32° north, around 82.5° east). */
const [first, second] = [12, 32].map((degrees) => (degrees * Math.PI) / 180) as [number, number];
const slope = (latitude: number) => Math.tan(Math.PI / 4 + latitude / 2);
const n = Math.log(Math.cos(first) / Math.cos(second)) / Math.log(slope(second) / slope(first));

function projectRaw({ lon, lat }: { lon: number; lat: number }): [number, number] {
  const radius = slope((lat * Math.PI) / 180) ** -n;
  const angle = n * (lon - 82.5) * (Math.PI / 180);
  return [radius * Math.sin(angle), -radius * Math.cos(angle)];
}

/** A function from a place to its point in the drawing, found from two places whose points are known. */
export function createProjection([one, other]: PlanMapAnchors) {
  if (!one || !other) throw new Error("a projection needs two anchors");
  const [ax, ay] = projectRaw(one);
  const [bx, by] = projectRaw(other);
  const scale = (other.x - one.x) / (bx - ax);
  const scaleY = (other.y - one.y) / (by - ay);
  return (place: { lon: number; lat: number }): { x: number; y: number } => {
    const [x, y] = projectRaw(place);
    return { x: one.x + (x - ax) * scale, y: one.y + (y - ay) * scaleY };
  };
}
