import { brand } from "#contract/brand.ts";
import { readPaperFonts, splitRuns } from "./paper-fonts.ts";

const margin = 54;
const inks = { text: "#2a1736", quiet: "#6b5a70", accent: "#a3123f", line: "#e4d6c8" } as const;

type Style = { size?: number; ink?: keyof typeof inks; gap?: number };
export type Paper = Awaited<ReturnType<typeof openPaper>>;

/** A page of A4 that is written from top to bottom, in the house's letters; it goes on by itself. */
export async function openPaper(title: string) {
  // With who needs it: a start does without.
  const { default: PDFDocument } = await import("pdfkit");
  const fonts = await readPaperFonts();
  const document = new PDFDocument({
    size: "A4",
    margin,
    info: { Title: title, Author: brand.name, Creator: brand.name },
    lang: "en",
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

  function widthOf(text: string, size: number): number {
    return splitRuns(text).reduce(
      (sum, run) => sum + document.font(run.font).fontSize(size).widthOfString(run.text),
      0,
    );
  }
  function makeRoom(height: number): void {
    if (y + height <= bottom) return;
    document.addPage();
    y = margin;
  }
  /** One line, where it is; no line is broken here. */
  function put(text: string, x: number, { size = 11, ink = "text" }: Style): void {
    let at = x;
    for (const run of splitRuns(text)) {
      document.font(run.font).fontSize(size).fillColor(inks[ink]);
      document.text(run.text, at, y, { lineBreak: false });
      at += document.widthOfString(run.text);
    }
  }
  /** A text as lines that fit; a word that is longer than a line is cut. */
  function breakLines(text: string, size: number, most: number): string[] {
    const lines: string[] = [];
    for (const paragraph of text.split("\n")) {
      let line = "";
      for (const word of paragraph.split(" ")) {
        const longer = line ? `${line} ${word}` : word;
        if (widthOf(longer, size) <= most) {
          line = longer;
          continue;
        }
        if (line) lines.push(line);
        line = word;
        while (widthOf(line, size) > most) {
          let count = line.length - 1;
          while (count > 1 && widthOf(line.slice(0, count), size) > most) count--;
          lines.push(line.slice(0, count));
          line = line.slice(count);
        }
      }
      lines.push(line);
    }
    return lines;
  }

  return {
    /** A paragraph over the whole width. */
    write(text: string, style: Style = {}): void {
      const { size = 11, gap = 6 } = style;
      for (const line of breakLines(text, size, width)) {
        makeRoom(size * 1.4);
        put(line, margin, style);
        y += size * 1.4;
      }
      y += gap;
    },
    /** A line with an amount at its right end. */
    row(left: string, right: string, style: Style = {}): void {
      const { size = 11, gap = 3 } = style;
      const room = width - widthOf(right, size) - 16;
      const lines = breakLines(left, size, room);
      makeRoom(lines.length * size * 1.4);
      for (const [index, line] of lines.entries()) {
        put(line, margin, style);
        if (index === 0) put(right, margin + width - widthOf(right, size), style);
        y += size * 1.4;
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
    /** A picture over the whole width, JPEG or PNG; its shape is kept. */
    picture(bytes: Buffer, shape: number): void {
      const height = width / shape;
      makeRoom(height + 8);
      document.image(bytes, margin, y, { width, height });
      y += height + 10;
    },
    close(): Promise<Buffer> {
      document.end();
      return ended;
    },
  };
}
