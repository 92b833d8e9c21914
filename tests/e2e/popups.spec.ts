import { chromium as launch, type Page } from "@playwright/test";
import { chromium, pageOfTests } from "#tests/setup/chromium.ts";
import { slowOr } from "#tests/setup/slow-or.ts";
import { findBarriers, measureOverflow, turnTheme } from "./barriers.ts";
import { expect, still, test } from "./fixtures.ts";

test.use(still);

/** What opens over a page: from the bar of a wide screen and from the Menu of a telephone. */
const popups = ["Destinations", "About Us", "Plan Your Trip", "Menu", "Sign In", "Sign Up"];

async function openPopup(page: Page, name: string, wide: boolean): Promise<void> {
  const bar = page.locator("[data-navbar]");
  if (name.startsWith("Sign")) {
    await bar.getByRole("button", { name: "Login", exact: true }).click();
    if (name === "Sign Up") await page.getByRole("tab", { name }).click();
  } else if (wide) await bar.locator("nav").getByText(name, { exact: true }).click();
  else {
    await bar.getByRole("button", { name: "Menu" }).click();
    if (name !== "Menu") await page.getByRole("dialog").getByRole("button", { name }).click();
  }
}

test("no open popup has a fault that axe finds, by day or night, on a screen or a telephone", {
  tag: "@slow",
}, async ({ page, site }) => {
  test.setTimeout(120_000);
  await page.goto(`${site.url}/terms`, { waitUntil: "load" });
  for (const theme of ["light", "dark"] as const) {
    await turnTheme(page, theme);
    for (const width of slowOr([1440, 768, 390], theme === "light" ? [1440] : [390])) {
      await page.setViewportSize({ width, height: 844 });
      for (const name of popups) {
        await openPopup(page, name, width > 768);
        const heading = page.getByRole("dialog").getByRole("heading").first();
        await expect(heading, `${name} at ${width} px, ${theme}`).toBeAttached();
        const faults = await findBarriers(page, { within: '[role="dialog"]' });
        expect.soft(faults, `${name} at ${width} px, ${theme}`).toEqual([]);
        await expect(async () => {
          await page.keyboard.press("Escape");
          await expect(page.getByRole("dialog")).toHaveCount(0, { timeout: 500 });
        }).toPass();
      }
    }
  }
});

test("by keyboard each popup of the bar opens at its heading, and Escape gives the focus back", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.url}/terms`, { waitUntil: "load" });
  const bar = page.locator("[data-navbar]");
  for (const name of ["Destinations", "About Us", "Plan Your Trip", "Menu", "Login"]) {
    const opener =
      name === "Login"
        ? bar.getByRole("button", { name, exact: true })
        : bar.locator("nav").getByRole("button", { name });
    await opener.focus();
    await page.keyboard.press("Enter");
    const dialog = page.getByRole("dialog");
    await expect(dialog.locator("[data-title]")).toBeFocused();
    await page.keyboard.press("Tab");
    expect(await dialog.evaluate((one) => one.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(opener).toBeFocused();
  }
});

test("a panel holds the page behind it; the bar's empty part closes it; the popup leaves to it at one press", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`${site.url}/terms`, { waitUntil: "load" });
  const nav = page.locator("[data-navbar] nav");
  await nav.getByText("About Us").click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await page.mouse.move(1200, 700);
  await page.mouse.wheel(0, 600);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.mouse.click(26, 22);
  await expect(dialog).toHaveCount(0);
  await page.locator("[data-navbar]").getByRole("button", { name: "Login", exact: true }).click();
  await expect(page.getByRole("tab", { name: "Sign In" })).toBeVisible();
  const box = await nav.getByText("About Us").boundingBox();
  await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + 10);
  await expect(page.getByRole("dialog", { name: "About Us" })).toBeVisible();
  await expect(page.getByRole("tab", { name: "Sign In" })).toHaveCount(0);
});

test("nothing moves sideways when a popup or a panel takes the page's scrollbar away", {
  tag: "@slow",
}, async ({ site }) => {
  // Playwright hides scrollbars unless it is told not to.
  const browser = await launch.launch({ ...chromium, ignoreDefaultArgs: ["--hide-scrollbars"] });
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, ...pageOfTests });
  await page.goto(`${site.url}/terms`, { waitUntil: "load" });
  expect(await page.evaluate(() => window.innerWidth - document.body.clientWidth)).toBeGreaterThan(
    0,
  );
  const bar = page.locator("[data-navbar]");
  // What lies behind an open popup has no role meanwhile.
  const places = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("[data-navbar], [data-navbar] :is(a, button), h1, main p")].map(
        (part) => part.getBoundingClientRect().x,
      ),
    );
  // A text's width is counted in letters, and so changes with the font that comes.
  await page.evaluate(() => document.fonts.ready);
  const before = await places();
  for (const name of ["Login", "Menu"]) {
    await bar.getByRole("button", { name, exact: true }).click();
    await expect(page.getByRole("dialog")).toBeVisible();
    expect(await places(), name).toEqual(before);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
  }
  await browser.close();
});

test("the bar fits every width, in both languages, whichever country its clock shows", async ({
  page,
  site,
}) => {
  for (const [path, other] of [
    ["/terms", "हिंदी"],
    ["/hi/terms", "English"],
  ] as const) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(site.url + path, { waitUntil: "load" });
    const bar = page.locator("[data-navbar]");
    await bar.getByRole("combobox").selectOption("South Africa");
    // Which languages there are is known after the page: the way to the other one widens the bar.
    await expect(bar.getByRole("link", { name: other })).toBeVisible();
    await page.evaluate(() => document.fonts.ready);
    for (const width of [
      ...[
        341, 351, 353, 360, 369, 374, 375, 390, 768, 769, 800, 824, 840, 841, 860, 900, 901, 943,
        950, 980,
      ],
      ...[
        981, 1024, 1061, 1069, 1100, 1101, 1160, 1161, 1200, 1205, 1212, 1213, 1280, 1281, 1340,
        1341, 1366,
      ],
    ]) {
      await page.setViewportSize({ width, height: 800 });
      await expect
        .poll(() => measureOverflow(page), { message: `${width} px` })
        .toBeLessThanOrEqual(0);
      const beyond = await bar.locator(":is(a, button, select):visible").evaluateAll((controls) => {
        const right = document.querySelector("[data-navbar]")?.getBoundingClientRect().right;
        return controls
          .filter((control) => control.getBoundingClientRect().right > (right ?? 0))
          .map((control) => control.getAttribute("aria-label") ?? control.textContent);
      });
      expect(beyond, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test("text at twice its size leaves every control of the bar on the screen", {
  tag: "@slow",
}, async ({ page, site }) => {
  for (const width of [1440, 1024, 390]) {
    await page.setViewportSize({ width, height: 900 });
    await page.goto(`${site.url}/terms`, { waitUntil: "load" });
    await page.evaluate(() => {
      document.documentElement.style.fontSize = "200%";
    });
    const beyond = await page
      .locator("[data-navbar] :is(a, button, select)")
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.getBoundingClientRect().right > window.innerWidth)
          .map((control) => control.getAttribute("aria-label") ?? control.textContent),
      );
    expect(beyond, `at ${width} px`).toEqual([]);
  }
});
