import type { APIRequestContext, Page } from "@playwright/test";
import { addDays } from "#contract/trip/calendar-day.ts";
import type { TripQuoteAnswer } from "#contract/wire/trip-quotes.ts";
import { buildItem, buildQuote } from "#tests/factories/quotes.ts";
import { buildUnconfirmed } from "#tests/factories/trip-pages.ts";
import { openDesk } from "./administrator.ts";
import { expect, type Site, still } from "./fixtures.ts";
import { findMail, test } from "./traveller.ts";

/** What is agreed is changed once and cancelled in the end, by the desk and by a traveller on a phone. */

test.use({ ...still, viewport: { width: 390, height: 844 }, hasTouch: true });

/** By the office's clock, which the days before departure are counted by. */
const today = new Date(Date.now() + 5.5 * 3_600_000).toISOString().slice(0, 10);
const departure = addDays(today, 12);
const headers = { "sec-fetch-site": "same-origin" };

async function post<T>(request: APIRequestContext, url: string, data: object): Promise<T> {
  const response = await request.post(url, { data, headers });
  expect(response.ok(), `${url} ${await response.text()}`).toBe(true);
  return (await response.json()) as T;
}

/** A trip of ₹18,000 that is agreed and paid for. @returns its page and its id */
async function agreeTrip(page: Page, desk: Page, site: Site) {
  const email = `change.${Date.now().toString(36)}@example.org`;
  const wish = buildUnconfirmed({ email, travelDate: departure });
  await post(page.request, `${site.url}/api/trips`, wish);
  const { links } = await findMail(site, email, /send your trip request/);
  const token = /\/trip\/([\w-]{43})/.exec(links.join(" "))?.[1] ?? "";
  await post(page.request, `${site.url}/api/trips/confirm`, { token });
  const list = await desk.request.get(`${site.url}/api/desk/trips?search=${email}`);
  const { trips } = (await list.json()) as { trips: { id: string }[] };
  const id = trips[0]?.id ?? "";
  const api = `${site.url}/api/desk/trips/${id}`;
  const content = buildQuote({
    departure,
    validUntil: addDays(today, 10),
    items: [
      buildItem({ nights: 2, title: "Hotel Grand Dragon" }),
      buildItem({ id: "car", kind: "transport", title: "A car", per: "group", price: 900_000 }),
    ],
  });
  const kept = await desk.request.put(`${api}/quote`, { data: { revision: 0, content }, headers });
  expect(kept.ok()).toBe(true);
  await post(desk.request, `${api}/quote/versions`, { revision: 1, message: "" });
  const shown = await page.request.get(`${site.url}/api/trip/${token}/quote`);
  const { quote } = (await shown.json()) as TripQuoteAnswer;
  const total = quote?.price?.totals.total ?? 0;
  await post(page.request, `${site.url}/api/trip/${token}/acceptance`, {
    ...{ version: quote?.id, ticked: [], total, name: "Asha Devi", agreed: true },
  });
  await post(desk.request, `${api}/payments`, {
    ...{ paisa: total, receivedOn: today, method: "upi", reference: email, note: "" },
  });
  return { id, token, email };
}

test("a change is sent and accepted, then the trip is cancelled and the money goes back", {
  tag: "@slow",
}, async ({ page, site, browser }) => {
  test.setTimeout(120_000);
  const desk = await openDesk(browser, site, "requests");
  await desk.setViewportSize({ width: 1366, height: 900 });
  const { id, token, email } = await agreeTrip(page, desk, site);

  // The desk begins a change: what is agreed can be worked on again, and goes out as version 2.
  await desk.goto(`${site.url}/AdminPanel?tab=quotes&trip=${id}`);
  await expect(desk.getByText(/^Accepted by Asha Devi/)).toBeVisible();
  await expect(desk.getByLabel("Price, ₹", { exact: true }).first()).toBeDisabled();
  await desk.getByRole("button", { name: "Change what is agreed" }).click();
  await expect(desk.getByText("A change of what is agreed: it holds once")).toBeVisible();
  await desk.getByLabel("Price, ₹", { exact: true }).first().fill("6000");
  await expect(desk.getByText("All kept.")).toBeVisible();
  await desk.getByRole("button", { name: "Send version 2" }).click();
  await expect(desk.getByText("The link of this version. It is shown this once.")).toBeVisible();
  await findMail(site, email, /a change of your trip/);

  // The traveller sees what differs, and accepts it by name.
  await page.goto(`${site.url}/trip/${token}`);
  const change = page.getByRole("region", { name: "A change of your trip" });
  await expect(change.getByText("₹3,000 more: ₹21,000 in all, taxes included.")).toBeVisible();
  await expect(page.getByText(/^Accepted by Asha Devi/)).toContainText("₹18,000");
  await change.getByLabel("Your full name").fill("Asha Devi");
  await change.getByLabel("I have read the terms above and agree to them.").check();
  await change.getByRole("button", { name: "Accept for ₹21,000" }).click();
  await expect(page.getByText(/^Accepted by Asha Devi/)).toContainText("₹21,000");
  await expect(change).toHaveCount(0);
  await expect(desk.getByText(/^Accepted by Asha Devi/)).toContainText("₹21,000");

  // Twelve days before, half of it: first what it comes to, then for good.
  const part = page.getByRole("region", { name: "Cancelling" });
  await part.getByRole("button", { name: "Cancel the trip or a part of it" }).click();
  await part.getByRole("button", { name: "See what it costs" }).click();
  await expect(part.getByText("12 days before departure.")).toBeVisible();
  await expect(part.getByText("50 % of ₹21,000, before tax")).toBeVisible();
  await part.getByRole("button", { name: "Cancel for ₹10,500" }).click();
  await expect(part.getByText("Please say that you cancel at these sums.")).toBeVisible();
  await part.getByLabel("Your full name").fill("Asha Devi");
  await part.getByLabel("I cancel. It costs ₹10,500, and ₹7,500 comes back to me.").check();
  await part.getByRole("button", { name: "Cancel for ₹10,500" }).click();
  await expect(page.getByText("This trip was cancelled.")).toBeVisible();
  await expect(page.getByText("₹7,500 comes back to you.")).toBeVisible();
  await expect(part).toHaveCount(0);
  await findMail(site, email, /: cancelled \[/);

  // The desk sends the money back, with its paper.
  await expect(desk.getByText(/^Cancelled; it was accepted by Asha Devi/)).toBeVisible();
  await desk.getByLabel("What for").fill("Cancelled 12 days before");
  await desk.getByRole("button", { name: "Enter the refund" }).click();
  await desk.getByRole("button", { name: "Yes, ₹7,500 went back" }).click();
  await expect(desk.getByRole("link", { name: /^Refund SW\// })).toBeVisible();
  await expect(page.getByRole("link", { name: /^Refund SW\// })).toBeVisible();
  await expect(page.getByText("Everything is paid. Thank you.")).toBeVisible();
  await desk.context().close();
});
