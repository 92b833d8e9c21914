import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { openShaper, type ShapeWord } from "./shape-words.ts";

/** The house's own letters, as a PDF takes them. Devanagari's file has the sign of the rupee too. */
export type PaperFonts = Record<"latin" | "more" | "devanagari", Buffer>;

const files: Record<keyof PaperFonts, string> = {
  latin: "@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2",
  more: "@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2",
  devanagari:
    "@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2",
};

const { resolve } = createRequire(import.meta.url);
let reading: Promise<PaperFonts> | undefined;

/** Unpacked once a process, when the first paper is written. */
export function readPaperFonts(): Promise<PaperFonts> {
  reading ??= Promise.all(
    Object.entries(files).map(async ([name, path]) => {
      const { default: decompress } = await import("woff2-encoder/decompress");
      const packed = await readFile(resolve(path));
      return [name, Buffer.from(await decompress(packed))] as const;
    }),
  )
    .then((entries) => Object.fromEntries(entries) as PaperFonts)
    .catch((error: unknown) => {
      reading = undefined;
      throw error;
    });
  return reading;
}

let shaping: Promise<ShapeWord> | undefined;

/** How words in Devanagari are set, opened once a process. */
export function readDevanagariShaper(): Promise<ShapeWord> {
  shaping ??= readPaperFonts()
    .then(({ devanagari }) => openShaper(devanagari))
    .catch((error: unknown) => {
      shaping = undefined;
      throw error;
    });
  return shaping;
}

const inDevanagari = "\\u0900-\\u097f\\u20b9\\u200c\\u200d";
const inMore = "\\u0100-\\u024f\\u1e00-\\u1eff";
const elsewhere = new RegExp(`[${inDevanagari}${inMore}]`, "u");
const sameFile = new RegExp(`[${inDevanagari}]+|[${inMore}]+|[^${inDevanagari}${inMore}]+`, "gu");

/** Which file has the letters of a run. What none has is drawn by the first, as an empty box. */
function fontOf(run: string): keyof PaperFonts {
  const code = run.codePointAt(0) ?? 0;
  if ((code >= 0x900 && code <= 0x97f) || code === 0x20b9 || code === 0x200c || code === 0x200d)
    return "devanagari";
  return (code >= 0x100 && code <= 0x24f) || (code >= 0x1e00 && code <= 0x1eff) ? "more" : "latin";
}

/** A text in runs of one file each; a blank or a mark between letters of a file stays with them. */
export function splitRuns(text: string): { font: keyof PaperFonts; text: string }[] {
  if (!elsewhere.test(text)) return text ? [{ font: "latin", text }] : [];
  const runs: { font: keyof PaperFonts; text: string }[] = [];
  for (const [run] of text.matchAll(sameFile)) runs.push({ font: fontOf(run), text: run });
  return runs;
}
