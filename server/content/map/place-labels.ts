import { meets, type Rectangle } from "#contract/content/rectangle.ts";

/** Where a label stands beside its pin; null: there is no room, and the list beside the map has it. */
export type Side = "right" | "left" | "above" | "below" | null;

export type Point = { x: number; y: number };
export type Labelled = Point & { label: string };

/** Measures in px of a label as `app/map` draws it. */
const lineHeight = 30;
const characterWidth = 8.6;
const padding = 22;
const usualRadius = 10;

export function frameLabel(point: Point, label: string, side: NonNullable<Side>): Rectangle {
  const width = label.length * characterWidth + padding;
  const gap = 14;
  const beside = side === "right" || side === "left";
  const left =
    side === "right"
      ? point.x + gap
      : side === "left"
        ? point.x - gap - width
        : point.x - width / 2;
  const top = beside
    ? point.y - lineHeight / 2
    : side === "above"
      ? point.y - gap - lineHeight
      : point.y + gap;
  return { left, right: left + width, top, bottom: top + lineHeight };
}

export const framePin = ({ x, y }: Point, radius: number): Rectangle => ({
  left: x - radius,
  right: x + radius,
  top: y - radius,
  bottom: y + radius,
});

/**
 * A side for each label, in the order of their importance, so that none covers another or a pin.
 * Points are px on a map of this width and height; labels may hang over its edge by `overhang`.
 */
export function placeLabels(
  points: readonly Labelled[],
  map: { width: number; height: number; overhang: number; pinRadius?: number },
): Side[] {
  const taken: Rectangle[] = points.map((point) => framePin(point, map.pinRadius ?? usualRadius));
  const fits = (frame: Rectangle) =>
    frame.left >= -map.overhang &&
    frame.right <= map.width + map.overhang &&
    frame.top >= 0 &&
    frame.bottom <= map.height;
  return points.map((point, index) => {
    const own = taken[index];
    for (const side of ["right", "left", "above", "below"] as const) {
      const frame = frameLabel(point, point.label, side);
      if (!fits(frame) || taken.some((other) => other !== own && meets(frame, other))) continue;
      taken.push(frame);
      return side;
    }
    return null;
  });
}
