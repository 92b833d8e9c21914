/** Where the names of a map's stops stand, in units of a hundredth of its width. */

type Point = { x: number; y: number };
type Box = { left: number; right: number; top: number; bottom: number };
type Label = { x: number; y: number; anchor: "start" | "end" | "middle" };

const radius = 3.4;
/** Of a letter of the name and of the days after it. */
const wide = { name: 2.25, days: 1.75 };
const tall = 4.4;

/** Beside it, then above and under it: the first that is free is taken. */
const places: Label[] = [
  { x: 4.4, y: 1.4, anchor: "start" },
  { x: -4.4, y: 1.4, anchor: "end" },
  { x: 0, y: -4.6, anchor: "middle" },
  { x: 0, y: 7.4, anchor: "middle" },
  { x: 4, y: -2.6, anchor: "start" },
  { x: 4, y: 5.4, anchor: "start" },
];

function boxOf(at: Point, label: Label, width: number): Box {
  const shift = { start: 0, end: width, middle: width / 2 }[label.anchor];
  const left = at.x + label.x - shift;
  const bottom = at.y + label.y + 1;
  return { left, right: left + width, top: bottom - tall, bottom };
}

const meet = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

/** Gives each stop a label that covers no other stop and no other label, where there is room. */
export function placeLabels<Stop extends { base: { name: string }; said: string; at: Point }>(
  stops: readonly Stop[],
  frame: { width: number; height: number },
): (Stop & { label: Label })[] {
  const taken: Box[] = stops.map(({ at }) => ({
    left: at.x - radius,
    right: at.x + radius,
    top: at.y - radius,
    bottom: at.y + radius,
  }));
  return stops.map((stop, index) => {
    const width = stop.base.name.length * wide.name + (stop.said.length + 1) * wide.days;
    const own = taken[index];
    const isFree = (label: Label) => {
      const box = boxOf(stop.at, label, width);
      const isInside =
        box.left > 0 && box.right < frame.width && box.top > 0 && box.bottom < frame.height;
      return isInside && !taken.some((other) => other !== own && meet(box, other));
    };
    const label = places.find(isFree) ?? (places[0] as Label);
    taken.push(boxOf(stop.at, label, width));
    return { ...stop, label };
  });
}
