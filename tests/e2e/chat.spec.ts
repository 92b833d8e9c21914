import type { Page } from "@playwright/test";
import { openDesk } from "./administrator.ts";
import { type Site, startSite } from "./fixtures.ts";
import { test as base, expect, findMail } from "./traveller.ts";

/** The visitor's side of the chat; the desk's is in desk.spec.ts. */
const test = base.extend<{ outside: Site }>({
  /** A site whose chat an outside company runs. */
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern.
  outside: async ({}, use) => {
    const outside = await startSite({ env: { CHAT_PROVIDER: "tawk", CHAT_ID: "5f0/default" } });
    await use(outside);
    await outside.stop();
  },
});

const windowOf = (page: Page) => page.getByRole("dialog", { name: "Chat with us" });
const launcher = (page: Page) =>
  page.locator("button[aria-haspopup=dialog]").filter({ hasText: "Chat with us" });

test("nobody at the desk: the answer comes by mail, and its link leads back", {
  tag: "@slow",
}, async ({ page, chatSite: site, browser }) => {
  test.setTimeout(240_000);
  await page.goto(`${site.url}/about`);
  await launcher(page).click();
  const chat = windowOf(page);
  await expect(chat.getByText("Nobody is at the desk now. We answer by mail.")).toBeVisible();
  await chat.getByLabel("Your message").fill("Is Spiti open in May?");
  await chat.getByLabel("Your message").press("Enter");
  await expect(chat.getByLabel("Email")).toBeFocused();
  await chat.getByLabel("Email").fill("by.mail@example.org");
  await chat.getByRole("button", { name: "Send" }).click();
  await expect(chat.getByText(/^You ·/)).toBeVisible();
  await findMail(site, site.admin.email, /waiting in the chat/);

  const desk = await openDesk(browser, site, "chat");
  await desk.getByText("Is Spiti open in May?").first().click();
  await expect(chat.getByText("Somebody is at the desk now.")).toBeVisible({ timeout: 40_000 });
  await page.goto("about:blank");
  await desk.getByLabel("Your answer").fill("From the Kinnaur side, yes.");
  await desk.getByRole("button", { name: "Send", exact: true }).click();
  // Whoever has just left counts as present for a minute: then the answer follows.
  await expect
    .poll(async () => (await site.mails("by.mail@example.org")).length, { timeout: 150_000 })
    .toBe(1);
  const mail = await findMail(site, "by.mail@example.org", /has answered you/);
  expect(mail.text).toContain("From the Kinnaur side, yes.");
  await page.goto(mail.links.find((link) => link.endsWith("#chat")) ?? "");
  await expect(windowOf(page).getByText("From the Kinnaur side, yes.")).toBeVisible();
  await desk.context().close();
});

test("live both ways, over a lost connection, a reload and a second tab", { tag: "@slow" }, async ({
  page,
  chatSite: site,
  browser,
}) => {
  const desk = await openDesk(browser, site, "chat");
  await page.goto(site.url);
  await page.getByRole("button", { name: "Chat with us" }).first().click();
  const chat = windowOf(page);
  await expect(chat.getByText("Somebody is at the desk now.")).toBeVisible();
  await expect(chat.getByLabel("Your message")).toBeFocused();
  await page.keyboard.type("नमस्ते! Two of us, in March.");
  await page.keyboard.press("Enter");
  await desk.getByText("नमस्ते! Two of us, in March.").first().click();
  await desk.getByLabel("Your answer").fill("Then Bundi, before it is hot.");
  await desk.getByRole("button", { name: "Send", exact: true }).click();
  await expect(chat.getByText("Then Bundi, before it is hot.")).toBeVisible();

  await page.context().setOffline(true);
  await expect(chat.getByText("You are offline.")).toBeVisible();
  await chat.getByLabel("Your message").fill("And from there?");
  await chat.getByLabel("Your message").press("Enter");
  await expect(chat.getByText("Not sent yet")).toBeVisible();
  await page.context().setOffline(false);
  await expect(chat.getByText("Not sent yet")).toHaveCount(0);
  await expect(desk.getByText("And from there?").last()).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(chat).toHaveCount(0);
  await desk.getByLabel("Your answer").fill("By train to Kota.");
  await desk.getByRole("button", { name: "Send", exact: true }).click();
  const unread = page.getByRole("button", { name: "Chat with us. New answers: 1" });
  await expect(unread).toBeVisible();
  await page.reload();
  await expect(unread).toBeVisible();
  const tab = await page.context().newPage();
  await tab.goto(`${site.url}/about`);
  await tab.getByRole("button", { name: "Chat with us. New answers: 1" }).click();
  await expect(windowOf(tab).getByText("By train to Kota.")).toBeVisible();
  await expect(unread).toHaveCount(0);

  await windowOf(tab).getByRole("button", { name: "Forget it here" }).click();
  await windowOf(tab).getByRole("button", { name: "Forget it", exact: true }).click();
  await expect(windowOf(tab).getByText("By train to Kota.")).toHaveCount(0);
  await page.reload();
  await launcher(page).click();
  await expect(chat.getByText("Namaste.")).toBeVisible();
  await expect(chat.getByText("By train to Kota.")).toHaveCount(0);
  await desk.context().close();
});

test("an outside company's chat: nothing of it before consent, and the way back", {
  tag: "@slow",
}, async ({ page, outside }) => {
  const asked: string[] = [];
  await page.route(/tawk\.to/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({
      contentType: "text/javascript",
      body: `localStorage.setItem("twk_visitor", "1");
        document.cookie = "twk_uuid=1;path=/";
        Tawk_API.maximize = () => { document.body.dataset.widget = "open"; };
        Tawk_API.onLoad();`,
    });
  });
  await page.goto(outside.url);
  await launcher(page).click();
  const ask = windowOf(page);
  await expect(ask.getByText(/run by Tawk\.to, an outside company/)).toBeVisible();
  await ask.getByRole("button", { name: "Not now" }).click();
  await expect(ask).toHaveCount(0);
  await expect(launcher(page)).toBeFocused();
  expect(asked).toEqual([]);

  await page.getByRole("button", { name: "Know About All Themes" }).click();
  await ask.getByRole("button", { name: "Agree and chat" }).click();
  await expect(page.locator("body[data-widget=open]")).toBeAttached();
  expect(asked).toEqual(["https://embed.tawk.to/5f0/default"]);
  await expect(launcher(page)).toHaveCount(0);

  await page.goto(`${outside.url}/privacy`);
  await expect.poll(() => asked.length).toBe(2);
  await page.locator("summary").getByText("Your browser, and who else is involved").click();
  await page.getByRole("button", { name: "Take back my consent" }).click();
  await expect(launcher(page)).toBeVisible();
  expect(asked).toHaveLength(2);
  expect(await page.evaluate(() => [localStorage.length, document.cookie])).toEqual([0, ""]);
});
