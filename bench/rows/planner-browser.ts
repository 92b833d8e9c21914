import { type Browser, chromium, type Page } from "@playwright/test";
import { chromium as system } from "#tests/setup/chromium.ts";
import { findChromium } from "../../scripts/find-chromium.mjs";
import { watchPaint } from "../painted.ts";
import { type Finding, formatSpread, type Row } from "../report.ts";
import { openSite } from "../site.ts";

/**
 * The planner in Chromium. Its processor can be slowed for a page's own thread and not for workers:
 * with `here` the page has no workers, so that planner, React and painting share the slowed thread.
 * The clock counts other load of the machine too; the thread's own processor time does not.
 */
const slowdown = 4;
const plans = 3;
const restMilliseconds = 3000;

const share = (list: readonly number[], part: number) =>
  [...list].sort((a, b) => a - b)[Math.floor((list.length - 1) * part)] ?? 0;

async function openPlan(
  browser: Browser,
  url: string,
  here: boolean,
  isCold = false,
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    reducedMotion: "reduce",
  });
  const page = await context.newPage();
  if (isCold)
    await page.addInitScript(() =>
      Object.defineProperty(navigator, "connection", { value: { saveData: true } }),
    );
  if (here) await page.addInitScript(() => Reflect.deleteProperty(window, "Worker"));
  await page.goto(`${url}/plan`, { waitUntil: "networkidle" });
  // It comes to rest, and has the planner ready, as while one reads its form.
  await page.waitForTimeout(restMilliseconds);
  return page;
}

const slow = async (page: Page) => {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
};

const status = 'p[role="status"][aria-live="polite"]';

/** From what the traveller does to the frame that shows what came of it. */
async function time(
  page: Page,
  act: () => Promise<void>,
  shows: { selector: string; text?: string },
): Promise<number> {
  const painted = await watchPaint(page, { from: ["click", "keydown"], ...shows });
  await act();
  return painted();
}

/** A finger rests for a moment; it is timed from where it lets go. */
const tap = { delay: 50 };

const askPlan = (page: Page) =>
  time(page, () => page.getByRole("button", { name: "Plan my trip" }).click(tap), {
    selector: "article[data-day]",
  });

/** What the form asks has just been changed: as long as a hand takes from there to the button. */
async function answer(page: Page): Promise<void> {
  await page.getByLabel("Days", { exact: true }).fill("9");
  await page.keyboard.press("Tab");
  await page.waitForTimeout(600);
}

/** Milliseconds of processor that the page's thread has used for tasks so far. */
async function openMeter(page: Page): Promise<() => Promise<number>> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain: "threadTicks" });
  return async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * (metrics.find(({ name }) => name === "TaskDuration")?.value ?? 0);
  };
}

/** The first visit of each day goes for good, the next is carried to the day beside it. */
async function timeEdits(page: Page, readMeter?: () => Promise<number>): Promise<number[]> {
  await page.locator(status, { hasText: "ready" }).waitFor();
  const times: number[] = [];
  const days = await page.locator("article[data-day]").count();
  const measure = async (act: () => Promise<void>, text: string) => {
    const before = await readMeter?.();
    const clocked = await time(page, act, { selector: status, text });
    times.push(readMeter && before !== undefined ? (await readMeter()) - before : clocked);
  };
  for (let day = 1; day <= days; day++) {
    const row = page.locator(`article[data-day="${day}"] [data-sight]`).first();
    if ((await row.count()) === 0) continue;
    await row.getByText("Change or ask why").click();
    const never = row.getByRole("button", { name: "Never suggest this" });
    await measure(() => never.click(tap), "It will not be offered again");
    const handle = page.locator(`article[data-day="${day}"] [data-handle]`).first();
    if ((await handle.count()) === 0) continue;
    await handle.focus();
    const step = () => page.keyboard.press(day < days ? "ArrowDown" : "ArrowUp");
    await measure(step, "is on day|cannot be kept");
  }
  return times;
}

export const plannerInBrowser: Row = {
  name: "planner",
  async measure() {
    const site = await openSite();
    const browser = await chromium.launch({ ...system, executablePath: findChromium() });
    try {
      const firsts: number[] = [];
      const others: number[] = [];
      const colds: number[] = [];
      const slowed: number[] = [];
      const edits: number[] = [];
      const processor: number[] = [];
      for (let round = 0; round < plans; round++) {
        const beside = await openPlan(browser, site.url, false);
        firsts.push(await askPlan(beside));
        await beside.context().close();
        const other = await openPlan(browser, site.url, false);
        await answer(other);
        others.push(await askPlan(other));
        await other.context().close();
        const cold = await openPlan(browser, site.url, false, true);
        colds.push(await askPlan(cold));
        await cold.context().close();
        const here = await openPlan(browser, site.url, true);
        await slow(here);
        slowed.push(await askPlan(here));
        edits.push(...(await timeEdits(here)));
        await here.context().close();
        const metered = await openPlan(browser, site.url, true);
        await askPlan(metered);
        processor.push(...(await timeEdits(metered, await openMeter(metered))));
        await metered.context().close();
      }
      const line = (
        what: string,
        most: number,
        list: readonly number[],
        note: string,
      ): Finding => ({
        what,
        target: `≤ ${most} ms`,
        measured: `p95 ${share(list, 0.95).toFixed(0)} ms, median ${share(list, 0.5).toFixed(0)}`,
        spread: formatSpread([Math.min(...list), Math.max(...list)], 0),
        met: share(list, 0.95) <= most,
        note,
      });
      return [
        line(
          "the planner: from the press to the first plan painted, in its worker",
          150,
          firsts,
          `${plans} first plans on a page that has come to rest`,
        ),
        line(
          "the same, an answer of the form just changed",
          150,
          others,
          "pressed 600 ms after the answer",
        ),
        line(
          "the same, worker and facts yet to be fetched",
          350,
          colds,
          "pressed at once by a reader who saves data",
        ),
        line(
          `the same without workers, processor slowed ${slowdown} ×`,
          600,
          slowed,
          "planner, React and painting on the page's one thread",
        ),
        line(
          `the planner: from an edit to its frame, without workers, processor slowed ${slowdown} ×`,
          100,
          edits,
          `${edits.length} edits (never again, carried to another day), React and painting counted in`,
        ),
        line(
          `the same, ${slowdown} × the processor time of the page's thread`,
          100,
          processor.map((milliseconds) => milliseconds * slowdown),
          "not slowed, multiplied; other load of the machine does not count",
        ),
      ];
    } finally {
      await browser.close();
      await site.stop();
    }
  },
};
