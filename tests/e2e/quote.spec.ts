import type { Browser, Page } from "@playwright/test";
import { Wish } from "#contract/trip/wish.ts";
import { writeWishLink } from "#trip/link.ts";
import { expect, type Site, startSite, still } from "./fixtures.ts";
import {
  acceptWithGuide,
  addLine,
  changeTwoDays,
  commentAsFellow,
  countActions,
  dayButtons,
  openRequest,
  phone,
  priceFields,
  priceNights,
  sendVersion,
  sendWish,
  takeDeposit,
} from "./quote-journey.ts";
import { findMail, test } from "./traveller.ts";

test.use({ ...still, viewport: phone, hasTouch: true });

const newEmail = () => `visitor.${Date.now().toString(36)}@example.org`;

/** A request with an address alone, confirmed over HTTP. */
async function openTrip(
  page: Page,
  site: Site,
  plan: string,
): Promise<[email: string, link: string]> {
  const email = newEmail();
  const headers = { "sec-fetch-site": "same-origin" };
  const data = { email, name: "Asha Devi", destination: "Rajasthan", travelDate: nextYear, plan };
  expect((await page.request.post(`${site.url}/api/trips`, { data, headers })).status()).toBe(200);
  const { links } = await findMail(site, email, /send your trip request/);
  const token = /\/trip\/([\w-]{43})/.exec(links.join(" "))?.[1] ?? "";
  await page.request.post(`${site.url}/api/trips/confirm`, { data: { token }, headers });
  // Planned when first looked at.
  expect((await page.request.get(`${site.url}/api/trip/${token}`)).status()).toBe(200);
  return [email, `${site.url}/trip/${token}`];
}
const nextYear = `${new Date().getFullYear() + 1}-02-14`;

async function followTrip({ page, site, browser }: { page: Page; site: Site; browser: Browser }) {
  const email = newEmail();
  const token = await sendWish(page, site, email);
  const fellow = await commentAsFellow(page, browser);

  // The operator prices it from the request.
  const desk = await openRequest(browser, site, email);
  const hands = countActions(desk);
  await hands.press(desk.getByRole("button", { name: "Quote", exact: true }));
  await priceNights(desk, hands, "4500");
  await addLine(desk, hands, "Transport", { price: "18000" });
  await addLine(desk, hands, "Guide", { price: "2,500.50" });
  await hands.press(desk.getByRole("button", { name: "More about Guide" }));
  await hands.press(desk.getByLabel("An option: the traveller may tick it"));
  await sendVersion(desk, hands, 1);

  // Both travellers' pages show it without being asked; the mail says the same.
  await expect(page.getByText("Quote, version 1")).toBeVisible();
  await expect(fellow.getByText("Quote, version 1")).toBeVisible();
  await expect(fellow.getByRole("button", { name: /^Accept for/ })).toHaveCount(0);
  await findMail(site, email, /our offer/);

  // Two days are changed, and a second version goes out.
  await changeTwoDays(desk);
  await sendVersion(desk, hands, 2);
  await expect(page.getByText("Quote, version 2")).toBeVisible();
  await expect(page.getByText("Changed since version 1")).toBeVisible();
  for (const number of [1, 2])
    await expect(
      page.getByRole("listitem").filter({ hasText: `A changed day ${number}: was called` }),
    ).toBeVisible();

  // The days of the page are the quote's, the visitor's own plan is beside them.
  await expect(page.getByRole("heading", { name: /A changed day 1$/ })).toBeVisible();
  await page.getByRole("button", { name: "Your plan" }).click();
  await expect(dayButtons(page, "Edit day")).toHaveCount(6);

  // An option is ticked, and the quote accepted: by name, at the price that is shown.
  const agreed = await acceptWithGuide(page);
  await findMail(site, email, /agreed/);

  // The desk knows at once; the deposit is entered, the invoice's total is the quote's.
  await expect(desk.getByText(/^Accepted by Asha Devi/)).toContainText(agreed);
  const invoice = await takeDeposit(desk, `UTR-${email}`);
  await expect(invoice).toContainText(agreed);
  const paper = await desk.request.get(
    new URL((await invoice.getByRole("link").getAttribute("href")) ?? "", site.url).href,
  );
  expect(paper.headers()["content-type"]).toBe("application/pdf");

  // The visitor's page has the papers too, by its own link; nothing of it is kept by a shared cache.
  await expect(page.getByRole("link", { name: /^Invoice SF\// })).toBeVisible();
  const shell = await page.request.get(`${site.url}/trip/${token}`);
  expect(shell.headers()["cache-control"]).toBe("private, no-store");
  expect(shell.headers()["x-robots-tag"]).toContain("noindex");
  for (const one of [fellow, desk]) await one.context().close();
}

const story = "a wish becomes a quote, a better one, and an agreed trip that is paid for";

test(`${story}, on a PostgreSQL server`, { tag: "@slow" }, async ({ page, browser }) => {
  test.setTimeout(180_000);
  const site = await startSite({ database: "postgres" });
  try {
    await followTrip({ page, site, browser });
  } finally {
    // A page that is still open would ask the stopped server and log the refusal.
    await page.goto("about:blank");
    await site.stop();
  }
});

test(`${story}, on the embedded database`, async ({ page, site, browser }) => {
  test.setTimeout(180_000);
  await followTrip({ page, site, browser });
});

test("a quote of ten days is made from the request in sixty actions at most", {
  tag: "@slow",
}, async ({ page, site, browser }) => {
  test.setTimeout(120_000);
  const plan = await writeWishLink(Wish.parse({ seed: 7, when: { from: nextYear, days: 10 } }));
  const [email] = await openTrip(page, site, plan);
  const desk = await openRequest(browser, site, email);
  const sameSite = { headers: { "sec-fetch-site": "same-origin" } };
  const book = await desk.request.post(`${site.url}/api/desk/suppliers`, {
    data: { kind: "transport", name: "Yadav Cars", place: "Delhi" },
    ...sameSite,
  });
  const { suppliers } = (await book.json()) as { suppliers: { id: string; name: string }[] };
  const cars = suppliers.find(({ name }) => name === "Yadav Cars")?.id;
  await desk.request.post(`${site.url}/api/desk/suppliers/${cars}/rates`, {
    data: { name: "Car with driver, ten days", per: "group", price: 6_500_000 },
    ...sameSite,
  });

  const hands = countActions(desk);
  await hands.press(desk.getByRole("button", { name: "Quote", exact: true }));
  await expect(desk.getByRole("region", { name: "Days" }).locator("details")).toHaveCount(10);
  await priceNights(desk, hands, "5200");
  // The rate book by one key.
  await desk.locator("body").click({ position: { x: 2, y: 2 } });
  await hands.key("b");
  await hands.type("yadav");
  await expect(desk.getByRole("option", { name: /Yadav Cars/ })).toBeVisible();
  await hands.key("Enter");
  // The ways of the plan are lines already.
  await expect(desk.getByLabel("Transport", { exact: true }).last()).toHaveValue(/^Yadav Cars/);
  await addLine(desk, hands, "Guide", { title: "Guide in three cities", price: "9000" });
  await addLine(desk, hands, "Ticket", { title: "Monuments", price: "3,450" });
  await addLine(desk, hands, "Meal", { title: "Dinners", price: "600" });
  await hands.fill(desk.getByLabel("Times", { exact: true }).last(), "10");
  await addLine(desk, hands, "Other", { title: "An evening of music", price: "4000" });
  await hands.press(desk.getByRole("button", { name: "More about An evening of music" }));
  await hands.press(desk.getByLabel("An option: the traveller may tick it"));
  await hands.press(desk.getByText("Words, terms and payment"));
  await hands.fill(desk.getByLabel("Introduction"), "Ten unhurried days.");
  await hands.fill(desk.getByLabel("Included", { exact: true }), "Breakfasts\nAll transfers");
  await hands.fill(desk.getByLabel("Not included"), "Flights");
  await hands.fill(desk.getByLabel("Words in the mail"), "With pleasure, here it is.");
  await sendVersion(desk, hands, 1);
  expect(hands.count).toBeGreaterThan(20);
  expect(hands.count).toBeLessThanOrEqual(60);
  expect((await findMail(site, email, /our offer/)).text).toContain("With pleasure, here it is.");
  await desk.context().close();
});

/** A house for each town of a trip, its cars, its seats and a guide: what the office has filled in before. */
async function fillRateBook(desk: Page, site: Site, tripId: string): Promise<void> {
  const ask = async <Answer>(path: string, data?: object): Promise<Answer> => {
    const options = { headers: { "sec-fetch-site": "same-origin" }, ...(data && { data }) };
    const answer = await desk.request[data ? "post" : "get"](`${site.url}${path}`, options);
    expect(answer.ok()).toBe(true);
    return (await answer.json()) as Answer;
  };
  type Line = { kind: string; title: string };
  const { items } = await ask<{ items: Line[] }>(`/api/desk/trips/${tripId}/services`);
  const addRate = async (supplier: { kind: string; name: string; place: string }, rate: object) => {
    const { suppliers } = await ask<{ suppliers: { id: string; name: string }[] }>(
      "/api/desk/suppliers",
      supplier,
    );
    const id = suppliers.find(({ name }) => name === supplier.name)?.id;
    await ask(`/api/desk/suppliers/${id}/rates`, rate);
  };
  const towns = new Set(
    items.flatMap(({ kind, title }) => (kind === "stay" ? title.replace("Hotel in ", "") : [])),
  );
  for (const place of towns)
    await addRate(
      { kind: "stay", name: `House of ${place}`, place },
      { name: "Double with breakfast", per: "room", price: 480_000, terms: { sharing: "double" } },
    );
  const [town = ""] = towns;
  await addRate(
    { kind: "guide", name: "Ms Lakra", place: town },
    { name: "Full day", per: "group", price: 250_000, terms: { span: "full" } },
  );
  await addRate(
    { kind: "transport", name: "Cars of the office", place: "" },
    {
      ...{ name: "Innova", per: "group", price: 1400 },
      terms: { leastKm: 250, driverPerDay: 30_000 },
    },
  );
  for (const { title } of items.filter(({ title: one }) => /^(Train|Flight|Ferry) /.test(one))) {
    const name = title.replace(/^\w+ /, "").replace(/,.*/, "");
    await addRate(
      { kind: "transport", name: `Seats ${name}`, place: "" },
      { name, per: "person", price: 150_000 },
    );
  }
}

test("a quote of ten days is made from a plan with a filled rate book in 25 actions at most", {
  tag: "@slow",
}, async ({ page, site, browser }) => {
  test.setTimeout(120_000);
  const plan = await writeWishLink(Wish.parse({ seed: 7, when: { from: nextYear, days: 10 } }));
  const [email] = await openTrip(page, site, plan);
  const desk = await openRequest(browser, site, email);
  const tripId = new URL(desk.url()).searchParams.get("trip") ?? "";
  await fillRateBook(desk, site, tripId);
  await desk.setViewportSize({ width: 1366, height: 768 });

  const hands = countActions(desk);
  await hands.press(desk.getByRole("button", { name: "Quote", exact: true }));
  const items = desk.getByRole("region", { name: "Prices", exact: true });
  await expect(priceFields(desk).first()).toBeVisible();
  // The key is heard once its button is there.
  await expect(desk.getByRole("button", { name: "Price from the rate book" })).toBeEnabled();
  await hands.key("p");
  await expect(desk.getByText(/lines priced from the rate book/)).toBeVisible();
  // Every line of the days has a price: houses, cars with their drivers, seats, tickets.
  await expect(desk.getByText(/No rate fits/)).toHaveCount(0);
  for (const price of await priceFields(desk).all())
    expect(await price.inputValue()).toMatch(/[1-9]/);
  expect(await items.locator("li input[maxlength='120']").count()).toBeGreaterThan(10);
  // Each name is read whole.
  const cut = await items
    .locator("li input[maxlength='120']")
    .evaluateAll((fields) => fields.filter((one) => one.scrollWidth > one.clientWidth + 1).length);
  expect(cut).toBe(0);
  await hands.fill(desk.getByLabel("Words in the mail"), "With pleasure, here it is.");
  await expect(desk.getByText("All kept.")).toBeVisible();
  await sendVersion(desk, hands, 1);
  expect(hands.count).toBeGreaterThan(3);
  expect(hands.count).toBeLessThanOrEqual(25);
  expect((await findMail(site, email, /our offer/)).text).toContain("To pay:");
  await desk.context().close();
});

test("two who change the days at once lose nothing, and a change can be taken back", {
  tag: "@slow",
}, async ({ page, site, browser }) => {
  test.setTimeout(90_000);
  const plan = await writeWishLink(Wish.parse({ seed: 7, when: { from: nextYear, days: 4 } }));
  const [, link] = await openTrip(page, site, plan);
  const other = await (await browser.newContext({ viewport: phone })).newPage();
  const editDay = async (one: Page, index: number, title: string) => {
    await dayButtons(one, "Edit day").nth(index).click();
    await one.getByRole("dialog").getByLabel("Title of the day").fill(title);
  };
  const save = (one: Page) =>
    one.getByRole("dialog").getByRole("button", { name: "Save day" }).click();
  const titleOf = (one: Page, index: number) =>
    one.locator("#days article").nth(index).getByRole("heading", { level: 3 });
  await page.goto(link);
  await other.goto(link);

  // Both have their editor open at different days; both changes hold, on both pages.
  await editDay(page, 0, "A morning of mine");
  await editDay(other, 2, "An evening of yours");
  await Promise.all([save(page), save(other)]);
  for (const one of [page, other]) {
    await expect(one.getByRole("dialog")).toHaveCount(0);
    await expect(titleOf(one, 0)).toContainText("A morning of mine");
    await expect(titleOf(one, 2)).toContainText("An evening of yours");
  }

  // The same day: the later one is shown what the other made of it, with the own words still there.
  await editDay(page, 1, "The fort");
  await editDay(other, 1, "The lake");
  await save(page);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await save(other);
  const dialog = other.getByRole("dialog");
  await expect(dialog.getByText("Meanwhile somebody else has made this day:")).toBeVisible();
  await expect(dialog.getByText("The fort").first()).toBeVisible();
  await expect(dialog.getByLabel("Title of the day")).toHaveValue("The lake");
  await save(other);
  await expect(titleOf(page, 1)).toContainText("The lake");

  // Taken back: the last change goes, the others stay.
  await other.getByRole("button", { name: "Undo last change" }).click();
  for (const one of [page, other]) {
    await expect(titleOf(one, 1)).toContainText("The fort");
    await expect(titleOf(one, 0)).toContainText("A morning of mine");
    await expect(titleOf(one, 2)).toContainText("An evening of yours");
  }
  await other.context().close();
});
