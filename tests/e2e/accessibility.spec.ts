import { findBarriers, measureOverflow, ofColours, turnTheme } from "./barriers.ts";
import { expect, still, test } from "./fixtures.ts";

test.use(still);

/** One page of each kind, with what is least like the others where it matters. */
const kinds = [
  "/",
  "/north-india",
  "/west-india/rajasthan",
  "/south-india/lakshadweep",
  "/destinations/agra",
  "/destinations/amritsar",
  "/destinations/dawar",
  "/destinations/madla",
  "/destinations/palolem",
  "/attractions/taj-mahal",
  "/experiences/ganga-aarti",
  "/festivals/diwali",
  "/themes",
  "/themes/himalayas",
  "/journeys",
  "/south-india/karnataka/sights",
  "/journeys/golden-triangle",
  "/plan",
  "/Signout",
  "/Update",
  "/AdminLogin",
  "/no-such-page",
  "/attractions",
  "/experiences?page=2",
  "/festivals",
  "/about",
  "/faqs",
  "/handbook",
  "/handbook/air-quality",
  "/handbook/alcohol-by-state",
  "/handbook/hindi-phrases",
  "/terms",
  "/privacy",
  "/gallery",
  "/contact",
  "/blogs",
  "/blogs?tab=guides",
  "/search?q=kashi",
  "/search?q=xyzzy",
];

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
  for (const path of kinds)
    await test.step(path, async () => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await page.goto(site.url + path, { waitUntil: "load" });
      expect.soft(await findBarriers(page), path).toEqual([]);
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
        expect.soft(await findBarriers(page), `${path} at ${width} px`).toEqual([]);
      }
      // Towns once had 18,000 px and regions 17,000: what is long is folded or stands side by side.
      const height = await page.evaluate(() => document.documentElement.scrollHeight);
      expect.soft(height, `${path} on a telephone`).toBeLessThan(14_000);
      // By night the same parts have other colours.
      await turnTheme(page, "dark");
      for (const width of [390, 1440]) {
        await page.setViewportSize({ width, height: 844 });
        const look = () => findBarriers(page, { rules: ofColours });
        // Colours change their minds for a moment when the theme does.
        await expect.soft.poll(look, { message: `${path} by night at ${width} px` }).toEqual([]);
      }
      await turnTheme(page, "light");
    });
});
