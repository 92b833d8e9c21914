import type { Browser, Page } from "@playwright/test";
import type { TripPage } from "#contract/wire/trip-page.ts";
import { freePort } from "#tests/factories/free-port.ts";
import { expect as expectSoon, type Site, startSite, still, test } from "./fixtures.ts";
import { makeRunningTrip, takeAlong } from "./kept-trip.ts";
import { makeSecondRelease, type Release, startBeside } from "./second-release.ts";
import { type Front, openFront } from "./two-servers.ts";

/** A trip that was taken along before a release, after it. */

const phone = { viewport: { width: 390, height: 844 } };
test.setTimeout(240_000);

/** The next release has its files as they are, and packs each when it is asked for first. */
const expect = expectSoon.configure({ timeout: 40_000 });

let next: Release;
let front: Front;
let first: Site;
let second: Site;
/** The site as visitors reach it. */
let site: Site;

test.beforeAll(async () => {
  test.setTimeout(240_000);
  next = await makeSecondRelease();
  const port = await freePort();
  const env = { ORIGIN: `http://localhost:${port}`, AUTH_RATE_LIMITS: "off" };
  first = await startSite({ database: "postgres", env });
  second = await startBeside(next, first, env);
  front = await openFront([first.url, second.url], port);
  site = { ...first, url: front.url };
});
test.afterAll(async () => {
  await front?.close();
  await second?.stop();
  await first?.stop();
  await next?.remove();
});
test.beforeEach(() => front.turnTo(first.url));

/** A phone of its own: where the front turns to the other build, the stream of changes breaks off, which the browser logs. */
const openPhone = async (browser: Browser) =>
  (await browser.newContext({ ...still.contextOptions, ...phone })).newPage();

const listBuilds = (page: Page) => page.evaluate(() => caches.keys());

/** Which build the document is of, once all of it has come: what says so stands at its end. */
const expectBuild = (page: Page, version: string) =>
  expect.poll(async () => (await page.content()).includes(version)).toBe(true);

/** As each visit does it: one file that does not come, and that try is given up as a whole. */
async function updateWorker(page: Page): Promise<void> {
  const update = async () => {
    await page
      .evaluate(async () => {
        const found = await navigator.serviceWorker.getRegistration("/trip/");
        await found?.update();
      })
      .catch(() => {});
    return listBuilds(page);
  };
  // Whole before it is used, and the former is there while a window has it.
  await expect
    .poll(update, { timeout: 100_000, intervals: [8000] })
    .toContain(`build-${next.version}`);
  expect(await listBuilds(page)).toContain(`build-${next.former}`);
}

test("the kept page stays whole: the former build offline, then the next", {
  tag: "@slow",
}, async ({ browser }) => {
  const page = await openPhone(browser);
  const context = page.context();
  const token = await makeRunningTrip(site);
  await page.goto(`${site.url}/trip/${token}`);
  await takeAlong(page);
  expect(await listBuilds(page)).toContain(`build-${next.former}`);
  front.turnTo(second.url);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await updateWorker(page);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await context.setOffline(false);
  await page.goto(`${site.url}/contact`);
  await expect.poll(() => listBuilds(page)).not.toContain(`build-${next.former}`);
  await context.setOffline(true);
  await page.goto(`${site.url}/trip/${token}`);
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await expectBuild(page, next.version);
  await page.context().close();
});

test("the worker is updated while a form is open: nothing typed is lost, it is sent, and the next link is the new build's", {
  tag: "@slow",
}, async ({ browser }) => {
  const page = await openPhone(browser);
  const token = await makeRunningTrip(site);
  await page.goto(`${site.url}/trip/${token}`);
  await takeAlong(page);
  await page.waitForFunction(() => "bringRouteModule" in window);
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  const isSame = () => page.evaluate(() => "sameDocument" in window).catch(() => false);
  const day = page.locator("#days article").first();
  await day.getByRole("button", { name: /^Comment: / }).click();
  await day.getByLabel("Your name").fill("Asha");
  const words = day.getByRole("textbox", { name: "Comment" });
  await words.fill("Half a sentence");
  front.turnTo(second.url);
  await updateWorker(page);
  // The network goes and comes while the new worker waits beside the old one.
  await page.context().setOffline(true);
  await page.context().setOffline(false);
  await expect(words).toHaveValue("Half a sentence");
  expect(await isSame()).toBe(true);
  await words.fill("Half a sentence, and the rest.");
  await day.getByRole("button", { name: "Send comment" }).click();
  await expect(day.getByText("Half a sentence, and the rest.")).toBeVisible();
  await expect(words).toHaveCount(0);
  const told = (await (await fetch(`${site.url}/api/trip/${token}`)).json()) as TripPage;
  expect(told.comments.map(({ body }) => body)).toEqual(["Half a sentence, and the rest."]);
  expect(await isSame()).toBe(true);
  const link = page.locator('footer a[href^="/festivals"]');
  await link.evaluate((one: HTMLAnchorElement) => {
    one.href = "/festivals?month=3#main";
  });
  await link.click();
  await expect(page).toHaveURL(/\/festivals\?month=3#main$/);
  await expect.poll(isSame).toBe(false);
  await expectBuild(page, next.version);
  await page.context().close();
});
