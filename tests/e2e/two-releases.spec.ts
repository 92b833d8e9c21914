import type { Page } from "@playwright/test";
import { freePort } from "#tests/factories/free-port.ts";
import { openDesk } from "./administrator.ts";
import { expect as expectSoon, type Site, startSite, still, test } from "./fixtures.ts";
import { makeSecondRelease, type Release, startBeside } from "./second-release.ts";
import { createTraveller, loginPopup } from "./traveller.ts";
import { type Front, openFront } from "./two-servers.ts";

/** A page that was opened before a release goes on after it, and without a network. */

test.use(still);
test.setTimeout(120_000);

/** Two servers and a browser are under way at once. */
const expect = expectSoon.configure({ timeout: 30_000 });

/** Null while the browser goes from one document to the next. */
const releaseOf = (page: Page) =>
  page
    .evaluate(
      () =>
        (window as { __reactRouterManifest?: { version: string } }).__reactRouterManifest?.version,
    )
    .catch(() => null);

/** The application answers, and what it needs to go on without a network has come. */
async function waitForRest(page: Page): Promise<void> {
  await page.waitForFunction(() => "bringRouteModule" in window);
  await page.waitForLoadState("networkidle");
}

/** The router's own step, as a link within the site makes it. */
const step = (page: Page, to: string) =>
  page.evaluate((address) => {
    const { __reactRouterDataRouter: router } = window as unknown as {
      __reactRouterDataRouter: { navigate(to: string): Promise<void> };
    };
    void router.navigate(address);
  }, to);

/** Whether the page is the document that it was when this was called. */
async function markDocument(page: Page): Promise<() => Promise<boolean>> {
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  return () => page.evaluate(() => "sameDocument" in window).catch(() => false);
}

const menuOf = (page: Page) => page.getByRole("button", { name: "Menu" });

test.describe("without a network", () => {
  test("Menu says so, the page stays, and a second press opens it when the network is back", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/contact`);
    await waitForRest(page);
    await page.context().setOffline(true);
    // A first sign of life fetches what opens over the page: here it comes with the press.
    await menuOf(page).dispatchEvent("click");
    await expect(page.getByRole("alert")).toContainText("No connection");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await page.context().setOffline(false);
    await menuOf(page).dispatchEvent("click");
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    await expect(page.getByRole("alert")).toHaveCount(0);
    // Dressed, though its stylesheets did not come the first time.
    await expect(menu).toHaveCSS("position", "fixed");
  });

  test("a link says so, the page stays with what is written, and the step is made when it is back", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/contact`);
    await waitForRest(page);
    const words = page.getByRole("textbox", { name: "Message" });
    await words.fill("Half a");
    const isSame = await markDocument(page);
    await page.context().setOffline(true);
    await step(page, "/faqs?from=contact#main");
    await expect(page.getByRole("alert")).toContainText("No connection. The page you asked for");
    await expect(words).toHaveValue("Half a");
    await page.context().setOffline(false);
    await expect(page).toHaveURL(/\/faqs\?from=contact#main$/);
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText("");
    await expect(page.getByRole("alert")).toHaveCount(0);
    expect(await isSame()).toBe(true);
  });
});

test.describe("a file that is gone while the site answers", () => {
  const gone = { status: 404, body: "" };

  test("of a part: the page is loaded anew once, then it says so", async ({ page, site }) => {
    await page.route("**/assets/nav-panels-*.js", (route) => route.fulfill(gone));
    await page.goto(`${site.url}/contact`);
    await waitForRest(page);
    const anew = page.waitForEvent("load", { timeout: 20_000 });
    await menuOf(page).click();
    await anew;
    await waitForRest(page);
    await menuOf(page).click();
    await expect(page.getByRole("alert")).toContainText("Reload the page to use it");
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  });

  test("of a part, while something is written: nothing is loaded anew", { tag: "@slow" }, async ({
    page,
    site,
  }) => {
    await page.route("**/assets/nav-panels-*.js", (route) => route.fulfill(gone));
    await page.goto(`${site.url}/contact`);
    await waitForRest(page);
    const isSame = await markDocument(page);
    await page.getByRole("textbox", { name: "Message" }).fill("Half a");
    await menuOf(page).click();
    await expect(page.getByRole("alert")).toContainText("Reload the page to use it");
    await expect(page.getByRole("textbox", { name: "Message" })).toHaveValue("Half a");
    expect(await isSame()).toBe(true);
  });

  test("of the next page: its document is loaded, not the present page's", {
    tag: "@slow",
  }, async ({ page, site }) => {
    await page.goto(`${site.url}/contact`);
    await waitForRest(page);
    const isSame = await markDocument(page);
    await page.route("**/assets/faqs-*.js", (route) => route.fulfill(gone));
    await step(page, "/faqs?from=contact#main");
    await expect(page).toHaveURL(/\/faqs\?from=contact#main$/);
    await expect.poll(isSame).toBe(false);
  });
});

test.describe("two releases", () => {
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
    const env = {
      ORIGIN: `http://localhost:${port}`,
      AUTH_RATE_LIMITS: "off",
      AUTH_RESEND_GAP: "0",
    };
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

  test("each says which it is, and only the second has both releases' files", async () => {
    const nameOf = async (url: string, path: string) =>
      (await fetch(url + path, { redirect: "manual" })).headers.get("safarnama-release");
    for (const path of ["/", "/festivals.data", "/api/reviews", "/healthz", "/no-such-page"]) {
      expect(await nameOf(first.url, path), path).toBe(next.former);
      expect(await nameOf(second.url, path), path).toBe(next.version);
    }
    const statusOf = async (site: Site, release: string) =>
      (await fetch(`${site.url}/assets/manifest-${release}.js`)).status;
    expect(await statusOf(first, next.former)).toBe(200);
    expect(await statusOf(first, next.version)).toBe(404);
    expect(await statusOf(second, next.former)).toBe(200);
    expect(await statusOf(second, next.version)).toBe(200);
  });

  test("an open page goes on: what opens over it, toasts, its calls; the next link is the new release's", async ({
    page,
  }) => {
    await page.goto(`${site.url}/destinations/agra`);
    await waitForRest(page);
    expect(await releaseOf(page)).toBe(next.former);
    const isSame = await markDocument(page);
    front.turnTo(second.url);

    await menuOf(page).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu).toBeVisible();
    await menu.getByRole("button", { name: "Close" }).click();
    await page.locator("[data-navbar]").getByRole("button", { name: "Login", exact: true }).click();
    const popup = loginPopup(page);
    await expect(popup).toBeVisible();
    const { email } = createTraveller();
    await popup.getByLabel("Email").fill(email);
    await popup.getByLabel("Password", { exact: true }).fill("Wrong!2026");
    page.once("dialog", (dialog) => void dialog.accept());
    const refused = page.waitForResponse((answer) => answer.url().endsWith("/Login"));
    await popup.getByRole("button", { name: "Sign In", exact: true }).click();
    expect((await refused).headers()["safarnama-release"]).toBe(next.version);
    await popup.getByRole("button", { name: "Close" }).click();
    await page
      .getByRole("button", { name: /in my trip$/ })
      .first()
      .click();
    await expect(page.locator(".Toastify__toast--success")).toBeVisible();
    expect(await isSame()).toBe(true);

    // A link of the application: were it the router's, it would go where its `to` says.
    const link = page.locator('footer a[href^="/festivals"]');
    await link.evaluate((one: HTMLAnchorElement) => {
      one.href = "/festivals?month=3#main";
    });
    await link.click();
    await expect(page).toHaveURL(/\/festivals\?month=3#main$/);
    await expect.poll(() => releaseOf(page)).toBe(next.version);
    expect(await isSame()).toBe(false);
  });

  test("data of another release are not shown by this one's parts: the step is a document, anchor and all", {
    tag: "@slow",
  }, async ({ page }) => {
    await page.goto(`${site.url}/about`);
    await waitForRest(page);
    front.turnTo(second.url);
    await step(page, "/festivals?month=3#main");
    await expect(page).toHaveURL(/\/festivals\?month=3#main$/);
    await expect.poll(() => releaseOf(page)).toBe(next.version);
    // And back, with the first release in its place once more.
    await page.goto(`${site.url}/gallery?from=here#main`);
    await waitForRest(page);
    await step(page, "/faqs");
    await expect(page).toHaveURL(/\/faqs$/);
    front.turnTo(first.url);
    await page.goBack();
    await expect(page).toHaveURL(/\/gallery\?from=here#main$/);
    await expect.poll(() => releaseOf(page)).toBe(next.former);
  });

  test("while something is written no page is loaded anew, and it can be sent to the new release", {
    tag: "@slow",
  }, async ({ page }) => {
    await page.goto(`${site.url}/contact`);
    await waitForRest(page);
    const isSame = await markDocument(page);
    await page.getByRole("textbox", { name: "Name" }).first().fill("Asha Devi");
    await page.getByRole("textbox", { name: "Email" }).first().fill("asha@example.org");
    const words = page.getByRole("textbox", { name: "Message" });
    await words.fill("Is the road to Tawang open in March, for a family with two children?");
    front.turnTo(second.url);
    // Who comes back to the tab after a while hears of the release.
    await page.evaluate(() => fetch("/healthz", { method: "HEAD" }).then(() => {}));
    await menuOf(page).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: "Menu" })).toHaveCount(0);
    await expect(words).toHaveValue(/Tawang/);
    const sent = page.waitForResponse((answer) => answer.url().endsWith("/api/contact"));
    await words.press("Tab");
    await page.locator("main form").getByRole("button", { name: /Send/ }).click();
    expect((await sent).status()).toBeLessThan(300);
    // The footer's line half written: a step to another page is the router's, and it stands there still.
    const line = page.locator("footer").getByRole("textbox").first();
    await line.fill("asha@exam");
    await page.locator('footer a[href="/faqs"]').click();
    await expect(page).toHaveURL(/\/faqs$/);
    expect(await isSame()).toBe(true);
    await expect(line).toHaveValue("asha@exam");
  });

  test("a plan is planned by an open page's own worker, and the desk's next tab is its own", {
    tag: "@slow",
  }, async ({ page, browser }) => {
    test.setTimeout(120_000);
    const desk = await openDesk(browser, site, "requests");
    const plan = page;
    await plan.goto(`${site.url}/plan`);
    await waitForRest(plan);
    const isSame = await markDocument(plan);
    const isSameDesk = await markDocument(desk);
    front.turnTo(second.url);

    await plan.getByRole("spinbutton", { name: "Days" }).fill("4");
    await plan.getByRole("button", { name: "Plan my trip" }).click();
    await expect(plan.locator("article[data-day]")).toHaveCount(4, { timeout: 30_000 });
    expect(await isSame()).toBe(true);

    await desk.getByRole("tab", { name: /Reviews/ }).click();
    await expect(desk.getByRole("tabpanel").getByRole("heading").first()).toBeVisible();
    // Its stream stands again, at the other release, and hears of what comes through the first.
    await expect(desk.getByText("Live", { exact: true })).toBeVisible({ timeout: 20_000 });
    await desk.getByRole("tab", { name: /Messages|Contact/ }).click();
    await desk.getByRole("button", { name: "Form and mail" }).click();
    const answer = await fetch(`${first.url}/api/contact`, {
      method: "POST",
      headers: { "content-type": "application/json", origin: site.url },
      body: JSON.stringify({
        name: "Bilal Khan",
        email: "bilal@example.org",
        message: "Said to the old release while the desk hears the new one.",
      }),
    });
    expect(answer.status).toBeLessThan(300);
    await expect(desk.getByText("Bilal Khan").first()).toBeVisible({ timeout: 20_000 });
    expect(await isSameDesk()).toBe(true);
    await desk.context().close();
  });

  test("a page of the new release goes on when the old one answers again", {
    tag: "@slow",
  }, async ({ page }) => {
    front.turnTo(second.url);
    await page.goto(`${site.url}/blogs`);
    await waitForRest(page);
    expect(await releaseOf(page)).toBe(next.version);
    const isSame = await markDocument(page);
    front.turnTo(first.url);
    const reviews = await page.evaluate(async () => (await fetch("/api/reviews")).status);
    expect(reviews).toBe(200);
    await menuOf(page).click();
    await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
    expect(await isSame()).toBe(true);
  });
});
