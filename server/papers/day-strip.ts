import { writeClock } from "#contract/clock.ts";
import { isShortWay, type Span, type StripCell } from "#trip/strip/list-cells.ts";
import { signDrawings } from "#trip/strip/signs.ts";
import { findHour, type Light, listSky, skyColours } from "#trip/strip/sky.ts";
import type { StripItem } from "#trip/strip/strip-items.ts";
import { inks, type Paper } from "./paper.ts";
import type { PlacedCell } from "./strip-rows.ts";

const skyHeight = 72;
const groundHeight = 14;
const [small, label] = [9, 8.5];
const ground = "#46204f";
/** What a way is gone by, as on the page. */
const ribbons = {
  road: "#8a3c1c",
  walk: "#5b3a63",
  train: "#0c5a6b",
  "toy-train": "#0c5a6b",
  flight: "#35508f",
  ferry: "#1b5e56",
} as const;
/** The skies of stamps, from above to the horizon. */
const stampSkies = {
  dawn: ["#b59cc8", "#f8cfc4"],
  noon: ["#6db0de", "#cfe8f0"],
  gold: ["#f6c98a", "#fbe3b4"],
  dusk: ["#6a4f8f", "#f3a27c"],
  night: ["#1d1f4d", "#4a4686"],
} as const;

/** As pdfkit has opened it; its types know bytes and paths alone. */
export type Image = Parameters<Paper["document"]["image"]>[0];

/** What the days' strips are drawn with. */
export type StripKit = {
  /** A picture of a sight by its id, each opened once in the document. */
  pictureOf(sight: string): Image | null;
  /** The path of the silhouette that stands for it. */
  shapeOf(sight: string | null): string;
  /** "1 h 20 min" in the paper's language. */
  sayLength(minutes: number): string;
};

export type StripRow = {
  cells: readonly PlacedCell<StripItem>[];
  light: Light;
  /** Sunrise and sunset are known, and said. */
  isSaid: boolean;
  /** In words; "" where nobody knows. */
  night: string;
};

/** What is written below a cell, by lines. */
type Written = { time: string[]; name: string[]; more: string[] };

const sayTimes = ({ from, to }: StripItem): string =>
  from === null ? "" : to === null ? writeClock(from) : `${writeClock(from)}–${writeClock(to)}`;

function write(paper: Paper, { cell, width }: PlacedCell<StripItem>, { night }: StripRow): Written {
  const { what, item } = cell;
  const room = width - 6;
  const none: Written = { time: [], name: [], more: [] };
  const fit = (text: string, size: number) => (text ? paper.breakLines(text, size, room) : []);
  if (what === "night") return { ...none, name: fit(night, small) };
  if (!item || item.kind === "pause" || (item.kind === "way" && !item.isLong)) return none;
  return {
    time: fit(sayTimes(item), label),
    name: fit(item.name, small),
    more: item.kind === "way" ? fit(item.by, label) : [],
  };
}

const heightOf = (paper: Paper, { time, name, more }: Written): number =>
  paper.heightOf(time, label) + paper.heightOf(name, small) + paper.heightOf(more, label);

/** Points that a row takes, with what is written below it. */
export const measureRow = (paper: Paper, row: StripRow): number =>
  skyHeight +
  groundHeight +
  6 +
  Math.max(...row.cells.map((placed) => heightOf(paper, write(paper, placed, row))));

/** The cell's own part of the sky, down to the ground. */
function drawSky(paper: Paper, [x, y, width]: Place, span: Span, light: Light): void {
  const stops = listSky(span, light);
  const [first, last] = [stops[0]?.at ?? 0, stops.at(-1)?.at ?? 1];
  const length = Math.max(0.001, last - first);
  const sky = paper.document.linearGradient(x + first * width, y, x + last * width, y);
  for (const { colour, at } of stops) sky.stop((at - first) / length, skyColours[colour] ?? "#fff");
  // Over its own edge: between two gradients that only touch a light line is seen.
  paper.document.rect(x, y, width + 0.4, skyHeight).fill(sky);
  paper.document.rect(x, y + skyHeight, width + 0.4, groundHeight).fill(ground);
}

type Place = [x: number, y: number, width: number];

/** Sunrise or sunset, where it falls. @returns what writes its time, over what is seen before it */
function drawSuns(paper: Paper, [x, y, width]: Place, span: Span, row: StripRow): () => void {
  const { document } = paper;
  const times: (() => void)[] = [];
  for (const [minute, colour] of [
    [row.light.sunrise, "#ffd27a"],
    [row.light.sunset, "#ff9d5c"],
  ] as const) {
    if (minute < span[0] || minute >= span[1]) continue;
    const share = (minute - span[0]) / Math.max(1, span[1] - span[0]);
    const at = x + Math.min(Math.max(share * width, 13), width - 13);
    document.save();
    document.rect(x, y, width, skyHeight).clip();
    document.circle(at, y + skyHeight, 11).fill(colour);
    document.restore();
    if (!row.isSaid) continue;
    const text = writeClock(minute);
    const wide = paper.widthOf(text, label) + 8;
    times.push(() => {
      document.roundedRect(at - wide / 2, y + 5, wide, 14, 7).fill(inks.white);
      paper.put(text, at - wide / 2 + 4, y + 6, { size: label });
    });
  }
  return () => {
    for (const say of times) say();
  };
}

/** A sign of 24 units in so many points. */
function drawSign(paper: Paper, name: keyof typeof signDrawings, at: Place, colour: string): void {
  const [x, y, size] = at;
  const { document } = paper;
  document
    .save()
    .translate(x, y)
    .scale(size / 24);
  document
    .path(signDrawings[name])
    .lineWidth(2)
    .lineCap("round")
    .lineJoin("round")
    .strokeColor(colour)
    .stroke();
  document.restore();
}

/** A picture under an arch, standing on the horizon. */
function drawArch({ document }: Paper, picture: Image, [x, y, width]: Place): void {
  const [wide, high] = [Math.min(width - 8, 96), skyHeight - 8];
  const [left, top] = [x + (width - wide) / 2, y + 8];
  const round = Math.min(wide / 2, high - 6);
  const arch = (grow: number) =>
    document.path(
      `M${left - grow} ${top + high}V${top + round}A${wide / 2 + grow} ${round + grow} 0 0 1 ${left + wide + grow} ${top + round}V${top + high}Z`,
    );
  arch(1.6).fill(inks.white);
  document.save();
  arch(0).clip();
  document.image(picture, left, top, { cover: [wide, high], align: "center", valign: "center" });
  document.restore();
}

/** The stamp of what has no picture: paper, the sky of its hour, a silhouette. */
function drawStamp({ document }: Paper, shape: string, hour: keyof typeof stampSkies, at: Place) {
  const [x, y, width] = at;
  const wide = Math.min(width - 10, 68);
  const high = wide * 0.8;
  const [left, top] = [x + (width - wide) / 2, y + skyHeight - high - 5];
  document.roundedRect(left, top, wide, high, 3).fill("#fffaf2");
  const [iw, ih] = [wide - 7, high - 7];
  const [above, below] = stampSkies[hour];
  const sky = document.linearGradient(0, top + 3.5, 0, top + 3.5 + ih);
  sky.stop(0, above).stop(1, below);
  document.save();
  document.rect(left + 3.5, top + 3.5, iw, ih).clip();
  document.rect(left + 3.5, top + 3.5, iw, ih).fill(sky);
  const scale = Math.min(iw / 120, ih / 90);
  document.circle(left + 3.5 + iw * 0.78, top + 3.5 + ih * 0.3, 13 * scale).fill("#ffe1a3");
  document.save().translate(left + 3.5 + (iw - 120 * scale) / 2, top + 3.5 + ih - 90 * scale);
  document
    .scale(scale)
    .path(shape)
    .fill(hour === "night" ? "#c9bfe6" : inks.deep, "even-odd");
  document.restore();
  document.restore();
}

function drawRibbon(
  paper: Paper,
  item: Extract<StripItem, { kind: "way" }>,
  [x, y, width]: Place,
  span: Span,
  kit: StripKit,
): void {
  const { document } = paper;
  const at = y + skyHeight;
  document.rect(x, at, width + 0.4, groundHeight).fill(ribbons[item.mode ?? "walk"]);
  const length = item.minutes && !isShortWay(item, span) ? kit.sayLength(item.minutes) : "";
  const wide = paper.widthOf(length, label);
  const fits = length !== "" && wide + 16 <= width;
  const left = x + (width - (fits ? wide + 14 : 11)) / 2;
  drawSign(paper, item.mode ?? "way", [left, at + 1.5, 11], inks.white);
  if (fits) paper.put(length, left + 14, at + 1, { size: label, ink: "white" });
}

/** The window of the night: somebody is in. */
function drawLamp(paper: Paper, [x, y, width]: Place, isHome: boolean): void {
  const { document } = paper;
  const left = x + width / 2 - 15;
  document.path(`M${left} ${y + skyHeight}v-26a15 15 0 0 1 30 0v26Z`).fill("#ffd27a");
  drawSign(paper, isHome ? "home" : "bed", [left + 7, y + skyHeight - 26, 16], inks.deep);
}

/** One row of a day's strip, its top left corner at a place of the sheet. */
export function drawRow(
  paper: Paper,
  row: StripRow,
  kit: StripKit,
  [left, top]: readonly [number, number],
): void {
  for (const placed of row.cells) {
    const { cell, width } = placed;
    const { item, span, what }: StripCell<StripItem> = cell;
    const place: Place = [left + placed.left, top, width];
    drawSky(paper, place, span, row.light);
    const saySuns = drawSuns(paper, place, span, row);
    if (what === "night") drawLamp(paper, place, row.night === "");
    if (item?.kind === "way") drawRibbon(paper, item, place, span, kit);
    if (item?.kind === "pause")
      drawSign(paper, item.what, [place[0] + width / 2 - 6, top + skyHeight + 1, 12], inks.white);
    if (item?.kind === "visit") {
      const picture = item.sight === null ? null : kit.pictureOf(item.sight);
      if (picture) drawArch(paper, picture, place);
      else drawStamp(paper, kit.shapeOf(item.sight), findHour(span[0], row.light), place);
    }
    saySuns();
    const { time, name, more } = write(paper, placed, row);
    let y = top + skyHeight + groundHeight + 5;
    for (const [lines, style] of [
      [time, { size: label, ink: "quiet" }],
      [name, { size: small, bold: what === "item" }],
      [more, { size: label, ink: "quiet" }],
    ] as const)
      for (const line of lines) {
        const x = place[0] + (width - paper.widthOf(line, style.size)) / 2;
        paper.put(line, x, y, style);
        y += style.size * 1.4;
      }
  }
}
