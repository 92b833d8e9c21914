import { expect, test } from "./fixtures.ts";
import { registerTraveller } from "./traveller.ts";

test("guides take turns every 10 s; one that is clicked stays for 30 s", { tag: "@slow" }, async ({
  page,
  site,
}) => {
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

test("a guide plays its film with English captions, and a chapter goes to its shot", async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/blogs?tab=guides`);
  const guide = page.getByTestId("video-guide").first();
  await guide.getByRole("list", { name: "Chapters" }).getByRole("button").nth(3).click();
  const video = guide.locator("video");
  const time = () => video.evaluate((film: HTMLVideoElement) => film.currentTime);
  await expect.poll(time).toBeGreaterThan(18);
  const captions = () =>
    video.evaluate((film: HTMLVideoElement) => {
      const [track] = film.textTracks;
      return { language: track?.language, mode: track?.mode, cues: track?.cues?.length };
    });
  await expect.poll(captions).toEqual({ language: "en", mode: "showing", cues: 8 });
  await expect(video).toHaveJSProperty("duration", 24);
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

test("an author changes and deletes a review; others report it; both see what becomes of it", {
  tag: "@slow",
}, async ({ browser, page, site }) => {
  const traveller = await registerTraveller(site);
  const answer = await page.request.post(`${site.url}/Login`, {
    data: { email: traveller.email, password: traveller.password },
  });
  const { sess } = (await answer.json()) as { sess: { access_token: string } };
  const posted = await page.request.post(`${site.url}/Blogs`, {
    data: { title: "Fog", rating: 3, comment: "No hills seen.", excerpt: "White." },
    headers: { authorization: `Bearer ${sess.access_token}` },
  });
  expect(posted.ok()).toBe(true);
  await page.addInitScript((session) => {
    localStorage.setItem("auth.session", session);
    localStorage.setItem("user.image", "/portraits/traveller.svg");
  }, JSON.stringify(sess));
  const other = await (await browser.newContext()).newPage();
  for (const reader of [page, other]) {
    await reader.goto(`${site.url}/blogs`);
    await expect(reader.getByText("Live", { exact: true })).toBeVisible();
  }
  await page.getByRole("button", { name: "Edit “Fog”" }).click();
  const editor = page.getByRole("dialog", { name: "Edit your review" });
  await editor.getByLabel("Title").fill("Fog, then Kanchenjunga");
  await page.keyboard.press("Escape");
  await editor.getByRole("button", { name: "Go on writing" }).click();
  await editor.getByText("5 of 5 stars").click({ force: true });
  await editor.getByRole("button", { name: "Save" }).click();
  await expect(editor).toHaveCount(0);
  const seen = other.getByTestId("review").filter({ hasText: "Fog, then Kanchenjunga" });
  await expect(seen.getByRole("img", { name: "5 of 5 stars" })).toBeVisible();

  await expect(seen.getByRole("button", { name: /^(Edit|Delete)/ })).toHaveCount(0);
  await seen.getByRole("button", { name: /^Report/ }).click();
  const report = other.getByRole("dialog", { name: "Report a review" });
  await report.getByLabel("What is wrong with it?").fill("Too short.");
  await report.getByRole("button", { name: "Send report" }).click();
  await expect(seen.getByRole("button", { name: "Reported" })).toBeDisabled();
  await expect
    .poll(async () =>
      (await site.mails(site.admin.email)).some(({ text }) => /Too short/.test(text)),
    )
    .toBe(true);

  await page.getByRole("button", { name: "Delete “Fog, then Kanchenjunga”" }).click();
  const ask = page.getByRole("dialog", { name: "Delete your review?" });
  await ask.getByRole("button", { name: "Keep it" }).click();
  await page.getByRole("button", { name: "Delete “Fog, then Kanchenjunga”" }).click();
  await ask.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(seen).toHaveCount(0);
  await other.context().close();
});

test("a broken portrait falls back to a placeholder", { tag: "@slow" }, async ({ page, site }) => {
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
