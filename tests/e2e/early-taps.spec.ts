import { expect, test } from "./fixtures.ts";

/** As on a slow line: the page is there, its scripts are not. */
for (const { name, held } of [
  { name: "before any script of a file", held: "**/assets/*.js" },
  { name: "before the application", held: /\/assets\/(?!boot-)[^/]+\.js/ },
])
  test(`a tap ${name} is answered at once, and done when the scripts have come`, async ({
    browser,
    site,
  }) => {
    const context = await browser.newContext({
      viewport: { width: 390, height: 844 },
      hasTouch: true,
      isMobile: true,
      timezoneId: "Asia/Kolkata",
    });
    for (const button of ["Menu", "Login"]) {
      const page = await context.newPage();
      let release = () => {};
      const come = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route(held, async (route) => {
        await come;
        await route.continue();
      });
      void page.goto(`${site.url}/about`).catch(() => {});
      const control = page.locator("header").getByRole("button", { name: button });
      await control.last().tap();
      await expect(control.last()).toHaveAttribute("data-waits", "");
      expect(new URL(page.url()).hash).toBe("");
      expect(await page.evaluate(() => scrollY)).toBe(0);
      // The clock has the time before the application does.
      await expect(page.getByTestId("world-clock")).toHaveText(/^\d\d:\d\d:\d\d$/);
      release();
      await expect(page.getByRole("dialog")).toBeVisible();
      await expect(page.locator("[data-waits]")).toHaveCount(0);
      await page.close();
    }
    await context.close();
  });
