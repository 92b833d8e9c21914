import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import { expect, test } from "./fixtures.ts";

const titles = ["Wake", "Rise", "Sail", "Ride", "Glow"];

/** Five short films in the bucket, whatever the server has; the list calls that were made. */
async function keepFilms(page: Page): Promise<unknown[]> {
  const film = await readFile(join(import.meta.dirname, "film.webm"));
  const calls: unknown[] = [];
  await page.route("**/storage/v1/object/list/profile-pictures", async (route) => {
    calls.push(route.request().postDataJSON());
    const files = titles.map((title, index) => ({
      name: `0${index + 1}-${title.toLowerCase()}.webm`,
    }));
    await route.fulfill({ json: files });
  });
  // In all their forms.
  await page.route(/\/storage\/v1\/object\/public\/profile-pictures\/videos[a-z0-9-]*\//, (route) =>
    route.fulfill({ body: film, contentType: "video/webm" }),
  );
  return calls;
}

const reel = (page: Page, title: string) =>
  page.getByRole("button", { name: new RegExp(`^${title}`) });

test.describe("the films", () => {
  test("come from the bucket, play muted, and follow one another", { tag: "@slow" }, async ({
    page,
    site,
  }) => {
    const calls = await keepFilms(page);
    await page.goto(site.url);
    const video = page.locator("video");
    await expect(video).toHaveAttribute("src", /videos\/01-wake\.webm$/);
    expect(calls).toEqual([{ prefix: "videos", limit: 5, offset: 1 }]);
    expect(await video.evaluate((film: HTMLVideoElement) => [film.autoplay, film.muted])).toEqual([
      true,
      true,
    ]);
    // Two seconds long: its end brings the second one.
    await expect(reel(page, "Rise")).toHaveAttribute("aria-current", "true", { timeout: 15_000 });
    await expect(video).toHaveAttribute("src", /02-rise/, { timeout: 15_000 });
  });

  test("are of the night by night, upright on a phone, and change at daybreak", async ({
    page,
    site,
  }) => {
    await page.emulateMedia({ colorScheme: "dark" });
    await page.setViewportSize({ width: 390, height: 844 });
    await keepFilms(page);
    await page.goto(site.url);
    const video = page.locator("video");
    await expect(video).toHaveAttribute("src", /videos-night-tall\/01-wake\.webm$/, {
      timeout: 15_000,
    });
    await page.emulateMedia({ colorScheme: "light" });
    await expect(video).toHaveAttribute("src", /videos-tall\/0[12]-[a-z]+\.webm$/, {
      timeout: 15_000,
    });
  });

  test("obey buttons and arrow keys, and wrap at both ends", async ({ page, site }) => {
    await keepFilms(page);
    await page.goto(site.url);
    await page.getByRole("button", { name: "Previous film" }).click();
    await expect(reel(page, "Glow")).toHaveAttribute("aria-current", "true");
    await page.getByRole("button", { name: "Next film" }).click();
    await expect(reel(page, "Wake")).toHaveAttribute("aria-current", "true");
    await page.keyboard.press("ArrowLeft");
    await expect(reel(page, "Glow")).toHaveAttribute("aria-current", "true");
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(reel(page, "Rise")).toHaveAttribute("aria-current", "true");
  });

  test("'m' turns the sound on and off", { tag: "@slow" }, async ({ page, site }) => {
    await keepFilms(page);
    await page.goto(site.url);
    await page.keyboard.press("m");
    await expect(page.getByRole("button", { name: "Mute", exact: true })).toBeVisible();
    await page.keyboard.press("m");
    await expect(page.getByRole("button", { name: "Unmute" })).toBeVisible();
  });

  test("stay still for who asks for less motion", async ({ page, site }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await keepFilms(page);
    await page.clock.install();
    await page.goto(site.url);
    await page.clock.runFor(20_000);
    await expect(page.locator("video")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Play the films" })).toBeVisible();
  });
});

test("the slider of cities counts eight of 37 and wraps at both ends", { tag: "@slow" }, async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(site.url);
  const cities = page.getByRole("region", { name: "Destinations" });
  await cities.scrollIntoViewIfNeeded();
  await expect(cities.getByRole("listitem")).toHaveCount(37);
  const count = cities.getByText(/of 37$/);
  await expect(count).toHaveText("1–8 of 37");
  await cities.getByRole("button", { name: "Previous" }).click();
  await expect(count).toHaveText("33–37 of 37");
  await cities.getByRole("button", { name: "Next" }).click();
  await expect(count).toHaveText("1–8 of 37");
  await cities.getByRole("button", { name: "Next" }).click();
  await expect(count).toHaveText("9–16 of 37");
});

test("the themes show three, move on every 3 s, and hold under the pointer", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.clock.install();
  await page.goto(site.url);
  await page.clock.runFor(2000);
  const themes = page.getByRole("region", { name: "Travel themes" });
  const count = themes.getByText(/themes$/);
  await expect(count).toHaveText("1–3 of 6 themes");
  await page.clock.runFor(3000);
  await expect(count).toHaveText("2–4 of 6 themes");
  await page.clock.runFor(15_000);
  await expect(count).toHaveText("1–3 of 6 themes");
  await themes.hover();
  await page.clock.runFor(9000);
  await expect(count).toHaveText("1–3 of 6 themes");
});

test("without a chat the themes button opens the contact page, the closing one says so", {
  tag: "@slow",
}, async ({ page, context, site }) => {
  await page.goto(site.url);
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Know About All Themes" }).click();
  expect(new URL((await opened).url()).pathname).toBe("/contact");
  const said = new Promise<string>((resolve) =>
    page.once("dialog", async (alert) => {
      resolve(alert.message());
      await alert.accept();
    }),
  );
  await page.getByRole("button", { name: "Chat with us" }).click();
  expect(await said).toBe("Chat widget not loaded yet.");
});

test("five tabs of six cards, each with a price in rupees", async ({ page, site }) => {
  await page.goto(site.url);
  await page.locator("#stays").scrollIntoViewIfNeeded();
  for (const name of [
    "Beaches",
    "Heritage & Culture",
    "Hill Stations",
    "Wildlife & Nature",
    "Pilgrimage",
  ]) {
    const panel = page.getByRole("tabpanel", { name });
    // Until its code is there a tab is a link to the page with that tab: either way it shows.
    await expect(async () => {
      await page.getByRole("tab", { name }).click();
      await expect(panel.getByRole("link")).toHaveCount(6, { timeout: 2000 });
    }).toPass();
    await expect(panel.getByText("avg. nightly price")).toHaveCount(6);
    for (const price of await panel.getByText(/^₹/).allTextContents())
      expect(price).toMatch(/^₹[1-7],\d{3}$/);
  }
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the page reads, links and searches", async ({ page, site }) => {
    await page.goto(site.url);
    await expect(page.getByRole("heading", { level: 1 })).toHaveCount(1);
    await expect(page.locator("#stays").getByText("avg. nightly price")).toHaveCount(6);
    await expect(page.locator("#map").getByText("Rajasthan").first()).toBeVisible();
    // Dressed from the first: pins lie where their places are.
    await expect(page.locator("#map li:has(> a i)").first()).toHaveCSS("position", "absolute");
    await page.goto(`${site.url}/?tab=Pilgrimage`);
    await expect(page.locator("#stays").getByText("Bodh Gaya")).toBeVisible();
    await page.getByRole("button", { name: "About Us" }).click();
    await expect(page).toHaveURL(`${site.url}/about`);
  });
});
