import { findBarriers, measureOverflow, ofColours, turnTheme } from "./barriers.ts";
import { expect, still, test } from "./fixtures.ts";
import { pageKinds } from "./page-kinds.ts";

test.use(still);

/**
 * Every kind of page at every width by day and by night by `npm run test:e2e:slow`. Of each run each kind either
 * on a wide screen or on a telephone by day, and the telephone's colours by night; nothing is wider than the screen at any.
 */
const isLong = Boolean(process.env.SLOW_TESTS);

test("what breaks a rule is found, in the part that is asked for", async ({ page }) => {
  await page.setContent(
    '<html lang="en"><title>Planted</title><main><h1>One</h1><img src="data:,"></main><aside style="color:#eee;background:#fff">Two</aside></html>',
  );
  const rules = (found: Awaited<ReturnType<typeof findBarriers>>) => found.map(([rule]) => rule);
  expect(rules(await findBarriers(page, { within: "main" }))).toEqual(["image-alt"]);
  const colours = await findBarriers(page, { rules: ofColours });
  expect(colours).toEqual([["color-contrast", [expect.stringContaining("Two")]]]);
});

test("no kind of page has a fault that axe finds, a broken picture, or anything wider than a phone", async ({
  page,
  site,
}) => {
  test.setTimeout(420_000);
  // One after the other in one window, as a visitor goes: what they share is fetched once.
  for (const [index, path] of pageKinds.entries())
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(site.url + path, { waitUntil: "load" });
      if (isLong || index % 2 === 0) expect.soft(await findBarriers(page), path).toEqual([]);
      const broken = await page.evaluate(() =>
        [...document.images]
          .filter((image) => image.complete && image.naturalWidth === 0 && image.currentSrc)
          .map((image) => image.currentSrc),
      );
      expect.soft(broken, path).toEqual([]);
      for (const width of [768, 390]) {
        await page.setViewportSize({ width, height: 844 });
        const measure = () => measureOverflow(page);
        await expect.poll(measure, { message: `${path} at ${width} px` }).toBeLessThanOrEqual(0);
        if (isLong || (width === 390 && index % 2 === 1))
          expect.soft(await findBarriers(page), `${path} at ${width} px`).toEqual([]);
      }
      // Towns once had 18,000 px and regions 17,000: what is long is folded or stands side by side.
      // Parts that were never in view have a height that is guessed until they are laid out for this width.
      const measureHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
      await expect.soft
        .poll(measureHeight, { message: `${path} on a telephone` })
        .toBeLessThan(14_200);
      // By night the same parts have other colours.
      await turnTheme(page, "dark");
      for (const width of isLong ? [390, 1440] : [390]) {
        await page.setViewportSize({ width, height: 844 });
        const look = () => findBarriers(page, { rules: ofColours });
        // Colours change their minds for a moment when the theme does.
        await expect.soft.poll(look, { message: `${path} by night at ${width} px` }).toEqual([]);
      }
      await turnTheme(page, "light");
    });
});

test("in colours of the reader's own, buttons have edges and what is chosen differs", {
  tag: "@slow",
}, async ({ page, site }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await page.goto(`${site.url}/blogs`);
  const edges = await page.evaluate(() =>
    [...document.querySelectorAll("button, [role=button]")]
      .filter(
        (button) => button.checkVisibility() && getComputedStyle(button).borderTopWidth === "0px",
      )
      .map((button) => button.outerHTML.slice(0, 120)),
  );
  expect(edges).toEqual([]);
  const ground = (locator: ReturnType<typeof page.getByRole>) =>
    locator.evaluate((element) => getComputedStyle(element).backgroundColor);
  const tab = (selected: boolean) => page.getByRole("tab", { selected }).first();
  expect(await ground(tab(true))).not.toBe(await ground(tab(false)));
  await page.goto(`${site.url}/plan`);
  const plain = await page.evaluate(() =>
    [...document.querySelectorAll("[aria-pressed=true], label:has(> .visually-hidden:checked)")]
      .filter((chosen) => chosen.checkVisibility())
      .filter((chosen) => {
        const neighbour = [...(chosen.parentElement?.children ?? [])].find(
          (element) => element !== chosen && element.tagName === chosen.tagName,
        );
        const colour = (element: Element) => getComputedStyle(element).backgroundColor;
        return neighbour && colour(neighbour) === colour(chosen);
      })
      .map((chosen) => chosen.outerHTML.slice(0, 120)),
  );
  expect(plain).toEqual([]);
});
