import { expect, still, test } from "./fixtures.ts";
import { expectHindi, say } from "./hindi-reader.ts";
import { phone } from "./quote-journey.ts";

/** Searching and planning by somebody who reads Hindi and nothing else, on a phone. */

test.use({ ...still, viewport: phone, hasTouch: true, locale: "hi-IN" });
test.setTimeout(180_000);

test("search, read of a sight, plan a trip and change it, in Hindi alone", {
  tag: "@slow",
}, async ({ page, site }) => {
  for (const asked of ["tajmahal", "ताज महल", "ताजमहल"]) {
    await page.goto(`${site.url}/hi/search?q=${encodeURIComponent(asked)}`);
    const first = page.locator("main h2 + ol li").first();
    await expect(first).toContainText("ताजमहल");
    await expect(first).toContainText("उत्तर प्रदेश");
  }
  await page.locator("main h2 + ol a").first().click();
  await expect(page).toHaveURL(`${site.url}/hi/attractions/taj-mahal`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("ताजमहल");
  await expectHindi(page, "main h1, main h2, main h3, main .lede");

  await page.goto(`${site.url}/hi/plan`);
  await page.getByRole("spinbutton", { name: say("plan_days") }).fill("4");
  await page.getByRole("button", { name: say("plan_go") }).click();
  await expect(page.locator("article[data-day]")).toHaveCount(4);
  await expectHindi(page, "#trip, article[data-day]");
  const lock = page.getByRole("button", { name: "दिन 2 को ऐसे ही रखें" });
  await lock.tap();
  await expect(lock).toHaveAttribute("aria-pressed", "true");
  await expect(page).toHaveURL(/\/hi\/plan\?p=/);
});
