import { readFile } from "node:fs/promises";
import { drawPicture, expect, findMail, registerTraveller, signIn, test } from "./traveller.ts";

test("signed out, the pages ask to sign in and keep nothing from before", async ({
  page,
  site,
}) => {
  for (const path of ["/account", "/my-trips"]) {
    await page.goto(`${site.url}${path}`);
    await expect(page.getByRole("heading", { name: "You are not signed in" })).toBeVisible();
    await page.getByRole("button", { name: "Sign In or Sign Up" }).click();
    await expect(page.getByRole("dialog").getByLabel("Email")).toBeVisible();
  }
});

test("profile, picture, sessions and data are the traveller's own to change", async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(120_000);
  const traveller = await registerTraveller(site);
  await page.goto(site.url);
  await signIn(page, traveller);
  await page.goto(`${site.url}/account`);

  await page.getByLabel("Full Name").fill("<Asha>");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByText(/Write your name in letters/)).toBeVisible();
  await page.getByLabel("Full Name").fill("आशा वर्मा");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("alert").getByText("Saved.")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("Full Name")).toHaveValue("आशा वर्मा");

  await page.getByLabel("Profile Image", { exact: true }).setInputFiles({
    name: "me.png",
    mimeType: "image/png",
    buffer: await drawPicture(),
  });
  await expect(page.getByAltText("Your profile image")).toHaveAttribute("src", /\.webp\?v=/);
  await page.getByRole("button", { name: "Remove picture" }).click();
  await expect(page.getByAltText("Your profile image")).toHaveAttribute("src", /traveller\.svg$/);

  const other = await (await browser.newContext()).newPage();
  await other.goto(site.url);
  await signIn(other, traveller);
  await page.reload();
  await page.getByRole("button", { name: "End all others" }).click();
  await expect(page.getByRole("button", { name: "End all others" })).toHaveCount(0);
  await other.goto(`${site.url}/my-trips`);
  await expect(other.getByRole("heading", { name: /not signed in|did not work/ })).toBeVisible();
  await other.context().close();

  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: "Download my data" }).click(),
  ]);
  const data = JSON.parse(await readFile(await download.path(), "utf8")) as {
    profile: { email: string; user_metadata: { full_name: string } };
  };
  expect(data.profile.email).toBe(traveller.email);
  expect(data.profile.user_metadata.full_name).toBe("आशा वर्मा");
});

test("an account leaves, and comes back by the mail's link", { tag: "@slow" }, async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  const traveller = await registerTraveller(site);
  await page.goto(site.url);
  await signIn(page, traveller);
  await page.goto(`${site.url}/account`);
  await page.getByRole("button", { name: "Delete my account..." }).click();
  const confirm = page.getByLabel(`Type ${traveller.email} to confirm`);
  await confirm.fill("somebody@example.org");
  await page.getByRole("button", { name: "Delete it" }).click();
  await expect(page.getByText("This is not the address of your account.").first()).toBeVisible();
  await confirm.fill(traveller.email);
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Delete it" }).click();
  await reloaded;
  await expect(page.getByRole("heading", { name: "You are not signed in" })).toBeVisible();

  // Signing in again is allowed: the page says what is coming.
  await signIn(page, traveller);
  await expect(page.getByText(/This account will be deleted on/)).toBeVisible();

  const mail = await findMail(site, traveller.email, /will be deleted on/);
  await page.goto(mail.links.find((link) => link.includes("#restore=")) ?? "");
  await page.reload();
  await page.goto(mail.links.find((link) => link.includes("#restore=")) ?? "");
  await page
    .locator("section")
    .filter({ hasText: "Keep your account?" })
    .getByRole("button", { name: "Keep my account" })
    .click();
  await expect(page.getByRole("heading", { name: "Your account stays." })).toBeVisible();
  await expect(page.getByText(/This account will be deleted on/)).toHaveCount(0);
  await findMail(site, traveller.email, /your account stays/);
});
