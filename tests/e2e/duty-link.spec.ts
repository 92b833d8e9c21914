import type { DutyPage } from "#contract/trip/duties.ts";
import { makeAgreedTrip } from "./agreed-trip.ts";
import { expect, still, test } from "./fixtures.ts";
import { findLeft, forgetButton, readStores } from "./kept-trip.ts";

/** The link of a driver: opened once with a network, then read and answered without one. */

test.use({ ...still, viewport: { width: 390, height: 844 } });
test.setTimeout(120_000);

test("opens without a network once it was opened, says when a day began there, and leaves nothing when it is closed", async ({
  page,
  site,
}) => {
  const trip = await makeAgreedTrip(site, 0);
  await trip.keepRoad("Ravi Yadav", "12801 Purushottam Express");
  const link = `/trips/${trip.id}/duties/car/link`;
  const { link: address } = await trip.desk<{ link: string }>("POST", link);
  const path = new URL(address).pathname;
  await page.goto(site.url + path);
  await expect(page.getByRole("heading", { name: "Your days on the road" })).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(10);
  // All of it lies here: the page, its words, the slip.
  await expect(page.getByText(/open without a network\. They go by themselves/)).toBeVisible({
    timeout: 30_000,
  });
  const stores = await readStores(page);
  expect(stores).toContain("/paper.pdf");
  expect(stores).not.toMatch(/paisa|"price"/);

  await page.context().setOffline(true);
  await page.reload();
  await expect(page.getByText("No connection yet. These are the days as of")).toBeVisible();
  await expect(page.getByRole("article")).toHaveCount(10);
  await expect(page.getByText("Humayun's Tomb").first()).toBeAttached();
  const slip = page.getByRole("link", { name: "Duty slip" }).first();
  await expect(slip).toHaveAttribute("href", /^blob:/);

  // The day begins in the hills.
  const today = page.getByRole("article").first();
  await today.getByLabel("Kilometres on the meter at the start").fill("45200");
  await today.getByRole("button", { name: "Start the day" }).click();
  await expect(today.getByText(/^Started .* at 45,?200 km/)).toBeVisible();
  const line = page.getByRole("region", { name: "Waiting for a connection" });
  await expect(line.getByRole("listitem")).toHaveCount(1);
  await page.reload();
  await expect(today.getByText(/^Started .* at 45,?200 km/)).toBeVisible();
  // The line is read after the days: until it stands there its going says nothing.
  await expect(line.getByRole("listitem")).toHaveCount(1);

  await page.context().setOffline(false);
  await expect(line).toHaveCount(0, { timeout: 40_000 });
  const read = await fetch(`${site.url}${path.replace("/trip/duty-", "/api/duty/")}`);
  const { duties } = (await read.json()) as DutyPage;
  expect(duties[0]).toMatchObject({ kmOut: 45_200, finishedAt: null });
  await expect(page.getByText("No connection yet")).toHaveCount(0);

  // From the home screen.
  await page.context().setOffline(true);
  await page.goto(`${site.url}/trip/kept`);
  await expect(page).toHaveURL(new RegExp(`${path}$`));
  await expect(page.getByRole("article")).toHaveCount(10);
  await page.context().setOffline(false);

  // The office closes it: the phone forgets the days when it hears of that.
  await trip.desk("DELETE", link);
  await page.goto(site.url + path);
  await expect(page.getByText("This link is closed. Please ask the office")).toBeVisible();
  await expect
    .poll(() => findLeft(page, ["Humayun", path.slice("/trip/duty-".length)]))
    .toEqual([]);
});

test("goes from the phone by a press, and by itself thirty days after the trip", {
  tag: "@slow",
}, async ({ page, site }) => {
  const trip = await makeAgreedTrip(site, 0);
  const link = `/trips/${trip.id}/duties/car/link`;
  const { link: address } = await trip.desk<{ link: string }>("POST", link);
  const path = new URL(address).pathname;
  const isKept = page.getByText(/open without a network\. They go by themselves/);
  await page.goto(site.url + path);
  await expect(isKept).toBeVisible({ timeout: 30_000 });
  await forgetButton(page).click();
  await page.getByRole("button", { name: "Take these days off this phone?" }).click();
  await expect(isKept).toHaveCount(0);
  expect(await readStores(page)).not.toContain("Humayun");
  await page.reload();
  await expect(isKept).toBeVisible({ timeout: 30_000 });
  // Forty-one days later any page of the site takes them away.
  await page.clock.setFixedTime(Date.now() + 41 * 86_400_000);
  await page.goto(`${site.url}/about`);
  await expect.poll(() => findLeft(page, ["Humayun", "build-"]), { timeout: 20_000 }).toEqual([]);
});
