import { expect, type Site, startSite, still, test } from "./fixtures.ts";

/** The site in Hindi, on a phone: the same pages below /hi, their words and letters their own. */

test.use({ ...still, viewport: { width: 390, height: 844 }, locale: "en-IN" });

let hindi: Site;
test.beforeAll(async () => {
  hindi = await startSite({ env: { LOCALES: "en,hi" } });
});
test.afterAll(() => hindi?.stop());

test("a Hindi page says what it is, leads on in Hindi, and English pages do not change", async ({
  page,
}) => {
  await page.goto(`${hindi.url}/hi`);
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  const head = page.locator("head");
  await expect(head.locator('link[rel="canonical"]')).toHaveAttribute("href", `${hindi.url}/hi`);
  await expect(head.locator('link[hreflang="en"]')).toHaveAttribute("href", `${hindi.url}/`);
  await expect(head.locator('link[hreflang="hi"]')).toHaveAttribute("href", `${hindi.url}/hi`);
  await expect(head.locator('meta[property="og:locale"]')).toHaveAttribute("content", "hi_IN");
  await expect(page.locator("#site-footer")).toContainText("सफ़रनामा");
  const links = page.locator('a[href^="/"]:not([hreflang])');
  const addresses = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(addresses.filter((address) => !/^\/hi($|[/?#])/.test(address ?? ""))).toEqual([]);
  // A step of the application stays in Hindi, as a page asked for does.
  await page.locator("#site-footer").getByRole("link", { name: "हैंडबुक" }).first().click();
  await expect(page).toHaveURL(`${hindi.url}/hi/handbook`);
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await page.reload();
  await expect(page).toHaveURL(`${hindi.url}/hi/handbook`);

  // Whoever reads English and was sent a Hindi page is offered theirs, once.
  await page.evaluate(() => localStorage.clear());
  await page.reload();
  const offer = page.getByRole("status").filter({ hasText: "This page is also in English." });
  await expect(offer.getByRole("link")).toHaveAttribute("href", "/handbook");
  await page.reload();
  await page.waitForFunction(() => "bringRouteModule" in window);
  await expect(offer).toHaveCount(0);

  const english = await (await page.request.get(`${hindi.url}/about`)).text();
  expect(english).toContain('<html lang="en"');
  expect(english.replaceAll(/सफ़रनामा|हिंदी/g, "")).not.toMatch(/[\u0900-\u097f]/);
  expect(english).not.toContain("anek-hindi");
});

test("the switch keeps page, query and anchor, what is open, and how far one has read", async ({
  page,
}) => {
  await page.goto(`${hindi.url}/attractions?page=2#main`);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "हिंदी" }).click();
  await expect(page).toHaveURL(`${hindi.url}/hi/attractions?page=2#main`);
  await expect(page.getByRole("dialog")).toBeVisible();
  await page.getByRole("dialog").getByRole("link", { name: "English" }).click();
  await expect(page).toHaveURL(`${hindi.url}/attractions?page=2#main`);
  await expect(page.getByRole("dialog")).toBeVisible();
});

test("the switch takes along what the planner's form holds and has not planned yet", async ({
  page,
}) => {
  await page.goto(`${hindi.url}/plan`);
  await page.waitForFunction(() => "bringRouteModule" in window);
  await page.getByLabel("Days", { exact: true }).fill("4");
  await page.getByLabel("Where", { exact: true }).selectOption("state:goa");
  await page.getByText("More wishes").click();
  await page.getByLabel("Easy", { exact: true }).check({ force: true });
  const answers = () =>
    page.evaluate(() => {
      const form = document.querySelector<HTMLFormElement>('form[action$="/plan"]');
      return [...new FormData(form ?? undefined)].map(String);
    });
  const typed = await answers();
  expect(typed).toContain("where,state:goa");
  expect(typed).toContain("pace,easy");
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "हिंदी" }).click();
  await expect(page).toHaveURL(`${hindi.url}/hi/plan`);
  await expect.poll(answers).toEqual(typed);
  await expect(
    page.locator("details").filter({ has: page.locator("[name=pace]") }),
  ).toHaveAttribute("open");
});

test.describe("a browser that asks for Hindi", () => {
  test.use({ locale: "hi-IN" });

  test("is offered it in one line, once, and is sent nowhere", async ({ page }) => {
    await page.goto(`${hindi.url}/about`);
    const offer = page.getByRole("status").filter({ hasText: "हिंदी में भी है" });
    await expect(offer).toBeVisible();
    await expect(page).toHaveURL(`${hindi.url}/about`);
    await offer.getByRole("link").click();
    await expect(page).toHaveURL(`${hindi.url}/hi/about`);
    await page.goto(`${hindi.url}/about`);
    await page.waitForFunction(() => "bringRouteModule" in window);
    await expect(offer).toHaveCount(0);
  });
});

test("a page that is not there, and one whose address is no page's, are answered in Hindi", async ({
  page,
}) => {
  const missing = await page.goto(`${hindi.url}/hi/nothing`);
  expect(missing?.status()).toBe(404);
  await expect(page.locator("html")).toHaveAttribute("lang", "hi");
  await expect(page.locator("main h1")).toHaveText(/[\u0900-\u097f]/);
  for (const english of ["/api/reviews", "/openapi.json", "/sitemap.xml"]) {
    const call = await page.request.get(`${hindi.url}/hi${english}`, { maxRedirects: 0 });
    expect(call.status(), english).toBe(308);
    expect(call.headers().location).toBe(english);
  }
});

test("an address's language is the page's, whatever a browser, a cookie or a broken tag says", async ({
  page,
}) => {
  const read = async (path: string, headers: Record<string, string> = {}) => {
    const answer = await page.request.get(hindi.url + path, { headers });
    return [answer.status(), /<html lang="(\w+)"/.exec(await answer.text())?.[1]];
  };
  const forty = Array.from({ length: 40 }, (_, index) => `x${index};q=0.${index}`).join(",");
  for (const language of ["en", "hi", forty, "hi;q=2,,x-", "%ff"])
    for (const cookie of ["site.language=en", "language=hi; lang=xx", "locale=%"]) {
      const headers = { "accept-language": language, cookie };
      expect(await read("/about", headers)).toEqual([200, "en"]);
      expect(await read("/hi/about", headers)).toEqual([200, "hi"]);
    }
  expect(await read("/HI/about/")).toEqual([200, "hi"]);
  for (const broken of ["/hin/about", "/hi-IN/about", "/xx/about", "/hi_/about"])
    expect(await read(broken), broken).toEqual([404, "en"]);
  expect(await read("/hi/hi/about")).toEqual([404, "hi"]);
});

test("what machines read of a Hindi page is Hindi: its things, its feed, and that a page which is not there is none", async ({
  page,
}) => {
  await page.goto(`${hindi.url}/hi/blogs`);
  const feeds = page.locator('link[type="application/rss+xml"]');
  await expect(feeds.first()).toHaveAttribute("href", "/blogs-hi.xml");
  await expect(feeds.last()).toHaveAttribute("hreflang", "en");
  const news = await (await page.request.get(`${hindi.url}/blogs-hi.xml`)).text();
  expect(news).toContain("<language>hi</language>");
  await page.goto(`${hindi.url}/hi/destinations/agra`);
  const told = (await page.locator('script[type="application/ld+json"]').allTextContents()).join();
  const pages = told.match(/"(?:item|url)":"[^"]*"/g) ?? [];
  expect(pages.length).toBeGreaterThan(2);
  expect(pages.filter((one) => !one.includes(`${hindi.url}/hi`))).toEqual([]);
  expect(told).toMatch(/"name":"आगरा/);
  expect(told).toMatch(/"@type":"WebPage",[^}]*"inLanguage":"hi-IN"/);
  await expect(page.locator('meta[property="og:title"]')).toHaveAttribute("content", /आगरा/);
  await page.goto(`${hindi.url}/hi/nothing`);
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("Hindi is set in its own letters, none apart and none cut, and what is English still says so", async ({
  page,
}) => {
  await page.goto(`${hindi.url}/hi/west-india/rajasthan`);
  await page.evaluate(() => document.fonts.ready);
  const { spaced, loaded, unmarked } = await page.evaluate(() => {
    const main = document.querySelector("main") ?? document.body;
    const all = [...main.querySelectorAll("*")];
    const texts = all.filter((one) => one.childElementCount === 0);
    return {
      spaced: all.filter((one) => !/^(normal|0px)$/.test(getComputedStyle(one).letterSpacing))
        .length,
      loaded: [...document.fonts].filter(
        ({ family, status }) => family.includes("Anek Hindi") && status === "loaded",
      ).length,
      unmarked: texts
        .filter((one) => one.tagName !== "SCRIPT" && one.tagName !== "STYLE")
        .filter((one) => /[A-Za-z]{3}/.test(one.textContent ?? ""))
        .filter(
          (one) => !/[\u0900-\u097f]/.test(one.textContent ?? "") && !one.closest("[lang=en]"),
        )
        .map((one) => `${one.tagName} ${one.textContent}`),
    };
  });
  expect(spaced).toBe(0);
  expect(loaded).toBe(2);
  expect(unmarked).toEqual([]);
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
  ).toBeLessThanOrEqual(0);
});
