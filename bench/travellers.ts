import type { Site } from "#tests/e2e/fixtures.ts";

/**
 * What a site must be set to for these accounts: nobody opens a mail, and one address signs up more people
 * than it may. What the product calls themselves are limited to stands as it is.
 */
export const manyAccounts = { AUTH_AUTOCONFIRM_EMAIL: "on", AUTH_RATE_LIMITS: "off" };

export type BenchTraveller = { id: string; token: string };

/** Accounts that are signed in, made one after the other. */
export async function signUpTravellers(
  site: Pick<Site, "url">,
  count: number,
): Promise<BenchTraveller[]> {
  const travellers: BenchTraveller[] = [];
  for (let index = 0; index < count; index++) {
    const answer = await fetch(`${site.url}/auth/v1/signup`, {
      method: "POST",
      headers: { "content-type": "application/json", apikey: "anon" },
      body: JSON.stringify({
        email: `bench${index}@example.org`,
        password: "Ranchi!2026",
        data: { name: `Traveller ${index}` },
      }),
    });
    const session = (await answer.json()) as { access_token?: string; user?: { id: string } };
    if (!session.access_token || !session.user)
      throw new Error(`sign-up answered ${answer.status}`);
    travellers.push({ id: session.user.id, token: session.access_token });
  }
  return travellers;
}
