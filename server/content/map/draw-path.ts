import { type GeoPermissibleObjects, type GeoProjection, geoBounds, geoPath } from "d3-geo";

type Bounds = [west: number, south: number, east: number, north: number];
const measured = new WeakMap<GeoPermissibleObjects, Bounds>();

/** The box around a shape in degrees, measured once. */
export function boundsOf(shape: GeoPermissibleObjects): Bounds {
  const known = measured.get(shape);
  if (known) return known;
  const bounds = geoBounds(shape).flat() as Bounds;
  measured.set(shape, bounds);
  return bounds;
}

/** Nothing of a shape is seen. What is clipped here is drawn in Mercator's projection: a box stays one. */
function isOutside(shape: GeoPermissibleObjects, projection: GeoProjection): boolean {
  const clip = projection.clipExtent?.();
  if (!clip) return false;
  const [west, south, east, north] = boundsOf(shape);
  const [left = 0, top = 0] = projection([west, north]) ?? [];
  const [right = 0, bottom = 0] = projection([east, south]) ?? [];
  const [[x0, y0], [x1, y1]] = clip;
  return west <= east && (right < x0 || left > x1 || bottom < y0 || top > y1);
}

/**
 * A shape as SVG path data in relative steps of `1 / scale` units: neighbours meet on the same
 * grid, so no seams show, and a state takes half the bytes of absolute decimals. Empty when too small.
 */
export function drawPath(
  shape: GeoPermissibleObjects,
  projection: GeoProjection,
  scale = 1,
): string {
  if (isOutside(shape, projection)) return "";
  const rings: [number, number][][] = [];
  const snap = (value: number) => Math.round(value * scale);
  const push = (x: number, y: number) => {
    const ring = rings[rings.length - 1];
    const last = ring?.[ring.length - 1];
    const [px, py] = [snap(x), snap(y)];
    if (!last || last[0] !== px || last[1] !== py) ring?.push([px, py]);
  };
  const context = {
    beginPath() {},
    moveTo(x: number, y: number) {
      rings.push([]);
      push(x, y);
    },
    lineTo: push,
    closePath() {},
    arc() {},
  };
  geoPath(projection, context)(shape);
  return rings
    .map(dropStraight)
    .filter((ring) => ring.length > 2)
    .map((ring) => writeRing(ring, scale))
    .join("");
}

/** Leaves out points that lie on the line between their neighbours, and then what is said twice. */
function dropStraight(ring: [number, number][]): [number, number][] {
  const bent = ring.filter((point, index) => {
    const before = ring[index - 1];
    const after = ring[index + 1];
    if (!before || !after) return true;
    const cross =
      (point[0] - before[0]) * (after[1] - before[1]) -
      (point[1] - before[1]) * (after[0] - before[0]);
    return cross !== 0;
  });
  return bent.filter((point, index) => {
    const before = bent[index - 1];
    return !before || before[0] !== point[0] || before[1] !== point[1];
  });
}

function writeRing(ring: [number, number][], scale: number): string {
  const [first, ...rest] = ring;
  if (!first) return "";
  const write = (value: number) => String(value / scale).replace(/^(-?)0\./, "$1.");
  let [x, y] = first;
  const steps = rest.map(([nx, ny]) => {
    const [dx, dy] = [write(nx - x), write(ny - y)];
    [x, y] = [nx, ny];
    return `${dx}${dy.startsWith("-") ? "" : " "}${dy}`;
  });
  return `M${write(first[0])} ${write(first[1])}l${steps.join(" ").replaceAll(" -", "-")}z`;
}
