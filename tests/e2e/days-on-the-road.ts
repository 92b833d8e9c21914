import type { Page } from "@playwright/test";
import { expect } from "./fixtures.ts";
import { drawPicture } from "./traveller.ts";

/** What a family does with its phone on three days without a network. */

export const today = (page: Page) => page.getByRole("region", { name: "Today" });
export const waiting = (page: Page) =>
  page.getByRole("region", { name: "Waiting for a connection" });

/** Opens a card of today's, and looks for words on it. */
async function showCard(
  page: Page,
  name: string,
  words: readonly (string | RegExp)[],
): Promise<void> {
  await today(page).getByRole("button", { name, exact: true }).click();
  const card = page.getByRole("dialog");
  for (const word of words) await expect(card.getByText(word).first()).toBeVisible();
  await card.getByRole("button", { name: "Close the card" }).click();
}

/** What lies on the phone and is looked at on the fifth day: train, ticket, map, picture, cards. */
export async function liveFifthDay(page: Page): Promise<void> {
  await expect(today(page).getByText("Train 12986, coach C4, seats 21-25")).toBeVisible();
  const ticket = page
    .getByRole("region", { name: "Papers", exact: true })
    .getByRole("link", { name: "Shatabdi.pdf" });
  await expect(ticket).toHaveAttribute("href", /^blob:/);
  // The card for the driver: in the state's script, the house's own name, address and telephone.
  await showCard(page, "Please take me to Haveli Rang", [
    "हवेली रंग",
    "12 Johari Bazar, Jaipur",
    "+911412220000",
  ]);
  await showCard(page, "Vegetarian", [/[\u0900-\u097f]{3}/]);
  await showCard(page, "Allergic to nuts", [/[\u0900-\u097f]{3}/]);
  const way = page.getByRole("img", { name: "Map of the way: Delhi, Agra, Jaipur, Jodhpur" });
  await way.scrollIntoViewIfNeeded({ timeout: 10_000 });
  await expect(way).toBeVisible();
  // The land under it is a file of its own.
  const land = await page.evaluate(async () => {
    const used = document.querySelector("#days use")?.getAttribute("href") ?? "";
    return (await fetch(used)).text();
  });
  expect(land).toContain("<svg");
  const drawn = await page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith("trip-")) ?? "";
    const kept = await (await caches.open(name)).keys();
    const widths = await Promise.all(
      kept.map(async ({ url }) => {
        const image = new Image();
        image.src = url;
        await image.decode();
        return image.naturalWidth;
      }),
    );
    return widths.filter((width) => width > 100).length;
  });
  // One of each of the four sights at least.
  expect(drawn).toBeGreaterThanOrEqual(4);
}

/** What is written and looked up on the sixth day: the way there, a medical card, a late start, money, a photo. */
export async function liveSixthDay(page: Page): Promise<void> {
  const now = today(page);
  await expect(now.getByText(/^Leave by \d\d:\d\d/)).toBeVisible();
  await expect(now.getByText(/^Sunset \d+:\d\d$/)).toBeVisible();
  const ways = now.getByRole("navigation", { name: /Amber Fort/ }).getByRole("link");
  const addresses = await ways.evaluateAll((all) => all.map((one) => one.getAttribute("href")));
  expect(addresses.map((href) => href?.split(/[/?:]/)[0])).toEqual(["geo", "https", "https", "om"]);
  await page.getByText("Medical card", { exact: true }).first().click();
  await page.getByLabel("Blood group").fill("O negative");
  await showCard(page, "Show the medical card", ["Blood group: O negative"]);
  await page.getByRole("button", { name: "We are late" }).click();
  await page.getByRole("button", { name: "Send to the office" }).click();
  await expect(waiting(page).getByText(/We are running late for/)).toBeVisible();
  // A vote, a thing packed, what dinner cost, and a photo.
  await page.getByRole("button", { name: /^0 votes$/ }).click();
  await expect(waiting(page).getByText("A vote")).toBeVisible();
  await page.getByLabel("A thing for all of us").fill("Torch");
  await page.getByRole("button", { name: "Add", exact: true }).first().click();
  await page.getByRole("checkbox", { name: "Torch" }).click();
  await expect(page.getByRole("checkbox", { name: "Torch" })).toBeChecked();
  const expenses = page.getByRole("region", { name: "Expenses" });
  await expenses.getByRole("button", { name: "Add an expense" }).click();
  const form = page.getByRole("form", { name: "Add an expense" });
  await form.getByLabel("What it was for").fill("Dinner");
  await form.getByLabel("Amount", { exact: true }).fill("30");
  await form.getByLabel("Currency").selectOption("EUR");
  await form.getByLabel("Rupees for one EUR").fill("100.25");
  await form.getByRole("button", { name: "Save the expense" }).click();
  await expect(expenses.getByText("Waits for a connection")).toBeVisible();
  const photos = page.getByRole("region", { name: "Photos of the way" });
  await photos.getByLabel("Add photos").setInputFiles({
    ...{ name: "Amber.png", mimeType: "image/png" },
    buffer: await drawPicture(),
  });
  await expect(photos.getByText("Waits for a connection")).toHaveCount(1);
}

/** What is read on the seventh: emergency pages and phrases. */
export async function liveSeventhDay(page: Page): Promise<void> {
  const handbook = page.locator("#emergency");
  const pages = handbook.locator("details");
  await expect(pages).toHaveCount(4);
  for (const one of await pages.all()) {
    await one.locator("summary").click();
    await expect(one.locator("li, td").first()).toBeVisible();
  }
  await expect(handbook.getByText("112").first()).toBeVisible();
}
