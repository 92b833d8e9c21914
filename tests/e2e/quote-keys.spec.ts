import { buildUnconfirmed } from "#tests/factories/trip-pages.ts";
import { openDesk } from "./administrator.ts";
import { expect, still } from "./fixtures.ts";
import { findMail, test } from "./traveller.ts";

/** A quote from the list of requests to the sent version, by the keys alone. */

test.use({ ...still, viewport: { width: 1366, height: 768 } });

test("a quote is made and sent without a mouse", async ({ site, browser, page }) => {
  test.setTimeout(120_000);
  const email = `keys.${Date.now().toString(36)}@example.org`;
  const sameSite = { "sec-fetch-site": "same-origin" };
  const data = buildUnconfirmed({ email });
  await page.request.post(`${site.url}/api/trips`, { headers: sameSite, data });
  const { links } = await findMail(site, email, /send your trip request/);
  const token = /\/trip\/([\w-]{43})/.exec(links.join(" "))?.[1] ?? "";
  const confirm = { headers: sameSite, data: { token } };
  await page.request.post(`${site.url}/api/trips/confirm`, confirm);

  const desk = await openDesk(browser, site, "requests");
  await desk.setViewportSize({ width: 1366, height: 768 });
  const key = (name: string) => desk.keyboard.press(name);
  const type = (text: string) => desk.keyboard.insertText(text);
  /** On with Tab until the focus is there: a person sees the ring move. */
  async function tabTo(role: "button" | "textbox", name: string | RegExp): Promise<void> {
    const wanted = desk.getByRole(role, { name, ...(typeof name === "string" && { exact: true }) });
    await expect(wanted.first()).toBeVisible();
    for (let steps = 0; steps < 60; steps++) {
      if (await wanted.evaluateAll((all) => all.includes(document.activeElement as HTMLElement)))
        return;
      await key("Tab");
    }
    throw new Error(`sixty tabs do not lead to ${name}`);
  }

  // The search, the list, the request.
  // The tab comes after the desk around it: until it is there nobody hears the key.
  const search = desk.getByRole("searchbox");
  await expect(async () => {
    if (!(await search.evaluate((box) => box === document.activeElement))) await key("/");
    await expect(search).toBeFocused({ timeout: 500 });
  }).toPass();
  await type(email);
  await expect(desk.locator('button[id^="trip-"]')).toHaveCount(1);
  await key("Enter");
  await key("j");
  await key("Enter");
  await tabTo("button", "Quote");
  await key("Enter");
  await expect(desk.getByRole("region", { name: "Prices", exact: true })).toBeVisible();

  // A day more, a guide and a ticket; the lines are made by their keys, left by Escape.
  const days = desk.getByRole("region", { name: "Days" }).locator("details");
  const before = await days.count();
  await key("d");
  await tabTo("button", "Add a day");
  await key("Enter");
  await expect(days).toHaveCount(before + 1);
  for (const [number, name, price] of [
    ["3", "Guide for two days", "5000"],
    ["4", "Entrances", "600"],
  ] as const) {
    await key("Escape");
    await key(number);
    await type(name);
    await tabTo("textbox", "Price, ₹");
    await key("ControlOrMeta+a");
    await type(price);
  }
  await key("Escape");
  await key("s");
  await expect(desk.getByText("All kept.")).toBeVisible();

  // What the traveller will see, the words of the mail, and it is sent.
  await key("v");
  await expect(desk.getByRole("heading", { name: "As the traveller will see it" })).toBeFocused();
  await tabTo("textbox", "Words in the mail");
  await type("With pleasure.");
  await tabTo("button", "Send version 1");
  await key("Enter");
  await expect(desk.getByText("The link of this version. It is shown this once.")).toBeVisible();
  expect((await findMail(site, email, /our offer/)).text).toContain("With pleasure.");
  await desk.context().close();
});
