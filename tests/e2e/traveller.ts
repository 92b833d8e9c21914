import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { buildSignUp } from "#tests/factories/requests.ts";
import { test as base, expect, type Site, still } from "./fixtures.ts";

export type Traveller = { name: string; email: string; password: string; phone: string };

/** A portrait that every check takes. */
export const drawPicture = () =>
  sharp({ create: { width: 320, height: 240, channels: 3, background: "#c2412d" } })
    .png()
    .toBuffer();

let made = 0;

export function createTraveller(): Traveller {
  made += 1;
  const email = `asha${made}.${Date.now().toString(36)}@example.org`;
  return { name: "आशा देवी", email, password: "Ranchi!2026", phone: "+919876543210" };
}

/** The latest mail to an address, waited for: the outbox is written with what it reports. */
export async function findMail(site: Site, to: string, subject: RegExp) {
  let found: Awaited<ReturnType<Site["mails"]>>[number] | undefined;
  await expect
    .poll(async () => {
      const mails = await site.mails(to);
      found = mails
        .filter((mail) => subject.test(mail.subject))
        .sort((a, b) => b.created_at.localeCompare(a.created_at))[0];
      return Boolean(found);
    })
    .toBe(true);
  return found as NonNullable<typeof found>;
}

/** The link by which an address is confirmed. */
export async function findConfirmation(site: Site, { email }: Traveller): Promise<string> {
  const { links } = await findMail(site, email, /confirm/i);
  return links[0] ?? "";
}

/** Signs up and confirms over HTTP, for journeys that are about something else. */
export async function registerTraveller(
  site: Site,
  { confirm = true, picture = false } = {},
): Promise<Traveller> {
  const traveller = createTraveller();
  const answer = await fetch(`${site.url}/Signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(
      buildSignUp({
        username: traveller.name,
        email: traveller.email,
        password: traveller.password,
        phone: traveller.phone,
        image: picture ? `data:image/png;base64,${(await drawPicture()).toString("base64")}` : null,
      }),
    ),
  });
  expect(answer.status).toBe(200);
  if (!confirm) return traveller;
  const link = await fetch(await findConfirmation(site, traveller), { redirect: "manual" });
  expect(link.headers.get("location")).toContain("access_token");
  return traveller;
}

export const loginPopup = (page: Page): Locator =>
  page.getByRole("dialog").filter({ has: page.getByRole("tab", { name: "Sign In" }) });

export async function openLogin(page: Page): Promise<Locator> {
  await page.locator("[data-navbar]").getByRole("button", { name: "Login", exact: true }).click();
  const popup = loginPopup(page);
  await expect(popup).toBeVisible();
  return popup;
}

export async function fillSignIn(popup: Locator, traveller: Traveller): Promise<void> {
  await popup.getByLabel("Email").fill(traveller.email);
  await popup.getByLabel("Password", { exact: true }).fill(traveller.password);
}

/** The whole form of a sign-up; `phone` as it is typed in that country. */
export async function fillSignUp(
  popup: Locator,
  traveller: Traveller,
  { country = "India", phone = "98765 43210", picture = null as Buffer | null } = {},
): Promise<void> {
  await popup.getByRole("tab", { name: "Sign Up" }).click();
  await popup.getByLabel("Full Name").fill(traveller.name);
  await popup.getByLabel("Email").fill(traveller.email);
  await popup.getByLabel("Password", { exact: true }).fill(traveller.password);
  await popup.getByLabel("Confirm Password").fill(traveller.password);
  await popup.getByLabel("Country", { exact: true }).selectOption(country);
  await popup.getByLabel("Phone").fill(phone);
  if (picture)
    await popup
      .getByLabel("Profile Image")
      .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: picture });
}

/** Sends the sign-up's form; what it is answered with is an alert, for whoever collects them. */
export const sendSignUp = (popup: Locator): Promise<void> =>
  popup.getByRole("button", { name: "Sign Up", exact: true }).click();

/** The specification's words for a sign-up that was taken. */
export const signUpTaken = "✅ Check your email to verify your account.";

/** Every alert of a page, accepted as it comes. */
export function collectAlerts(page: Page): string[] {
  const alerts: string[] = [];
  page.on("dialog", (dialog) => {
    alerts.push(dialog.message());
    void dialog.accept();
  });
  return alerts;
}

/** Sends the popup's sign-in and waits for the reload that the specification asks for after 2.5 s. */
export async function sendSignIn(page: Page): Promise<void> {
  const started = Date.now();
  const reloaded = page.waitForEvent("load");
  await loginPopup(page).getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("✅ Logged in successfully!")).toBeVisible();
  await reloaded;
  expect(Date.now() - started).toBeGreaterThanOrEqual(2500);
}

/**
 * Signed in over HTTP, the session where the form puts it, and the page loaded again: for journeys
 * that are about something else.
 */
export async function signIn(page: Page, { email, password }: Traveller): Promise<void> {
  const { origin } = new URL(page.url());
  const answer = await page.request.post(`${origin}/Login`, { data: { email, password } });
  expect(answer.status()).toBe(200);
  const { sess, message } = (await answer.json()) as { sess: object; message: string };
  await page.evaluate(
    ([session = "", image = ""]) => {
      localStorage.setItem("auth.session", session);
      localStorage.setItem("user.image", image);
    },
    [JSON.stringify(sess), message || "/portraits/traveller.svg"],
  );
  await page.reload();
}

export const readStored = (page: Page, key: string) =>
  page.evaluate((name) => [localStorage.getItem(name), sessionStorage.getItem(name)], key);

/** The same servers; pages hold still. */
export const test = base.extend(still);

export { expect };
