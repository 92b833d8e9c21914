import type PDFDocument from "pdfkit";
import { type PaperFonts, type Shapers, splitRuns } from "./paper-fonts.ts";
import type { ShapeWord } from "./shape-words.ts";

type FontName = keyof PaperFonts;
type Document = InstanceType<typeof PDFDocument>;

/**
 * What is used of pdfkit's own fonts, which it does not promise: the glyphs of a text in this document's
 * numbers, with their places in thousandths of the size. `typesetter.test.ts` fails where that has changed.
 */
type InnerFont = {
  id: string;
  ascender: number;
  ref(): unknown;
  encode(
    text: string,
  ): [
    hex: string[],
    places: { xAdvance: number; advanceWidth: number; xOffset: number; yOffset: number }[],
  ];
  /** Of the font in the document: its glyphs by their own numbers, and each one's width and text. */
  scale: number;
  font: { getGlyph(id: number): { advanceWidth: number } };
  subset: { glyphs: number[]; includeGlyph(id: number): number };
  widths: number[];
  unicode: number[][];
};
type InnerDocument = { _font: InnerFont; page: { fonts: Record<string, unknown> } };

/** Glyphs, two bytes each and escaped; a move to the right or a lift, in thousandths of the size. */
type Step = { glyphs: string } | { move: number } | { rise: number };
/** What a PDF draws of a text, and its width in thousandths. */
type Piece = { steps: Step[]; width: number };

/** Words that are kept for a paper, their shapes and their widths; more are set anew. */
const mostWords = 10_000;
const number = (value: number) => String(Math.round(value * 100) / 100);
const escapes: Record<string, string> = { "(": "\\(", ")": "\\)", "\\": "\\\\", "\r": "\\r" };

const writeGlyph = (hex: string): string =>
  String.fromCharCode(
    Number.parseInt(hex.slice(0, 2), 16),
    Number.parseInt(hex.slice(2), 16),
  ).replaceAll(/[()\\\r]/g, (sign) => escapes[sign] ?? sign);

/** What `encode` gives, of glyphs that are shaped elsewhere. */
type Encode = InnerFont["encode"];

/**
 * A word as `shapeWord` sets it. A glyph stands in the document once for each text that it stands for, so that the word
 * is found and copied as it is written: the short i of कि is drawn first and is no text by itself.
 */
function encodeBy(font: InnerFont, shapeWord: ShapeWord): Encode {
  const numbers = new Map<string, number>();
  function include(glyph: number, text: string): number {
    const key = `${glyph} ${text}`;
    const known = numbers.get(key);
    if (known !== undefined) return known;
    // What it is made of comes along with it the first time; then the glyph alone, once more.
    const isNew = font.subset.glyphs.indexOf(glyph) < 0;
    const number = isNew ? font.subset.includeGlyph(glyph) : font.subset.glyphs.push(glyph) - 1;
    numbers.set(key, number);
    font.widths[number] = font.font.getGlyph(glyph).advanceWidth * font.scale;
    font.unicode[number] = [...text].map((letter) => letter.codePointAt(0) as number);
    return number;
  }
  return (word) => {
    const glyphs = shapeWord(word);
    return [
      glyphs.map(({ glyph, text }) => `0000${include(glyph, text).toString(16)}`.slice(-4)),
      glyphs.map(({ glyph, xAdvance, xOffset, yOffset }) => ({
        xAdvance: xAdvance * font.scale,
        advanceWidth: font.font.getGlyph(glyph).advanceWidth * font.scale,
        xOffset: xOffset * font.scale,
        yOffset: yOffset * font.scale,
      })),
    ];
  };
}

/** A text as its font shapes it, with every place that the font gives. */
function shape(encode: Encode, text: string): Piece {
  const [hex, places] = encode(text);
  const steps: Step[] = [];
  let width = 0;
  for (const [index, { xAdvance, advanceWidth, xOffset, yOffset }] of places.entries()) {
    if (xOffset) steps.push({ move: xOffset });
    if (yOffset) steps.push({ rise: yOffset });
    steps.push({ glyphs: writeGlyph(hex[index] ?? "0000") });
    if (yOffset) steps.push({ rise: 0 });
    const rest = xAdvance - advanceWidth - xOffset;
    if (Math.abs(rest) >= 0.01) steps.push({ move: rest });
    width += xAdvance;
  }
  return { steps, width };
}

/** The operators that show steps, one after the other, in a font that is set. */
function createShow(size: number) {
  let out = "[";
  let isOpen = false;
  return {
    add(step: Step): void {
      const isGlyph = "glyphs" in step;
      if (isGlyph !== isOpen) out += isGlyph ? "(" : ")";
      isOpen = isGlyph;
      if (isGlyph) out += step.glyphs;
      else if ("move" in step) out += ` ${number(-step.move)} `;
      else out += `] TJ ${number((step.rise * size) / 1000)} Ts [`;
    },
    end: (): string => `${out}${isOpen ? ")" : ""}] TJ`,
  };
}

/**
 * One file's letters in a paper. Letters that stand side by side are shaped once each and once beside each
 * other; in a script whose letters change with their neighbours each word is shaped as a whole.
 */
function createLetters(encode: Encode, isShaped: boolean) {
  const letters = new Map<number, Piece>();
  const nearness = new Map<number, number>();
  const words = new Map<string, Piece>();

  function ofLetter(point: number): Piece {
    const known = letters.get(point);
    if (known) return known;
    const piece = shape(encode, String.fromCodePoint(point));
    letters.set(point, piece);
    return piece;
  }
  /** How much farther two letters stand from each other than their widths say. */
  function ofPair(one: number, other: number): number {
    const key = one * 0x200000 + other;
    let more = nearness.get(key);
    if (more === undefined) {
      const both = shape(encode, String.fromCodePoint(one, other)).width;
      more = both - ofLetter(one).width - ofLetter(other).width;
      if (Math.abs(more) < 0.01) more = 0;
      nearness.set(key, more);
    }
    return more;
  }
  function ofWord(word: string): Piece {
    let piece = words.get(word);
    if (piece) return piece;
    piece = shape(encode, word);
    if (words.size >= mostWords) words.clear();
    words.set(word, piece);
    return piece;
  }

  /** Tells the pieces of a text in their order, each with the room before it. */
  return function walk(text: string, tell: (piece: Piece, before: number) => void): void {
    // Marks stand on the letter before them, wherever they come from.
    if (isShaped || /[\p{M}\p{Cf}]/u.test(text)) {
      for (const word of text.match(/[^ ]+ ?| /g) ?? []) tell(ofWord(word), 0);
      return;
    }
    let last: number | null = null;
    for (const letter of text) {
      const point = letter.codePointAt(0) as number;
      tell(ofLetter(point), last === null ? 0 : ofPair(last, point));
      last = point;
    }
  };
}

/**
 * Sets lines of text into a document. pdfkit's own `text` shapes each line several times over, which was nine
 * tenths of a paper's time.
 */
export function createTypesetter(document: Document, shapers: Shapers) {
  const inner = document as unknown as InnerDocument;
  const fonts = new Map<FontName, { font: InnerFont; walk: ReturnType<typeof createLetters> }>();

  const widths = new Map<string, number>();

  function open(name: FontName) {
    const known = fonts.get(name);
    if (known) return known;
    document.font(name);
    const font = inner._font;
    const shapeWord = shapers[name];
    const encode: Encode = shapeWord ? encodeBy(font, shapeWord) : (text) => font.encode(text);
    const opened = { font, walk: createLetters(encode, shapeWord !== undefined) };
    fonts.set(name, opened);
    return opened;
  }

  return {
    /** The width of a text in letters of one point. */
    measure(text: string): number {
      const known = widths.get(text);
      if (known !== undefined) return known;
      let width = 0;
      for (const run of splitRuns(text))
        open(run.font).walk(run.text, (piece, before) => {
          width += piece.width + before;
        });
      if (widths.size >= mostWords) widths.clear();
      widths.set(text, width / 1000);
      return width / 1000;
    },

    /**
     * Draws a line whose letters' tops are at `y`, in points from the top of the page; `ink` as "0.1 0 0.5".
     * Bold letters have an outline of their own ink.
     */
    draw(
      text: string,
      at: { x: number; y: number; size: number; ink: string; bold: boolean },
    ): void {
      const { size, ink } = at;
      const [first, ...others] = splitRuns(text);
      if (!first) return;
      const base = at.y + (open(first.font).font.ascender * size) / 1000;
      const lines = [`q ${ink} rg`];
      if (at.bold) lines.push(`${ink} RG ${number(size * 0.035)} w 2 Tr`);
      lines.push(`BT 1 0 0 -1 ${number(at.x)} ${number(base)} Tm`);
      for (const run of [first, ...others]) {
        const { font, walk } = open(run.font);
        inner.page.fonts[font.id] ??= font.ref();
        const show = createShow(size);
        walk(run.text, (piece, before) => {
          if (before !== 0) show.add({ move: before });
          for (const step of piece.steps) show.add(step);
        });
        lines.push(`/${font.id} ${number(size)} Tf ${show.end()}`);
      }
      lines.push("ET Q");
      document.addContent(lines.join("\n"));
    },
  };
}
