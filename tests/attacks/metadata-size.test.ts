import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { authUsers } from "#server/db/schema/auth.ts";
import {
  oidcClient,
  startOidcProvider,
  type TestProvider,
} from "#tests/acceptance/start-oidc-provider.ts";
import { signUpConfirmed, startServer, type TestServer } from "#tests/acceptance/start-server.ts";

/** Metadata travels in every token: whoever may write it must not lock the owner out with it. */

let server: TestServer;
let provider: TestProvider;
let service = "";
beforeAll(async () => {
  provider = await startOidcProvider(() => ["http://127.0.0.1:1/auth/v1/callback"]);
  server = await startServer(
    "pglite",
    {
      AUTH_RATE_LIMITS: "off",
      AUTH_ANONYMOUS: "on",
      GOOGLE_CLIENT_ID: oidcClient.clientId,
      GOOGLE_CLIENT_SECRET: oidcClient.clientSecret,
    },
    { auth: { endpoints: { google: { issuer: provider.issuer } } } },
  );
  service = await server.serviceToken();
});
afterAll(async () => {
  await server?.close();
  await provider?.close();
});

const newEmail = () => `large-${randomUUID().slice(0, 8)}@example.org`;
const password = "Ranchi!2026";
/** Exactly so many bytes of JSON. */
const filled = (bytes: number) => ({ a: "x".repeat(bytes - '{"a":""}'.length) });

async function ask(method: string, path: string, body?: object, token?: string) {
  const response = await fetch(`${server.authUrl}${path}`, {
    method,
    headers: { "x-supabase-api-version": "2024-01-01", authorization: `Bearer ${token ?? "anon"}` },
    ...(body && { body: JSON.stringify(body) }),
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

test.each<[string, string, (data: object) => object, boolean?]>([
  ["sign-up", "/signup", (data) => ({ email: newEmail(), password, data })],
  ["sign-up by phone", "/signup", (data) => ({ phone: "919876500001", password, data })],
  ["anonymous sign-in", "/signup", (data) => ({ data })],
  ["a code's request", "/otp", (data) => ({ email: newEmail(), data })],
  ["an invitation", "/invite", (data) => ({ email: newEmail(), data }), true],
  [
    "user_metadata by an administrator",
    "/admin/users",
    (data) => ({ email: newEmail(), user_metadata: data }),
    true,
  ],
  [
    "app_metadata by an administrator",
    "/admin/users",
    (data) => ({ email: newEmail(), app_metadata: data }),
    true,
  ],
  [
    "generate_link",
    "/admin/generate_link",
    (data) => ({ type: "signup", email: newEmail(), password, data }),
    true,
  ],
])("%s takes 4 KB of data and not a byte more", async (_call, path, body, asService) => {
  const token = asService ? service : undefined;
  for (const data of [filled(4097), filled(20_000), { a: "ॐ".repeat(1400) }]) {
    const refused = await ask("POST", path, body(data), token);
    expect(refused.status).toBe(400);
    expect(refused.body.code).toBe("validation_failed");
  }
  expect((await ask("POST", path, body(filled(4096)), token)).status).toBe(200);
});

test("what is there already counts: twice 3 KB are too much, in either call", async () => {
  const { session, user } = await signUpConfirmed(server, newEmail());
  const token = session.access_token;
  expect((await ask("PUT", "/user", { data: { a: "x".repeat(3000) } }, token)).status).toBe(200);
  expect((await ask("PUT", "/user", { data: { b: "x".repeat(3000) } }, token)).status).toBe(400);
  for (const member of ["sub", "email", "email_verified", "phone"])
    await ask("PUT", "/user", { data: { [member]: "x".repeat(1000) } }, token);
  const { body } = await ask("GET", "/user", undefined, token);
  expect(JSON.stringify(body.user_metadata).length).toBeLessThanOrEqual(5120);

  const path = `/admin/users/${user.id}`;
  const put = (change: object) => ask("PUT", path, { app_metadata: change }, service);
  expect((await put({ a: "x".repeat(3000) })).status).toBe(200);
  expect((await put({ b: "x".repeat(3000) })).status).toBe(400);
  expect((await put({ a: null, b: "x".repeat(3000) })).status).toBe(200);
});

test("with all that is allowed a token still fits into a header", async () => {
  const { user, client } = await signUpConfirmed(server, newEmail());
  await client.updateUser({ data: filled(3900) });
  const app = { app_metadata: filled(3900) };
  expect((await ask("PUT", `/admin/users/${user.id}`, app, service)).status).toBe(200);
  const { data } = await client.refreshSession();
  const token = data.session?.access_token ?? "";
  expect(token.length).toBeGreaterThan(10_000);
  expect(token.length).toBeLessThan(14_000);
  expect((await ask("GET", "/user", undefined, token)).status).toBe(200);
});

test("an account that carries more already can be used, and cleared by its owner", async () => {
  const email = newEmail();
  const { user } = await signUpConfirmed(server, email);
  await server.resources.database.db
    .update(authUsers)
    .set({
      userMetadata: { junk: "x".repeat(20_000), more: "y".repeat(9000), name: "Asha" },
      appMetadata: { provider: "email", providers: ["email"], junk: "x".repeat(20_000) },
    })
    .where(eq(authUsers.id, user.id));
  const client = server.createClient();
  const { data } = await client.signInWithPassword({ email, password });
  const token = data.session?.access_token ?? "";
  expect(token.length).toBeLessThan(2000);
  const claims = JSON.parse(
    Buffer.from(token.split(".")[1] ?? "", "base64url").toString(),
  ) as object;
  expect(claims).toMatchObject({ app_metadata: { provider: "email" }, user_metadata: {} });
  expect((await ask("GET", "/user", undefined, token)).status).toBe(200);
  const own = await fetch(`${server.url}/api/me/account`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(own.status).toBe(200);
  // One at a time, or all at once.
  expect((await client.updateUser({ data: { junk: null } })).error).toBeNull();
  const cleared = await client.updateUser({ data: { more: null } });
  expect(cleared.data.user?.user_metadata).toEqual({ name: "Asha" });
});

test("a provider's claims are trimmed, not refused", async () => {
  const email = newEmail();
  const signIn = async (claims: object) => {
    const id_token = await provider.signIdToken({
      sub: `large of ${email}`,
      email,
      email_verified: true,
      ...claims,
    });
    return ask("POST", "/token?grant_type=id_token", { provider: "google", id_token });
  };
  for (const claims of [
    { name: "Asha", picture: `https://pictures.example/${"x".repeat(9000)}` },
    { name: "Asha", picture: `https://pictures.example/${"y".repeat(9000)}` },
  ]) {
    const { status, body } = await signIn(claims);
    expect(status).toBe(200);
    expect(String(body.access_token).length).toBeLessThan(8000);
    expect(body.user).toMatchObject({ user_metadata: { name: "Asha" } });
    expect(JSON.stringify(body.user).length).toBeLessThan(10_000);
  }
  const odd = await signIn({ sub: "odd", email: `${"x".repeat(9000)}@example.org`, name: "Odd" });
  expect(odd.status).toBe(200);
  expect(odd.body.user).toMatchObject({ email: "", user_metadata: { name: "Odd" } });
});
