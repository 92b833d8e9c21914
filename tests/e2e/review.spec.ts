import { openDesk } from "./administrator.ts";
import { expect, startSite, still } from "./fixtures.ts";
import { phone } from "./quote-journey.ts";
import { makeTravelledTrip } from "./travelled-trip.ts";
import { drawPicture, findMail, test } from "./traveller.ts";

test.use({ ...still, viewport: phone, hasTouch: true });

test("a review that a mail asked for ends on Hampi's page, with its photo and the office's answer", {
  tag: "@slow",
}, async ({ page, browser }) => {
  test.setTimeout(120_000);
  const site = await startSite({ database: "postgres" });
  try {
    const { email, reference, token } = await makeTravelledTrip(site);
    const asked = await findMail(site, email, /^How was it\?/);
    const link = asked.links.find((one) => /\/review\/[\w-]{43}$/.test(one)) ?? "";
    await page.goto(link);
    await expect(page.getByRole("heading", { name: "How was it?" })).toBeVisible();

    // Nothing of it is lost with a reload, and what is missing is said in its place.
    const words = page.getByLabel("Your review", { exact: true });
    await words.fill("We would go again tomorrow.");
    const hampi = page.getByRole("group", { name: "Hampi", exact: true });
    await hampi.getByText("4 of 5 stars").click({ force: true });
    await page.getByLabel("A few words about Hampi").fill("Boulders at dawn. Take a hat.");
    await page
      .getByLabel("Photos of Hampi")
      .setInputFiles({ name: "hampi.png", mimeType: "image/png", buffer: await drawPicture() });
    await expect(page.getByRole("img", { name: "Your photo 1 of Hampi" })).toBeVisible();
    await page.reload();
    await expect(words).toHaveValue("We would go again tomorrow.");
    await expect(page.getByLabel("A few words about Hampi")).toHaveValue(
      "Boulders at dawn. Take a hat.",
    );
    await page.getByRole("button", { name: "Send my review" }).click();
    await expect(page.getByText("Choose stars for the trip.")).toBeVisible();
    const whole = page.getByRole("group", { name: "Your stars for the trip" });
    await whole.getByText("5 of 5 stars").click({ force: true });
    await page.getByRole("button", { name: "Send my review" }).click();

    // It stands there at once, and waits.
    await expect(page.getByText("Waits for the office.", { exact: false })).toBeVisible();
    await expect(page.getByText("We would go again tomorrow.")).toBeVisible();
    const place = await browser.newPage();
    await place.goto(`${site.url}/destinations/hampi`);
    await expect(place.getByRole("heading", { name: "Hampi", level: 1 })).toBeVisible();
    await expect(place.getByText("Boulders at dawn.", { exact: false })).toHaveCount(0);

    const desk = await openDesk(browser, site, "reviews&show=trips");
    await expect(desk.getByText(reference)).toBeVisible();
    await desk.getByRole("button", { name: "Answer in public" }).click();
    await desk.getByLabel("Your answer, for everybody to read").fill("The hats lie in the car.");
    await desk.getByRole("button", { name: "Publish the answer" }).click();
    await expect(desk.getByText("The hats lie in the car.")).toBeVisible();
    await desk.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(desk.getByText("No reviews of trips here")).toBeVisible();

    await place.reload();
    const voices = place.locator("#voices");
    const card = voices.getByTestId("voice");
    await expect(card).toContainText("Boulders at dawn. Take a hat.");
    await expect(card).toContainText("Travelled with us in");
    await expect(card).toContainText("The hats lie in the car.");
    const photo = card.getByRole("img", { name: /^Hampi: photo 1/ });
    await photo.scrollIntoViewIfNeeded();
    await expect
      .poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0);
    const things = await place.locator('script[type="application/ld+json"]').allTextContents();
    expect(things.join("")).toContain('"aggregateRating"');
    await place.goto(`${site.url}/blogs`);
    await expect(place.locator("#voices").getByText("We would go again tomorrow.")).toBeVisible();

    const told = await findMail(site, email, /^Your review is published/);
    await page.goto(told.links.find((one) => /\/review\/[\w-]{43}$/.test(one)) ?? "");
    await expect(page.getByText("Published: everybody can read it.")).toBeVisible();
    await expect(page.getByText("The hats lie in the car.")).toBeVisible();

    // The trip's own page is a memory by now.
    await place.goto(`${site.url}/trip/${token}`);
    await expect(place.getByRole("heading", { name: /what stays of it$/ })).toBeVisible();
    await expect(place.getByRole("img", { name: /^Photo 1 of/ })).toBeVisible();
    await expect(place.getByText("Paid in two parts.")).toHaveCount(0);
    await place.getByRole("button", { name: "Share it, without prices" }).click();
    const reading = await place.getByLabel("Link to this page, for reading").inputValue();
    await place.getByRole("button", { name: "Plan it" }).click();
    await expect(place).toHaveURL(/\/plan\?.*must=vittala-temple/);
    await place.goto(reading);
    await expect(place.getByRole("img", { name: /^Photo 1 of/ })).toBeVisible();
    await expect(place.getByRole("button", { name: "Write about it" })).toHaveCount(0);
    await expect(place.locator("main")).not.toContainText("₹");

    await page.getByRole("button", { name: "No more mails about reviews" }).click();
    await expect(page.getByText("No more mails about reviews go to this address.")).toBeVisible();
  } finally {
    await site.stop();
  }
});
