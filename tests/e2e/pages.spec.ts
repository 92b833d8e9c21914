import type { Page } from "@playwright/test";
import attractions from "#content/attractions.json" with { type: "json" };
import { expect, test } from "./fixtures.ts";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name });

test("a region lists its states, each with a picture, a description and its Explore button", async ({
  page,
  site,
}) => {
  for (const [path, count] of [
    ["/north-india", 9],
    ["/west-india", 6],
    ["/south-india", 7],
    ["/east-india", 14],
  ] as const) {
    await page.goto(site.url + path);
    await expect(page.getByRole("link", { name: /^Explore / })).toHaveCount(count);
  }
  await page.goto(`${site.url}/west-india`);
  await page.getByRole("link", { name: "Explore Rajasthan" }).click();
  await expect(page).toHaveURL(`${site.url}/west-india/rajasthan`);
  await expect(heading(page, "Rajasthan")).toBeAttached();
  expect((await page.goto(`${site.url}/north-india/rajasthan`))?.status()).toBe(404);
});

test("on a phone a list's head asks for no more than it draws, and its first card waits for nothing", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/journeys", "/themes"]) {
    await page.goto(site.url + path);
    const head = page.locator('img[fetchpriority="high"]').first();
    await expect
      .poll(() => head.evaluate((image: HTMLImageElement) => image.currentSrc))
      .toMatch(/-(320|640)\.avif$/);
    const [first, second] = await page.locator("main article img").all();
    await expect(first as NonNullable<typeof first>).not.toHaveAttribute("loading", "lazy");
    await expect(second as NonNullable<typeof second>).toHaveAttribute("loading", "lazy");
  }
});

const pages = Math.ceil(attractions.length / 6);

test("a list has six items a page, its page in the address, and a fade of 400 ms", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/attractions`);
  const items = page.locator("[data-fade] article");
  await expect(items).toHaveCount(6);
  await expect(page.getByText(`Page 1 of ${pages}`)).toBeVisible();
  await expect(page.getByRole("link", { name: "Previous" })).toBeDisabled();
  const firstName = await items.first().getByRole("heading").innerText();
  await page.getByRole("link", { name: "Next" }).click();
  await expect(page.getByText(`Page 2 of ${pages}`)).toBeVisible();
  await expect(page).toHaveURL(`${site.url}/attractions?page=2`);
  await expect(items.first().getByRole("heading")).not.toHaveText(firstName);
  await expect(page.locator("[data-fade]")).toHaveCSS("animation-duration", "0.4s");
  await expect(items.first()).toBeInViewport();
  await page.goBack();
  await expect(page.getByText(`Page 1 of ${pages}`)).toBeVisible();
  await page.goto(`${site.url}/attractions?page=${pages}`);
  await expect(page.getByRole("link", { name: "Next" })).toBeDisabled();
  for (const wrong of [`${pages + 1}`, "0", "-1", "x", "1e3"]) {
    const answer = await page.request.get(`${site.url}/attractions?page=${wrong}`);
    expect(answer.status(), wrong).toBe(404);
  }
});

test("festivals come in the order of their next date, with day, short month and description", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/festivals`);
  const badges = page.locator("[data-fade] time[datetime]");
  const days = await badges.evaluateAll((all) => all.map((one) => one.getAttribute("datetime")));
  expect(days).toHaveLength(6);
  expect(days).toEqual([...days].sort());
  await expect(badges.first()).toHaveText(/^\d{2}\s*[A-Z][a-z]{2}/);
  const ends = await page.request.get(`${site.url}/data/festivals.json`);
  const [next] = (await ends.json()) as { date: string; endDate: string }[];
  expect(next?.date).toBe(days[0]);
});

test("FAQs: five questions, the weather of the month, news", async ({ page, site }) => {
  await page.goto(`${site.url}/faqs`);
  const rows = page.locator("details");
  await expect(rows).toHaveCount(5);
  await expect(rows.nth(1)).not.toHaveAttribute("open");
  await rows.nth(1).locator("summary").click();
  await expect(rows.nth(1)).toHaveAttribute("open");
  const month = new Intl.DateTimeFormat("en", { month: "long", timeZone: "Asia/Kolkata" });
  await expect(
    page.getByRole("heading", { name: `The weather in ${month.format(new Date())}` }),
  ).toBeVisible();
  await expect(page.getByRole("heading", { name: "News", exact: true })).toBeVisible();
});

test("Terms have five sections and their date, Privacy three accordion sections", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/terms`);
  await expect(page.getByText("Last updated July 9, 2025")).toBeVisible();
  await expect(page.locator("main section[id]")).toHaveCount(5);
  await page.goto(`${site.url}/privacy`);
  await expect(page.locator("main details")).toHaveCount(3);
});

test("Gallery: three groups of three pictures, three collections, and the modal", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/gallery`);
  const groups = page.getByTestId("gallery-group");
  await expect(groups).toHaveCount(3);
  await expect(groups.locator("summary")).toHaveText(["Rajasthan", "Kerala", "Himalayas"]);
  for (const index of [0, 1, 2]) await expect(groups.nth(index).locator("figure")).toHaveCount(3);
  await expect(page.getByTestId("gallery-collection")).toHaveCount(3);

  await page.getByRole("button", { name: "Submit Your Photos" }).click();
  const modal = page.getByRole("dialog", { name: "Submit Your Photos" });
  const photo = (name: string) => ({
    name,
    mimeType: "image/png",
    buffer: Buffer.concat([
      Buffer.from(
        "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
        "base64",
      ),
      Buffer.alloc(2048),
    ]),
  });
  const chooser = modal.locator("input[type=file]");
  await chooser.setInputFiles([photo("ghat.png"), photo("boat.png")]);
  await expect(modal.getByText("ghat.png")).toBeVisible();
  await expect(modal.getByText("2.1 KB")).toHaveCount(2);
  await expect(modal.getByRole("button", { name: "Submit 2 Photo(s)" })).toBeEnabled();
  await modal.getByRole("button", { name: "Remove boat.png" }).click();
  await expect(modal.getByRole("button", { name: "Submit 1 Photo(s)" })).toBeVisible();
  await chooser.setInputFiles([photo("lamp.png")]);
  await expect(modal.getByRole("button", { name: "Submit 2 Photo(s)" })).toBeVisible();
  await chooser.setInputFiles([
    { name: "notes.pdf", mimeType: "application/pdf", buffer: Buffer.from("x") },
  ]);
  await expect(modal.getByText("Only JPG, PNG, WEBP or AVIF photos, please.")).toBeVisible();
});

test("Contact: details, hours, the form, and the street map only when it is asked for", async ({
  page,
  site,
}) => {
  const foreign: string[] = [];
  page.on("request", (request) => {
    if (!request.url().startsWith(site.url)) foreign.push(request.url());
  });
  await page.route("https://www.openstreetmap.org/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>map</title>" }),
  );
  await page.goto(`${site.url}/contact`);
  await expect(page.getByText("Monday to Friday", { exact: true })).toBeVisible();
  await expect(page.getByText("9:00 AM to 6:00 PM")).toBeVisible();
  await expect(page.getByText("10:00 AM to 4:00 PM")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Asha Devi");
  await page.getByLabel("Email", { exact: true }).fill("asha@example.org");
  await page.getByLabel("Message").fill("When do the sal trees flower?");
  await page.getByRole("button", { name: "Send Message" }).click();
  await expect(page.getByText("Message sent")).toBeVisible();
  await expect(page.getByText(/MSG-/)).toBeVisible();
  expect(foreign.filter((address) => address.startsWith("http"))).toEqual([]);
  await page.getByRole("button", { name: "Show the street map" }).click();
  await expect(page.locator("iframe")).toHaveAttribute("src", /openstreetmap\.org\/export\/embed/);
});

test("the office's hours are told in the visitor's own time too", async ({ browser, site }) => {
  const context = await browser.newContext({ timezoneId: "Europe/Berlin" });
  const page = await context.newPage();
  await page.clock.setFixedTime(new Date("2026-11-20T10:00:00Z"));
  await page.goto(`${site.url}/contact`);
  const own = page.getByTestId("own-hours");
  await expect(own).toContainText("The office is open now.");
  await expect(own).toContainText("Monday to Friday 04:30 to 13:30, Saturday 05:30 to 11:30");
  await context.close();
});

test("the map: arrow keys go from state to state, Enter opens one", async ({ page, site }) => {
  await page.goto(`${site.url}/north-india`);
  const map = page.getByRole("group", { name: /^Map of North India/ });
  await map.scrollIntoViewIfNeeded();
  await expect(map.getByRole("link")).toHaveCount(9);
  await expect(map.locator("a[tabindex='0']")).toHaveCount(1);
  await map.getByRole("link", { name: "Delhi" }).focus();
  await page.keyboard.press("ArrowUp");
  const focused = page.locator("a[data-slug]:focus");
  await expect(focused).toHaveCount(1);
  await expect(focused).not.toHaveAttribute("data-slug", "delhi");
  const name = await focused.getAttribute("aria-label");
  await page.keyboard.press("Enter");
  await expect(heading(page, name ?? "")).toBeAttached();
});

test("a sight tells its hours, fee and way before its prose, and the browser whether it is open", async ({
  page,
  site,
}) => {
  // A Sunday, half past ten in the morning in India.
  await page.clock.setFixedTime(new Date("2026-11-22T05:00:00Z"));
  await page.goto(`${site.url}/attractions/amber-fort`);
  const facts = page.getByRole("region", { name: "Facts for planning" });
  for (const label of ["Opening hours", "Entry fee", "Time needed", "Getting there"])
    await expect(facts.getByText(label, { exact: true })).toBeVisible();
  await expect(facts.getByTestId("open-state")).toHaveText(/^Open now, until /);
  const data = await page.locator('script[type="application/ld+json"]').allInnerTexts();
  const sight = data.map((text) => JSON.parse(text)).find((item) => item.publicAccess);
  expect(sight).toMatchObject({ "@type": "TouristAttraction", publicAccess: true });
});

test("a town has its sights as cards, on a map, and its quarters with prices", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/destinations/jaipur`);
  await expect(page.locator("#sights li h3")).not.toHaveCount(0);
  await page.locator("#sights figure").getByRole("link", { name: "Hawa Mahal" }).click();
  await expect(page).toHaveURL(/#hawa-mahal$/);
  const stay = page.locator("section", { has: page.locator("#stay") });
  await expect(stay).toContainText("Comfortable");
  // A telephone has the later parts by their titles; the page's index opens the one it leads to.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/destinations/jaipur`);
  const comfortable = stay.getByText("Comfortable").first();
  await expect(comfortable).toBeHidden();
  await page.getByRole("link", { name: "Where to stay" }).click();
  await expect(comfortable).toBeVisible();
});

test("a list is narrowed by what is asked, with a script and without", async ({
  browser,
  page,
  site,
}) => {
  await page.goto(`${site.url}/attractions`);
  await page.getByLabel("Region").selectOption("west-india");
  await expect(page).toHaveURL(`${site.url}/attractions?region=west-india`);
  await expect(page.getByRole("status").first()).toContainText(`of ${attractions.length} match`);
  await page.getByLabel("Month").selectOption("11");
  await expect(page).toHaveURL(`${site.url}/attractions?region=west-india&month=11`);
  await page.getByRole("link", { name: `Show all ${attractions.length}` }).click();
  await expect(page).toHaveURL(`${site.url}/attractions`);

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(`${site.url}/festivals`);
  await plain.getByLabel("Region").selectOption("east-india");
  await plain.getByRole("button", { name: "Show" }).click();
  await expect(plain).toHaveURL(/region=east-india/);
  await expect(plain.getByLabel("Region")).toHaveValue("east-india");
  await plain.context().close();
});
