import { readFile } from "node:fs/promises";
import type { Browser, Page } from "@playwright/test";
import sharp from "sharp";
import { sumBalances } from "#contract/group/split.ts";
import type { TripFiles } from "#contract/wire/trip-files.ts";
import type { TripGroup } from "#contract/wire/trip-group.ts";
import { expect, type Site, still, test } from "./fixtures.ts";
import { makeRunningTrip, takeAlong } from "./kept-trip.ts";

/** A group on its way: three people with a phone each. */

test.use({ ...still, viewport: { width: 390, height: 844 } });
test.setTimeout(120_000);

const openPhone = async (browser: Browser) =>
  (await browser.newContext({ ...still, viewport: { width: 390, height: 844 } })).newPage();

/** Adds somebody on the page of the trip's own traveller. @returns the address that is handed on */
async function addMember(page: Page, name: string): Promise<string> {
  const members = page.getByRole("region", { name: "Who comes along" });
  await members.getByLabel("Name of who comes along").fill(name);
  await members.getByRole("button", { name: "Add, with a link" }).click();
  const field = members.getByLabel(`${name}'s link`);
  await expect(field).toHaveValue(/\/trip\/[\w-]{43}$/);
  return field.inputValue();
}

async function enterExpense(
  page: Page,
  { title, amount, currency, rate }: Record<"title" | "amount" | "currency" | "rate", string>,
): Promise<void> {
  const expenses = page.getByRole("region", { name: "Expenses" });
  await expenses.getByRole("button", { name: "Add an expense" }).click();
  const form = page.getByRole("form", { name: "Add an expense" });
  await form.getByLabel("What it was for").fill(title);
  await form.getByLabel("Amount", { exact: true }).fill(amount);
  await form.getByLabel("Currency").selectOption(currency);
  if (rate) await form.getByLabel(`Rupees for one ${currency}`).fill(rate);
  await form.getByRole("button", { name: "Save the expense" }).click();
  await expect(form).toHaveCount(0);
}

const readGroup = async (site: Site, url: string) => {
  const token = url.split("/trip/")[1];
  return (await (await fetch(`${site.url}/api/trip/${token}/group`)).json()) as TripGroup;
};

test("three on three phones, one of them without a network: what they spent adds up", {
  tag: "@slow",
}, async ({ page, site, browser }) => {
  const token = await makeRunningTrip(site);
  await page.goto(`${site.url}/trip/${token}`);
  await page.getByLabel("Your own name").fill("Asha");
  const [toBilal, toChitra] = [await addMember(page, "Bilal"), await addMember(page, "Chitra")];

  const bilal = await openPhone(browser);
  await bilal.goto(toBilal);
  await expect(bilal.getByText("This page is Bilal's own")).toBeVisible();
  // The group is there, the office's letters and the links are not.
  await expect(bilal.getByRole("heading", { name: "Links to this trip" })).toHaveCount(0);
  await takeAlong(bilal);
  await bilal.context().setOffline(true);
  await bilal.reload();
  await enterExpense(bilal, { title: "Dinner", amount: "1250.51", currency: "INR", rate: "" });
  const ofBilal = bilal.getByRole("region", { name: "Expenses" });
  await expect(ofBilal.getByText("Waits for a connection")).toBeVisible();
  // Changed before it was out, and a thing ticked; the page that is opened anew has all of it.
  await ofBilal.getByRole("button", { name: "Change: Dinner" }).click();
  await bilal.getByLabel("What it was for").fill("Supper");
  await bilal.getByRole("button", { name: "Save the expense" }).click();
  await bilal.getByLabel("A thing for all of us").fill("Torch");
  await bilal.getByRole("button", { name: "Add", exact: true }).first().click();
  // It stands ticked once it lies on the phone.
  await bilal.getByRole("checkbox", { name: "Torch" }).click();
  await expect(bilal.getByRole("checkbox", { name: "Torch" })).toBeChecked();
  await bilal.reload();
  await expect(ofBilal.getByText("Supper", { exact: true })).toBeVisible();
  await expect(bilal.getByRole("checkbox", { name: "Torch" })).toBeChecked();
  expect((await readGroup(site, toChitra)).expenses).toEqual([]);

  const chitra = await openPhone(browser);
  await chitra.goto(toChitra);
  await enterExpense(chitra, { title: "Tickets", amount: "42", currency: "EUR", rate: "100.25" });
  await expect(chitra.getByText("€42.00")).toBeVisible();
  await expect(chitra.getByText("₹4,210.50").first()).toBeVisible();

  await bilal.context().setOffline(false);
  await expect(bilal.getByText("Waits for a connection")).toHaveCount(0, { timeout: 40_000 });
  // All see the same, each on their own phone, and without loading anew.
  for (const phone of [page, bilal, chitra]) {
    const expenses = phone.getByRole("region", { name: "Expenses" });
    await expect(expenses.getByText("Supper", { exact: true })).toBeVisible({ timeout: 20_000 });
    await expect(expenses.getByText("Tickets", { exact: true })).toBeVisible();
    const balances = phone.getByRole("region", { name: "Who owes whom" });
    // 1,250.51 and 4,210.50 in three: what is left over goes by the group's order.
    await expect(balances.getByText("Asha pays Chitra")).toBeVisible();
    await expect(balances.getByText("owes ₹1,820.34")).toBeVisible();
    await expect(balances.getByText("owes ₹569.83")).toBeVisible();
    await expect(balances.getByText("gets back ₹2,390.17")).toBeVisible();
    await expect(phone.getByRole("checkbox", { name: "Torch" })).toBeChecked();
  }
  const group = await readGroup(site, toBilal);
  expect(group.expenses.map(({ title, revision }) => [title, revision]).toSorted()).toEqual([
    ["Supper", 2],
    ["Tickets", 1],
  ]);
  const balances = sumBalances(
    group.expenses,
    group.members.map(({ id }) => id),
  );
  expect([...balances.values()].reduce((sum, one) => sum + one, 0)).toBe(0);

  // How a balance came, and the way to nothing.
  const ofAsha = page.getByRole("region", { name: "Who owes whom" });
  await ofAsha.getByText("How it came").first().click();
  await expect(ofAsha.getByText("Own part: Tickets").first()).toBeVisible();
  for (const left of [1, 0]) {
    await ofAsha.getByRole("button", { name: "Mark as paid" }).first().click();
    await expect(ofAsha.getByRole("button", { name: "Mark as paid" })).toHaveCount(left);
  }
  await expect(chitra.getByText("owes nothing and is owed nothing")).toHaveCount(3, {
    timeout: 20_000,
  });
  // Taken back, and again even.
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(ofAsha.getByRole("button", { name: "Mark as paid" })).toHaveCount(1);

  // Closed by the trip's own traveller: that page is gone, the accounts stay.
  const members = page.getByRole("region", { name: "Who comes along" });
  await members.getByRole("button", { name: "Close the link" }).last().click();
  await expect(members.getByText("has no open link")).toBeVisible();
  await chitra.reload();
  await expect(chitra.getByText("This link is not open").first()).toBeVisible();
  for (const phone of [bilal, chitra]) await phone.context().close();
});

test("two change the same expense: the one who comes later is told", { tag: "@slow" }, async ({
  page,
  site,
  browser,
}) => {
  const token = await makeRunningTrip(site);
  await page.goto(`${site.url}/trip/${token}`);
  await page.getByLabel("Your own name").fill("Asha");
  const toBilal = await addMember(page, "Bilal");
  await enterExpense(page, { title: "Boat", amount: "900", currency: "INR", rate: "" });
  const bilal = await openPhone(browser);
  await bilal.goto(toBilal);
  await takeAlong(bilal);
  await bilal.context().setOffline(true);
  await bilal.getByRole("button", { name: "Change: Boat" }).click();
  await bilal.getByLabel("Amount", { exact: true }).fill("800");
  await bilal.getByRole("button", { name: "Save the expense" }).click();
  await expect(bilal.getByText("₹800.00").first()).toBeVisible();
  await page.getByRole("button", { name: "Change: Boat" }).click();
  await page.getByLabel("Amount", { exact: true }).fill("950");
  await page.getByRole("button", { name: "Save the expense" }).click();
  await expect(page.getByText("₹950.00").first()).toBeVisible();
  await bilal.context().setOffline(false);
  await expect(bilal.getByText(/Not taken: Somebody has changed this expense/)).toBeVisible({
    timeout: 40_000,
  });
  await expect(bilal.getByText("₹950.00").first()).toBeVisible();
  await bilal.context().close();
});

const pdf = Buffer.from("%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF");
const drawPhoto = (background: string) =>
  sharp({ create: { width: 2600, height: 1400, channels: 3, background } })
    .jpeg()
    .toBuffer();

test("a ticket and a picture open without a network; a photo made there arrives once", async ({
  page,
  site,
}) => {
  const token = await makeRunningTrip(site);
  await page.goto(`${site.url}/trip/${token}`);
  const papers = page.getByRole("region", { name: "Tickets and vouchers" });
  await papers
    .getByLabel("Add a paper")
    .setInputFiles({ name: "Shatabdi.pdf", mimeType: "application/pdf", buffer: pdf });
  await expect(papers.getByRole("link", { name: /Shatabdi/ })).toBeVisible();
  await takeAlong(page);
  await page.context().setOffline(true);
  await page.reload();
  const kept = page.getByRole("link", { name: "Shatabdi.pdf" }).first();
  await expect(kept).toHaveAttribute("href", /^blob:/);
  // It is the file itself (a page may not fetch an address of its own stores: it is saved instead).
  await kept.evaluate((link) => link.setAttribute("download", "ticket.pdf"));
  const [download] = await Promise.all([page.waitForEvent("download"), kept.click()]);
  const read = (await readFile(await download.path())).subarray(0, 8).toString();
  expect(read).toBe("%PDF-1.4");
  await expect(papers.getByRole("link", { name: /Shatabdi/ })).toHaveAttribute("href", /^blob:/);
  // A picture that was taken along is drawn without a network, by its own address.
  const width = await page.evaluate(async () => {
    const name = (await caches.keys()).find((key) => key.startsWith("trip-")) ?? "";
    const [kept] = await (await caches.open(name)).keys();
    const image = new Image();
    image.src = kept?.url ?? "";
    await image.decode();
    return image.naturalWidth;
  });
  expect(width).toBeGreaterThan(100);

  // The first photo arrives, and its answer is lost on the way; the second is made without a network.
  await page.context().setOffline(false);
  const photos = page.getByRole("region", { name: "Photos of the way" });
  await page.route(
    "**/files/*kind=photo*",
    async (route) => {
      await route.fetch();
      await page.context().setOffline(true);
      await route.abort("internetdisconnected");
    },
    { times: 1 },
  );
  const add = async (name: string, background: string) =>
    photos
      .getByLabel("Add photos")
      .setInputFiles({ name, mimeType: "image/jpeg", buffer: await drawPhoto(background) });
  await add("Taj.jpg", "#b0763a");
  await expect(photos.getByText("Waits for a connection")).toHaveCount(1);
  await add("Fort.jpg", "#3a76b0");
  await expect(photos.getByText("Waits for a connection")).toHaveCount(2);
  await page.reload();
  await expect(photos.getByText("Waits for a connection")).toHaveCount(2);
  await page.context().setOffline(false);
  await expect(photos.getByText("Waits for a connection")).toHaveCount(0, { timeout: 40_000 });
  await expect(photos.getByRole("img")).toHaveCount(2);
  const { files } = (await (
    await fetch(`${site.url}/api/trip/${token}/files`)
  ).json()) as TripFiles;
  const sent = files.filter(({ kind }) => kind === "photo");
  expect(sent.map(({ name }) => name).toSorted()).toEqual(["Fort.jpg", "Taj.jpg"]);
  // Sized down on the phone.
  expect(sent.map(({ width }) => width)).toEqual([2000, 2000]);
});

test("that we are late is written to the office, with the minute", { tag: "@slow" }, async ({
  page,
  site,
}) => {
  const token = await makeRunningTrip(site);
  await page.goto(`${site.url}/trip/${token}`);
  await takeAlong(page);
  await page.context().setOffline(true);
  await page.getByRole("button", { name: "We are late" }).click();
  await expect(page.getByLabel("What the office reads")).toHaveValue(/Written at \d\d:\d\d/);
  await page.getByRole("button", { name: "Send to the office" }).click();
  await expect(page.getByText(/Message to the office: We are running late/)).toBeVisible();
  await page.context().setOffline(false);
  await expect
    .poll(
      async () => {
        const answer = await fetch(`${site.url}/api/trip/${token}`);
        return ((await answer.json()) as { messages: { body: string }[] }).messages.length;
      },
      { timeout: 40_000 },
    )
    .toBe(1);
});
