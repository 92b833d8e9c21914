import { expect, still, test } from "./fixtures.ts";
import { forgetButton, makeRunningTrip, readStores, takeAlong } from "./kept-trip.ts";

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
  await expect(page.getByText("No connection. This is the trip as of")).toBeVisible();
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

  // Back in the network it comes up to date in place: nothing moves under the reader.
  await page.evaluate(() => {
    Object.assign(window, { sameDocument: true });
    scrollTo(0, 700);
  });
  const place = await page.evaluate(() => scrollY);
  await page.context().setOffline(false);
  await expect(page.getByText("No connection. This is the trip as of")).toHaveCount(0);
  await expect(page.getByText("Up to date as of")).toBeVisible();
  expect(await page.evaluate(() => "sameDocument" in window)).toBe(true);
  expect(Math.abs((await page.evaluate(() => scrollY)) - place)).toBeLessThan(120);

  await forgetButton(page).click();
  await page.getByRole("button", { name: "Take it off this phone?" }).click();
  await expect(page.getByRole("button", { name: "Take it along" })).toBeVisible();
  const left = await readStores(page);
  expect(left).not.toContain("Mehtab");
  expect(left).not.toContain(token);
  expect(left).not.toContain("build-");
});
