import type { Browser, Locator, Page } from "@playwright/test";
import { openDesk } from "./administrator.ts";
import { expect, type Site } from "./fixtures.ts";
import { findMail } from "./traveller.ts";

/** One trip from the wish to the paid deposit, by the three who are at it: steps of quote.spec.ts. */

export const phone = { width: 390, height: 844 };

/** Presses, fillings and keys of somebody at work, as they are done. */
export function countActions(page: Page) {
  let count = 0;
  const counted =
    <Rest extends unknown[]>(work: (...rest: Rest) => Promise<unknown>) =>
    async (...rest: Rest): Promise<void> => {
      count++;
      await work(...rest);
    };
  return {
    press: counted((what: Locator) => what.click()),
    fill: counted((what: Locator, text: string) => what.fill(text)),
    choose: counted((what: Locator, value: string) => what.selectOption(value)),
    key: counted((name: string) => page.keyboard.press(name)),
    type: counted((text: string) => page.keyboard.insertText(text)),
    get count() {
      return count;
    },
  };
}
export type Hands = ReturnType<typeof countActions>;

/** Amounts as the pages write them. */
export const amountIn = (text: string | null) => /₹[\d,]+(?:\.\d\d)?/.exec(text ?? "")?.[0] ?? "";

/** Plans on a phone, sends with an address alone and follows the mail's link. @returns the page's token */
export async function sendWish(page: Page, site: Site, email: string): Promise<string> {
  await page.goto(`${site.url}/plan`);
  await page.getByRole("spinbutton", { name: "Days" }).fill("6");
  await page.getByRole("button", { name: "Plan my trip" }).click();
  await expect(page.locator("article[data-day]")).toHaveCount(6);
  const form = page.getByRole("form", { name: "No account? Send it with your e-mail address" });
  await form.getByLabel("E-mail address").fill(email);
  await form.getByLabel("Your name").fill("Asha Devi");
  await form.getByRole("button", { name: "Ask for a quote by e-mail" }).click();
  await expect(page.getByText("Nearly there.")).toBeVisible();
  const asked = await findMail(site, email, /send your trip request/);
  const link = asked.links.find((one) => one.includes("/trip/")) ?? "";
  await page.goto(link);
  // Scanners of mail open links too: only a press sends.
  await page.getByRole("button", { name: "Send my request" }).click();
  await expect(page.getByText("Your request has been sent.")).toBeVisible();
  await expect(dayButtons(page, "Comment")).toHaveCount(6);
  return /\/trip\/([\w-]{43})/.exec(link)?.[1] ?? "";
}

export const dayButtons = (page: Page, what: string) =>
  page.locator("#days").getByRole("button", { name: new RegExp(`^${what}: `) });

/** A fellow traveller by the link that reads: talks, and can change nothing. */
export async function commentAsFellow(page: Page, browser: Browser): Promise<Page> {
  await page.getByRole("button", { name: "Copy a new reading link" }).click();
  const link = await page.getByLabel("Link for reading").inputValue();
  const fellow = await (await browser.newContext({ viewport: phone })).newPage();
  await fellow.goto(link);
  await dayButtons(fellow, "Comment").first().click();
  await fellow.getByLabel("Your name").fill("Bilal");
  await fellow.getByRole("textbox", { name: "Comment" }).fill("A slow morning, please.");
  await fellow.getByRole("button", { name: "Send comment" }).click();
  await expect(fellow.getByText("A slow morning, please.")).toBeVisible();
  await expect(dayButtons(fellow, "Edit day")).toHaveCount(0);
  await expect(page.getByText("A slow morning, please.")).toBeVisible();
  return fellow;
}

/** The desk with the request of an address open. */
export async function openRequest(browser: Browser, site: Site, email: string): Promise<Page> {
  const desk = await openDesk(browser, site, "requests");
  await desk.setViewportSize({ width: 1440, height: 900 });
  await desk.getByRole("searchbox").first().fill(email);
  const row = desk.locator('button[id^="trip-"]');
  await expect(row).toHaveCount(1);
  await row.click();
  await expect(desk.getByRole("button", { name: "Quote", exact: true })).toBeVisible();
  return desk;
}

const addItem = (desk: Page, kind: string) => desk.getByRole("button", { name: kind, exact: true });
export const priceFields = (desk: Page) => desk.getByLabel("Price, ₹", { exact: true });

/** Adds a line of a kind, called so, at that price. */
export async function addLine(
  desk: Page,
  hands: Hands,
  kind: string,
  { title, price }: { title?: string; price: string },
): Promise<void> {
  await hands.press(addItem(desk, kind));
  if (title) await hands.fill(desk.getByLabel(kind, { exact: true }).last(), title);
  await hands.fill(priceFields(desk).last(), price);
}

/** All stays at one price: the quote begins with one for each run of nights. */
export async function priceNights(desk: Page, hands: Hands, price: string): Promise<void> {
  await expect(priceFields(desk).first()).toBeVisible();
  const count = await priceFields(desk).count();
  for (let index = 0; index < count; index++) await hands.fill(priceFields(desk).nth(index), price);
}

export async function sendVersion(desk: Page, hands: Hands, number: number): Promise<void> {
  await hands.press(desk.getByRole("button", { name: `Send version ${number}` }));
  await expect(desk.getByText("The link of this version. It is shown this once.")).toBeVisible();
  await expect(desk.getByText(`Version ${number}`, { exact: true })).toBeVisible();
}

/** Gives two days other titles in the quote. */
export async function changeTwoDays(desk: Page): Promise<void> {
  for (const number of [1, 2]) {
    const day = desk
      .getByRole("region", { name: "Days" })
      .locator("details")
      .nth(number - 1);
    await day.locator("summary").click();
    await day.getByLabel("Title of the day").fill(`A changed day ${number}`);
  }
  await expect(desk.getByText("All kept.")).toBeVisible();
}

/** Ticks the guide and accepts at the sum that is shown. @returns that sum */
export async function acceptWithGuide(page: Page): Promise<string> {
  const accept = page.getByRole("button", { name: /^Accept for/ });
  const before = amountIn(await accept.textContent());
  await page.getByRole("checkbox", { name: /Guide/ }).check();
  await expect.poll(async () => amountIn(await accept.textContent())).not.toBe(before);
  await expect(page.getByRole("checkbox", { name: /Guide/ })).toBeChecked();
  const agreed = amountIn(await accept.textContent());
  await page.getByLabel("Your full name").fill("Asha Devi");
  await page.getByLabel("I have read the terms above and agree to them.").check();
  await accept.click();
  await expect(page.getByText(/^Accepted by Asha Devi/)).toContainText(agreed);
  return agreed;
}

/** Enters the deposit and writes the invoice. @returns the invoice's line at the desk */
export async function takeDeposit(desk: Page, reference: string): Promise<Locator> {
  await desk.getByLabel("Reference", { exact: true }).fill(reference);
  await desk.getByRole("button", { name: "Enter the payment" }).click();
  await desk.getByRole("button", { name: /^Receive ₹/ }).click();
  await expect(desk.getByRole("link", { name: /^Receipt SR\// })).toBeVisible();
  await desk.getByRole("button", { name: "Write the invoice" }).click();
  return desk.getByRole("listitem").filter({ hasText: /^Invoice SF\// });
}
