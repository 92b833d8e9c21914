import type { Page } from "@playwright/test";
import { findBarriers } from "./barriers.ts";
import { expect, still } from "./fixtures.ts";
import { registerTraveller, signIn, test } from "./traveller.ts";

const phone = { width: 390, height: 844 };
const nextFebruary = () => {
  const now = new Date();
  return `${now.getMonth() > 0 ? now.getFullYear() + 1 : now.getFullYear()}-02`;
};

const days = (page: Page) => page.locator("article[data-day]");
const status = (page: Page) => page.locator('p[role="status"][aria-live="polite"]').first();
const visits = (page: Page) => page.locator("[data-sight] h4");

/** The plan is there and no longer gets better under one's eyes. */
async function expectPlanned(page: Page, count: number) {
  await expect(days(page)).toHaveCount(count);
  await expect(status(page)).toContainText(/Your trip is ready: \d+ sights/);
}

/** The form filled for two parents, a grandmother in a wheelchair and two children. */
async function askForTheFamily(page: Page) {
  await page.getByLabel("When").selectOption(nextFebruary());
  await page.getByLabel("From", { exact: true }).selectOption({ label: "Delhi" });
  await page.getByRole("spinbutton", { name: "Days" }).fill("10");
  await page.getByRole("spinbutton", { name: "Adults", exact: true }).fill("3");
  await page.getByRole("textbox", { name: "Children" }).fill("6, 9");
  await page.getByText("More wishes").click();
  await page.getByLabel("Adults who go slowly").fill("1");
  await page.getByLabel("Somebody moves in a wheelchair").check();
  for (const place of ["Varanasi", "Jaipur"]) {
    const search = page.getByRole("textbox", { name: "Must include" });
    const found = page.getByRole("button", { name: new RegExp(`^${place} \\S`) }).first();
    // The form answers before the application does.
    await expect(async () => {
      await search.fill("");
      await search.fill(place);
      await expect(found).toBeVisible({ timeout: 2000 });
    }).toPass();
    await found.click();
    await expect(page.getByRole("button", { name: `Take ${place} away` })).toBeVisible();
  }
}

test.describe("the family's ten days on a phone", () => {
  test.use({ ...still, viewport: phone, hasTouch: true });

  test("are planned, understood, changed, kept and sent", async ({ page, site, context }) => {
    test.setTimeout(180_000);
    await page.goto(`${site.url}/plan`);
    await signIn(page, await registerTraveller(site));
    await askForTheFamily(page);
    await page.getByRole("button", { name: "Plan my trip" }).click();
    await expectPlanned(page, 10);

    // What was asked for: from Delhi, with nights in Varanasi and in Rajasthan, nothing contradicted.
    const nights = page.getByRole("region", { name: "Nights" });
    await expect(nights.getByText("Varanasi", { exact: true })).toBeVisible();
    await expect(nights.getByText("Jaipur", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: /^Day 1, .*Delhi/ })).toBeVisible();
    await expect(page.getByText("Not all wishes can be met")).toHaveCount(0);
    await expect(page.getByText(/₹[\d,]+–[\d,]+ a day for all together/)).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );

    // Understood: why this, what instead, why not that.
    const name = (await visits(page).first().textContent()) ?? "";
    const row = page
      .locator("[data-sight]")
      .filter({ has: page.getByRole("heading", { name, exact: true }) });
    await row.getByText("Change or ask why").tap();
    await expect(row.getByText("Why this?")).toBeVisible();
    await expect(row.getByText(/^Instead of|^Nothing else fits/)).toBeVisible();
    await page.getByRole("searchbox", { name: "A town or a sight" }).fill("leh palace");
    await page.getByRole("button", { name: /^Why is Leh Palace/ }).tap();
    await expect(page.getByText(/^Leh Palace .*\./)).toBeVisible();

    // Changed: out, undone, kept as it is, a night longer, carried by the keys.
    const before = await visits(page).allTextContents();
    await row.getByRole("button", { name: "Never suggest this" }).tap();
    await expect(status(page)).toContainText("It will not be offered again.");
    await expect(page.getByRole("heading", { name, exact: true, level: 4 })).toHaveCount(0);
    await page.getByRole("button", { name: "Undo" }).tap();
    await expect(visits(page)).toHaveText(before);
    await page.getByRole("button", { name: "Keep day 2 as it is" }).tap();
    await expect(page.getByRole("button", { name: "Keep day 2 as it is" })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await page.getByRole("button", { name: "One night more in Jaipur" }).tap();
    await expect(status(page)).toContainText("The nights have changed.");

    // Carried by its handle into the day before it: on a phone they lie side by side.
    const carried = page.locator("article[data-day='3'] [data-handle]").first();
    await carried.evaluate((handle) => handle.scrollIntoView({ block: "center" }));
    await carried.hover();
    const { y } = (await carried.boundingBox()) ?? { y: 0 };
    await page.mouse.down();
    await expect(async () => {
      const before = page.locator("article[data-day='2']");
      const { x: left = 0 } = (await before.boundingBox()) ?? {};
      // At the window's edge the days move along.
      await page.mouse.move(left < -60 ? 6 : left > 60 ? 384 : 195, y - 30, { steps: 3 });
      await expect(page.locator("article[data-day='2'][data-drop]")).toBeVisible({ timeout: 60 });
    }).toPass({ intervals: [20] });
    await page.mouse.up();
    await expect(page.locator("[data-dragging]")).toHaveCount(0);
    await expect(status(page)).toContainText(/is on day|cannot be kept/);
    await page.getByRole("button", { name: "Undo" }).tap();

    // Without a network: everything that plans is here already.
    await context.setOffline(true);
    const asItWas = await visits(page).allTextContents();
    await page.locator("article[data-day='9'] [data-handle]").first().focus();
    await page.keyboard.press("ArrowUp");
    await expect(status(page)).toContainText(/is on day|cannot be kept/);
    await page.getByRole("button", { name: "Undo" }).tap();
    await expect(visits(page)).toHaveText(asItWas);
    await context.setOffline(false);

    // Kept: in the address and in the browser, to the visit.
    const planned = await visits(page).allTextContents();
    await expect(page).toHaveURL(/\/plan\?p=2\./);
    await page.goto(`${site.url}/plan`);
    await expect(visits(page)).toHaveText(planned);

    // Sent: the panel is filled, and the plan goes along.
    // The bar at the foot of the view.
    await page.getByRole("button", { name: "Send it", exact: true }).tap();
    const panel = page.getByRole("dialog", { name: "Plan Your Trip" });
    await expect(panel.getByText("Your plan, day by day, goes with this request.")).toBeVisible();
    await panel.getByLabel("Full Name").fill("Asha Devi");
    await panel.getByLabel("Phone Number").fill("+919876543210");
    await panel.getByRole("button", { name: "Next: Trip Details" }).tap();
    await expect(panel.getByLabel("Destination")).toHaveValue(/Delhi/);
    await expect(panel.getByLabel("Number of Travelers")).toHaveValue("5");
    await expect(panel.getByLabel("Trip Type")).toHaveValue("family");
    await expect(panel.getByLabel("Special Requests")).toHaveValue(/one wheelchair[\s\S]*Day 1/);
    const sent = page.waitForRequest((request) => request.url().endsWith("/Tripdata"));
    await panel.getByRole("button", { name: "Submit Request" }).tap();
    expect((await sent).postDataJSON().plan).toMatch(/^2\.[\w-]+$/);
    await expect(panel.getByText(/SF-[A-Z0-9]{6}/).first()).toBeVisible();
  });
});

test.describe("without a script", () => {
  test.use({ ...still, javaScriptEnabled: false, viewport: phone });

  test("the form is answered with a plan that can be read, shared and sent", async ({
    page,
    site,
  }) => {
    await page.goto(`${site.url}/plan`);
    await page.getByLabel("When").selectOption(nextFebruary());
    await page.getByRole("spinbutton", { name: "Days" }).fill("4");
    await page.getByText("More wishes").click();
    await page.getByRole("textbox", { name: "Must include" }).fill("Taj Mahal, Atlantis");
    await page.getByRole("button", { name: "Plan my trip" }).click();
    await expect(days(page)).toHaveCount(4);
    await expect(page.getByRole("heading", { name: "Taj Mahal", level: 4 })).toBeVisible();
    await expect(page.getByText("We know no place called “Atlantis”.")).toBeVisible();
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
    await page.getByRole("link", { name: "The address of this plan" }).click();
    await expect(page.getByRole("heading", { name: "Taj Mahal", level: 4 })).toBeVisible();
    await page.getByLabel("Name", { exact: true }).fill("Asha Devi");
    await page.getByLabel("Email").first().fill("asha@example.org");
    await page.getByRole("button", { name: "Send it to us" }).click();
    await expect(page.getByText("Thank you. Your message has arrived")).toBeVisible();
  });
});

test("a plan on paper is its days, two or three to a sheet, without bar, foot or buttons", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/plan?from=2027-02-06&days=7&where=state:rajasthan`);
  await expect(days(page)).toHaveCount(7);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("#site-footer")).toBeHidden();
  await expect(page.locator("main button:visible")).toHaveCount(0);
  const text = (await page.pdf({ format: "A4" })).toString("latin1");
  const sheets = text.match(/\/Type\s*\/Page\b/g)?.length ?? 0;
  expect(sheets).toBeGreaterThan(2);
  expect(sheets).toBeLessThanOrEqual(8);
});

test("a link that was tampered with says so and gives a trip to begin with", {
  tag: "@slow",
}, async ({ page, site }) => {
  const damaged = await fetch(`${site.url}/plan?p=1.AAAAnonsense`);
  expect(damaged.status).toBe(200);
  expect(damaged.headers.get("cache-control")).toBe("no-store");
  await page.goto(`${site.url}/plan?p=1.AAAAnonsense`);
  await expect(page.getByText("This link is damaged. Here is a trip to begin with.")).toBeVisible();
  await expect(days(page)).toHaveCount(7);
  await page.goto(`${site.url}/plan?p=9.older`);
  await expect(page.getByText("This link was made by a later version")).toBeVisible();
  await page.goto(`${site.url}/plan?days=400&from=2001-13-90&adults=-3&start=base:atlantis`);
  await expect(page.getByText("Days: can be 1 to 30, so 30 is taken.")).toBeVisible();
  await expect(days(page)).toHaveCount(30);
});

test("a heart on a place and the link beside Plan Your Trip lead into a trip with it", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/attractions`);
  const listed = page.getByRole("button", { name: /in my trip$/ });
  await expect(listed).toHaveCount(6);
  await listed.nth(1).click();
  await expect(listed.nth(1)).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/\/attractions$/);
  await listed.nth(1).click();
  await page.goto(`${site.url}/destinations/jaipur`);
  await page.getByRole("button", { name: "Add to my trip: Amber Fort" }).first().click();
  await expect(page.locator(".Toastify__toast")).toContainText("Amber Fort goes into the trip");
  await page.getByRole("link", { name: "Plan a trip around Jaipur" }).click();
  await expect(page).toHaveURL(/\/plan/);
  await expect(days(page)).toHaveCount(7);
  await expect(page.getByRole("heading", { name: /^Day 1, .*Jaipur/ })).toBeVisible();
});

for (const colorScheme of ["light", "dark"] as const)
  test.describe(`by ${colorScheme}`, () => {
    test.use({ ...still, colorScheme, viewport: phone });

    // Both by `npm run test:e2e:slow`.
    const tag = colorScheme === "dark" ? "@slow" : [];
    test(`the planner by ${colorScheme} has no fault that axe finds`, { tag }, async ({
      page,
      site,
    }) => {
      await page.goto(`${site.url}/plan?days=3&start=base:agra`);
      await expect(days(page)).toHaveCount(3);
      await page.getByText("Change the wish").click();
      await page.getByText("More wishes").click();
      await page.getByText("Change or ask why").first().click();
      await page.getByText("What is in it").click();
      await expect(page.getByText(/^Instead of|^Nothing else fits/)).toBeVisible();
      expect(await findBarriers(page)).toEqual([]);
    });
  });
