import { chromium as launch, type Page } from "@playwright/test";
import { chromium, pageOfTests } from "#tests/setup/chromium.ts";
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

const first = (html: string, pattern: RegExp) => pattern.exec(html)?.[1] ?? "";
const readEntities = (text: string) => text.replaceAll("&amp;", "&").replaceAll("&#x27;", "'");

test("every address of the sitemap is a page of its own, and every link and picture leads somewhere", async ({
  site,
}) => {
  const sitemap = await (await fetch(`${site.url}/sitemap.xml`)).text();
  const addresses = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = ""]) =>
    readEntities(address).replace(/^https?:\/\/[^/]+/, ""),
  );
  expect(addresses.length).toBeGreaterThan(190);
  const titles = new Map<string, string>();
  const descriptions = new Map<string, string>();
  const targets = new Set<string>();
  const faults: string[] = [];

  for (const address of addresses) {
    // Not compressed: that is half of the work, and tested elsewhere.
    const response = await fetch(site.url + address, {
      headers: { "accept-encoding": "identity" },
    });
    const html = await response.text();
    const say = (fault: string) => faults.push(`${address}: ${fault}`);
    if (response.status !== 200) say(`answers ${response.status}`);
    if (html.split("<h1").length !== 2) say(`has ${html.split("<h1").length - 1} h1`);
    const title = first(html, /<title>([^<]+)<\/title>/);
    const description = readEntities(first(html, /<meta name="description" content="([^"]*)"/));
    if (titles.has(title)) say(`has the title of ${titles.get(title)}`);
    if (descriptions.has(description))
      say(`has the description of ${descriptions.get(description)}`);
    if (description.length < 50 || description.length > 175)
      say(`describes itself: ${description}`);
    titles.set(title, address);
    descriptions.set(description, address);
    const canonical = readEntities(first(html, /<link rel="canonical" href="([^"]+)"/));
    if (new URL(canonical || "http://none/").pathname !== address.split("?")[0])
      say(`is canonical as ${canonical}`);
    if (!/property="og:title"/.test(html)) say("has no Open Graph");
    if (!/property="og:image" content="https?:\/\/[^"]+\/social\/[a-z0-9-]+\.jpg"/.test(html))
      say("has no card to be shared with");
    // What stands before a scene's word is cut out of its picture once more, and the map's card has a
    // small one of the state that is chosen.
    const once = html
      .replaceAll(/--outline-[^>]*><picture[\s\S]*?<\/picture>/g, "")
      .replaceAll(/<picture[^>]*><source[^>]* sizes="132px"[\s\S]*?<\/picture>/g, "");
    const pictures = [...once.matchAll(/<img[^>]* src="\/pictures\/([a-z0-9-]+?)-\d+\.webp"/g)]
      .map(([, slug = ""]) => slug)
      .filter((slug) => !slug.endsWith("-night"));
    const twice = pictures.filter((slug, index) => pictures.indexOf(slug) !== index);
    // The village of the scene is a card among the others too.
    const isScene = address === "/" && twice.every((slug) => slug.startsWith("village-"));
    if (twice.length > 0 && !isScene) say(`shows twice: ${twice.join(", ")}`);
    for (const [, data = "null"] of html.matchAll(
      /<script type="application\/ld\+json">([\s\S]*?)<\/script>/g,
    ))
      if (!JSON.parse(data)?.["@context"]) say("has structured data without a context");
    for (const [, target = ""] of html.matchAll(/(?:href|src)="(\/[^"#]*)/g))
      targets.add(readEntities(target));
  }
  for (const target of targets) {
    // A ready-made wish is planned anew for whoever asks, so many a minute: its own journeys test it.
    if (addresses.includes(target) || target.startsWith("/plan?")) continue;
    const { status } = await fetch(site.url + target, { method: "HEAD" });
    if (status >= 400) faults.push(`a link or a picture: ${target} answers ${status}`);
  }
  expect(faults).toEqual([]);
});

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

test("no open popup has a fault that axe finds, by day or night, on a screen or a telephone", async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  await page.goto(`${site.url}/terms`, { waitUntil: "load" });
  for (const theme of ["light", "dark"] as const) {
    await turnTheme(page, theme);
    for (const width of [1440, 768, 390]) {
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

test("nothing moves sideways when a popup or a panel takes the page's scrollbar away", async ({
  site,
}) => {
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

test("the bar fits every width, whichever country its clock shows", async ({ page, site }) => {
  await page.goto(`${site.url}/terms`, { waitUntil: "load" });
  await page.setViewportSize({ width: 1440, height: 900 });
  const bar = page.locator("[data-navbar]");
  await bar.getByRole("combobox", { name: "Country of the clock" }).selectOption("South Africa");
  for (const width of [351, 360, 369, 390, 768, 769, 800, 824, 943, 950, 977, 1024, 1069, 1366]) {
    await page.setViewportSize({ width, height: 800 });
    await expect
      .poll(() => measureOverflow(page), { message: `${width} px` })
      .toBeLessThanOrEqual(0);
    const beyond = await bar
      .locator(":is(a, button, select):visible")
      .evaluateAll((controls) =>
        controls
          .filter((control) => control.getBoundingClientRect().right > window.innerWidth)
          .map((control) => control.getAttribute("aria-label") ?? control.textContent),
      );
    expect(beyond, `${width} px`).toEqual([]);
  }
});

test("text at twice its size leaves every control of the bar on the screen", async ({
  page,
  site,
}) => {
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
