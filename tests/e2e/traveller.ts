import type { Locator, Page } from "@playwright/test";
import sharp from "sharp";
import { test as base, expect, type Site, startSite } from "./fixtures.ts";

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

/** Signs up and confirms over HTTP, for journeys that are about something else. */
export async function registerTraveller(
  site: Site,
  { confirm = true, picture = false } = {},
): Promise<Traveller> {
  const traveller = createTraveller();
  const answer = await fetch(`${site.url}/Signup`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      username: traveller.name,
      email: traveller.email,
      password: traveller.password,
      Pass: traveller.password,
      country: "India",
      phone: traveller.phone,
      image: picture ? `data:image/png;base64,${(await drawPicture()).toString("base64")}` : null,
    }),
  });
  expect(answer.status).toBe(200);
  if (!confirm) return traveller;
  const mail = await findMail(site, traveller.email, /confirm/i);
  const link = await fetch(mail.links[0] ?? "", { redirect: "manual" });
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

/** Signs in through the popup and waits for the reload that the specification asks for. */
export async function signIn(page: Page, traveller: Traveller): Promise<void> {
  const popup = await openLogin(page);
  await fillSignIn(popup, traveller);
  const reloaded = page.waitForEvent("load");
  await popup.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("alert").getByText("✅ Logged in successfully!")).toBeVisible();
  await reloaded;
}

export const readStored = (page: Page, key: string) =>
  page.evaluate((name) => [localStorage.getItem(name), sessionStorage.getItem(name)], key);

/** A server of its own a worker, without rate limits: these journeys sign up more than a person does. */
export const test = base.extend<object, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern.
    async ({}, use) => {
      const site = await startSite({ env: { AUTH_RATE_LIMITS: "off", AUTH_RESEND_GAP: "0" } });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 60_000 },
  ],
});

export { expect };
