import type { Page } from "@playwright/test";
import { fillAdminLogin } from "./administrator.ts";
import { expect, loginPopup, openLogin, registerTraveller, signIn, test } from "./traveller.ts";

/** A device with a key of its own that knows its owner, as the browser's tools make one. */
async function holdDevice(page: Page) {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "internal",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

test("an administrator adds a passkey at the desk, and signs in by it alone", {
  tag: "@slow",
}, async ({ page, site }) => {
  await holdDevice(page);
  const home = site.url.replace("127.0.0.1", "localhost");
  await page.goto(`${home}/AdminLogin`);
  await fillAdminLogin(page, site.admin);
  const desk = page.getByRole("heading", { name: "Admin Panel" });
  await expect(desk).toBeVisible();
  await page.goto(`${home}/AdminPanel?tab=administrators`);
  const card = page
    .locator("section")
    .filter({ has: page.getByRole("heading", { name: "Passkeys", exact: true }) });
  await card.getByLabel("Password, for a new passkey", { exact: true }).fill("not this one");
  await card.getByRole("button", { name: "Add a passkey" }).click();
  await expect(card.getByText("Your present password is not right.")).toBeVisible();
  await card.getByLabel("Password, for a new passkey", { exact: true }).fill(site.admin.password);
  await card.getByRole("button", { name: "Add a passkey" }).click();
  await expect(card.getByText("Chrome, Linux")).toBeVisible();

  await page.context().clearCookies();
  await page.evaluate(() => localStorage.clear());
  await page.goto(`${home}/AdminLogin`);
  await page.getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(desk).toBeVisible();
  await page.goto(`${home}/AdminPanel?tab=administrators`);
  await expect(card.getByText("Last used")).toBeVisible();
  await card.getByRole("button", { name: "Remove", exact: true }).click();
  await card.getByRole("button", { name: "Remove it?" }).click();
  await expect(card.getByText("Chrome, Linux")).toHaveCount(0);
});

test("a passkey is added on the account's page, signs in alone, and is removed", async ({
  page,
  site,
}) => {
  test.setTimeout(120_000);
  await holdDevice(page);
  const traveller = await registerTraveller(site);
  // Browsers know passkeys of names alone.
  const home = site.url.replace("127.0.0.1", "localhost");
  await page.goto(home);
  await signIn(page, traveller);
  await page.goto(`${home}/account`);
  const card = page.locator("section, article, div").filter({
    has: page.getByRole("heading", { name: "Passkeys" }),
  });
  await card.last().getByRole("button", { name: "Add a passkey" }).click();
  await expect(page.getByText("The passkey is there.")).toBeVisible();
  await expect(card.last().getByText("Chrome, Linux")).toBeVisible();
  await card.last().getByRole("button", { name: "Add a passkey" }).click();
  // Beside the button; a toast says it too.
  await expect(
    page.locator("#main").getByText("has a passkey for your account already"),
  ).toBeVisible();

  await page.evaluate(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  await page.goto(home);
  await openLogin(page);
  const reloaded = page.waitForEvent("load");
  await loginPopup(page).getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(page.getByText("✅ Logged in successfully!")).toBeVisible();
  await reloaded;

  await page.goto(`${home}/account`);
  page.on("dialog", (dialog) => void dialog.accept());
  await expect(card.last().getByText("Last used")).toBeVisible();
  await card.last().getByRole("button", { name: "Remove" }).click();
  await expect(card.last().getByText("Chrome, Linux")).toHaveCount(0);
  await page.evaluate(() => localStorage.clear());
  await page.goto(home);
  await openLogin(page);
  await loginPopup(page).getByRole("button", { name: "Sign in with a passkey" }).click();
  await expect(loginPopup(page).getByText("opens no account here")).toBeVisible();
});
