import type { Page } from "@playwright/test";
import {
  oidcClient,
  startOidcProvider,
  type TestProvider,
} from "#tests/acceptance/start-oidc-provider.ts";
import { freePort } from "#tests/factories/free-port.ts";
import { type Site, startSite } from "./fixtures.ts";
import { test as base, expect, openLogin, readStored, registerTraveller } from "./traveller.ts";

type Social = { site: Site; provider: TestProvider };

/** A site whose Google is a real OpenID Connect provider on this machine. */
const test = base.extend<object, { social: Social }>({
  social: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern.
    async ({}, use) => {
      const port = await freePort();
      const provider = await startOidcProvider(() => [`http://localhost:${port}/auth/v1/callback`]);
      const google = { name: "google", issuer: provider.issuer, ...oidcClient };
      const site = await startSite({
        port,
        env: { AUTH_RATE_LIMITS: "off", OIDC_PROVIDERS: JSON.stringify([google]) },
      });
      await use({ site, provider });
      await site.stop();
      await provider.close();
    },
    { scope: "worker", timeout: 60_000 },
  ],
  site: [({ social }, use) => use(social.site), { scope: "worker" }],
});

/** The provider signs in whom the hint names; a person would type it there. */
async function hint(page: Page, subject: string): Promise<void> {
  await page.route("**/auth/v1/authorize?**", (route) =>
    route.continue({ url: `${route.request().url()}&login_hint=${subject}` }),
  );
}

test("the Google button ends at home, signed in, with the picture that the traveller has", {
  tag: "@slow",
}, async ({ page, site, social }) => {
  const traveller = await registerTraveller(site, { picture: true });
  social.provider.people.asha = { email: traveller.email, email_verified: true, name: "Asha" };
  await hint(page, "asha");
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route("**/rest/v1/TRAVEL**", async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(site.url);
  await (await openLogin(page)).getByRole("button", { name: "Continue with Google" }).click();
  await expect(page.getByText("redirecting u to website...")).toBeVisible();
  expect(new URL(page.url()).pathname).toBe("/auth/callback");
  release();
  await expect(page).toHaveURL(`${site.url}/`);
  await expect(page.getByRole("button", { name: "Your account" })).toBeVisible();
  const [image] = await readStored(page, "user.image");
  expect(image).toMatch(/^\/storage\/v1\/object\/public\/profile-pictures\//);
  const [session] = await readStored(page, "auth.session");
  expect(JSON.parse(session ?? "{}").user.email).toBe(traveller.email);
});

test("a refusal at the provider is said at home, and nobody is signed in", {
  tag: "@slow",
}, async ({ page, site }) => {
  await hint(page, "nobody");
  await page.goto(site.url);
  await (await openLogin(page)).getByRole("button", { name: "Continue with Google" }).click();
  await expect(page.locator(".Toastify__toast--error")).toContainText(
    "The sign-in was cancelled. Nobody is signed in.",
  );
  await expect(page).toHaveURL(`${site.url}/`);
  expect(await readStored(page, "user.image")).toEqual([null, null]);
});
