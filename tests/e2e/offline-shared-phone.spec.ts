import { chromium as browser, type Page } from "@playwright/test";
import { chromium } from "#tests/setup/chromium.ts";
import { expect, still, test } from "./fixtures.ts";
import { findLeft, forgetButton, makeRunningTrip, readStores, takeAlong } from "./kept-trip.ts";
import { registerTraveller, signIn } from "./traveller.ts";

/** A kept trip on a phone that others use too. */

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
  const secrets = ["Mehtab", token, "O negative", "build-", "trip-book", "trip.kept"];
  await expect.poll(() => findLeft(page, secrets), { timeout: 20_000 }).toEqual([]);
  // The page loads itself anew after a sign-out; nothing comes back with it.
  await expect(page.getByText("You are signed in as")).toHaveCount(0, { timeout: 20_000 });
  await page.waitForFunction(() => "bringRouteModule" in window);
  await expect.poll(() => findLeft(page, secrets)).toEqual([]);
  const countWorkers = () =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length);
  expect(await countWorkers()).toBe(0);
  // Nor is it shown to who opens the browser next, without a network.
  await page.context().setOffline(true);
  await page.goto(`${site.url}/trip/${token}`).catch(() => {});
  await expect(page.getByText("Mehtab Bagh")).toHaveCount(0);
});

test("another account is not shown a trip that was kept by one, and it goes", {
  tag: "@slow",
}, async ({ page, site }) => {
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

/** Forgets on the page of a trip, and waits until it is done. */
async function forget(page: Page): Promise<void> {
  await forgetButton(page).click();
  await page.getByRole("button", { name: "Take it off this phone?" }).click();
  await expect(page.getByRole("button", { name: "Take it along" })).toBeVisible();
}

test("a page that the browser has laid aside is not seen again after a sign-out or Forget", async ({
  page,
  site,
}) => {
  const [first, second] = [await makeRunningTrip(site), await makeRunningTrip(site, "Delhi alone")];
  for (const token of [first, second]) {
    await page.goto(`${site.url}/trip/${token}`);
    await takeAlong(page);
  }
  await page.waitForFunction(() => "bringRouteModule" in window);
  /** As the browser does it: laid aside, something happens in another document, and Back. */
  const comeBack = async (meanwhile: () => void) => {
    await page.evaluate(() => {
      Object.assign(window, { sameDocument: true });
      dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
    });
    await page.evaluate(meanwhile);
    await page.evaluate(() =>
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true })),
    );
  };
  const isSame = () => page.evaluate(() => "sameDocument" in window).catch(() => false);
  // Nothing has happened: it comes back as it was left.
  await comeBack(() => {});
  await page.waitForTimeout(500);
  expect(await isSame()).toBe(true);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  // Another of the trips was taken off this phone.
  const other = await page.context().newPage();
  await other.goto(`${site.url}/trip/${first}`);
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    dispatchEvent(new PageTransitionEvent("pagehide", { persisted: true }));
  });
  await forget(other);
  await page.evaluate(() =>
    // Behind the answer to this call, which a page that loads itself anew might not send any more.
    setTimeout(() => {
      dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
      // Hidden before it is painted.
      const { display } = getComputedStyle(document.documentElement);
      sessionStorage.setItem("shown-as", display);
    }),
  );
  await expect.poll(isSame).toBe(false);
  expect(await page.evaluate(() => sessionStorage.getItem("shown-as"))).toBe("none");
  // A context that is closed while a page of it loads itself anew has kept its test waiting for minutes.
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("load");
});

test("Back, without a network, after a sign-out shows nothing of the trip", {
  tag: "@slow",
}, async ({ site }) => {
  const traveller = await registerTraveller(site);
  // Playwright turns the browser's memory of pages off; here it is what is tried.
  const own = await browser.launch({
    ...chromium,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  try {
    const context = await own.newContext({ ...still.contextOptions });
    const page = await context.newPage();
    // Which pages came back out of it, for the record of the test.
    await page.addInitScript(() =>
      addEventListener("pageshow", ({ persisted }) => {
        if (persisted) sessionStorage.setItem("came-back", location.pathname);
      }),
    );
    await page.goto(`${site.url}/contact`);
    await signIn(page, traveller);
    const token = await makeRunningTrip(site);
    await page.goto(`${site.url}/trip/${token}`);
    await takeAlong(page);
    await page.goto(`${site.url}/Signout`);
    await expect(page.getByText("You are signed in as")).toBeVisible();
    await page.getByRole("button", { name: "Sign Out" }).last().click();
    await expect.poll(() => findLeft(page, ["Mehtab"]), { timeout: 20_000 }).toEqual([]);
    // The page loads itself anew after a sign-out.
    await expect(page.getByText("You are signed in as")).toHaveCount(0, { timeout: 20_000 });
    await context.setOffline(true);
    await page.goBack({ waitUntil: "commit" }).catch(() => null);
    await page.waitForTimeout(1500);
    const seen = await page
      .evaluate(() => document.body?.innerText ?? "")
      .catch(() => "no page at all");
    expect(seen).not.toContain("Mehtab");
    expect(seen).not.toContain("Agra Fort");
  } finally {
    await own.close();
  }
});
