import type { Locator, Page } from "@playwright/test";
import { dayInIndia } from "#contract/trip/india-clock.ts";
import type { PlanDays } from "#contract/trip/trip-days.ts";
import type { TripPage } from "#contract/wire/trip-page.ts";
import { daysOfShown, type ShownTrip } from "#trip/shown-trip.ts";
import { openDesk } from "./administrator.ts";
import { expect, startSite, still } from "./fixtures.ts";
import { makeRunningTrip, takeAlong } from "./kept-trip.ts";
import { makeTravelledTrip } from "./travelled-trip.ts";
import { test } from "./traveller.ts";

/**
 * Every page that shows days says of each its number, id, date and night, and of each item its id and sight
 * (app/itinerary/trip-marks.ts).
 */

test.use({ ...still, viewport: { width: 1280, height: 900 } });

type Marked = {
  number: string | null;
  id: string | null;
  date: string | null;
  night: string | null;
  items: [id: string | null, sight: string | null][];
};

/** The days that a page, or a part of it, has by their marks. */
const readMarks = (where: Page | Locator): Promise<Marked[]> =>
  where.locator("[data-day-id]").evaluateAll((days) =>
    days.map((day) => ({
      number: day.getAttribute("data-day"),
      id: day.getAttribute("data-day-id"),
      date: day.getAttribute("data-date"),
      night: day.getAttribute("data-night"),
      items: [...day.querySelectorAll("[data-item]")].map(
        (item): [string | null, string | null] => [
          item.getAttribute("data-item"),
          item.getAttribute("data-sight"),
        ],
      ),
    })),
  );

/** Days of a trip's page as its data has them. */
const marksOf = (days: PlanDays): Marked[] =>
  days.map(({ id, date, sleeps, stops }, index) => ({
    number: String(index + 1),
    id,
    date,
    night: sleeps,
    items: stops.map((stop) => [stop.id, stop.sight]),
  }));

/** What holds of days that a plan was made of: all are marked, in order, and no id stands twice. */
function expectWhole(days: Marked[], dated = true): void {
  expect(days.length).toBeGreaterThan(0);
  expect(days.map(({ number }) => number)).toEqual(days.map((_, index) => String(index + 1)));
  const ids = [
    ...days.map(({ id }) => id),
    ...days.flatMap(({ items }) => items.map(([id]) => id)),
  ];
  expect(ids.filter((id) => !id)).toEqual([]);
  expect(new Set(days.map(({ id }) => id)).size).toBe(days.length);
  if (dated) for (const { date } of days) expect(date).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(days.slice(0, -1).filter(({ night }) => !night)).toEqual([]);
  expect(
    days.flatMap(({ items }) => items.flatMap(([, sight]) => sight ?? [])).length,
  ).toBeGreaterThan(0);
}

test("a plan says its days and items by their marks, shared too, and a journey that we tell", {
  tag: "@slow",
}, async ({ page, site }) => {
  const planned = await page.request.post(`${site.url}/api/plans`, {
    headers: { origin: site.url },
    data: { when: { from: "2027-02-06", days: 5 }, start: "airport:DEL", must: ["taj-mahal"] },
  });
  const { link } = (await planned.json()) as { link: string };
  await page.goto(new URL(link, site.url).href);
  await expect(page.locator("[data-day-id]")).toHaveCount(5);
  const plan = await readMarks(page);
  expectWhole(plan);
  expect(plan[0]?.date).toBe("2027-02-06");

  const kept = await page.request.post(`${site.url}/api/shared-plans`, {
    headers: { origin: site.url },
    data: { plan: new URL(link, site.url).searchParams.get("p") },
  });
  const { id } = (await kept.json()) as { id: string };
  await page.goto(`${site.url}/p/${id}`);
  await expect(page.locator("[data-day-id]")).toHaveCount(5);
  expect(await readMarks(page)).toEqual(plan);
  await page.emulateMedia({ media: "print" });
  await expect(page.locator("[data-day-id]").first()).toBeVisible();
  expect(await readMarks(page)).toEqual(plan);
  await page.emulateMedia({ media: "screen" });

  await page.goto(`${site.url}/journeys`);
  await page.locator('main a[href^="/journeys/"]').first().click();
  // The first who opens it waits while the server plans it.
  await page.waitForURL(/\/journeys\/./, { timeout: 40_000 });
  await expect(page.locator("[data-day-id]").first()).toBeVisible();
  expectWhole(await readMarks(page), false);
});

test("a trip says its days and items by their marks: its page, printed, for a group, on a phone, at the desk", {
  tag: "@slow",
}, async ({ page, site, browser }) => {
  test.setTimeout(120_000);
  const token = await makeRunningTrip(site);
  const days = daysOfShown(
    (await (await fetch(`${site.url}/api/trip/${token}`)).json()) as TripPage,
  );
  const marks = marksOf(days);
  expectWhole(marks);
  await page.goto(`${site.url}/trip/${token}`);
  const list = page.locator("#days");
  await expect(list.locator("[data-day-id]")).toHaveCount(days.length);
  expect(await readMarks(list)).toEqual(marks);
  await page.emulateMedia({ media: "print" });
  await expect(list.locator("[data-day-id]").first()).toBeVisible();
  expect(await readMarks(list)).toEqual(marks);
  await page.emulateMedia({ media: "screen" });

  // The editor of a day.
  await list
    .getByRole("button", { name: /^Edit day: / })
    .nth(1)
    .click();
  const editor = page.getByRole("dialog");
  await expect(editor.locator("[data-item]")).toHaveCount(2);
  expect(await readMarks(editor)).toEqual(marks.slice(1, 2));
  await page.keyboard.press("Escape");

  // Somebody of the group, by a link of their own.
  const members = page.getByRole("region", { name: "Who comes along" });
  await members.getByLabel("Your own name").fill("Asha");
  await members.getByLabel("Name of who comes along").fill("Bilal");
  await members.getByRole("button", { name: "Add, with a link" }).click();
  const field = members.getByLabel("Bilal's link");
  await expect(field).toHaveValue(/\/trip\//);
  const bilal = await (await browser.newContext()).newPage();
  await bilal.goto(await field.inputValue());
  await expect(bilal.locator("#days [data-day-id]")).toHaveCount(days.length);
  expect(await readMarks(bilal.locator("#days"))).toEqual(marks);
  await bilal.context().close();

  // The copy on a phone, without a network: all days, and today.
  await takeAlong(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  expect(await readMarks(list)).toEqual(marks);
  // Whichever day it is by then: midnight in India may have passed since the trip was made.
  const today = dayInIndia(new Date());
  expect(await readMarks(page.locator("#book"))).toEqual(
    marks.filter(({ date }) => date === today),
  );
  await page.context().setOffline(false);

  // The desk's editor of days.
  const desk = await openDesk(browser, site, "requests");
  await desk.setViewportSize({ width: 1440, height: 900 });
  await desk.getByText("Agra and Jaipur").first().click();
  await desk.getByRole("button", { name: "Quote", exact: true }).click();
  const written = desk.getByRole("region", { name: "Days", exact: true });
  await expect(written.locator("[data-day-id]")).toHaveCount(days.length);
  const atDesk = await readMarks(written);
  expect(atDesk.map(({ id, night, items }) => ({ id, night, items }))).toEqual(
    marks.map(({ id, night, items }) => ({ id, night, items })),
  );
  expectWhole(atDesk);
  await desk.context().close();
});

test("what was agreed says its days by their marks, as an offer and as a memory", {
  tag: "@slow",
}, async ({ page }) => {
  test.setTimeout(120_000);
  const site = await startSite({ database: "postgres" });
  try {
    const { token } = await makeTravelledTrip(site);
    await page.goto(`${site.url}/trip/${token}`);
    await expect(page.getByRole("heading", { name: /what stays of it/ })).toBeVisible();
    const list = page.locator("#days");
    await expect(list.locator("[data-day-id]")).toHaveCount(2);
    const offer = await (await fetch(`${site.url}/api/trip/${token}/quote`)).json();
    const days = daysOfShown((offer as { quote: ShownTrip }).quote);
    expect(await readMarks(list)).toEqual(marksOf(days));
    expectWhole(await readMarks(list));
  } finally {
    await site.stop();
  }
});
