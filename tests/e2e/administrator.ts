import type { Browser, Page } from "@playwright/test";
import { expect, type Site } from "./fixtures.ts";

/** Fills the administrators' sign-in that the page shows, and presses it. */
export async function fillAdminLogin(
  page: Page,
  { email, password }: { email: string; password: string },
  labels = { email: "Admin Email", password: "Admin Password", signIn: "Sign In" },
): Promise<void> {
  await page.getByLabel(labels.email).fill(email);
  await page.getByLabel(labels.password).fill(password);
  await page.getByRole("button", { name: labels.signIn, exact: true }).click();
}

/** Signs the site's first administrator in, or another one, on the page of that. */
export async function signInAdmin(page: Page, site: Site, admin = site.admin): Promise<void> {
  await page.goto(`${site.url}/AdminLogin`);
  await fillAdminLogin(page, admin);
}

/** A browser of its own, with the first administrator at a tab of the desk. */
export async function openDesk(browser: Browser, site: Site, tab: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await signInAdmin(page, site);
  await expect(page.getByRole("heading", { name: "Admin Panel" })).toBeVisible();
  await page.goto(`${site.url}/AdminPanel?tab=${tab}`);
  await expect(page.getByText("Live", { exact: true })).toBeVisible();
  return page;
}
