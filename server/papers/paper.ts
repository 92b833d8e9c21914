import { brand } from "#contract/brand.ts";
import type { Language } from "#contract/languages.ts";
import { breakLines } from "./break-lines.ts";
import { readPaperFonts, readShapers } from "./paper-fonts.ts";
import { createTypesetter } from "./typesetter.ts";

const margin = 54;
export const inks = {
  text: "#2a1736",
  quiet: "#6b5a70",
  accent: "#a3123f",
  line: "#e4d6c8",
  white: "#ffffff",
  sun: "#ffb84d",
  card: "#fbf1ea",
  deep: "#46204f",
  land: "#ecdccb",
} as const;
export type Ink = keyof typeof inks;
/** The same as a PDF's operators take them: three parts of one. */
const operands = Object.fromEntries(
  Object.entries(inks).map(([name, hex]) => [
    name,
    [1, 3, 5].map((at) => (Number.parseInt(hex.slice(at, at + 2), 16) / 255).toFixed(3)).join(" "),
  ]),
) as Record<Ink, string>;

export type Style = { size?: number; ink?: Ink; gap?: number; bold?: boolean };
export type Paper = Awaited<ReturnType<typeof openPaper>>;

/** Of the height of letters: from a line to the next. */
const leading = 1.4;

/** A page of A4 that is written from top to bottom, in the house's letters; it goes on by itself. `wide`: on its side. */
export async function openPaper(
  title: string,
  { wide = false, language = "en" }: { wide?: boolean; language?: Language } = {},
) {
  // With who needs it: a start does without.
  const { default: PDFDocument } = await import("pdfkit");
  const fonts = await readPaperFonts();
  const document = new PDFDocument({
    size: "A4",
    layout: wide ? "landscape" : "portrait",
    margin,
    bufferPages: true,
    info: { Title: title, Author: brand.name, Creator: brand.name },
    lang: language,
  });
  for (const [name, bytes] of Object.entries(fonts)) document.registerFont(name, bytes);
  const chunks: Buffer[] = [];
  document.on("data", (chunk: Buffer) => chunks.push(chunk));
  const ended = new Promise<Buffer>((resolve, reject) => {
    document.on("end", () => resolve(Buffer.concat(chunks)));
    document.on("error", reject);
  });
  const width = document.page.width - 2 * margin;
  const bottom = document.page.height - margin;
  let y = margin;

  const { measure, draw } = createTypesetter(document, await readShapers());
  const widthOf = (text: string, size: number): number => measure(text) * size;
  function makeRoom(height: number): void {
    if (y + height <= bottom) return;
    document.addPage();
    y = margin;
  }
  /** One line, where it is; no line is broken here. Bold letters are drawn with an outline of their own ink. */
  function put(
    text: string,
    x: number,
    at: number,
    { size = 11, ink = "text", bold = false }: Style,
  ): void {
    draw(text, { x, y: at, size, ink: operands[ink], bold });
  }
  /** A text as lines that fit; a word that is longer than a line is cut. */
  const fit = (text: string, size: number, most: number): string[] =>
    breakLines(text, most / size, measure);

  return {
    /** To draw with; points from the top left corner of the page. */
    document,
    margin,
    width,
    bottom,
    widthOf,
    breakLines: fit,
    put,
    makeRoom,
    /** Where the next line begins. */
    get y(): number {
      return y;
    },
    moveTo(next: number): void {
      y = next;
    },
    /** Points that lines of this size take. */
    heightOf: (lines: readonly string[], size: number): number => lines.length * size * leading,
    addPage(): void {
      document.addPage();
      y = margin;
    },
    /** Lines one below the other at a place of the page. @returns where the next would begin */
    putLines(lines: readonly string[], x: number, at: number, style: Style): number {
      const { size = 11 } = style;
      for (const [index, line] of lines.entries()) put(line, x, at + index * size * leading, style);
      return at + lines.length * size * leading;
    },
    /** A paragraph over the whole width. */
    write(text: string, style: Style = {}): void {
      const { size = 11, gap = 6 } = style;
      for (const line of fit(text, size, width)) {
        makeRoom(size * leading);
        put(line, margin, y, style);
        y += size * leading;
      }
      y += gap;
    },
    /** A line with an amount at its right end. */
    row(left: string, right: string, style: Style = {}): void {
      const { size = 11, gap = 3 } = style;
      const room = width - widthOf(right, size) - 16;
      const lines = fit(left, size, room);
      makeRoom(lines.length * size * leading);
      for (const [index, line] of lines.entries()) {
        put(line, margin, y, style);
        if (index === 0) put(right, margin + width - widthOf(right, size), y, style);
        y += size * leading;
      }
      y += gap;
    },
    rule(): void {
      makeRoom(14);
      document
        .moveTo(margin, y + 4)
        .lineTo(margin + width, y + 4)
        .lineWidth(0.8)
        .strokeColor(inks.line)
        .stroke();
      y += 12;
    },
    space(height: number): void {
      y += height;
    },
    /** The house's mark: a sun half under its horizon. */
    mark(x: number, at: number, size: number): void {
      const radius = size / 2;
      document.save();
      document.circle(x + radius, at + radius, radius).clip();
      document.rect(x, at, size, size).fill(inks.deep);
      document.circle(x + radius, at + radius * 1.1, radius * 0.55).fill(inks.sun);
      document.rect(x, at + radius * 1.25, size, size).fill(inks.accent);
      document.restore();
    },
    /** Writes at the foot of every page what it belongs to, and which of how many it is; the first `without` have none. */
    close(foot = "", without = 0): Promise<Buffer> {
      const { start, count } = document.bufferedPageRange();
      for (let page = start + without; foot && page < start + count; page++) {
        document.switchToPage(page);
        // Below the margin a line would open a page of its own.
        document.page.margins.bottom = 0;
        const style = { size: 9, ink: "quiet" } as const;
        const number = `${page + 1} / ${count}`;
        const at = document.page.height - 34;
        put(foot, margin, at, style);
        put(number, margin + width - widthOf(number, style.size), at, style);
      }
      document.end();
      return ended;
    },
  };
}
