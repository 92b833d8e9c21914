import { expect, still, test } from "./fixtures.ts";
import { findLeft, forgetButton, makeRunningTrip, readStores, takeAlong } from "./kept-trip.ts";

/** A trip that was taken along, without a network. */

test.use({ ...still, viewport: { width: 390, height: 844 } });
test.setTimeout(90_000);

test("opens without a network from its own address and from the home screen, on today", async ({
  page,
  site,
}) => {
  const token = await makeRunningTrip(site);
  await page.goto(`${site.url}/trip/${token}`);
  await takeAlong(page);
  await expect(page.getByText(/On this phone: \d+\.\d MB/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText("This is the trip as of")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Agra and Jaipur");
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await expect(page.getByText("Mehtab Bagh").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "112, every emergency" })).toHaveAttribute(
    "href",
    "tel:112",
  );
  await page.goto(`${site.url}/trip/kept`);
  await expect(page).toHaveURL(new RegExp(`/trip/${token}$`));
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();

  // The icon's shortcut leads to the emergency numbers, without a network too.
  const icon = await (await fetch(`${site.url}/trip.webmanifest`)).json();
  const [shortcut] = (icon as { shortcuts: { url: string }[] }).shortcuts;
  await page.goto("about:blank");
  await page.goto(site.url + shortcut?.url);
  await expect(page).toHaveURL(new RegExp(`/trip/${token}#emergency$`));
  const emergency = page.locator("#emergency details").first();
  await expect(emergency).toHaveAttribute("open", "");
  await expect(emergency).toBeInViewport();
  await page.goto("about:blank");
  await page.goto(`${site.url}/trip/${token}`);

  // Back in the network it comes up to date in place: nothing moves under the reader. What stands
  // in the window is compared, since the browser itself scrolls along when something above changes.
  const read = page.getByRole("heading", { name: "Today" });
  await read.evaluate((heading) => {
    Object.assign(window, { sameDocument: true });
    scrollTo(0, scrollY + heading.getBoundingClientRect().top - 200);
  });
  const topOf = () => read.evaluate((heading) => heading.getBoundingClientRect().top);
  expect(Math.abs((await topOf()) - 200)).toBeLessThan(2);
  await page.context().setOffline(false);
  await expect(page.getByText("This is the trip as of")).toHaveCount(0);
  await expect(page.getByText("Up to date as of")).toBeVisible();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  expect(Math.abs((await topOf()) - 200)).toBeLessThan(40);

  await forgetButton(page).click();
  await page.getByRole("button", { name: "Take it off this phone?" }).click();
  await expect(page.getByRole("button", { name: "Take it along" })).toBeVisible();
  const left = await readStores(page);
  expect(left).not.toContain("Mehtab");
  expect(left).not.toContain(token);
  expect(left).not.toContain("build-");
});

test("what is written without a network waits in a line that is seen, and arrives once, in order", async ({
  page,
  site,
}) => {
  const token = await makeRunningTrip(site);
  await page.goto(`${site.url}/trip/${token}`);
  await takeAlong(page);
  const day = page.locator("#days article").first();
  const comment = async (text: string) => {
    await day.getByRole("button", { name: /^Comment: / }).click();
    await day.getByLabel("Your name").fill("Asha");
    await day.getByRole("textbox", { name: "Comment" }).fill(text);
    await day.getByRole("button", { name: "Send comment" }).click();
  };
  // The first try arrives, and its answer is lost on the way: it must not be written twice.
  await page.route(
    "**/comments",
    async (route) => {
      await route.fetch();
      await page.context().setOffline(true);
      await route.abort("internetdisconnected");
    },
    { times: 1 },
  );
  await comment("We arrive at nine.");
  await expect(page.getByText("Comment: We arrive at nine.")).toBeVisible();
  await comment("No, at ten.");
  const talk = page.locator("#talk");
  await talk.getByRole("textbox").fill("Please tell the driver.");
  await talk.getByRole("button", { name: /Send/ }).click();
  const line = page.getByRole("region", { name: "Waiting for a connection" });
  await expect(line.getByRole("listitem")).toHaveText([
    /Comment: We arrive at nine/,
    /Comment: No, at ten/,
    /Message to the office: Please tell/,
  ]);
  // It lies on the phone: the page that is opened anew has it still.
  await page.reload();
  await expect(line.getByRole("listitem")).toHaveCount(3);
  for (const isOff of [false, true, false, true, false]) {
    await page.context().setOffline(isOff);
    await page.waitForTimeout(150);
  }
  await expect(line).toHaveCount(0, { timeout: 40_000 });
  await expect(page.getByText("No, at ten.")).toBeVisible();
  const read = async () => (await (await fetch(`${site.url}/api/trip/${token}`)).json()) as Told;
  type Told = { comments: { body: string }[]; messages: { body: string }[] };
  const { comments, messages } = await read();
  expect(comments.map(({ body }) => body)).toEqual(["We arrive at nine.", "No, at ten."]);
  expect(messages.filter(({ body }) => body === "Please tell the driver.")).toHaveLength(1);
});

test("what the site refuses stays in the line with its reason", async ({ page, site }) => {
  const token = await makeRunningTrip(site);
  await page.goto(`${site.url}/trip/${token}`);
  await takeAlong(page);
  await page.context().setOffline(true);
  const talk = page.locator("#talk");
  await talk.getByRole("textbox").fill("A word too late.");
  await talk.getByRole("button", { name: /Send/ }).click();
  const line = page.getByRole("region", { name: "Waiting for a connection" });
  await expect(line.getByRole("listitem")).toHaveCount(1);
  await page.route("**/messages", (route) =>
    route.fulfill({
      status: 409,
      json: { error: { code: "conflict", message: "The trip is over." } },
    }),
  );
  await page.context().setOffline(false);
  await expect(line.getByText("Not taken: The trip is over.")).toBeVisible({ timeout: 40_000 });
  await line.getByRole("button", { name: "Take back" }).click();
  await expect(line).toHaveCount(0);
});

test("a link that was closed meanwhile takes its trip off the phone", async ({ page, site }) => {
  const token = await makeRunningTrip(site);
  await page.goto(`${site.url}/trip/${token}`);
  await takeAlong(page);
  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText("This is the trip as of")).toBeVisible();
  const renewed = await fetch(`${site.url}/api/trip/${token}/links`, {
    method: "POST",
    headers: { "content-type": "application/json", origin: site.url },
    body: JSON.stringify({ kind: "edit", action: "renew" }),
  });
  expect(renewed.status).toBe(200);
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { name: "This link is not open" })).toBeVisible({
    timeout: 30_000,
  });
  await expect.poll(() => findLeft(page, ["Mehtab", token])).toEqual([]);
});

test("over a slow line the kept page is shown after three seconds", { tag: "@slow" }, async ({
  page,
  site,
}) => {
  const token = await makeRunningTrip(site);
  await page.goto(`${site.url}/trip/${token}`);
  await takeAlong(page);
  // Half a minute for a document: what a train between two hills has.
  await page.context().route(`${site.url}/trip/${token}`, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 30_000));
    await route.continue().catch(() => {});
  });
  const begun = Date.now();
  await page.reload({ waitUntil: "commit" });
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible({ timeout: 15_000 });
  expect(Date.now() - begun).toBeLessThan(12_000);
});

test("a phone that is full keeps the words first and says what is missing", {
  tag: "@slow",
}, async ({ page, site }) => {
  const token = await makeRunningTrip(site);
  await page.goto(`${site.url}/trip/${token}`);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: site.url, quotaSize: 400_000 });
  await takeAlong(page);
  await expect(page.getByText(/This phone is full\. What is not kept: .*pictures/)).toBeVisible();
  await expect(page.getByRole("heading", { name: "Today" })).toBeVisible();
  await devtools.send("Storage.overrideQuotaForOrigin", { origin: site.url });
  await page.getByRole("button", { name: "Take it along" }).click();
  await expect(page.getByText("This phone is full.")).toHaveCount(0);
});
