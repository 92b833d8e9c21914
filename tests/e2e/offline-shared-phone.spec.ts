import { freePort } from "#tests/factories/free-port.ts";
import { expect, startSite, still, test } from "./fixtures.ts";
import { makeRunningTrip, readStores, takeAlong } from "./kept-trip.ts";
import { makeSecondRelease } from "./second-release.ts";
import { registerTraveller, signIn } from "./traveller.ts";
import { openFront } from "./two-servers.ts";

/** A kept trip on a phone that others use too, and over a release. */

test.use({ ...still, viewport: { width: 390, height: 844 } });
test.setTimeout(120_000);

test("after a sign-out nothing of a trip is left on the phone", async ({ page, site }) => {
  const traveller = await registerTraveller(site);
  await page.goto(`${site.url}/contact`);
  await signIn(page, traveller);
  const token = await makeRunningTrip(site);
  await page.goto(`${site.url}/trip/${token}`);
  await takeAlong(page);
  await page.getByText("Medical card").click();
  await page.getByLabel("Blood group").fill("O negative");
  await expect.poll(() => readStores(page)).toContain("O negative");
  await page.goto(`${site.url}/Signout`);
  // Who is signed in is known to the browser alone: with the name the button moves down, from under a press.
  await expect(page.getByText("You are signed in as")).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).last().click();
  await expect.poll(() => readStores(page), { timeout: 20_000 }).not.toContain("Mehtab");
  await page.waitForLoadState("networkidle");
  const left = await readStores(page);
  for (const secret of ["Mehtab", token, "O negative", "build-", "trip-book", "trip.kept"])
    expect(left).not.toContain(secret);
  expect(
    await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
  ).toBe(0);
  // Nor is it shown to who opens the browser next, without a network.
  await page.context().setOffline(true);
  await page.goto(`${site.url}/trip/${token}`).catch(() => {});
  await expect(page.getByText("Mehtab Bagh")).toHaveCount(0);
});

test("another account is not shown a trip that was kept by one, and it goes", async ({
  page,
  site,
}) => {
  const [asha, bilal] = [await registerTraveller(site), await registerTraveller(site)];
  await page.goto(`${site.url}/contact`);
  await signIn(page, asha);
  const token = await makeRunningTrip(site);
  await page.goto(`${site.url}/trip/${token}`);
  await takeAlong(page);
  // Signed in over the other, without a sign-out: as a session that ran out leaves it.
  await page.goto(`${site.url}/contact`);
  await signIn(page, bilal);
  await page.goto(`${site.url}/trip/kept`);
  await expect(page.getByText("No trip lies on this phone.")).toBeVisible();
  await expect.poll(() => readStores(page)).not.toContain("Mehtab");
});

test("over a release the kept page stays whole: the former build offline, then the next", async ({
  browser,
}) => {
  test.setTimeout(240_000);
  const next = await makeSecondRelease();
  const port = await freePort();
  const env = { ORIGIN: `http://localhost:${port}`, AUTH_RATE_LIMITS: "off" };
  const first = await startSite({ database: "postgres", env });
  const second = await startSite({ beside: first, root: next.root, env });
  const front = await openFront([first.url, second.url], port);
  const site = { ...first, url: front.url };
  const context = await browser.newContext({ ...still.contextOptions });
  try {
    const page = await context.newPage();
    const token = await makeRunningTrip(site);
    await page.goto(`${site.url}/trip/${token}`);
    await takeAlong(page);
    const builds = () => page.evaluate(() => caches.keys());
    expect(await builds()).toContain(`build-${next.former}`);
    front.turnTo(second.url);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
    await page.evaluate(async () => {
      const found = await navigator.serviceWorker.getRegistration("/trip/");
      await found?.update();
    });
    // Whole before it is used, and the former is there while a window has it.
    await expect.poll(builds, { timeout: 30_000 }).toContain(`build-${next.version}`);
    expect(await builds()).toContain(`build-${next.former}`);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
    await context.setOffline(false);
    await page.goto(`${site.url}/contact`);
    await expect.poll(builds, { timeout: 30_000 }).not.toContain(`build-${next.former}`);
    await context.setOffline(true);
    await page.goto(`${site.url}/trip/${token}`);
    await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
    expect(await page.content()).toContain(next.version);
  } finally {
    await context.close();
    await front.close();
    await second.stop();
    await first.stop();
    await next.remove();
  }
});
