import { writeClock } from "#contract/clock.ts";
import type { PlanDay } from "#contract/trip/trip-days.ts";
import { inks, type Paper } from "./paper.ts";
import { dayPicture } from "./picture-sizes.ts";

const pad = 18;
const gap = 14;
const [text, small, title] = [10.5, 9.5, 15];
const clockWidth = 46;

/** `date` and `night` in words; "" where there is none. */
type Told = { number: number; date: string; night: string; picture: Buffer | null };

/** A day as a card: number, date and title, what is done at what time, the night, and a picture where there is one. */
export function drawDay(
  paper: Paper,
  day: PlanDay,
  { number, date, night: slept, picture }: Told,
): void {
  const { document, margin, width } = paper;
  const left = margin + pad + 40;
  const beside = picture ? dayPicture.width + gap : 0;
  const room = width - pad * 2 - 40 - beside;
  const heading = paper.breakLines(day.title, title, room);
  const words = day.text ? paper.breakLines(day.text, text, room) : [];
  const stops = day.stops.map((stop) => ({
    at: stop.at === null ? "" : writeClock(stop.at),
    lines: paper.breakLines(stop.name, text, room - clockWidth),
    more: stop.text ? paper.breakLines(stop.text, small, room - clockWidth) : [],
  }));
  const night = slept ? paper.breakLines(slept, text, room) : [];
  const body =
    (date ? small * 1.4 + 2 : 0) +
    paper.heightOf(heading, title) +
    (words.length > 0 ? paper.heightOf(words, text) + 6 : 0) +
    stops.reduce(
      (sum, { lines, more }) => sum + paper.heightOf(lines, text) + paper.heightOf(more, small) + 2,
      4,
    ) +
    (night.length > 0 ? paper.heightOf(night, text) + 8 : 0);
  const height = Math.max(body, picture ? dayPicture.height : 0) + pad * 2;
  // A day that no page holds is not drawn as a card: its lines go on over the leaf.
  const isWhole = height <= paper.bottom - margin;
  if (isWhole) {
    paper.makeRoom(height);
    document.roundedRect(margin, paper.y, width, height, 22).fill(inks.card);
  } else if (paper.y > margin) paper.addPage();
  const top = paper.y;

  document.circle(margin + pad + 13, top + pad + 13, 14).fill(inks.sun);
  const label = String(number);
  paper.put(label, margin + pad + 13 - paper.widthOf(label, 12) / 2, top + pad + 5, {
    size: 12,
    bold: true,
  });
  if (picture) {
    const [x, y] = [margin + width - pad - dayPicture.width, top + pad];
    document.save();
    document.roundedRect(x, y, dayPicture.width, dayPicture.height, 14).clip();
    document.image(picture, x, y, { ...dayPicture });
    document.restore();
  }

  let y = top + pad;
  const put = (lines: readonly string[], x: number, style: Parameters<Paper["put"]>[3]) => {
    const { size = text } = style;
    for (const line of lines) {
      if (!isWhole && y + size * 1.4 > paper.bottom) {
        paper.addPage();
        y = margin;
      }
      paper.put(line, x, y, style);
      y += size * 1.4;
    }
  };
  if (date) {
    put([date], left, { size: small, ink: "quiet" });
    y += 2;
  }
  put(heading, left, { size: title, bold: true });
  if (words.length > 0) {
    y += 2;
    put(words, left, { size: text });
    y += 4;
  }
  y += 4;
  for (const { at, lines, more } of stops) {
    const line = y;
    put(lines, left + clockWidth, { size: text });
    if (at && y > line)
      paper.put(at, left, y - lines.length * text * 1.4, { size: text, ink: "quiet" });
    put(more, left + clockWidth, { size: small, ink: "quiet" });
    y += 2;
  }
  if (night.length > 0) {
    y += 6;
    put(night, left, { size: text, ink: "accent", bold: true });
  }
  paper.moveTo((isWhole ? top + height : y) + gap);
}
