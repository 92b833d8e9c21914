import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { slowOr } from "#tests/setup/slow-or.ts";
import { type Colour, contrast, luminance } from "../../scripts/contrast-of-colours.ts";
import { expect, test } from "./fixtures.ts";

const pictures = join(import.meta.dirname, "../../public/pictures");
type View = readonly [width: number, height: number, theme: "light" | "dark"];
const views = slowOr<readonly View[]>(
  (["light", "dark"] as const).flatMap((theme): View[] => [
    [390, 844, theme],
    [768, 1024, theme],
    [1440, 900, theme],
    [1920, 1080, theme],
  ]),
  [
    [390, 844, "dark"],
    [1440, 900, "light"],
  ],
);
/** Seconds into a film of nine. */
const moments = slowOr([0.5, 3, 4.5, 7], [4.5]);
const shown = slowOr([0, 1, 2, 3, 4], [0, 2]);

/** The head with its films; there are other carousels. */
const stage = "section[data-hour][aria-roledescription]";

type Box = { left: number; top: number; width: number; height: number };
type Shown = {
  ink: string;
  letters: (Box & { letter: string })[];
  /** Where the film's frame lies, of which the view shows a part. */
  frame: Box;
  land: string | null;
};

/** Holds the film at a moment, and measures its word. */
const holdAt = (page: Page, seconds: number): Promise<Shown> =>
  page.evaluate(async (at) => {
    const video = document.querySelector("video");
    const word = document.querySelector<HTMLElement>('section[data-hour] p[aria-hidden="true"]');
    if (!video || !word?.parentElement) throw new Error("no film");
    video.pause();
    const sought = new Promise((resolve) => video.addEventListener("seeked", resolve));
    video.currentTime = at;
    await sought;
    const boxOf = (element: Element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top, width, height };
    };
    const place = boxOf(video);
    // It covers its place from the top of it, and in the middle of its width.
    const width = Math.max(place.width, (place.height * video.videoWidth) / video.videoHeight);
    const mask = getComputedStyle(word.parentElement).maskImage;
    return {
      ink: getComputedStyle(word).color,
      letters: [...word.querySelectorAll("b")].map((b) => {
        const range = document.createRange();
        range.selectNodeContents(b);
        const { left, width: wide } = range.getBoundingClientRect();
        const { top, height } = b.getBoundingClientRect();
        const size = Number.parseFloat(getComputedStyle(b).fontSize);
        // A letter is 0.72 of its size high, in the middle of its line.
        const high = 0.72 * size;
        return {
          letter: b.textContent ?? "",
          ...{ left, width: wide, top: top + (height - high) / 2, height: high },
        };
      }),
      frame: {
        left: place.left + (place.width - width) / 2,
        top: place.top,
        width,
        height: (width * video.videoHeight) / video.videoWidth,
      },
      land: /\/pictures\/([\w-]+)\.avif/.exec(mask)?.[1] ?? null,
    };
  }, seconds);

/** The alpha of a film's land, which is its still's, 0 to 255, at a point of the view. */
async function readLand({ land, frame }: Shown): Promise<(x: number, y: number) => number> {
  if (!land) throw new Error("the word stands behind nothing");
  const { data, info } = await sharp(readFileSync(join(pictures, `${land}.avif`)))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return (x, y) => {
    const column = Math.floor(((x - frame.left) / frame.width) * info.width);
    const row = Math.floor(((y - frame.top) / frame.height) * info.height);
    if (column < 0 || column >= info.width || row < 0 || row >= info.height) return 0;
    return data[(row * info.width + column) * 4 + 3] ?? 0;
  };
}

const parse = (text: string): Colour => {
  const [r = 0, g = 0, b = 0] = (text.match(/[\d.]+/g) ?? []).map(Number);
  return [r, g, b];
};

/** What is wrong with the word over this moment of its film. */
async function findFaults(page: Page, at: Shown): Promise<string[]> {
  // Without its ink the view is what lies behind the word.
  const setInk = (colour: string) =>
    page.evaluate((to) => {
      const word = document.querySelector<HTMLElement>('section[data-hour] p[aria-hidden="true"]');
      if (word) word.style.color = to;
    }, colour);
  await setInk("transparent");
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  await setInk("");
  const landAt = await readLand(at);
  const ink = luminance(parse(at.ink));
  const faults: string[] = [];
  const found: number[] = [];
  for (const { letter, left, top, width, height } of at.letters) {
    let hidden = 0;
    for (let i = 0.5; i < 12; i += 1)
      for (let j = 0.5; j < 12; j += 1) {
        const x = left + (width * i) / 12;
        const y = top + (height * j) / 12;
        if (landAt(x, y) > 127) {
          hidden += 1;
          continue;
        }
        const pixel = (Math.floor(y) * info.width + Math.floor(x)) * 3;
        const [r = 0, g = 0, b = 0] = data.subarray(pixel, pixel + 3);
        found.push(contrast(ink, luminance([r, g, b])));
      }
    if (hidden >= 0.9 * 144) faults.push(`${letter} is hidden`);
  }
  found.sort((a, b) => a - b);
  const worst = found[Math.floor(found.length / 20)] ?? 0;
  if (worst < 3) faults.push(`its word has a contrast of ${worst.toFixed(2)}`);
  return faults;
}

/** The head's pixels between the bar and the dock. */
async function look(page: Page): Promise<Buffer> {
  const dock = page.locator(`${stage} > div`).last();
  const foot = await dock.evaluate((box) => Math.floor(box.getBoundingClientRect().top));
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  return sharp(await page.screenshot({ animations: "disabled" }))
    .extract({ left: 0, top: 130, width, height: Math.min(foot, height) - 130 })
    .removeAlpha()
    .blur(1)
    .raw()
    .toBuffer();
}

/** By how much two looks differ, 0 to 255: in the mean, and what one value of a hundred exceeds. */
function compare(a: Buffer, b: Buffer): { mean: number; most: number } {
  const apart = Uint8Array.from(a, (value, i) => Math.abs(value - (b[i] ?? 0))).sort();
  return {
    mean: apart.reduce((sum, value) => sum + value, 0) / apart.length,
    most: apart[Math.floor(apart.length * 0.99)] ?? 0,
  };
}

const formOf = (width: number, theme: View[2]) => {
  const upright = width <= 430 ? "-tall" : "";
  return theme === "dark" ? `-night${upright}` : upright || (width > 1280 ? "-1080" : "");
};

for (const [width, height, theme] of views)
  test(`a film is its still in motion, its word stands behind its land and is read: ${width} px, ${theme}`, async ({
    page,
    site,
  }) => {
    test.setTimeout(240_000);
    await page.emulateMedia({ colorScheme: theme });
    await page.setViewportSize({ width, height });
    await page.goto(site.url);
    await page.locator("time[data-live]").waitFor({ state: "attached" });
    for (const index of shown) {
      await page.locator("section[aria-roledescription] ol button").nth(index).click();
      // Its picture has come, and its word has risen.
      await page.waitForFunction(
        (of) =>
          [...document.querySelectorAll<HTMLImageElement>(`${of} img`)].every(
            (img) => !img.checkVisibility({ visibilityProperty: true }) || img.complete,
          ),
        stage,
      );
      await page.waitForTimeout(1200);
      const still = await look(page);
      const video = page.locator("video[data-begun]");
      expect(await video.count(), "the film has not begun yet").toBe(0);
      await video.waitFor({ timeout: 30_000 });
      const address = new RegExp(`/videos${formOf(width, theme)}/0${index + 1}-`);
      await expect(video).toHaveAttribute("src", address);
      // It has faded in, and its still out.
      await page.waitForTimeout(1500);
      await holdAt(page, 0);
      const { mean, most } = compare(still, await look(page));
      expect.soft(mean, `film ${index + 1} beside its still`).toBeLessThan(3);
      expect.soft(most, `film ${index + 1} beside its still`).toBeLessThan(24);
      for (const moment of moments) {
        const at = await holdAt(page, moment);
        expect(at.letters).toHaveLength(4);
        expect.soft(await findFaults(page, at), `film ${index + 1} at ${moment} s`).toEqual([]);
      }
    }
  });
