import type { Page } from "@playwright/test";
import { signInAdmin } from "./administrator.ts";
import { test as base, expect, type Site, startSite } from "./fixtures.ts";
import {
  collectAlerts,
  createTraveller,
  drawPicture,
  fillSignUp,
  findConfirmation,
  loginPopup,
  sendSignUp,
  signUpTaken,
  type Traveller,
} from "./traveller.ts";

/**
 * The main job, whole, on a PostgreSQL server: a visitor signs up, sends a trip request, and the
 * operator sees it. On the embedded database accounts.spec.ts and trips.spec.ts do each of its steps.
 */

const nextYear = `${new Date().getFullYear() + 1}-02-14`;

async function signUp(page: Page, traveller: Traveller): Promise<void> {
  const popup = loginPopup(page);
  const alerts = collectAlerts(page);
  await fillSignUp(popup, traveller, { picture: await drawPicture() });
  await sendSignUp(popup);
  await expect.poll(() => alerts).toEqual([signUpTaken]);
  page.removeAllListeners("dialog");
}

async function fillTrip(page: Page, traveller: Traveller): Promise<void> {
  const panel = page.getByRole("dialog", { name: "Plan Your Trip" });
  await panel.getByLabel("Full Name").fill(traveller.name);
  await panel.getByLabel("Email Address").fill(traveller.email);
  await panel.getByLabel("Phone Number").fill(traveller.phone);
  await panel.getByRole("button", { name: "Next: Trip Details" }).click();
  await panel.getByLabel("Destination").fill("Netarhat at sunrise");
  await panel.getByLabel("Travel Date").fill(nextYear);
  await panel.getByRole("button", { name: "Submit Request" }).click();
}

async function journey(page: Page, site: Site): Promise<void> {
  const traveller = createTraveller();
  await page.goto(site.url);
  await page.locator("[data-navbar] nav").getByText("Plan Your Trip").click();
  const panel = page.getByRole("dialog", { name: "Plan Your Trip" });
  await fillTrip(page, traveller);
  await expect(page.locator(".Toastify__toast--info")).toContainText("You are not signed in.");
  await signUp(page, traveller);

  // The mail's link signs in, and the panel that had asked for it comes back with its draft.
  await page.goto(await findConfirmation(site, traveller));
  await expect(panel.getByLabel("Destination")).toHaveValue("Netarhat at sunrise");
  await panel.getByRole("button", { name: "Submit Request" }).click();
  await expect(panel.getByRole("heading", { name: "Your request is on its way" })).toBeVisible();

  await signInAdmin(page, site);
  await page.getByRole("tab", { name: "Requests" }).click();
  await page.getByRole("button", { name: "Trips", exact: true }).click();
  await expect(page.getByRole("row").filter({ hasText: "Netarhat at sunrise" })).toContainText(
    traveller.email,
  );
  await page.getByRole("tab", { name: "Users" }).click();
  const user = page.getByRole("row").filter({ hasText: traveller.email });
  await expect(user).toContainText(traveller.name);
  page.once("dialog", (dialog) => void dialog.accept());
  await user.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: `Delete ${traveller.email}` }).click();
  await expect(page.getByText("User deleted Successfully")).toBeVisible();
  await expect(user).toHaveCount(0);
}

base("a visitor becomes a traveller whom the operator sees", async ({ page }) => {
  base.setTimeout(120_000);
  const site = await startSite({ database: "postgres" });
  try {
    await journey(page, site);
  } finally {
    // A page that is still open would ask the stopped server and log the refusal.
    await page.goto("about:blank");
    await site.stop();
  }
});
