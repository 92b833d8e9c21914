import type { Page } from "@playwright/test";
import { slowOr } from "#tests/setup/slow-or.ts";
import { expect, still, test } from "./fixtures.ts";
import { measureHeads, readHeads, stackHeads } from "./head-of-every-page.ts";
import { pageKinds } from "./page-kinds.ts";
import { contrastOfWord, hiddenOfWord } from "./word-contrast.ts";

test.use(still);

const sizes = [
  [390, 844],
  [768, 1024],
  [1024, 768],
  [1440, 900],
  [1920, 1080],
  [2560, 1440],
] as const;

/** Of each run the ends and the middle; all by `npm run test:e2e:slow`. */
const looked = slowOr<readonly (readonly [number, number])[]>(
  sizes,
  sizes.filter((_, index) => index % 2 === 0),
);

/** What of a head is not as it should be in a view of that height. */
async function findFaults(page: Page, height: number): Promise<string[]> {
  const [head] = await measureHeads(page);
  if (!head) return ["the head is gone"];
  const isWider = () => document.documentElement.scrollWidth > innerWidth;
  // A head is cut at the view's edge, so what is too wide in it widens nothing else.
  const isCut = () =>
    [...document.querySelectorAll("[data-head] :is(nav, nav ol, p:not([aria-hidden]), dl)")].some(
      (part) => part.getBoundingClientRect().right > innerWidth + 1,
    );
  return [
    head.seen < 0.95 && `${head.seen} of its subject is seen`,
    head.cutAt !== null && `its picture begins with an edge at ${head.cutAt}`,
    head.end > height && `its card ends at ${head.end}`,
    (await page.evaluate(isWider)) && "wider than the view",
    (await page.evaluate(isCut)) && "its words go on beyond the view",
  ].filter((fault) => fault !== false);
}

test("heads show their subject and their action in the first view, at every size", async ({
  page,
  site,
}) => {
  test.setTimeout(240_000);
  let heads = 0;
  for (const path of pageKinds) {
    await page.goto(site.url + path);
    if ((await measureHeads(page)).length === 0) continue;
    heads += 1;
    // The same document at each size: what a head shows follows from its styles alone.
    for (const [width, height] of looked) {
      await page.setViewportSize({ width, height });
      const at = `${path} at ${width} × ${height}`;
      // The browser tells styles of another height some frames after it has told scripts.
      await expect
        .poll(() => findFaults(page, height), { message: at, timeout: 3000, intervals: [50, 100] })
        .toEqual([]);
    }
  }
  expect(heads).toBeGreaterThan(slowOr(8, 2));
});

test("every page's head shows its subject, its action and a word that is read, by day and night", {
  tag: "@slow",
}, async ({ page, site }) => {
  // Of hundreds of pages, each rendered for the first time; on a busy machine that takes its time.
  test.setTimeout(1_500_000);
  const heads = await readHeads(site);
  expect(heads.length).toBeGreaterThan(200);
  // Scripts would put the page's own head back.
  await page.route(/\/pictures\/|\.js(\?|$)/, (route) => route.abort());
  await page.goto(`${site.url}/attractions/taj-mahal`);
  await stackHeads(page, heads);
  const faults: string[] = [];
  for (const theme of ["light", "dark"] as const) {
    await page.evaluate((name) => {
      document.documentElement.dataset.theme = name;
    }, theme);
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      // The browser tells styles of another height some frames after it has told scripts.
      await page.waitForTimeout(300);
      const measured = await measureHeads(page);
      expect(measured).toHaveLength(heads.length);
      for (const head of measured) {
        expect(head.lines, head.path).not.toEqual([]);
        const at = `${head.path} at ${width} × ${height}, ${theme}:`;
        const contrast = await contrastOfWord(head, theme);
        if (contrast < 3) faults.push(`${at} its word has a contrast of ${contrast.toFixed(2)}`);
        if (theme === "dark") continue;
        const hidden = await hiddenOfWord(head);
        if (hidden >= 0.9) faults.push(`${at} ${hidden.toFixed(2)} of a letter is hidden`);
        if (head.seen < 0.95) faults.push(`${at} ${head.seen.toFixed(2)} of its subject is seen`);
        if (head.cutAt !== null) faults.push(`${at} its picture begins at ${head.cutAt}`);
        if (head.end > height) faults.push(`${at} its card ends at ${Math.round(head.end)}`);
      }
    }
  }
  expect(faults).toEqual([]);
});
