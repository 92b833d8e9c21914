import type { Locator, Page } from "@playwright/test";
import { signInAdmin } from "./administrator.ts";
import {
  expect,
  fillSignIn,
  loginPopup,
  registerTraveller,
  signIn,
  type Traveller,
  test,
} from "./traveller.ts";

const nextYear = `${new Date().getFullYear() + 1}-02-14`;

const tripPanel = (page: Page): Locator => page.getByRole("dialog", { name: "Plan Your Trip" });

async function openTripPanel(page: Page): Promise<Locator> {
  await page.locator("[data-navbar] nav").getByText("Plan Your Trip").click();
  const panel = tripPanel(page);
  await expect(panel.getByRole("heading", { name: "Plan Your Trip" }).last()).toBeVisible();
  return panel;
}

async function fillContact(panel: Locator, traveller: Traveller): Promise<void> {
  await panel.getByLabel("Full Name").fill(traveller.name);
  await panel.getByLabel("Email Address").fill(traveller.email);
  await panel.getByLabel("Phone Number").fill(traveller.phone);
  await panel.getByRole("button", { name: "Next: Trip Details" }).click();
}

async function fillDetails(panel: Locator): Promise<void> {
  await panel.getByLabel("Destination").fill("Leh and the Nubra valley");
  await panel.getByLabel("Travel Date").fill(nextYear);
  await panel.getByLabel("Number of Travelers").selectOption("9+");
  await panel.getByLabel("Trip Type").selectOption({ label: "Family Trip" });
  await panel.getByLabel("Special Requests").fill("A vegetarian kitchen.\nOne wheelchair.");
}

const tripMails = async (
  site: { mails(to?: string): Promise<{ subject: string }[]> },
  to: string,
) => (await site.mails(to)).filter((mail) => /trip/i.test(mail.subject)).length;

test("a trip is asked for signed out, signed in for, sent, and seen and deleted at the desk", {
  tag: "@slow",
}, async ({ page, site }) => {
  test.setTimeout(120_000);
  const traveller = await registerTraveller(site);
  await page.goto(site.url);
  const panel = await openTripPanel(page);
  await fillContact(panel, traveller);
  await expect(panel.getByLabel("Number of Travelers")).toHaveValue("1");
  await expect(panel.getByLabel("Trip Type")).toHaveValue("leisure");
  await fillDetails(panel);
  await panel.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.locator(".Toastify__toast--info")).toContainText("You are not signed in.");
  await expect(panel).toBeHidden();
  await expect(loginPopup(page).getByLabel("Full Name")).toHaveValue(traveller.name);
  await loginPopup(page).getByRole("tab", { name: "Sign In" }).click();

  const reloaded = page.waitForEvent("load");
  await fillSignIn(loginPopup(page), traveller);
  await loginPopup(page).getByRole("button", { name: "Sign In", exact: true }).click();
  await reloaded;
  await expect(panel.getByLabel("Destination")).toHaveValue("Leh and the Nubra valley");
  await expect(panel.getByLabel("Special Requests")).toHaveValue(/wheelchair/);

  const sent = page.waitForRequest("**/Tripdata");
  await panel.getByRole("button", { name: "Submit Request" }).click();
  const request = await sent;
  expect(request.headers().authorization).toMatch(/^Bearer ey/);
  expect(request.headers()["idempotency-key"]).toMatch(/^[0-9a-f]{32}$/);
  expect(request.postDataJSON()).toEqual({
    id: expect.stringMatching(/^[0-9a-f-]{36}$/),
    name: traveller.name,
    email: traveller.email,
    phone: traveller.phone,
    destination: "Leh and the Nubra valley",
    travelDate: nextYear,
    travelers: "9+",
    tripType: "family",
    message: "A vegetarian kitchen.\nOne wheelchair.",
  });
  await expect(panel.getByRole("heading", { name: "Your request is on its way" })).toBeFocused();
  const reference = await panel.getByText("Reference").locator("..").locator("b").innerText();
  await expect(page.locator(".Toastify__toast--success")).toContainText(reference);
  await expect.poll(() => tripMails(site, traveller.email)).toBe(1);
  await panel.getByRole("button", { name: "Done" }).click();
  await expect(panel).toBeHidden();

  await signInAdmin(page, site);
  await expect(page).toHaveURL(`${site.url}/AdminPanel`);
  await page.getByRole("tab", { name: "Requests" }).click();
  await page.getByRole("button", { name: "Trips", exact: true }).click();
  const trip = page.getByRole("row").filter({ hasText: reference });
  await expect(trip).toContainText("Leh and the Nubra valley");
  await expect(trip).toContainText("Family Trip");
  await trip.getByText("Special requests").click();
  await expect(trip.getByText("One wheelchair.")).toBeVisible();

  await page.getByRole("tab", { name: "Users" }).click();
  const row = page.getByRole("row").filter({ hasText: traveller.email });
  await expect(row).toContainText(traveller.name);
  await expect(row).toContainText(traveller.phone);
  const deleteUser = async () => {
    await row.getByRole("button", { name: /^Actions for/ }).click();
    await page.getByRole("menuitem", { name: `Delete ${traveller.email}` }).click();
  };
  const prompts: string[] = [];
  page.once("dialog", (dialog) => {
    prompts.push(dialog.message());
    void dialog.dismiss();
  });
  await deleteUser();
  expect(prompts[0]).toContain(traveller.email);
  await expect(row).toBeVisible();
  page.once("dialog", (dialog) => void dialog.accept());
  const deletion = page.waitForRequest("**/DeleteUser");
  await deleteUser();
  expect(Object.keys((await deletion).postDataJSON())).toEqual(["id", "email"]);
  await expect(page.getByText("User deleted Successfully")).toBeVisible();
  await expect(row).toHaveCount(0);

  // The traveller's next visit finds no user: signed out, key and all.
  await page.goto(site.url);
  await openTripPanel(page);
  await fillContact(panel, traveller);
  await fillDetails(panel);
  await panel.getByRole("button", { name: "Submit Request" }).click();
  await expect(loginPopup(page)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("user.image"))).toBeNull();
});

test("answers survive Back, closing and a reload; the browser's checks hold Next", async ({
  page,
  site,
}) => {
  await page.goto(site.url);
  const panel = await openTripPanel(page);
  await panel.getByRole("button", { name: "Next: Trip Details" }).click();
  await expect(panel.getByLabel("Full Name")).toBeFocused();
  await panel.getByLabel("Full Name").fill("Asha Devi");
  await panel.getByLabel("Email Address").fill("not an address");
  await panel.getByLabel("Phone Number").fill("+91 651 2234455");
  await panel.getByRole("button", { name: "Next: Trip Details" }).click();
  await expect(panel.getByLabel("Email Address")).toBeFocused();
  await panel.getByLabel("Email Address").fill("asha@example.org");
  await panel.getByLabel("Email Address").press("Enter");

  await expect(panel.getByLabel("Destination")).toBeFocused();
  await panel.getByLabel("Destination").fill("Hampi");
  await panel.getByRole("button", { name: "← Back" }).click();
  await expect(panel.getByLabel("Full Name")).toHaveValue("Asha Devi");
  await page.keyboard.press("Escape");
  await expect(panel).toBeHidden();
  await openTripPanel(page);
  await panel.getByRole("button", { name: "Next: Trip Details" }).click();
  await expect(panel.getByLabel("Destination")).toHaveValue("Hampi");
  await page.reload();
  await openTripPanel(page);
  await expect(panel.getByLabel("Destination")).toHaveValue("Hampi");
  await panel.getByLabel("Travel Date").fill("2020-01-01");
  await expect(panel.getByText("Travel Date is in the past.")).toBeVisible();
  expect(await panel.getByLabel("Special Requests").evaluate((area) => area.clientHeight)).toBe(
    120,
  );
});

test("a failed network is said, the button comes back, and the retry makes one request", {
  tag: "@slow",
}, async ({ page, site }) => {
  const traveller = await registerTraveller(site);
  await page.goto(site.url);
  await signIn(page, traveller);
  const panel = await openTripPanel(page);
  await expect(panel.getByLabel("Full Name")).toHaveValue(traveller.name);
  await expect(panel.getByLabel("Email Address")).toHaveValue(traveller.email);
  await panel.getByRole("button", { name: "Next: Trip Details" }).click();
  await fillDetails(panel);

  // The server does its work, but its answer is lost on the way.
  const requests: (string | undefined)[] = [];
  let lost = 1;
  await page.route("**/Tripdata", async (route) => {
    requests.push(route.request().headers()["idempotency-key"]);
    const answer = await route.fetch();
    if (lost-- > 0) await route.abort();
    else await route.fulfill({ response: answer });
  });
  await panel.getByRole("button", { name: "Submit Request" }).click();
  await expect(panel.getByRole("button", { name: "Processing..." })).toBeDisabled();
  await expect(page.locator(".Toastify__toast--error")).toContainText("Failed to fetch");
  await panel.getByRole("button", { name: "Submit Request" }).dblclick();
  await expect(panel.getByText("Your request is on its way")).toBeVisible();
  expect(requests).toHaveLength(2);
  expect(requests[0]).toBe(requests[1]);
  await expect.poll(() => tripMails(site, traveller.email)).toBe(1);
});

test("a date that the server refuses is said at its field, and nothing is lost", {
  tag: "@slow",
}, async ({ page, site }) => {
  const traveller = await registerTraveller(site);
  await page.goto(site.url);
  await signIn(page, traveller);
  const panel = await openTripPanel(page);
  await fillContact(panel, traveller);
  await fillDetails(panel);
  await panel.getByLabel("Travel Date").fill("2020-01-01");
  await panel.getByRole("button", { name: "Submit Request" }).click();
  await expect(page.locator(".Toastify__toast--error")).toContainText(
    "Travel Date is in the past.",
  );
  await expect(panel.getByLabel("Travel Date")).toBeFocused();
  await expect(panel.getByLabel("Destination")).toHaveValue("Leh and the Nubra valley");
  expect(await tripMails(site, traveller.email)).toBe(0);
});

test("on a phone the panel is a sheet: reached from the Menu, and closing goes back there", async ({
  page,
  site,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(site.url);
  await page.locator("[data-navbar]").getByRole("button", { name: "Menu" }).click();
  await page.getByRole("dialog").getByText("Plan Your Trip").click();
  const panel = tripPanel(page);
  await expect(panel.getByLabel("Full Name")).toBeVisible();
  const box = await panel.boundingBox();
  expect(box?.width).toBe(390);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await panel.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("dialog", { name: "Menu" })).toBeVisible();
});
