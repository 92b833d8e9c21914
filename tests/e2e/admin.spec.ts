import { execFile } from "node:child_process";
import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { fillAdminLogin } from "./administrator.ts";
import { findBarriers } from "./barriers.ts";
import { expect, registerTraveller, test } from "./traveller.ts";

test("wrong credentials, a traveller's own, and a server out of reach each have their sentence", async ({
  page,
  site,
}) => {
  const traveller = await registerTraveller(site);
  await page.goto(`${site.url}/AdminLogin`);
  await fillAdminLogin(page, { ...site.admin, password: "not the password" });
  await expect(page.locator(".Toastify__toast--error")).toContainText(
    "Invalid credentials. Please try again.",
  );
  await fillAdminLogin(page, traveller);
  await expect(page.getByText("Access denied. Admin privileges required.").first()).toBeVisible();
  await page.route("**/AdminLogin", (route) =>
    route.request().method() === "POST" ? route.abort() : route.continue(),
  );
  await fillAdminLogin(page, site.admin);
  await expect(page.locator("form").getByRole("alert")).toHaveText(
    "An error occurred. Please try again later.",
  );
  await expect(page).toHaveURL(`${site.url}/AdminLogin`);
});

test("the panel asks to sign in without the key, and with a forged one", { tag: "@slow" }, async ({
  page,
  site,
}) => {
  await page.goto(`${site.url}/AdminPanel`);
  await expect(page.getByLabel("Admin Password")).toBeVisible();
  await page.evaluate(() => localStorage.setItem("admin.email", "me@example.org"));
  await page.reload();
  await expect(page.getByLabel("Admin Password")).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("admin.email"))).toBeNull();
  await fillAdminLogin(page, site.admin);
  await expect(page.getByRole("heading", { name: "Admin Panel" })).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem("admin.email"))).toBe(site.admin.email);
  await page.getByRole("button", { name: "Sign Out" }).click();
  await expect(page.getByLabel("Admin Password")).toBeVisible();
  // The server is told while the page goes on.
  const readList = () => page.request.get(`${site.url}/UserList`).then((list) => list.status());
  await expect.poll(readList).toBe(401);
});

test("the lists: a spinner, an error to try again, cards on a phone", { tag: "@slow" }, async ({
  page,
  site,
}) => {
  const traveller = await registerTraveller(site);
  await page.goto(`${site.url}/AdminLogin`);
  let broken = true;
  await page.route("**/UserList", (route) => {
    if (broken) return route.abort();
    return route.continue();
  });
  await fillAdminLogin(page, site.admin);
  await page.getByRole("tab", { name: "Users" }).click();
  await expect(page.locator(".Toastify__toast--error")).toContainText("Error loading data");
  await expect(page.getByRole("heading", { name: "Error loading data" })).toBeVisible();
  broken = false;
  await page.getByRole("button", { name: "Try again" }).click();
  const row = page.getByRole("row").filter({ hasText: traveller.email });
  await expect(row).toBeVisible();
  expect(await findBarriers(page, { within: "main" })).toEqual([]);

  await page.setViewportSize({ width: 390, height: 844 });
  await expect(row).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.route("**/DeleteUser", (route) => route.abort());
  page.once("dialog", (dialog) => void dialog.accept());
  await row.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: `Delete ${traveller.email}` }).click();
  await expect(page.getByText("Error deleting user")).toBeVisible();
  await expect(row).toBeVisible();
});

test("a backup is made of the site while it runs", { tag: "@slow" }, async ({ site }) => {
  const folder = await mkdtemp(join(tmpdir(), "safarnama-backup-"));
  const root = join(import.meta.dirname, "../..");
  const { stdout } = await promisify(execFile)(
    join(root, "node_modules/node/bin/node"),
    ["scripts/backup.ts", folder],
    { cwd: root, env: { ...process.env, DATA_DIR: site.dataDir } },
  );
  expect(stdout).toContain("rows of");
  expect(await readdir(folder)).toHaveLength(1);
  await rm(folder, { recursive: true });
});
