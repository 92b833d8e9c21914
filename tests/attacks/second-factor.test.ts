import { randomUUID } from "node:crypto";
import type { GoTrueClient } from "@supabase/auth-js";
import { Secret, TOTP } from "otpauth";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { listCalls } from "#server/app.ts";
import { travel } from "#server/db/schema/auth.ts";
import { oidcClient } from "#tests/acceptance/start-oidc-provider.ts";
import { signUpConfirmed, startServer, type TestServer } from "#tests/acceptance/start-server.ts";
import { buildTripRequest } from "#tests/factories/requests.ts";

/** Who stole a password alone, from somebody whose account has a second factor. */

const password = "Ranchi!2026";
let server: TestServer;
let owner: Awaited<ReturnType<typeof signUpConfirmed>>;
let factor = { id: "", secret: "" };
let ownerToken = "";
let thief: GoTrueClient;
let token = "";

const codeNow = () => new TOTP({ secret: Secret.fromBase32(factor.secret) }).generate();

beforeAll(async () => {
  server = await startServer("pglite", {
    AUTH_RATE_LIMITS: "off",
    AUTH_MANUAL_LINKING: "on",
    GOOGLE_CLIENT_ID: oidcClient.clientId,
    GOOGLE_CLIENT_SECRET: oidcClient.clientSecret,
  });
  owner = await signUpConfirmed(server, "careful@example.org", password);
  const { data, error } = await owner.client.mfa.enroll({ factorType: "totp" });
  if (error) throw error;
  factor = { id: data.id, secret: data.totp.secret };
  const done = await owner.client.mfa.challengeAndVerify({ factorId: data.id, code: codeNow() });
  if (done.error) throw done.error;
  ownerToken = done.data.access_token;
  thief = server.createClient();
  const stolen = await thief.signInWithPassword({ email: owner.email, password });
  token = stolen.data.session?.access_token ?? "";
});
afterAll(() => server?.close());

async function ask(method: string, path: string, body?: unknown, bearer = token) {
  const response = await fetch(`${server.url}${path}`, {
    method,
    redirect: "manual",
    headers: {
      authorization: `Bearer ${bearer}`,
      "content-type": "application/json",
      "x-supabase-api-version": "2024-01-01",
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await (path.endsWith("/events") && response.ok
    ? response.body?.cancel()
    : response.text());
  const answer = (text?.startsWith("{") ? JSON.parse(text) : {}) as {
    code?: string;
    error?: { code: string };
  };
  return { status: response.status, code: answer.error?.code ?? answer.code };
}

const refused = { status: 403, code: "insufficient_aal" };

test("no call of the traveller's own pages answers a password alone", async () => {
  const answers: unknown[] = [];
  const calls = listCalls(server.resources, server.services).filter(
    ({ path, may }) => path.startsWith("/api/me/") && may === "traveller",
  );
  expect(calls.length).toBeGreaterThan(10);
  for (const { method, path } of calls) {
    const where = path.replace(":id", randomUUID());
    const body = method === "POST" || method === "PUT" ? { confirm: owner.email } : undefined;
    answers.push({ path, ...(await ask(method, where, body)) });
  }
  expect(answers).toEqual(calls.map(({ path }) => ({ path, ...refused })));
  // With the code it is another matter.
  expect((await ask("GET", "/api/me/export", undefined, ownerToken)).status).toBe(200);
});

const review = { title: "Fine", rating: 5, comment: "Fine", excerpt: "Fine" };
test.each<[string, string, string, () => unknown]>([
  ["a trip request", "POST", "/Tripdata", () => buildTripRequest({ id: owner.user.id })],
  ["a review in one's name", "POST", "/Blogs", () => review],
  ["one's own reviews", "GET", "/api/reviews/mine", () => undefined],
  ["a change of a review", "PUT", "/api/reviews/1", () => review],
  ["the end of a review", "DELETE", "/api/reviews/1", () => undefined],
])("%s", async (_what, method, path, body) => {
  expect(await ask(method, path, body())).toEqual(refused);
});

test("in the data calls such a session is nobody", async () => {
  const name = `${owner.user.id}/me.png`;
  const upload = await ask("POST", `/storage/v1/object/profile-pictures/${name}`, {});
  expect(upload.status).toBeGreaterThanOrEqual(400);
  expect(upload.status).toBeLessThan(500);
  await server.resources.database.db
    .insert(travel)
    .values({ email: owner.email, path: "avatars/owner.webp", userId: owner.user.id });
  const read = async (bearer: string) => {
    const headers = { authorization: `Bearer ${bearer}` };
    const rows = await fetch(`${server.url}/rest/v1/TRAVEL?select=*`, { headers });
    return ((await rows.json()) as unknown[]).length;
  };
  expect([await read(ownerToken), await read(token)]).toEqual([1, 0]);
});

describe("in the auth service", () => {
  test.each([
    [{ data: { name: "Thief" } }],
    [{ password: "Thief!2026x" }],
    [{ email: "thief@example.org" }],
  ])("PUT /user %o", async (change) => {
    expect(await ask("PUT", "/auth/v1/user", change)).toEqual({ ...refused, status: 401 });
  });

  test.each([
    ["GET", "/reauthenticate"],
    ["GET", "/user/identities/authorize?provider=google&skip_http_redirect=true"],
    ["POST", "/logout?scope=others"],
  ])("%s %s", async (method, path) => {
    expect(await ask(method, `/auth/v1${path}`)).toEqual(refused);
  });

  test("identities are neither linked by a token nor unlinked", async () => {
    const { data } = await thief.getUser();
    const id = data.user?.identities?.[0]?.identity_id ?? "";
    expect(id).not.toBe("");
    expect(await ask("DELETE", `/auth/v1/user/identities/${id}`)).toEqual(refused);
    const link = { provider: "google", id_token: "a.b.c", link_identity: true };
    expect(await ask("POST", "/auth/v1/token?grant_type=id_token", link)).toEqual(refused);
  });

  test("factors are neither added nor removed", async () => {
    const enrolled = await thief.mfa.enroll({ factorType: "totp", friendlyName: "thief" });
    expect(enrolled.error?.code).toBe("insufficient_aal");
    const gone = await thief.mfa.unenroll({ factorId: factor.id });
    expect(gone.error?.code).toBe("insufficient_aal");
  });

  test("signing out everywhere ends that session alone", async () => {
    const other = server.createClient();
    await other.signInWithPassword({ email: owner.email, password });
    const { data } = await other.getSession();
    expect((await other.signOut()).error).toBeNull();
    const ended = data.session?.access_token ?? "";
    expect((await ask("GET", "/auth/v1/user", undefined, ended)).code).toBe("session_not_found");
    expect((await ask("GET", "/auth/v1/user", undefined, ownerToken)).status).toBe(200);
    expect((await ask("GET", "/auth/v1/user")).status).toBe(200);
  });
});

test("what is left: who one is, the factors, the code, and then everything", async () => {
  const late = server.createClient();
  await late.signInWithPassword({ email: owner.email, password });
  expect((await late.getUser()).data.user?.email).toBe(owner.email);
  const listed = await late.mfa.listFactors();
  expect(listed.data?.totp).toHaveLength(1);
  const level = await late.mfa.getAuthenticatorAssuranceLevel();
  expect(level.data).toMatchObject({ currentLevel: "aal1", nextLevel: "aal2" });
  expect((await late.refreshSession()).error).toBeNull();
  // A code is good once: wait, as the owner would, for the next.
  server.advance(31);
  const code = new TOTP({ secret: Secret.fromBase32(factor.secret) }).generate({
    timestamp: server.resources.clock().getTime(),
  });
  const raised = await late.mfa.challengeAndVerify({ factorId: factor.id, code });
  expect(raised.error).toBeNull();
  const bearer = raised.data?.access_token ?? "";
  expect((await ask("GET", "/api/me/export", undefined, bearer)).status).toBe(200);
  expect((await late.updateUser({ data: { name: "Owner" } })).error).toBeNull();
});

test("an account without a second factor needs none", async () => {
  const plain = await signUpConfirmed(server, "plain@example.org", password);
  const bearer = plain.session.access_token;
  expect((await ask("GET", "/api/me/export", undefined, bearer)).status).toBe(200);
  // An enrolment that was never finished protects nothing, and locks nobody out.
  await plain.client.mfa.enroll({ factorType: "totp", friendlyName: "begun" });
  expect((await ask("GET", "/api/me/trips", undefined, bearer)).status).toBe(200);
});

test("links that keep an account cannot be guessed without end", async () => {
  const answers: number[] = [];
  for (let count = 0; count < 31; count += 1)
    answers.push((await ask("POST", "/api/me/restore", { token: "x".repeat(43) })).status);
  expect(answers.slice(0, 30)).toEqual(Array.from({ length: 30 }, () => 404));
  expect(answers[30]).toBe(429);
});
