import { readFile } from "node:fs/promises";
import type { RateBook } from "#contract/quote/rate-book.ts";
import { openDesk } from "./administrator.ts";
import { expect, still, test } from "./fixtures.ts";
import { countActions } from "./quote-journey.ts";

/** A newcomer fills the rate book for one hotel and one car, word for word of what such a book must hold. */

test.use({ ...still, viewport: { width: 1366, height: 768 } });
test.setTimeout(150_000);

test("a hotel and a car with all that they ask, the next season, and the table out and in", async ({
  browser,
  site,
}, info) => {
  const desk = await openDesk(browser, site, "quotes");
  await desk.getByRole("button", { name: "Rate book" }).click();
  const hands = countActions(desk);
  const { press, fill } = hands;
  const field = (name: string) => desk.getByLabel(name, { exact: true }).last();
  const choose = (name: string, value: string) => hands.choose(field(name), value);

  // The hotel: who it is, and its season at once with what a room costs, whoever sleeps in it.
  await fill(desk.getByLabel("Supplier", { exact: true }).first(), "Hotel Prabhat Vihar");
  await fill(desk.getByLabel("Place", { exact: true }).first(), "Netarhat");
  await press(desk.getByRole("button", { name: "Add the supplier" }));
  // The form of its first rate is open already.
  const hotel = desk.getByRole("listitem").filter({ hasText: "Hotel Prabhat Vihar" }).first();
  await fill(field("Rate for"), "Deluxe");
  await fill(field("Price, ₹"), "7000");
  await fill(field("Price of an extra bed, ₹"), "1500");
  await fill(field("Price for one alone"), "5600");
  await choose("Meals", "MAP");
  await fill(field("Weekend supplement"), "500");
  await choose("The supplier's GST", "stay");
  await expect(desk.getByText("It costs ₹7,350: at 5 % for tours")).toBeVisible();
  await fill(field("Mark-up on the net price, %"), "25");
  await fill(field("From"), "2027-10-01");
  await fill(field("To"), "2028-03-31");
  await press(desk.getByRole("button", { name: "A price by age" }));
  await fill(field("Without a bed, ₹"), "0");
  await press(desk.getByRole("button", { name: "A price by age" }));
  await fill(field("Without a bed, ₹"), "800");
  await fill(field("With a bed, ₹"), "1200");
  await press(hotel.getByRole("button", { name: "Add a rate" }));
  await expect(desk.getByText("Deluxe, single")).toBeVisible();
  await expect(hotel).toContainText("MAP (with breakfast and dinner); double");
  await expect(hotel).toContainText("Fri, Sat nights + ₹500");
  await expect(hotel).toContainText("with a bed ₹1,200");

  // The car.
  await choose("Kind", "transport");
  await fill(desk.getByLabel("Supplier", { exact: true }).first(), "Yadav Cars");
  await press(desk.getByRole("button", { name: "Add the supplier" }));
  await fill(field("Rate for"), "Innova Crysta");
  await fill(field("Price, ₹"), "4500");
  await fill(field("Km a day included"), "250");
  await fill(field("Each further km"), "16");
  await fill(field("Driver's allowance a day"), "400");
  await fill(field("Driving by night (22 to 6), each"), "300");
  await press(desk.getByRole("button", { name: "Add a rate" }).last());
  const car = desk.getByRole("listitem").filter({ hasText: "Yadav Cars" }).first();
  await expect(car).toContainText(
    "250 km a day included; further km ₹16; driver ₹400 a day; night ₹300",
  );
  info.annotations.push({
    type: "actions for one hotel and one car",
    description: `${hands.count}`,
  });

  // A guide by half a day and language; changed after.
  await choose("Kind", "guide");
  await desk.getByLabel("Supplier", { exact: true }).first().fill("Sunita Oraon");
  await desk.getByRole("button", { name: "Add the supplier" }).click();
  await field("Rate for").fill("Ranchi walk");
  await field("Price, ₹").fill("1800");
  await choose("Half or full day", "half");
  await field("Language").fill("German");
  await desk.getByRole("button", { name: "Add a rate" }).last().click();
  const guide = desk.getByRole("listitem").filter({ hasText: "Sunita Oraon" }).first();
  await expect(guide).toContainText("half day; German");
  await guide.getByRole("button", { name: "Change Ranchi walk" }).click();
  await field("Price, ₹").fill("2000");
  await guide.getByRole("button", { name: "Keep" }).click();
  await expect(guide).toContainText("₹2,000");

  // The next season, seven per cent higher.
  await hotel.getByRole("button", { name: "Copy to the next season" }).click();
  await expect(field("From")).toHaveValue("2028-04-01");
  await field("Rise in %").fill("7");
  await hotel.getByRole("button", { name: "Copy to the next season" }).click();
  // 7,490 and 5,992, rounded up to fifties.
  await expect(hotel).toContainText("₹7,500");
  await expect(hotel).toContainText("₹6,000");

  // The table out, with a mistake in it back, then mended.
  const [download] = await Promise.all([
    desk.waitForEvent("download"),
    desk.getByRole("link", { name: "Download as CSV" }).click(),
  ]);
  const csv = await readFile((await download.path()) ?? "", "utf8");
  expect(csv).toContain("Hotel Prabhat Vihar");
  const put = (text: string) =>
    desk
      .getByLabel("Read a CSV in")
      .setInputFiles({ name: "rates.csv", mimeType: "text/csv", buffer: Buffer.from(text) });
  await put(csv.replace("Ranchi walk", "Ranchi walk, long").replace(",2000,", ",twenty,"));
  await expect(desk.getByRole("alert").filter({ hasText: "Lines to be mended" })).toContainText(
    "is no amount in rupees",
  );
  await put(csv.replace(",2000,", ",2200,"));
  await desk.getByRole("button", { name: "Yes, read it in" }).click();
  await expect(guide).toContainText("₹2,200");
  const { suppliers } = (await (
    await desk.request.get(`${site.url}/api/desk/suppliers`)
  ).json()) as RateBook;
  expect(suppliers.map(({ name, rates }) => [name, rates.length]).sort()).toEqual([
    ["Hotel Prabhat Vihar", 4],
    ["Sunita Oraon", 1],
    ["Yadav Cars", 1],
  ]);
  // Two screens of typing: some thirty fields and presses are minutes, not an hour.
  expect(hands.count).toBeLessThanOrEqual(40);
});
