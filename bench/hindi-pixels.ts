import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium as browserType } from "@playwright/test";
import sharp from "sharp";
import { openPaper } from "#server/papers/paper.ts";
import { readPaperFonts } from "#server/papers/paper-fonts.ts";
import { chromium } from "#tests/setup/chromium.ts";

/**
 * `node bench/hindi-pixels.ts`: the words of `content/hi` that are set in most ways, as papers draw them (by pdftoppm) beside
 * the browser's drawing in the same letters and size. `--less` leaves the last sign of each word out on paper, to see that
 * the measure finds it. Needs poppler.
 */
const most = 300;
const size = 24;
const dotsPerInch = 144;
const dots = dotsPerInch / 72;
const cell = { width: 220, height: 64 };

/** Each sequence of signs that is set as one is met by the first word that has it; then the most frequent words. */
function chooseWords(): string[] {
  const folder = join(import.meta.dirname, "../content/hi");
  const counts = new Map<string, number>();
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" }).sort()) {
    if (!name.endsWith(".json")) continue;
    const texts = Object.values(JSON.parse(readFileSync(join(folder, name), "utf8"))).join(" ");
    for (const [word] of texts.matchAll(/[\u0904-\u0939\u0958-\u0961][\u0900-\u0963]+/g))
      if (word.length < 12) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const frequent = [...counts].sort(([, one], [, other]) => other - one).map(([word]) => word);
  const letters = new Intl.Segmenter("hi", { granularity: "grapheme" });
  const met = new Set<string>();
  const rare: string[] = [];
  for (const word of frequent) {
    const own = [...letters.segment(word)]
      .map(({ segment }) => segment)
      .filter((one) => one.length > 1);
    if (own.every((one) => met.has(one))) continue;
    for (const one of own) met.add(one);
    rare.push(word);
  }
  return [...new Set([...rare.slice(0, most), ...frequent])].slice(0, most);
}

type Drawing = { ink: Uint8Array; width: number; height: number };

/** A part of a picture in black and white, cut to its ink. */
async function cutInk(file: string | Buffer, left: number, top: number): Promise<Drawing> {
  const width = Math.round(cell.width * dots);
  const height = Math.round(cell.height * dots);
  const grey = await sharp(file)
    .extract({ left: Math.round(left * dots), top: Math.round(top * dots), width, height })
    .flatten({ background: "#fff" })
    .greyscale()
    .raw()
    .toBuffer();
  const at = (x: number, y: number) => ((grey[y * width + x] ?? 255) < 128 ? 1 : 0);
  let [x0, x1, y0, y1] = [width, 0, height, 0];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++)
      if (at(x, y))
        [x0, x1, y0, y1] = [Math.min(x0, x), Math.max(x1, x), Math.min(y0, y), Math.max(y1, y)];
  const [w, h] = [Math.max(0, x1 - x0 + 1), Math.max(0, y1 - y0 + 1)];
  const ink = new Uint8Array(w * h);
  for (let y = 0; y < h; y++) for (let x = 0; x < w; x++) ink[y * w + x] = at(x0 + x, y0 + y);
  return { ink, width: w, height: h };
}

/** Dots of ink that are far from all ink of the other drawing, edges aside; the best of small shifts. */
function countStrange(one: Drawing, other: Drawing): number {
  const strange = (a: Drawing, b: Drawing, dx: number, dy: number) => {
    const isInked = (x: number, y: number) =>
      x >= 0 && y >= 0 && x < b.width && y < b.height && b.ink[y * b.width + x] === 1;
    const isAlone = (x: number, y: number) => {
      if (a.ink[y * a.width + x] !== 1) return false;
      for (let v = y + dy - 1; v <= y + dy + 1; v++)
        for (let u = x + dx - 1; u <= x + dx + 1; u++) if (isInked(u, v)) return false;
      return true;
    };
    let count = 0;
    for (let y = 0; y < a.height; y++)
      for (let x = 0; x < a.width; x++)
        // A dot of two by two: one alone is an edge that is smoothed otherwise.
        if (isAlone(x, y) && isAlone(x + 1, y) && isAlone(x, y + 1) && isAlone(x + 1, y + 1))
          count += 1;
    return count;
  };
  let least = Number.POSITIVE_INFINITY;
  for (let dx = -2; dx <= 2; dx++)
    for (let dy = -2; dy <= 2; dy++)
      least = Math.min(least, strange(one, other, dx, dy) + strange(other, one, -dx, -dy));
  return least;
}

const perPage = 10;
/** From so many dots on a word is another one. */
const unlike = 2;
const place = (index: number) => ({
  page: Math.floor(index / perPage),
  top: 40 + (index % perPage) * cell.height,
});

/** The words in a PDF as papers set them, ten a page. */
async function writePdf(words: readonly string[]): Promise<Buffer> {
  const paper = await openPaper("हिंदी", { language: "hi" });
  for (const [index, word] of words.entries()) {
    if (index > 0 && index % perPage === 0) paper.addPage();
    paper.put(word, 60, place(index).top + 12, { size });
  }
  return paper.close("हिंदी");
}

const isLess = process.argv.includes("--less");
const words = chooseWords();
const folder = mkdtempSync(join(tmpdir(), "hindi-pixels-"));
try {
  writeFileSync(
    join(folder, "words.pdf"),
    await writePdf(isLess ? words.map((word) => word.slice(0, -1)) : words),
  );
  execFileSync("pdftoppm", ["-r", String(dotsPerInch), "-png", "words.pdf", "page"], {
    cwd: folder,
  });
  const pages = readdirSync(folder)
    .filter((name) => name.endsWith(".png"))
    .sort();
  const browser = await browserType.launch(chromium);
  const page = await browser.newPage({
    viewport: { width: 800, height: 1120 },
    deviceScaleFactor: dotsPerInch / 96,
  });
  const font = (await readPaperFonts()).devanagari.toString("base64");
  const wrong: string[] = [];
  let worst = 0;
  for (let number = 0; number * perPage < words.length; number++) {
    const here = words.slice(number * perPage, (number + 1) * perPage);
    await page.setContent(`<style>@font-face{font-family:P;src:url(data:font/ttf;base64,${font});font-weight:100 900}
      body{margin:0}p{position:absolute;left:60pt;margin:0;font:400 ${size}pt P;text-rendering:geometricPrecision;white-space:nowrap}</style>
      ${here.map((word, index) => `<p lang="hi" style="top:${place(index).top}pt">${word}</p>`).join("")}`);
    await page.evaluate(() => document.fonts.ready);
    const seen = await page.screenshot();
    const drawn = readFileSync(join(folder, pages[number] ?? ""));
    for (const [index, word] of here.entries()) {
      const { top } = place(index);
      const strange = countStrange(
        await cutInk(drawn, 50, top - 4),
        await cutInk(seen, 50, top - 4),
      );
      worst = Math.max(worst, strange);
      if (strange >= unlike) wrong.push(`${word}: ${strange}`);
    }
  }
  await browser.close();
  console.log(
    `${words.length} words: ${words.length - wrong.length} as the browser draws them, at most ${worst} dots apart`,
  );
  if (wrong.length > 0) console.log(wrong.join("\n"));
} finally {
  rmSync(folder, { recursive: true, force: true });
}
