import type { Browser, BrowserContext, Page } from "@playwright/test";
import { slowOr } from "#tests/setup/slow-or.ts";
import { openDesk } from "./administrator.ts";
import { findBarriers, measureOverflow, ofColours, turnTheme } from "./barriers.ts";
import type { Site } from "./fixtures.ts";
import { drawPicture, expect, registerTraveller, signIn, test } from "./traveller.ts";

/** Two visitors and an operator at once, each in a browser of their own. */

/** A page of a traveller who has just signed in. */
async function openTraveller(browser: Browser, site: Site): Promise<Page> {
  const traveller = await registerTraveller(site);
  const page = await (await browser.newContext()).newPage();
  await page.goto(site.url);
  await signIn(page, traveller);
  return page;
}

const findSession = (page: Page) =>
  page.evaluate(() => {
    const text = localStorage.getItem("auth.session") ?? sessionStorage.getItem("auth.session");
    return JSON.parse(text ?? "{}") as {
      access_token: string;
      user: { id: string; email: string };
    };
  });

async function requestTrip(page: Page, site: Site, destination: string): Promise<string> {
  const session = await findSession(page);
  const answer = await page.request.post(`${site.url}/Tripdata`, {
    headers: { authorization: `Bearer ${session.access_token}` },
    data: {
      id: session.user.id,
      name: "Asha Devi",
      email: session.user.email,
      phone: "+916512234455",
      destination,
      travelDate: `${new Date().getFullYear() + 1}-02-14`,
      travelers: "2",
      tripType: "family",
      message: "We would like to see the lake at dawn.",
    },
  });
  return ((await answer.json()) as { reference: string }).reference;
}

const closeAll = (contexts: BrowserContext[]) =>
  Promise.all(contexts.map((context) => context.close()));

test("a request appears by itself, is answered and accepted, and its traveller sees it so", async ({
  browser,
  chatSite: site,
}) => {
  test.setTimeout(120_000);
  const desk = await openDesk(browser, site, "requests");
  const asha = await openTraveller(browser, site);
  const bilal = await openTraveller(browser, site);
  await expect(desk.getByRole("heading", { name: "No open requests" })).toBeVisible();

  const reference = await requestTrip(asha, site, "Pangong and Hanle");
  const row = desk.getByRole("button", { name: /Pangong and Hanle/ });
  await expect(row).toBeVisible();
  await asha.goto(`${site.url}/my-trips`);
  await expect(asha.getByText(reference)).toBeVisible();
  await expect(asha.locator("[aria-current=step]")).toHaveText("Received");

  await desk.keyboard.press("j");
  await expect(row).toBeFocused();
  await desk.keyboard.press("Enter");
  const pane = desk.getByRole("region", { name: "Request" });
  await expect(pane.getByRole("heading", { name: "Asha Devi" })).toBeVisible();
  await pane.getByLabel("Write to the traveller").fill("Dear Asha,\n\nthe road opens in May.");
  await pane.getByRole("button", { name: "Send", exact: true }).click();
  await expect(asha.getByText("the road opens in May.")).toBeVisible();

  await asha.getByLabel("Write to us").fill("May suits us. Is there a heated room?");
  await asha.getByRole("button", { name: "Send", exact: true }).click();
  await expect(pane.getByText("Is there a heated room?")).toBeVisible();

  await pane.getByRole("button", { name: "Accepted", exact: true }).click();
  await expect(desk.getByText("Moved to Accepted.")).toBeVisible();
  await expect(asha.locator("[aria-current=step]")).toHaveText("Accepted");
  await pane.getByRole("button", { name: "Timeline" }).click();
  await expect(pane.getByText(/moved it from New to Accepted/)).toBeVisible();

  // Taken back, and lost with a reason: the traveller is told no reason.
  await desk.getByRole("button", { name: "Undo" }).click();
  await expect(asha.locator("[aria-current=step]")).toHaveText("Received");
  await pane.getByRole("button", { name: "Lost", exact: true }).click();
  await pane.getByLabel("Why was it lost?").selectOption("Booked elsewhere");
  await pane.getByLabel("Details").fill("Found it cheaper");
  await pane.getByRole("button", { name: "Mark as lost" }).click();
  await expect(
    pane.getByText("Lost: Booked elsewhere: Found it cheaper", { exact: true }),
  ).toBeVisible();
  await expect(asha.getByText("Closed").first()).toBeVisible();
  await expect(asha.getByText("Found it cheaper")).toBeHidden();

  await bilal.goto(`${site.url}/my-trips`);
  await expect(bilal.getByRole("heading", { name: "No requests yet" })).toBeVisible();
  await expect(bilal.getByText(reference)).toBeHidden();
  await closeAll([desk.context(), asha.context(), bilal.context()]);
});

test("a review appears live to another visitor and at the desk, which hides it and shows it again", {
  tag: "@slow",
}, async ({ browser, chatSite: site }) => {
  test.setTimeout(120_000);
  const desk = await openDesk(browser, site, "reviews");
  const asha = await openTraveller(browser, site);
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${site.url}/blogs`);
  await asha.goto(`${site.url}/blogs`);
  await asha.getByLabel("Title").fill("A slow week on the water");
  await asha.getByLabel("Comment").fill("Three days became nine.");
  await asha.getByLabel("Excerpt").fill("We stayed on.");
  await asha.getByRole("button", { name: "Post Review" }).click();
  const shown = visitor.getByText("A slow week on the water").first();
  await expect(shown).toBeVisible();
  const card = desk.getByRole("listitem").filter({ hasText: "A slow week on the water" });
  await expect(card).toBeVisible();

  await card.getByRole("button", { name: "Hide" }).click();
  await card.getByLabel("Why is it hidden?").fill("An advertisement");
  await card.getByRole("button", { name: "Hide" }).click();
  await expect(visitor.getByText("A slow week on the water")).toHaveCount(0);
  await desk.getByRole("button", { name: "Undo" }).click();
  await expect(shown).toBeVisible();
  await closeAll([desk.context(), asha.context(), visitor.context()]);
});

test("a photo that a visitor sends waits at the desk, is approved, and hangs in the gallery", {
  tag: "@slow",
}, async ({ browser, chatSite: site }) => {
  const desk = await openDesk(browser, site, "photos");
  await expect(desk.getByRole("heading", { name: "No photos here" })).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`${site.url}/gallery`);
  await visitor.getByRole("button", { name: "Submit Your Photos" }).first().click();
  const popup = visitor.getByRole("dialog");
  await popup.locator("input[type=file]").setInputFiles({
    name: "hampi.png",
    mimeType: "image/png",
    buffer: await drawPicture(),
  });
  await popup.getByLabel("Where was it?").fill("Hampi, Karnataka");
  await popup.getByLabel("Your name").fill("Lena Fischer");
  await popup.getByRole("button", { name: "Submit 1 Photo(s)" }).click();

  const card = desk.getByRole("listitem").filter({ hasText: "Hampi, Karnataka" });
  await expect(card).toBeVisible();
  await card.getByRole("button", { name: "Look at Hampi, Karnataka" }).click();
  const large = desk.getByRole("dialog").getByAltText("Hampi, Karnataka, by Lena Fischer");
  await expect(large).toBeVisible();
  // It stands there before its bytes have come.
  await expect
    .poll(() => large.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  await desk.keyboard.press("Escape");
  await card.getByRole("button", { name: "Approve" }).click();
  await expect(card).toHaveCount(0);

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${site.url}/gallery`);
  await expect(other.getByText("Lena Fischer").first()).toBeAttached();
  await closeAll([desk.context(), visitor.context(), other.context()]);
});

test("a chat is answered while both are there, and by nobody else", async ({
  browser,
  chatSite: site,
}) => {
  const desk = await openDesk(browser, site, "chat");
  const kabir = await (await browser.newContext()).newPage();
  const stranger = await (await browser.newContext()).newPage();
  await kabir.goto(`${site.url}/faqs`);
  const sent = await kabir.request.post(`${site.url}/api/chat`, {
    data: { message: "Is somebody there?", name: "Kabir", email: "", website: "" },
  });
  expect(sent.ok()).toBe(true);
  const row = desk.getByRole("button", { name: /Kabir/ });
  await expect(row).toBeVisible();
  await row.click();
  const pane = desk.getByRole("region", { name: "Chat" });
  await pane.getByLabel("Your answer").fill("Yes, good morning. Where would you like to go?");
  await pane.getByLabel("Your answer").press("Control+Enter");
  await expect(pane.getByRole("paragraph").filter({ hasText: "Yes, good morning." })).toBeVisible();
  await expect
    .poll(async () => {
      const state = await kabir.request.get(`${site.url}/api/chat`);
      const { messages, present } = (await state.json()) as {
        messages: { body: string }[];
        present: boolean;
      };
      return [messages.at(-1)?.body, present];
    })
    .toEqual(["Yes, good morning. Where would you like to go?", true]);
  const others = await stranger.request.get(`${site.url}/api/chat`);
  expect(((await others.json()) as { messages: unknown[] }).messages).toEqual([]);
  await closeAll([desk.context(), kabir.context(), stranger.context()]);
});

test("a colleague is invited, joins by the mail's link, and may look but not touch", {
  tag: "@slow",
}, async ({ browser, chatSite: site }) => {
  const desk = await openDesk(browser, site, "administrators");
  const email = `meera.${Date.now().toString(36)}@safarnama.example`;
  await desk.getByLabel("Email", { exact: true }).fill(email);
  await desk.getByLabel("Role", { exact: true }).selectOption("viewer");
  await desk.getByRole("button", { name: "Send the invitation" }).click();
  await expect(desk.getByText(email).first()).toBeVisible();
  const [mail] = await site.mails(email);
  const link = mail?.links.find((address) => address.includes("/invitation#")) ?? "";

  const meera = await (await browser.newContext()).newPage();
  await meera.goto(link);
  await meera.getByLabel("Your name").fill("Meera");
  await meera.getByLabel("Admin Password").fill("a long password of hers");
  await meera.getByRole("button", { name: "Join the desk" }).click();
  await meera.getByRole("link", { name: "Sign In" }).click();
  await meera.getByLabel("Admin Email").fill(email);
  await meera.getByLabel("Admin Password").fill("a long password of hers");
  await meera.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(meera.getByText(`Signed in as ${email}.`).first()).toBeVisible();
  await meera.goto(`${site.url}/AdminPanel?tab=requests`);
  await expect(meera.getByRole("heading", { name: "Requests", exact: true })).toBeVisible();
  await expect(meera.getByRole("link", { name: "Download CSV" })).toBeVisible();
  await expect(meera.getByRole("tab", { name: "Audit" })).toHaveCount(0);
  expect((await meera.request.get(`${site.url}/api/desk/trips.csv`)).status()).toBe(200);
  expect((await meera.request.get(`${site.url}/api/desk/audit`)).status()).toBe(403);
  await meera.goto(link);
  await expect(meera.getByText(/has been used, withdrawn, or is too old/)).toBeVisible();
  await closeAll([desk.context(), meera.context()]);
});

async function auditWidths(page: Page, name: string): Promise<void> {
  for (const width of [390, 768, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    await expect.poll(() => measureOverflow(page), { message: name }).toBeLessThanOrEqual(0);
    if (width === 390 || slowOr(true, false))
      expect(await findBarriers(page, { within: "main" }), `${name} at ${width}`).toEqual([]);
  }
  await turnTheme(page, "dark");
  // Colours change their minds for a moment when the theme does.
  await expect
    .poll(() => findBarriers(page, { within: "main", rules: ofColours }), {
      message: `${name} by night`,
    })
    .toEqual([]);
  await turnTheme(page, "light");
}

test("every tab stands on a desk and on a phone, without a fault of access", async ({
  browser,
  chatSite: site,
}) => {
  test.setTimeout(180_000);
  const asha = await openTraveller(browser, site);
  await requestTrip(asha, site, "Majuli");
  const desk = await openDesk(browser, site, "today");
  const tabs = [
    ...["today", "requests", "requests&look=board", "requests&look=table", "messages", "chat"],
    ...["reviews", "photos", "newsletter", "users", "numbers", "administrators", "audit"],
    ...["quotes", "quotes&part=templates", "quotes&part=settings", "departures", "office", "mails"],
  ];
  for (const tab of slowOr(
    tabs,
    tabs.filter((_, index) => index % 6 === 1),
  )) {
    await desk.goto(`${site.url}/AdminPanel?tab=${tab}`);
    await expect(desk.getByRole("tabpanel").getByRole("heading").first()).toBeVisible();
    await expect(desk.getByRole("status", { name: "Loading..." })).toHaveCount(0);
    await auditWidths(desk, tab);
  }
  await test.step("at 1366 × 768 eight requests and the answer's box are in view", async () => {
    for (let index = 0; index < 9; index++)
      await desk.request.post(`${site.url}/api/desk/trips`, {
        headers: { origin: site.url },
        data: {
          source: "phone",
          name: `Caller ${index}`,
          phone: `+91 651 000000${index}`,
          email: `caller-${index}@example.org`,
          destination: "Majuli",
          travelDate: `${new Date().getFullYear() + 1}-02-14`,
          travelers: "2",
          tripType: "family",
          message: "",
        },
      });
    await desk.setViewportSize({ width: 1366, height: 768 });
    await desk.goto(`${site.url}/AdminPanel?tab=requests`);
    const rows = desk.locator('button[id^="trip-"]');
    await rows.first().click();
    const box = desk.getByLabel("Write to the traveller");
    await expect(box).toBeInViewport({ ratio: 0.99 });
    for (let index = 0; index < 8; index++)
      await expect(rows.nth(index), `row ${index}`).toBeInViewport({ ratio: 0.99 });
  });
  for (const path of slowOr(["/my-trips", "/account"], ["/my-trips"])) {
    await asha.goto(`${site.url}${path}`);
    await expect(asha.locator("main h2").first()).toBeVisible();
    await auditWidths(asha, path);
  }
  await closeAll([desk.context(), asha.context()]);
});

test("a lost connection is said, and what came meanwhile is there when it is back", {
  tag: "@slow",
}, async ({ browser, chatSite: site }) => {
  test.setTimeout(120_000);
  const asha = await openTraveller(browser, site);
  const desk = await openDesk(browser, site, "requests");
  // The tab's own code has to be there before the connection goes.
  await expect(desk.getByLabel("Search requests")).toBeVisible();
  await desk.context().setOffline(true);
  await desk.evaluate(() => fetch("/api/desk/me").catch(() => {}));
  await desk.getByLabel("Search requests").fill("Lonely");
  await expect(desk.getByText("The desk cannot be reached.").first()).toBeVisible();
  await requestTrip(asha, site, "Lonely lake");
  await desk.context().setOffline(false);
  // The live stream may bring the list back before anybody presses: either way it has to come.
  const again = desk.getByRole("button", { name: "Try again" });
  await again.click({ timeout: 3_000 }).catch(() => undefined);
  await expect(desk.getByRole("button", { name: /Lonely lake/ })).toBeVisible({ timeout: 20_000 });
  await closeAll([desk.context(), asha.context()]);
});
