import { inks, type Paper } from "./paper.ts";
import { coverSize } from "./picture-sizes.ts";

const horizon = 34;

/** The evening sky that stands where no picture was made. */
function drawDusk({ document }: Paper): void {
  const { width, height } = coverSize;
  const sky = document.linearGradient(0, 0, 0, height);
  sky.stop(0, "#2d2a5c").stop(0.55, "#a5466b").stop(1, "#ffb071");
  document.rect(0, 0, width, height).fill(sky);
  document.circle(width * 0.68, height * 0.66, 62).fill("#ffd58a");
  document
    .path(
      `M0 ${height}V${height * 0.78}Q${width * 0.3} ${height * 0.62} ${width * 0.58} ${height * 0.78}T${width} ${height * 0.72}V${height}Z`,
    )
    .fill(inks.deep);
}

/** The first page: a picture down to a shallow horizon, below it what the trip is called, when and for whom. */
export function drawCover(
  paper: Paper,
  trip: { title: string; facts: string[]; lede: string; picture: Buffer | null; brand: string },
): void {
  const { document, margin, width } = paper;
  const { width: full, height } = coverSize;
  document.save();
  document
    .path(`M0 0H${full}V${height - horizon}Q${full / 2} ${height + horizon} 0 ${height - horizon}Z`)
    .clip();
  if (trip.picture) document.image(trip.picture, 0, 0, { width: full, height });
  else drawDusk(paper);
  // White letters are read upon any sky.
  const shade = document.linearGradient(0, 0, 0, 130);
  shade.stop(0, "#1a0f2b", 0.62).stop(1, "#1a0f2b", 0);
  document.rect(0, 0, full, 130).fill(shade);
  document.restore();
  paper.mark(margin, 40, 30);
  paper.put(trip.brand, margin + 40, 44, { size: 16, ink: "white", bold: true });

  let size = 38;
  let lines = paper.breakLines(trip.title, size, width);
  while (lines.length > 3 && size > 20) {
    size -= 2;
    lines = paper.breakLines(trip.title, size, width);
  }
  let y = paper.putLines(lines.slice(0, 5), margin, height + 44, { size, bold: true });
  y = paper.putLines(trip.facts, margin, y + 6, { size: 12.5, ink: "quiet" });
  const lede = paper.breakLines(trip.lede, 11.5, width);
  const room = Math.max(0, Math.floor((paper.bottom - y - 12) / (11.5 * 1.4)));
  paper.putLines(lede.slice(0, room), margin, y + 12, { size: 11.5 });
  // What does not fit goes on over the leaf, as all that follows does; where nothing does there is no leaf.
  paper.moveTo(paper.bottom + 1);
  const rest = lede.slice(room).join(" ").trim();
  if (rest) paper.write(rest, { gap: 14 });
}
