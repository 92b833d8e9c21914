import { type Browser, chromium, type Page } from "@playwright/test";
import sharp from "sharp";
import { startSite } from "#tests/e2e/fixtures.ts";
import { chromium as system } from "#tests/setup/chromium.ts";
import { contrast, luminance } from "../scripts/contrast-of-colours.ts";
import { findChromium } from "../scripts/find-chromium.mjs";

/**
 * The contrast of text on what is really behind it: gradients and pictures, which axe leaves out.
 * Each page is photographed with its text and without; under every line of text the worst twentieth
 * of the pixels counts. `node bench/contrast.ts [http://localhost:3000 [/path …]]`, by default a
 * server of its own and a page of each kind. Leaves with 1 when a text falls short.
 */

type Line = {
  text: string;
  large: boolean;
  colour: [number, number, number, number];
  boxes: [number, number, number, number][];
};
type Shot = { data: Buffer; width: number; height: number };

const kinds = [
  "/",
  "/north-india",
  "/west-india/rajasthan",
  "/destinations/agra",
  "/attractions",
  "/festivals/diwali",
  "/faqs",
  "/handbook",
  "/treks",
  "/treks/roopkund",
  "/handbook/air-quality",
  "/gallery",
  "/contact",
  "/Login",
  "/my-trips",
  "/nothing-here",
];
const views = [390, 1440].flatMap((width) =>
  (["light", "dark"] as const).map((colorScheme) => ({ width, colorScheme })),
);

/** What is written where, in which colour; ornaments that are hidden from readers are left out. */
function readLines(): Line[] {
  const pen = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
  const readColour = (value: string): Line["colour"] => {
    pen?.clearRect(0, 0, 1, 1);
    if (pen) pen.fillStyle = value;
    pen?.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = pen?.getImageData(0, 0, 1, 1).data ?? [];
    return [red, green, blue, alpha / 255];
  };
  const lines: Line[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim();
    const holder = walker.currentNode.parentElement;
    if (!text || !holder || holder.closest("script,style,option,[aria-hidden=true],:disabled"))
      continue;
    if (!holder.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const style = getComputedStyle(holder);
    const [red, green, blue, alpha] = readColour(style.color);
    let opacity = alpha;
    for (let up: Element | null = holder; up; up = up.parentElement)
      opacity *= Number(getComputedStyle(up).opacity);
    const range = document.createRange();
    range.selectNodeContents(walker.currentNode);
    const size = Number.parseFloat(style.fontSize);
    // Lines beyond a clamp are laid out, though nobody sees them.
    const edge = style.overflow === "visible" ? null : holder.getBoundingClientRect();
    lines.push({
      text: text.slice(0, 48),
      large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
      colour: [red, green, blue, opacity],
      boxes: [...range.getClientRects()].flatMap((box): Line["boxes"] => {
        const bottom = Math.min(box.bottom, edge?.bottom ?? box.bottom);
        const right = Math.min(box.right, edge?.right ?? box.right);
        const [width, height] = [right - box.left, bottom - box.top];
        return width > 2 && height > 2
          ? [[box.left + scrollX, box.top + scrollY, width, height]]
          : [];
      }),
    });
  }
  return lines;
}

async function photograph(page: Page): Promise<Shot> {
  const { data, info } = await sharp(await page.screenshot({ fullPage: true }))
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The fifth percentile of a line's contrast; null where no text is to be seen, as in a closed carousel. */
function measureLine(line: Line, written: Shot, bare: Shot): number | null {
  const ratios: number[] = [];
  let drawn = 0;
  const [red, green, blue, alpha] = line.colour;
  for (const [left, top, width, height] of line.boxes)
    for (let y = Math.max(0, Math.round(top)); y < Math.min(bare.height, top + height); y += 2)
      for (let x = Math.max(0, Math.round(left)); x < Math.min(bare.width, left + width); x += 2) {
        const at = (y * bare.width + x) * 3;
        const [r = 0, g = 0, b = 0] = bare.data.subarray(at, at + 3);
        const [wr = 0, wg = 0, wb = 0] = written.data.subarray(at, at + 3);
        if (Math.abs(r - wr) + Math.abs(g - wg) + Math.abs(b - wb) > 24) drawn += 1;
        const over = (ink: number, ground: number) => ink * alpha + ground * (1 - alpha);
        const ground = luminance([r, g, b]);
        const ink = luminance([over(red, r), over(green, g), over(blue, b)]);
        ratios.push(contrast(ink, ground));
      }
  if (ratios.length === 0 || drawn / ratios.length < 0.02) return null;
  ratios.sort((a, b) => a - b);
  return ratios[Math.floor(ratios.length * 0.05)] ?? null;
}

async function measurePage(browser: Browser, url: string, view: (typeof views)[number]) {
  const page = await browser.newPage({
    viewport: { width: view.width, height: 900 },
    colorScheme: view.colorScheme,
    reducedMotion: "reduce",
  });
  await page.goto(url, { waitUntil: "load" });
  // What the browser alone knows, the hours of an office in its own time, moves what is below it:
  // it is there when the clock goes.
  await page.waitForFunction(
    () => !document.querySelector("[data-navbar] time")?.textContent?.includes("-"),
  );
  await page.evaluate(() =>
    Promise.all(
      [...document.images].map((image) => {
        image.loading = "eager";
        return image.decode().catch(() => undefined);
      }),
    ),
  );
  const lines = await page.evaluate(readLines);
  const written = await photograph(page);
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      "*,*::before,*::after{transition:none!important;-webkit-text-fill-color:transparent!important;text-decoration-color:transparent!important}",
    );
    document.adoptedStyleSheets = [sheet];
  });
  const bare = await photograph(page);
  await page.close();
  return lines.flatMap((line) => {
    const ratio = measureLine(line, written, bare);
    return ratio === null ? [] : [{ text: line.text, ratio, least: line.large ? 3 : 4.5 }];
  });
}

const [address, ...paths] = process.argv.slice(2);
const site = address ? null : await startSite();
const browser = await chromium.launch({ ...system, executablePath: findChromium() });
try {
  for (const path of paths.length > 0 ? paths : kinds)
    for (const view of views) {
      const found = await measurePage(browser, (address ?? site?.url) + path, view);
      found.sort((a, b) => a.ratio / a.least - b.ratio / b.least);
      const [worst] = found;
      console.log(
        `${path.padEnd(24)} ${view.width} ${view.colorScheme.padEnd(5)} ${found.length} texts, worst ${worst?.ratio.toFixed(2)} of ${worst?.least} "${worst?.text}"`,
      );
      for (const { text, ratio, least } of found.filter((line) => line.ratio < line.least)) {
        console.log(`  too little: ${ratio.toFixed(2)} of ${least} "${text}"`);
        process.exitCode = 1;
      }
    }
} finally {
  await browser.close();
  await site?.stop();
}
