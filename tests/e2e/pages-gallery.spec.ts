import { expect, test } from "./fixtures.ts";
import { drawPicture } from "./traveller.ts";

test("photos go on after a lost connection, nothing twice, and open large once approved", async ({
  page,
  site,
}) => {
  const buffer = await drawPicture();
  const photo = (name: string) => ({ name, mimeType: "image/png", buffer });
  const announced: number[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith("/api/photos"))
      announced.push((request.postDataJSON() as { files: unknown[] }).files.length);
  });
  let sent = 0;
  await page.route("**/api/photos/*", (route) => {
    if (route.request().method() !== "PUT") return route.continue();
    sent += 1;
    return sent === 2 ? route.abort() : route.continue();
  });
  await page.goto(`${site.url}/gallery`);
  await page.getByRole("button", { name: "Submit Your Photos" }).click();
  const popup = page.getByRole("dialog", { name: "Submit Your Photos" });
  const files = popup.locator("input[type=file]");
  await files.setInputFiles([photo("one.png"), photo("two.png")]);
  await popup.getByLabel("Where was it?").fill("Hampi, Karnataka");
  await popup.getByLabel("Your name").fill("आशा");
  await popup.getByRole("button", { name: "Submit 2 Photo(s)" }).click();
  await expect(popup.getByText("two.png: It could not be sent. Please try again.")).toBeVisible();
  await files.setInputFiles([photo("three.png")]);
  await popup.getByRole("button", { name: "Submit 2 Photo(s)" }).click();
  await expect(popup.getByText("3 photos have arrived", { exact: true })).toBeVisible();
  expect(announced).toEqual([2, 1]);
  expect(sent).toBe(4);

  const desk = page.request;
  await desk.post(`${site.url}/AdminLogin`, {
    data: { admin_email: site.admin.email, admin_password: site.admin.password },
  });
  const list = await desk.get(`${site.url}/api/desk/photos?status=pending`);
  const { photos } = (await list.json()) as { photos: { id: string }[] };
  expect(photos).toHaveLength(3);
  for (const { id } of photos)
    expect((await desk.post(`${site.url}/api/desk/photos/${id}/approve`, { data: {} })).ok()).toBe(
      true,
    );

  await page.goto(`${site.url}/gallery`);
  const first = page.locator("#visitors li a").first();
  await first.click();
  const box = page.getByRole("dialog", { name: "Hampi, Karnataka" });
  await expect(box.getByText("1 of 3")).toBeVisible();
  await page.keyboard.press("ArrowLeft");
  await expect(box.getByText("3 of 3")).toBeVisible();
  await box.getByRole("button", { name: "Next picture" }).click();
  await expect(box.getByText("1 of 3")).toBeVisible();
  const shared = page.url();
  await page.goBack();
  await expect(box).toHaveCount(0);
  await expect(page).toHaveURL(`${site.url}/gallery`);
  await first.click();
  // The picture opens with its address: a key pressed before it is there goes to the page.
  await expect(box).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(box).toHaveCount(0);
  await expect(first).toBeFocused();
  await page.goto(shared);
  await page.reload();
  await expect(box.getByText("1 of 3")).toBeVisible();
});
