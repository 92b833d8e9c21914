import { expect, test } from "./fixtures.ts";
import { registerTraveller } from "./traveller.ts";

test("guides take turns every 10 s; one that is clicked stays for 30 s", async ({ page, site }) => {
  await page.clock.install({ time: new Date("2026-11-20T10:00:00Z") });
  await page.goto(`${site.url}/blogs?tab=guides`);
  const guides = page.getByTestId("video-guide");
  await expect(guides).toHaveCount(4);
  await expect(guides.locator("video")).toHaveCount(4);
  await expect(page.locator("[data-testid=video-guide][data-active]")).toHaveCount(1);
  const isActive = (index: number) =>
    expect(guides.nth(index)).toHaveAttribute("data-active", "true");
  await expect(guides.nth(0).locator("video")).toHaveJSProperty("muted", true);
  await page.clock.pauseAt(new Date("2026-11-20T11:00:00Z"));
  await guides
    .nth(3)
    .getByRole("button", { name: /^Play / })
    .click();
  await isActive(3);
  await page.clock.runFor(29_900);
  await isActive(3);
  await page.clock.runFor(200);
  await isActive(0);
  await page.clock.runFor(9_700);
  await isActive(0);
  await page.clock.runFor(400);
  await isActive(1);
  await page.clock.runFor(10_000);
  await isActive(2);
});

test("the tabs stand in the address", async ({ page, site }) => {
  await page.goto(`${site.url}/blogs`);
  await expect(page.getByRole("tab", { name: "Travel Reviews" })).toHaveAttribute(
    "aria-selected",
    "true",
  );
  await page.getByRole("tab", { name: "Video Guides" }).click();
  await expect(page).toHaveURL(/tab=guides/);
  await expect(page.getByTestId("video-guide").first()).toBeVisible();
});

test("a review needs an account, appears at the top, and is seen live by others", async ({
  browser,
  page,
  site,
}) => {
  await page.goto(`${site.url}/blogs`);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  const write = async (title: string) => {
    const form = page.locator("form").filter({ hasText: "Write a review" });
    await form.getByLabel("Title").fill(title);
    await form.getByLabel("Comment").fill("Two days on the river, and the herons kept us company.");
    await form.getByLabel("Excerpt").fill("Herons, mostly.");
    await form.getByText("4 of 5 stars").click({ force: true });
    await form.getByRole("button", { name: "Post Review" }).click();
  };
  await write("Too early");
  await expect(page.getByText("Please log in to submit a review.")).toBeVisible();

  const traveller = await registerTraveller(site);
  const answer = await page.request.post(`${site.url}/Login`, {
    data: { email: traveller.email, password: traveller.password },
  });
  const { sess } = (await answer.json()) as { sess: object };
  await page.evaluate((session) => {
    localStorage.setItem("auth.session", JSON.stringify(session));
    localStorage.setItem("user.image", "/portraits/traveller.svg");
  }, sess);
  const other = await (await browser.newContext()).newPage();
  await other.goto(`${site.url}/blogs`);
  await expect(other.getByText("Live", { exact: true })).toBeVisible();

  await page.goto(`${site.url}/blogs`);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  await write("Slow water");
  await expect(page.getByText("Review posted!")).toBeVisible();
  for (const reader of [page, other]) {
    const review = reader.getByTestId("review").filter({ hasText: "Slow water" });
    await expect(review).toHaveCount(1);
    await expect(review.getByRole("img", { name: "4 of 5 stars" })).toBeVisible();
    await expect(review).toContainText(traveller.name);
  }
  await other.context().close();
});

test("a broken portrait falls back to a placeholder", async ({ page, site }) => {
  await page.route("**/rest/v1/Comments**", (route) =>
    route.fulfill({
      json: [
        {
          id: 7,
          created_at: "2026-11-20T08:00:00.000Z",
          Name: "Ravi",
          path: "/nowhere/at-all.webp",
          ratings: 3,
          title: "A good bridge",
          comment: "It swings.",
          excerpt: "It swings.",
        },
      ],
    }),
  );
  await page.goto(`${site.url}/blogs`);
  const portrait = page.getByTestId("review").filter({ hasText: "A good bridge" }).locator("img");
  await expect(portrait).toHaveAttribute(
    "src",
    /\/pictures\/portrait-3-320\.webp|\/portraits\/traveller\.svg/,
  );
});
