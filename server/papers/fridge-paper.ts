import type { Language } from "#contract/languages.ts";
import { sayPaperIn } from "#words/papers/say-paper.ts";
import { inks, openPaper, type Paper } from "./paper.ts";

/** What hangs at home on the fridge: who is where on which day, and how they are reached. */
export type FridgeSheet = {
  title: string;
  reference: string;
  language: Language;
  /** `date`: null where nobody has said when the trip begins. */
  days: { date: string | null; title: string; night: string; phone: string }[];
  numbers: { label: string; shown: string }[];
};

/** Points. */
const mostSize = 12;
const columns = [0.15, 0.4, 0.28, 0.17];
const leading = 1.5;

/** The largest letters with which all days stand on the one sheet. */
const chooseSize = (count: number, room: number): number =>
  Math.min(mostSize, room / Math.max(count, 1) / leading);

/** One line; what is longer is cut with its sign. */
function cut(paper: Paper, text: string, size: number, width: number): string {
  if (paper.widthOf(text, size) <= width) return text;
  // Of a letter and its signs none is cut off.
  const letters = Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
  while (letters.length > 1 && paper.widthOf(`${letters.join("")}…`, size) > width) letters.pop();
  return `${letters.join("")}…`;
}

/** A trip on one sheet: a line a day, and whom to call. */
export async function writeFridgePaper({
  title,
  reference,
  language,
  days,
  numbers,
}: FridgeSheet): Promise<Buffer> {
  const say = sayPaperIn[language];
  const paper = await openPaper(title, { language });
  const { document, margin, width } = paper;
  const heading = cut(paper, title, 22, width);
  paper.put(heading, margin, margin, { size: 22, bold: true });
  const [first, last] = [days[0]?.date, days.at(-1)?.date];
  const period = first && last ? `${say("period", { first, last })} · ` : "";
  paper.put(`${period}${reference}`, margin, margin + 32, { size: 11, ink: "quiet" });
  const foot = 18 * (numbers.length + 1) + 30;
  const top = margin + 62;
  const size = chooseSize(days.length, paper.bottom - foot - top);
  let y = top;
  for (const [index, day] of days.entries()) {
    if (index % 2 === 0)
      document.rect(margin - 6, y - 2, width + 12, size * leading).fill(inks.card);
    let x = margin;
    const when = day.date === null ? String(index + 1) : say("short-day", { day: day.date });
    const cells = [when, day.title, day.night, day.phone];
    for (const [place, text] of cells.entries()) {
      const own = width * (columns[place] ?? 0);
      paper.put(cut(paper, text, size, own - 8), x, y, { size, bold: place === 0 });
      x += own;
    }
    y += size * leading;
  }
  y = paper.bottom - foot + 24;
  for (const { label, shown } of numbers) {
    paper.put(label, margin, y, { size: 11 });
    paper.put(shown, margin + width * 0.5, y, { size: 11, bold: true });
    y += 18;
  }
  return paper.close();
}
