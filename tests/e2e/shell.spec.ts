import type { Page } from "@playwright/test";
import { expect, still, test } from "./fixtures.ts";

test.use(still);

/** Holds the application back until it is called: what a slow line does to a page. */
async function holdApplication(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  // What keeps the visitor's doing is there: it is a small file of its own.
  await page.route(/\/assets\/(?!boot-)[^/]+\.js$/, async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

const dialog = (page: Page, name: string) => page.getByRole("dialog", { name });

test.describe("before the application is there", () => {
  test("a click is done again", async ({ page, site }) => {
    const release = await holdApplication(page);
    await page.goto(site.url, { waitUntil: "domcontentloaded" });
    await page.getByRole("button", { name: "Plan Your Trip" }).last().click();
    await expect(dialog(page, "Plan Your Trip")).toHaveCount(0);
    release();
    await expect(dialog(page, "Plan Your Trip")).toBeVisible();
  });

  test("a key on a trigger of the navbar is done again, once", async ({ page, site }) => {
    const release = await holdApplication(page);
    await page.goto(site.url, { waitUntil: "domcontentloaded" });
    await page.getByRole("button", { name: "About Us" }).press("Enter");
    release();
    await expect(dialog(page, "About Us")).toBeVisible();
    await page.waitForTimeout(400);
    await expect(dialog(page, "About Us")).toBeVisible();
    await expect(page).toHaveURL(`${site.url}/`);
  });

  test("a form that is sent waits with what was typed", async ({ page, site }) => {
    const release = await holdApplication(page);
    const sent: unknown[] = [];
    await page.route("**/api/newsletter", async (route) => {
      sent.push(route.request().postDataJSON());
      await route.fulfill({ json: { message: "Thank you." } });
    });
    await page.goto(site.url, { waitUntil: "domcontentloaded" });
    const box = page.getByRole("textbox", { name: "Address for the newsletter" });
    await box.fill("early@example.com");
    await box.press("Enter");
    release();
    await expect(page.getByText("Thank you.")).toBeVisible();
    expect(sent).toEqual([{ email: "early@example.com", website: "" }]);
  });

  test("a choice is made again", async ({ page, site }) => {
    await page.emulateMedia({ colorScheme: "light" });
    const release = await holdApplication(page);
    await page.goto(site.url, { waitUntil: "domcontentloaded" });
    await page.locator("footer").getByText("Night").click();
    release();
    await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
    await expect(page.locator("footer").getByRole("radio", { name: "Night" })).toBeChecked();
  });

  test("links lead where they say", async ({ page, site }) => {
    await holdApplication(page);
    await page.goto(site.url, { waitUntil: "domcontentloaded" });
    await page.getByRole("link", { name: "Admin" }).click();
    await expect(page).toHaveURL(`${site.url}/AdminLogin`);
  });
});

test("the panels open one at a time, and close on a click outside", async ({ page, site }) => {
  await page.goto(site.url);
  await page.getByRole("button", { name: "Destinations" }).click();
  const destinations = dialog(page, "Destinations");
  for (const region of ["North India", "West India", "South India", "East India"])
    await expect(destinations.getByRole("link", { name: region })).toBeVisible();
  await expect(destinations.getByRole("img", { name: "Map of North India" })).toBeVisible();
  await page.getByRole("button", { name: "About Us" }).click();
  await expect(destinations).toHaveCount(0);
  await expect(dialog(page, "About Us").getByRole("link")).toHaveCount(3);
  await page.mouse.click(20, 700);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("the login popup closes the panels, and a panel closes it", async ({ page, site }) => {
  await page.goto(site.url);
  await page.getByRole("button", { name: "Menu", exact: true }).first().click();
  const menu = dialog(page, "Menu");
  await expect(menu.getByText("Ranchi 834001")).toBeVisible();
  await page.getByRole("button", { name: "Login" }).click();
  await expect(dialog(page, "Sign In")).toBeVisible();
  await expect(menu).toHaveCount(0);
  // Its dark backdrop closes it; a click inside does not.
  await dialog(page, "Sign In").getByRole("tab", { name: "Sign Up" }).click();
  await expect(dialog(page, "Sign Up")).toBeVisible();
  await page.mouse.click(8, 450);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("choosing a link closes the panel, and the next page begins at its top", async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await page.mouse.wheel(0, 1200);
  await expect(page.locator("header.scrolled")).toBeVisible();
  await page.getByRole("button", { name: "Destinations" }).click();
  await dialog(page, "Destinations").getByRole("link", { name: "South India" }).click();
  await expect(page).toHaveURL(`${site.url}/south-india`);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  // The address changes first, the page a moment later.
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test("what dressed the first page below its first view stays when it goes", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/north-india`);
  const footer = page.locator("footer");
  await expect(footer.getByRole("textbox").first()).toBeVisible();
  const look = () =>
    footer.evaluate((part) => {
      const { backgroundColor, paddingTop } = getComputedStyle(part);
      const { borderRadius } = getComputedStyle(part.querySelector("input") ?? part);
      return { backgroundColor, paddingTop, borderRadius };
    });
  const before = await look();
  // The application answers: before it does the browser follows a link by itself, to a page dressed anew.
  await page.getByRole("button", { name: "Destinations" }).click();
  await dialog(page, "Destinations").getByRole("button", { name: "Close" }).click();
  await page.locator("main a[href='/north-india/haryana']").first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Haryana" })).toBeAttached();
  await expect(page.locator("body link[data-rest]")).toHaveCount(0);
  expect(await look()).toEqual(before);
  // Of its lower part nothing is left behind for a moment.
  await expect(page.getByRole("heading", { level: 2, name: "Food" })).toBeVisible();
  await page.goBack();
  await expect(page.locator("#haryana")).toBeVisible();
  expect(await look()).toEqual(before);
});

test.describe("at 390 px", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("the Menu leads to the other panels, and closing one comes back to it", async ({
    page,
    site,
  }) => {
    await page.goto(site.url);
    await expect(page.getByRole("link", { name: "Admin" })).toBeHidden();
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = dialog(page, "Menu");
    for (const section of ["Destinations", "About Us", "Plan Your Trip"])
      await expect(menu.getByRole("heading", { name: section })).toBeVisible();
    await menu.getByRole("button", { name: "About Us" }).click();
    await expect(menu).toHaveCount(0);
    await dialog(page, "About Us").getByRole("button", { name: "Close" }).click();
    await expect(menu).toBeVisible();
    await menu.getByRole("button", { name: "Close" }).click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
  });

  test("nothing is wider than the screen", async ({ page, site }) => {
    await page.goto(site.url);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
    // Brand and clock keep apart on the narrowest phones too.
    for (const width of [360, 375, 384, 390]) {
      await page.setViewportSize({ width, height: 800 });
      const brand = await page.locator("[data-navbar] > a").first().boundingBox();
      const clock = await page.locator("[data-navbar] > div:has(time)").boundingBox();
      const gap = (clock?.x ?? 0) - ((brand?.x ?? 0) + (brand?.width ?? 0));
      expect(gap, `at ${width}`).toBeGreaterThanOrEqual(12);
    }
  });
});

test("the clock tells the time of the chosen country, second by second", async ({ page, site }) => {
  await page.clock.install({ time: new Date("2026-01-15T18:30:05Z") });
  await page.goto(site.url);
  const clock = page.getByTestId("world-clock");
  await page.clock.runFor(3000);
  await expect(clock).toHaveText(/^00:00:\d\d$/);
  const before = await clock.textContent();
  await page.clock.runFor(1000);
  await expect(clock).not.toHaveText(before ?? "");
  const countries = page.getByRole("combobox", { name: "Country of the clock" });
  await expect(countries.locator("option")).toHaveCount(20);
  await countries.selectOption("USA (NY)");
  await expect(clock).toHaveText(/^13:30:\d\d$/);
});

test("the search opens on a click, clears, and folds up when it is empty", async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  await page.getByRole("button", { name: "Search" }).click();
  const input = page.getByPlaceholder("Search destinations..");
  await input.fill("agra");
  await page.mouse.click(700, 600);
  await expect(input).toBeVisible();
  await page.getByRole("button", { name: "Clear the search" }).click();
  await expect(input).toHaveValue("");
  await page.mouse.click(700, 600);
  await expect(input).toHaveCount(0);
});

test("the theme is chosen, kept, and there before the first paint", async ({ page, site }) => {
  await page.emulateMedia({ colorScheme: "light" });
  await page.goto(site.url);
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  expect(await theme()).toBe("light");
  await page.locator("footer").getByText("Night").click();
  await expect.poll(theme).toBe("dark");
  const release = await holdApplication(page);
  await page.goto(site.url, { waitUntil: "domcontentloaded" });
  expect(await theme()).toBe("dark");
  release();
});

test("a page that is not there says so, and offers ways on", async ({ page, site }) => {
  const answer = await page.goto(`${site.url}/no-such-place`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Page not found");
  await page.getByPlaceholder("Search destinations..").fill("leh");
  await expect(page.locator("main").getByRole("link", { name: "East India" })).toBeVisible();
});
