import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { openShaper, type ShapeWord } from "./shape-words.ts";

/** Scripts whose words are set as a whole, each by its file. */
const shaped = ["devanagari", "bengali"] as const;
type Shaped = (typeof shaped)[number];
/** The house's own letters, as a PDF takes them. Devanagari's file has the sign of the rupee too. */
export type PaperFonts = Record<"latin" | "more" | Shaped, Buffer>;

const files: Record<keyof PaperFonts, string> = {
  latin: "@fontsource-variable/anek-latin/files/anek-latin-latin-wght-normal.woff2",
  more: "@fontsource-variable/anek-latin/files/anek-latin-latin-ext-wght-normal.woff2",
  devanagari:
    "@fontsource-variable/anek-devanagari/files/anek-devanagari-devanagari-wght-normal.woff2",
  bengali: "@fontsource-variable/anek-bangla/files/anek-bangla-bengali-wght-normal.woff2",
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

/** How the words of a script are set that is set so: by the name of its file. */
export type Shapers = Readonly<Partial<Record<keyof PaperFonts, ShapeWord>>>;
let shaping: Promise<Shapers> | undefined;

/** Opened once a process. */
export function readShapers(): Promise<Shapers> {
  shaping ??= readPaperFonts()
    .then((fonts) =>
      Promise.all(shaped.map(async (name) => [name, await openShaper(fonts[name])] as const)),
    )
    .then((shapers) => Object.fromEntries(shapers))
    .catch((error: unknown) => {
      shaping = undefined;
      throw error;
    });
  return shaping;
}

/** The letters of each file but the first; what joins letters stays with those before it. */
const letters: Readonly<Record<Exclude<keyof PaperFonts, "latin">, string>> = {
  bengali: "\\u0980-\\u09ff",
  devanagari: "\\u0900-\\u097f\\u20b9",
  more: "\\u0100-\\u024f\\u1e00-\\u1eff",
};
const joiners = "\\u200c\\u200d";
const others = Object.entries(letters) as [keyof typeof letters, string][];
const elsewhere = new RegExp(`[${Object.values(letters).join("")}]`, "u");
const sameFile = new RegExp(
  `${others.map(([name, range]) => `(?<${name}>[${range}][${range}${joiners}]*)`).join("|")}|[^${Object.values(letters).join("")}]+`,
  "gu",
);

/** A text in runs of one file each; a blank or a mark between letters of a file stays with them. */
export function splitRuns(text: string): { font: keyof PaperFonts; text: string }[] {
  if (!elsewhere.test(text)) return text ? [{ font: "latin", text }] : [];
  const runs: { font: keyof PaperFonts; text: string }[] = [];
  for (const { 0: run, groups = {} } of text.matchAll(sameFile)) {
    const font = others.find(([name]) => groups[name] !== undefined)?.[0] ?? "latin";
    runs.push({ font, text: run });
  }
  return runs;
}
