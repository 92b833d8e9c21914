import { Secret, TOTP } from "otpauth";
import { signInAdmin } from "./administrator.ts";
import { expect, test } from "./traveller.ts";

const codeOf = (secret: string, ahead = 0) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + ahead });

test("a second factor is set up, asked for, and required of everybody", { tag: "@slow" }, async ({
  page,
  site,
  browser,
}) => {
  test.setTimeout(120_000);
  const { email, password } = site.admin;
  await signInAdmin(page, site, { email, password });
  await expect(page.getByText(`Signed in as ${email}.`).first()).toBeVisible();
  await page.goto(`${site.url}/AdminPanel?tab=administrators`);
  await page.getByLabel("Your Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Set up an authenticator" }).click();
  await expect(page.getByAltText("QR code for your authenticator")).toBeVisible();
  const shown = await page.getByText(/^([A-Z2-7]{4} ){7}[A-Z2-7]{4}$/).textContent();
  const secret = (shown ?? "").replaceAll(" ", "");
  await page.getByLabel("Code", { exact: true }).fill("000000");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("That code is not right, or has been used.").first()).toBeVisible();
  await page.getByLabel("Code", { exact: true }).fill(codeOf(secret));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("heading", { name: "Your recovery codes" })).toBeVisible();
  const recovery =
    (await page
      .getByText(/^[a-z2-9]{5}-[a-z2-9]{5}$/)
      .first()
      .textContent()) ?? "";
  await page.getByRole("button", { name: "I have saved them" }).click();
  await expect(page.getByText(/8 recovery codes are left/)).toBeVisible();
  // A week is given, unless the owner says at once.
  const grace = page.getByLabel("Time that everybody has for it");
  await expect(grace).toHaveValue("7");
  await grace.selectOption("0");
  await page.getByLabel("Everybody needs a second factor").click();
  await expect(page.getByLabel("Everybody needs a second factor")).toBeChecked();

  const guest = `viewer.${Date.now().toString(36)}@safarnama.example`;
  await page.getByLabel("Email", { exact: true }).fill(guest);
  await page.getByRole("button", { name: "Send the invitation" }).click();
  await expect(page.getByText(guest).first()).toBeVisible();
  await page.getByRole("button", { name: "Sign Out" }).click();

  // The password alone opens nothing now; a recovery code does, once.
  await signInAdmin(page, site, { email, password });
  await expect(page.getByLabel("Code")).toBeVisible();
  await page.getByLabel("Code").fill("123456");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.locator("form").getByRole("alert")).toHaveText(/not right, or has been used/);
  await page.getByLabel("Code").fill(recovery);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText(`Signed in as ${email}.`).first()).toBeVisible();

  const [mail] = await site.mails(guest);
  const other = await (await browser.newContext()).newPage();
  await other.goto(mail?.links.find((link) => link.includes("/invitation#")) ?? "");
  await other.getByLabel("Your name").fill("Vikram");
  await other.getByLabel("Admin Password").fill("a long password of his");
  await other.getByRole("button", { name: "Join the desk" }).click();
  await other.getByRole("link", { name: "Sign In" }).click();
  await signInAdmin(other, site, { email: guest, password: "a long password of his" });
  await other.waitForFunction(() => localStorage.getItem("admin.email"));
  await other.goto(`${site.url}/AdminPanel`);
  await expect(other.getByRole("heading", { name: "Set up two-step sign-in" })).toBeVisible();
  await expect(other.getByRole("tab")).toHaveCount(0);
  expect((await other.request.get(`${site.url}/UserList`)).status()).toBe(403);

  // Left as it was found.
  await page.goto(`${site.url}/AdminPanel?tab=administrators`);
  await page.getByLabel("Everybody needs a second factor").click();
  await expect(page.getByLabel("Everybody needs a second factor")).not.toBeChecked();
  await page.getByLabel("Code", { exact: true }).fill(codeOf(secret, 30_000));
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByRole("button", { name: "Set up an authenticator" })).toBeVisible();
  await other.context().close();
});

test("a session is ended from elsewhere, and that browser is asked to sign in", {
  tag: "@slow",
}, async ({ page, site, browser }) => {
  const { email, password } = site.admin;
  await signInAdmin(page, site, { email, password });
  await expect(page.getByText(`Signed in as ${email}.`).first()).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await signInAdmin(other, site, { email, password });
  await other.waitForFunction(() => localStorage.getItem("admin.email"));
  await page.goto(`${site.url}/AdminPanel?tab=administrators`);
  await page.getByRole("button", { name: "End all others" }).click();
  await expect(page.getByRole("button", { name: "End all others" })).toHaveCount(0);
  await other.goto(`${site.url}/AdminPanel?tab=today`);
  await expect(other.getByLabel("Admin Password")).toBeVisible();
  await other.context().close();
});
