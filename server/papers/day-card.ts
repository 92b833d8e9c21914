import type { PlanDay } from "#contract/trip/trip-days.ts";
import { listCells, usualLight } from "#trip/strip/list-cells.ts";
import type { Light } from "#trip/strip/sky.ts";
import type { StripItem } from "#trip/strip/strip-items.ts";
import { drawRow, measureRow, type StripKit, type StripRow } from "./day-strip.ts";
import { inks, type Paper, type Style } from "./paper.ts";
import { placeRows } from "./strip-rows.ts";

const pad = 16;
const gap = 14;
const [text, small, title] = [10.5, 9.5, 15];
const numberWidth = 40;

/** `date` and `night` in words; "" where there is none. `light`: null where nobody knows it. */
type Told = {
  number: number;
  date: string;
  night: string;
  items: readonly StripItem[];
  light: Light | null;
};

/** A part of a card that stays in one piece. */
type Block = { height: number; draw(y: number): void };

/** What a day says, from above: its name, what is written of it, its strip, and what is to be known. */
function listBlocks(paper: Paper, day: PlanDay, told: Told, kit: StripKit): Block[] {
  const { margin, width } = paper;
  const left = margin + pad;
  const room = width - pad * 2;
  const line = (words: string, x: number, style: Style & { size: number }): Block => ({
    height: style.size * 1.4,
    draw: (y) => paper.put(words, x, y, style),
  });
  const lines = (
    words: string,
    { x = left, wide = room, ...style }: Style & { size: number; x?: number; wide?: number },
  ) => (words ? paper.breakLines(words, style.size, wide).map((one) => line(one, x, style)) : []);
  const space = (height: number): Block => ({ height, draw: () => {} });
  const beside = { x: left + numberWidth, wide: room - numberWidth };
  const row = { light: told.light ?? usualLight, isSaid: told.light !== null, night: told.night };
  const rows = placeRows(listCells(told.items, row.light), room).map((cells): Block => {
    const drawn: StripRow = { ...row, cells };
    return {
      height: measureRow(paper, drawn) + 4,
      draw: (y) => drawRow(paper, drawn, kit, [left, y]),
    };
  });
  const written = day.text ? lines(day.text, { size: text }) : [];
  return [
    ...(told.date ? lines(told.date, { ...beside, size: small, ink: "quiet" }) : []),
    ...lines(day.title, { ...beside, size: title, bold: true }),
    space(8),
    ...written,
    ...(written.length > 0 ? [space(8)] : []),
    ...rows,
    ...day.stops.flatMap((stop) =>
      stop.text ? lines(`${stop.name}: ${stop.text}`, { size: small, ink: "quiet" }) : [],
    ),
  ];
}

/** A day as a card: number, date and title, and its strip from sunrise to night, as its page has it. */
export function drawDay(paper: Paper, day: PlanDay, told: Told, kit: StripKit): void {
  const { document, margin, width } = paper;
  const blocks = listBlocks(paper, day, told, kit);
  const height = blocks.reduce((sum, block) => sum + block.height, 0) + pad * 2;
  // A day that no page holds is not drawn as a card: its parts go on over the leaf.
  const isWhole = height <= paper.bottom - margin;
  if (isWhole) {
    paper.makeRoom(height);
    document.roundedRect(margin, paper.y, width, height, 20).fill(inks.card);
  } else if (paper.y > margin) paper.addPage();
  const top = paper.y;

  document.circle(margin + pad + 14, top + pad + 15, 14).fill(inks.sun);
  const label = String(told.number);
  paper.put(label, margin + pad + 14 - paper.widthOf(label, 12) / 2, top + pad + 7, {
    size: 12,
    bold: true,
  });
  let y = top + pad;
  for (const block of blocks) {
    if (!isWhole && y + block.height > paper.bottom) {
      paper.addPage();
      y = margin;
    }
    block.draw(y);
    y += block.height;
  }
  paper.moveTo((isWhole ? top + height : y) + gap);
}
