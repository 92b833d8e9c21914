import { meets, type Rectangle } from "#contract/content/rectangle.ts";
import { frameLabel, framePin, type Labelled, type Point, placeLabels } from "./place-labels.ts";

/** Px between the circles on which a pin looks for room, and how far it goes. */
const step = 4;
const furthest = 120;
const directions = 16;

/** Where to look, the nearest first. */
const spots: readonly Point[] = [
  { x: 0, y: 0 },
  ...Array.from({ length: furthest / step }, (_, ring) =>
    Array.from({ length: directions }, (__, at) => {
      const angle = (2 * Math.PI * at) / directions;
      const radius = (ring + 1) * step;
      return { x: Math.round(radius * Math.cos(angle)), y: Math.round(radius * Math.sin(angle)) };
    }),
  ).flat(),
];

export type Pin = Labelled & {
  /** Keeps its place and its name before others do. */
  isMajor: boolean;
};

/**
 * How far each pin moves, in px, so that the squares of two never meet: what a finger presses is one of
 * them alone. A lesser one also leaves the names of the major ones free. Points are px on a map of this
 * size, the more important first; who finds no room stays.
 */
export function spreadPins(
  pins: readonly Pin[],
  map: { width: number; height: number; overhang: number; pinRadius: number },
): Point[] {
  const shifts = pins.map(() => ({ x: 0, y: 0 }));
  const taken: Rectangle[] = [];
  const shift = ({ x, y }: Point, by: Point) => ({ x: x + by.x, y: y + by.y });
  const isOn = ({ x, y }: Point) => x >= 0 && y >= 0 && x <= map.width && y <= map.height;
  const settle = (wanted: boolean) => {
    for (const [index, pin] of pins.entries()) {
      if (pin.isMajor !== wanted) continue;
      const isFree = (by: Point) => {
        const at = shift(pin, by);
        const frame = framePin(at, map.pinRadius);
        return (isOn(at) || by === spots[0]) && !taken.some((other) => meets(frame, other));
      };
      const found = spots.find(isFree) ?? { x: 0, y: 0 };
      shifts[index] = found;
      taken.push(framePin(shift(pin, found), map.pinRadius));
    }
  };
  settle(true);
  const majors = pins.flatMap((pin, index) =>
    pin.isMajor ? [{ label: pin.label, ...shift(pin, shifts[index] ?? { x: 0, y: 0 }) }] : [],
  );
  for (const [index, side] of placeLabels(majors, map).entries()) {
    const pin = majors[index];
    if (pin && side) taken.push(frameLabel(pin, pin.label, side));
  }
  settle(false);
  return shifts;
}
