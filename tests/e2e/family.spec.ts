import type { Page } from "@playwright/test";
import type { DeskQuote } from "#contract/wire/desk-quotes.ts";
import type { TripBook } from "#contract/wire/trip-book.ts";
import { readPdfText } from "#tests/setup/read-pdf.ts";
import { daysOfDocument } from "#trip/days-of-document.ts";
import { sayEnglish } from "#words/english.ts";
import { expect, type Site, still } from "./fixtures.ts";
import { openRequest, phone } from "./quote-journey.ts";
import { keepItems, readSeenDays, type SeenDay, sightsOf } from "./seen-days.ts";
import { findMail, test } from "./traveller.ts";

/** One trip of a family of five, in two browsers and at the desk: what was seen is what is shared, sent and priced. */

test.use({ ...still, viewport: phone, hasTouch: true, permissions: ["clipboard-write"] });

const says = (page: Page, text: RegExp | string) =>
  expect(page.locator('p[role="status"][aria-live="polite"]').first()).toContainText(text);

const sendForm = (page: Page) =>
  page.getByRole("form", { name: "No account? Send it with your e-mail address" });

async function planForFive(page: Page, site: Site): Promise<void> {
  await page.goto(`${site.url}/plan`);
  await page.getByLabel("From", { exact: true }).selectOption({ label: "Delhi" });
  await page.getByRole("spinbutton", { name: "Days" }).fill("6");
  await page.getByRole("spinbutton", { name: "Adults", exact: true }).fill("4");
  await page.getByRole("textbox", { name: "Children" }).fill("8");
  await page.getByRole("button", { name: "Plan my trip" }).click();
  await expect(page.locator("article[data-day-id]")).toHaveCount(6);
  // Whether the browser planned it or the server: the application is there, and holds still.
  await expect(sendForm(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Share", exact: true })).toBeEnabled();
}

const birthday = "Nani's birthday";
const tea = "Tea with Dadi's friends";
const note = "Cake from the baker by the gate";

/** A sight out, a night more, a day with a name, a note, a stop of one's own and a free one behind it. */
async function editByHand(page: Page): Promise<void> {
  const row = page.locator("[data-sight]").first();
  await row.getByText("Change or ask why").tap();
  // Whose menu is open: until then the trip may have become a better one.
  const sight = await row.getAttribute("data-sight");
  await row.getByRole("button", { name: "Take out" }).tap();
  await says(page, "Taken out");
  await expect(page.locator(`[data-sight="${sight}"]`)).toHaveCount(0);
  await page
    .getByRole("button", { name: /^One night more in/ })
    .last()
    .tap();
  await says(page, "The nights have changed.");
  const day = page.locator('article[data-day="2"]');
  await day.getByText("Change this day").tap();
  await day.getByLabel("Name of day 2").fill(birthday);
  await day.getByRole("button", { name: "Save the name" }).tap();
  await says(page, "Day 2 has its name.");
  await day.getByLabel("Note for day 2").fill(note);
  await day.getByRole("button", { name: "Save the note" }).tap();
  await says(page, "The note for day 2 is saved.");
  const own = day.getByRole("group", { name: "A stop of your own on day 2" });
  await own.getByLabel("Place or activity").fill(tea);
  await own.getByLabel("Time").fill("16:30");
  await own.getByRole("button", { name: "Add the stop" }).tap();
  await says(page, `${tea} is on day 2 now.`);
  await expect(own.getByLabel("Place or activity")).toHaveValue("");
  await day.getByRole("button", { name: "Add a free day after it" }).tap();
  await says(page, "Day 3 is free now");
  await expect(page.locator("article[data-day-id]")).toHaveCount(7);
}

/** What Share copies. */
async function share(page: Page): Promise<string> {
  await page.evaluate(() => {
    Object.defineProperty(navigator, "share", { value: undefined, configurable: true });
    const copied = { text: "" };
    Object.defineProperty(window, "copied", { value: copied });
    navigator.clipboard.writeText = async (text) => {
      copied.text = text;
    };
  });
  await page.getByRole("button", { name: "Share", exact: true }).tap();
  await expect(page.getByText("The link to this trip is copied.")).toBeVisible();
  return page.evaluate(() => (window as unknown as { copied: { text: string } }).copied.text);
}

/** Says something beside a day of a shared plan, as whoever has its address may. */
async function suggest(page: Page, day: string, words: string): Promise<void> {
  await expect(page.getByRole("heading", { name: "Talk about this plan" })).toBeVisible();
  const card = page.locator(`article[data-day-id="${day}"]`);
  await card.getByRole("button", { name: /^Comment: / }).click();
  await card.getByLabel("Your name").fill("Dadi");
  await card.getByRole("textbox", { name: "Comment", exact: true }).fill(words);
  await card.getByRole("checkbox", { name: /alternative|instead|suggest/i }).check();
  await card.getByRole("button", { name: "Send comment" }).click();
  await expect(card.getByText(words)).toBeVisible();
  // Nobody but whoever shared the plan takes words away.
  await expect(card.getByRole("button", { name: "Remove", exact: true })).toHaveCount(0);
}

/** Back on the page one sees what others said, and votes for it. */
async function hearAndVote(page: Page, day: string, words: string): Promise<void> {
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  const card = page.locator(`article[data-day-id="${day}"]`);
  await expect(card.getByText(words)).toBeVisible();
  await card.getByRole("button", { name: "0 votes" }).tap();
  await expect(card.getByRole("button", { name: "1 vote", exact: true })).toBeVisible();
}

/** Sends without an account and presses the mail's button. @returns the page's token */
async function sendByAddress(page: Page, site: Site, email: string): Promise<string> {
  const form = sendForm(page);
  await form.getByLabel("E-mail address").fill(email);
  await form.getByLabel("Your name").fill("Asha Devi");
  await form.getByRole("button", { name: "Ask for a quote by e-mail" }).tap();
  await expect(page.getByText("Nearly there.")).toBeVisible();
  const { links } = await findMail(site, email, /send your trip request/);
  await page.goto(links.find((link) => link.includes("/trip/")) ?? "");
  await page.getByRole("button", { name: "Send my request" }).tap();
  await expect(page.getByText("Your request has been sent.")).toBeVisible();
  return /\/trip\/([\w-]{43})/.exec(page.url())?.[1] ?? "";
}

/** What the family wrote stands on its day, its stop at its time. */
async function expectWritten(page: Page): Promise<void> {
  const day = page.locator('article[data-day="2"]');
  await expect(day.getByText(note)).toBeVisible();
  const stop = day.getByRole("listitem").filter({ hasText: tea });
  await expect(stop.first()).toContainText("16:30");
}

const daysOf = (quote: DeskQuote): SeenDay[] =>
  daysOfDocument(quote.content.trip, sayEnglish).map(({ id, date, sleeps, stops }) => ({
    id,
    date: date ?? "",
    night: sleeps,
    items: stops.map((stop) => [stop.id, stop.sight]),
  }));

test("a family of five: what was seen is what is shared, sent, priced and taken along", {
  tag: "@slow",
}, async ({ page, site, browser }) => {
  test.setTimeout(180_000);
  await planForFive(page, site);
  await editByHand(page);
  const seen = await readSeenDays(page);
  expect(seen.length).toBeGreaterThan(5);
  expect(new Set(seen.map(({ id }) => id)).size).toBe(seen.length);
  expect(sightsOf(seen).flat().length).toBeGreaterThan(4);
  expect(sightsOf(seen)[2]).toEqual([]);
  const named = { name: birthday, level: 3 };

  // Whoever opens the short address sees the same trip, with scripts and without, and plans nothing.
  const address = await share(page);
  expect(address).toMatch(/\/p\/[a-z0-9]{12}$/);
  for (const javaScriptEnabled of [true, false]) {
    const other = await (await browser.newContext({ javaScriptEnabled })).newPage();
    await other.goto(address);
    await expect(other).toHaveURL(/\/plan\?p=2\./);
    await expect(other.locator("article[data-day-id]")).toHaveCount(seen.length);
    expect(await readSeenDays(other)).toEqual(seen);
    await expect(other.getByRole("heading", named)).toHaveAccessibleName(/^Day 2/);
    await expectWritten(other);
    if (javaScriptEnabled) await suggest(other, seen[1]?.id ?? "", "A boat at dawn instead?");
    await other.context().close();
  }
  await hearAndVote(page, seen[1]?.id ?? "", "A boat at dawn instead?");

  // Sent by an e-mail address alone: the trip's page has the same days.
  const email = `family.${Date.now().toString(36)}@example.org`;
  const token = await sendByAddress(page, site, email);
  // The talk came along.
  await expect(page.getByText("A boat at dawn instead?")).toBeVisible();
  await expect(page.getByRole("button", { name: "1 vote", exact: true })).toBeVisible();
  await expect(page.locator("article[data-day-id]")).toHaveCount(seen.length);
  const sent = await readSeenDays(page);
  expect(sent).toEqual(keepItems(seen, sent));
  expect(sightsOf(sent)).toEqual(sightsOf(seen));
  await expect(page.getByRole("heading", named)).toBeVisible();
  await expectWritten(page);

  // The desk's quote begins with them, and with four adults and a child in two rooms.
  const desk = await openRequest(browser, site, email);
  const proposed = desk.waitForResponse(/\/api\/desk\/trips\/[\w-]+\/quote$/);
  const opened = desk.waitForResponse(/\/api\/desk\/trips\/[\w-]+$/);
  await desk.getByRole("button", { name: "Quote", exact: true }).click();
  // The hash that the family's browser made of what it showed is that of what the office opens.
  expect(await (await opened).json()).toMatchObject({ asSeen: true });
  const quoted = (await (await proposed).json()) as DeskQuote;
  // Its words leave out meals and short ways, which the page draws.
  expect(daysOf(quoted)).toEqual(keepItems(sent, daysOf(quoted)));
  await expect(desk.getByLabel("Adults", { exact: true })).toHaveValue("4");
  await expect(desk.getByLabel("Children", { exact: true })).toHaveValue("1");
  await expect(desk.getByLabel("Rooms", { exact: true })).toHaveValue("2");
  const written = desk.getByRole("region", { name: "Days" }).locator("details");
  await expect(written).toHaveCount(sent.length);
  for (const [index, { night }] of sent.entries()) {
    await written.nth(index).locator("summary").click();
    await expect(written.nth(index).getByLabel("The night in")).toHaveValue(night ?? "");
  }
  await expect(written.nth(1).getByLabel("Title of the day")).toHaveValue(birthday);
  const second = quoted.content.trip.days[1];
  expect(second?.text).toBe(note);
  expect(second?.items.find(({ kind }) => kind === "own")).toMatchObject({ name: tea, at: 990 });
  await desk.context().close();

  // What is taken along.
  const calendar = await page.request.get(`${site.url}/api/trip/${token}/trip.ics`);
  const told = (await calendar.text()).replaceAll("\r\n ", "");
  expect(told).toContain(tea);
  expect(told).toContain(note);
  const events = [...told.matchAll(/^UID:[^-\r]+-[^-\r]+-([\w-]+)@/gm)];
  const days = new Set(sent.map(({ id }) => id));
  expect(events.flatMap(([, id = ""]) => (days.has(id) ? id : []))).toEqual([...days]);
  // Between them what has a time, as an event of its own.
  expect(events.length).toBeGreaterThan(days.size);
  // Offline: the copy that a phone keeps has the same days.
  const book = await page.request.get(`${site.url}/api/trip/${token}/book`);
  const kept = (await book.json()) as TripBook;
  expect(kept.days.map(({ id, date }) => [id, date])).toEqual(
    sent.map(({ id, date }) => [id, date]),
  );
  const paper = await page.request.get(`${site.url}/api/trip/${token}/trip.pdf`);
  expect(paper.headers()["content-type"]).toBe("application/pdf");
  const printed = readPdfText(await paper.body()).replaceAll(/\s+/g, " ");
  for (const words of [birthday, tea, note]) expect(printed).toContain(words);
});
