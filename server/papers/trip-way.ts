import { inks, type Paper } from "./paper.ts";

/** A place where nights are spent, with the days that it is for, and where it lies in the drawing. */
export type WayStop = { name: string; days: number[]; point: [number, number] };

const height = 300;
/** Least part of the drawing that is shown, in its units: less is a blot without a coast or a border. */
const least = 230;

/** "1 to 3", "1, 4". */
export function sayDays(days: readonly number[]): string {
  const runs: [number, number][] = [];
  for (const day of days) {
    const last = runs.at(-1);
    if (last && last[1] === day - 1) last[1] = day;
    else runs.push([day, day]);
  }
  return runs.map(([from, to]) => (from === to ? `${from}` : `${from}–${to}`)).join(", ");
}

/**
 * The way over India, each stay with the numbers of its days; nothing where no place is known. `paths`: the
 * drawing, in its units.
 */
export function drawWay(paper: Paper, stops: readonly WayStop[], paths: readonly string[]): void {
  if (stops.length === 0) return;
  const { document, margin, width } = paper;
  paper.makeRoom(height + 20);
  const top = paper.y;
  const points = stops.map(({ point }) => point);
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [high, low] = [Math.min(...ys), Math.max(...ys)];
  const scale = Math.min(
    width / Math.max(least * (width / height), (right - left) * 1.5),
    height / Math.max(least, (low - high) * 1.6),
  );
  const move = ([x, y]: readonly [number, number]): [number, number] => [
    margin + width / 2 + (x - (left + right) / 2) * scale,
    top + height / 2 + (y - (high + low) / 2) * scale,
  ];

  document.save();
  document.roundedRect(margin, top, width, height, 22).clip();
  document.rect(margin, top, width, height).fill(inks.card);
  const [ox, oy] = move([0, 0]);
  document.save().translate(ox, oy).scale(scale);
  for (const path of paths)
    document
      .path(path)
      .lineWidth(0.8 / scale)
      .fillAndStroke(inks.land, inks.white);
  document.restore();

  const spots = points.map(move);
  const [first, ...others] = spots;
  if (first && others.length > 0) {
    document.moveTo(...first);
    for (const spot of others) document.lineTo(...spot);
    document.lineWidth(2).dash(5, { space: 4 }).strokeColor(inks.accent).stroke().undash();
  }
  for (const [index, stop] of stops.entries()) {
    const [x, y] = spots[index] as [number, number];
    const label = sayDays(stop.days);
    const size = 10;
    const half = Math.max(11, paper.widthOf(label, size) / 2 + 7);
    document
      .roundedRect(x - half, y - 11, half * 2, 22, 11)
      .lineWidth(1.5)
      .fillAndStroke(inks.sun, inks.white);
    paper.put(label, x - paper.widthOf(label, size) / 2, y - 6, { size, bold: true });
    const name = paper.widthOf(stop.name, size);
    const beside = x + half + 6 + name > margin + width ? x - half - 6 - name : x + half + 6;
    // A pale edge: the name is read over borders and the dashed way.
    document
      .roundedRect(beside - 3, y - 8, name + 6, 16, 6)
      .fillOpacity(0.82)
      .fill(inks.white);
    document.fillOpacity(1);
    paper.put(stop.name, beside, y - 6, { size });
  }
  document.restore();
  paper.moveTo(top + height + 16);
}
