import type { Page } from "@playwright/test";
import { openDesk } from "./administrator.ts";
import { expect, startSite, still } from "./fixtures.ts";
import { test } from "./traveller.ts";

test.use(still);

/** Rupees for one of each, as the office sets them. */
const rates = { EUR: "100", USD: "80.5", GBP: "125" } as const;
const signs = { EUR: "€", USD: "$", GBP: "£" } as const;

const sumsIn = (text: string, sign: string) =>
  (new RegExp(`\\${sign}([\\d,]+)–([\\d,]+)`).exec(text)?.slice(1) ?? []).map((sum) =>
    Number(sum.replaceAll(",", "")),
  );

/** What the planned trip costs altogether, in rupees: from and to. */
async function planJaipur(page: Page, url: string): Promise<[number, number]> {
  await page.goto(`${url}/plan`);
  await page.getByLabel("From", { exact: true }).selectOption({ label: "Jaipur" });
  await page.getByRole("spinbutton", { name: "Days" }).fill("3");
  await page.getByRole("button", { name: "Plan my trip" }).click();
  await expect(page.locator("article[data-day]")).toHaveCount(3);
  const sum = page.getByText(/₹[\d,]+–[\d,]+/).first();
  await expect(sum).toBeVisible();
  const [from = 0, to = 0] = sumsIn((await sum.textContent()) ?? "", "₹");
  return [from, to];
}

/** A site of its own: rates that are set stay, and other journeys look at sums in rupees alone. */
test("euros, dollars and pounds stand beside rupees from when the office has set its rates", async ({
  page,
  browser,
}) => {
  test.setTimeout(180_000);
  const site = await startSite();
  try {
    await planJaipur(page, site.url);
    await expect(page.getByText(/by our rates of/)).toHaveCount(0);

    const desk = await openDesk(browser, site, "quotes");
    await desk.getByText("Firm and taxes", { exact: true }).click();
    for (const [currency, rate] of Object.entries(rates))
      await desk.getByLabel(`₹ for 1 ${currency}`).fill(rate);
    await desk
      .locator("form")
      .filter({ has: desk.getByLabel("₹ for 1 EUR") })
      .getByRole("button", { name: "Set from today on" })
      .click();
    await expect(desk.getByText("₹80.5000")).toBeVisible();

    const total = await planJaipur(page, site.url);
    const line = page.getByText(/^About .* by our rates of /);
    await expect(line).toHaveCount(1);
    const told = (await line.textContent()) ?? "";
    expect(told).toContain(String(new Date().getFullYear()));
    for (const [currency, rate] of Object.entries(rates))
      expect(sumsIn(told, signs[currency as keyof typeof signs])).toEqual(
        total.map((rupees) => Math.round(rupees / Number(rate))),
      );
    await desk.context().close();
    await page.close();
  } finally {
    await site.stop();
  }
});
