import type { Page } from "@playwright/test";
import { expect, still, test } from "./fixtures.ts";
import { pageKinds } from "./page-kinds.ts";

test.use(still);

type Shift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
};
declare global {
  interface Window {
    shifts: { value: number; what: string }[];
  }
}

/** Keeps every shift of the pages that are opened from now on, with what moved. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as Shift[]) {
        const what = sources.map(({ node }) => (node as Element | null)?.className ?? "").join();
        if (!hadRecentInput) window.shifts.push({ value, what });
      }
    }).observe({ type: "layout-shift", buffered: true });
  });

/** Down the page and to its end, as a reader goes, until it holds still. */
const readThrough = (page: Page) =>
  page.evaluate(async () => {
    const rest = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
    for (let y = 0; y < document.documentElement.scrollHeight; y += 0.8 * innerHeight) {
      scrollTo(0, y);
      await rest(40);
    }
    await rest(200);
  });

const more = ["/Login", "/Password", "/account", "/my-trips", "/invitation", "/festivals?month=11"];

for (const width of [390, 768, 1440])
  test(`nothing moves under the eye, ${width} px wide`, { tag: "@slow" }, async ({
    page,
    site,
  }) => {
    test.setTimeout(420_000);
    await page.setViewportSize({ width, height: 844 });
    await watchShifts(page);
    for (const path of [...pageKinds, ...more, `/trip/${"a".repeat(43)}`])
      await test.step(path, async () => {
        await page.goto(site.url + path, { waitUntil: "load" });
        // The application is there: its clock goes.
        await page.locator("time[data-live]").waitFor({ state: "attached" });
        await readThrough(page);
        const shifts = await page.evaluate(() => window.shifts);
        const sum = shifts.reduce((total, { value }) => total + value, 0);
        expect.soft(sum, `${path}: ${shifts.map(({ what }) => what)}`).toBeLessThanOrEqual(0.05);
      });
  });

/** A head that says what only a script knows, and a form. */
for (const path of ["/attractions/modhera-sun-temple", "/plan"])
  test(`letters and scripts that come late move nothing on ${path}`, async ({ page, site }) => {
    await page.setViewportSize({ width: 1440, height: 844 });
    await watchShifts(page);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route(/\/fonts\//, async (route) => {
      await held;
      await route.continue();
    });
    await page.goto(site.url + path, { waitUntil: "domcontentloaded" });
    await page.waitForTimeout(1000);
    release();
    await page.locator("time[data-live]").waitFor({ state: "attached" });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForTimeout(500);
    const shifts = await page.evaluate(() => window.shifts);
    const sum = shifts.reduce((total, { value }) => total + value, 0);
    expect(sum, `${shifts.map(({ what }) => what)}`).toBeLessThanOrEqual(0.05);
  });
