import { afterAll, beforeAll, expect, test } from "vitest";
import {
  oidcClient,
  startOidcProvider,
  type TestProvider,
} from "#tests/acceptance/start-oidc-provider.ts";
import { startServer, type TestServer } from "#tests/acceptance/start-server.ts";
import { tries } from "./effort.ts";

/** A provider that vouches for no address must not make us write to one as often as it likes. */

let server: TestServer;
let provider: TestProvider;
beforeAll(async () => {
  provider = await startOidcProvider(() => ["http://127.0.0.1:1/auth/v1/callback"]);
  server = await startServer(
    "pglite",
    { GOOGLE_CLIENT_ID: oidcClient.clientId, GOOGLE_CLIENT_SECRET: oidcClient.clientSecret },
    { auth: { endpoints: { google: { issuer: provider.issuer } } } },
  );
});
afterAll(async () => {
  await server?.close();
  await provider?.close();
});

async function signIn(email: string, sub: string, email_verified = false) {
  const id_token = await provider.signIdToken({ sub, email, email_verified });
  const answer = await fetch(`${server.authUrl}/token?grant_type=id_token`, {
    method: "POST",
    headers: { "content-type": "application/json", "x-supabase-api-version": "2024-01-01" },
    body: JSON.stringify({ provider: "google", id_token }),
  });
  return { status: answer.status, code: ((await answer.json()) as { code?: string }).code };
}

test("an address that a provider does not vouch for gets one mail in a minute, whoever signs in", async () => {
  const to = "besieged@example.org";
  expect(await signIn(to, "one")).toMatchObject({ code: "provider_email_needs_verification" });
  for (let index = 0; index < tries(5, 40); index++)
    expect(await signIn(to, `other ${index}`)).toEqual({
      status: 429,
      code: "over_email_send_rate_limit",
    });
  const atOnce = Array.from({ length: 10 }, (_, index) => signIn(to, `at once ${index}`));
  expect((await Promise.all(atOnce)).every(({ status }) => status === 429)).toBe(true);
  expect(await server.mails(to)).toHaveLength(1);
  server.advance(61);
  expect(await signIn(to, "one")).toMatchObject({ code: "provider_email_needs_verification" });
  expect(await server.mails(to)).toHaveLength(2);
});

test("whoever has signed in so before, or is vouched for, comes in as often as they like", async () => {
  for (let index = 0; index < 3; index++)
    expect((await signIn("asha@example.org", "asha", true)).status).toBe(200);
  // The identity is known by now, and confirmed: nothing is mailed, so nothing is counted.
  for (let index = 0; index < 3; index++)
    expect((await signIn("asha@example.org", "asha", false)).status).toBe(200);
  expect(await server.mails("asha@example.org")).toEqual([]);
});
