import { createLocalJWKSet, decodeProtectedHeader, jwtVerify } from "jose";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { databasesOf } from "#tests/setup/database-kinds.ts";
import {
  follow,
  readCode,
  readLink,
  signUpConfirmed as signUp,
  startServer,
  type TestServer,
} from "./start-server.ts";

const password = "Ranchi!2026";
let counter = 0;
const newEmail = () => {
  counter += 1;
  return `traveller${counter}@example.org`;
};

describe.each(databasesOf(import.meta.url))("passwords and sessions on %s", (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startServer(kind, { AUTH_RATE_LIMITS: "off" });
  });
  afterAll(() => server?.close());

  const signUpConfirmed = (email = newEmail()) => signUp(server, email, password);

  const refresh = (token: string) =>
    fetch(`${server.authUrl}/token?grant_type=refresh_token`, {
      method: "POST",
      body: JSON.stringify({ refresh_token: token }),
    });

  test("sign-up waits for the mail, whose link signs in", async () => {
    const client = server.createClient();
    const email = newEmail();
    const { data, error } = await client.signUp({ email, password, options: { data: { a: 1 } } });
    expect(error).toBeNull();
    expect(data.session).toBeNull();
    expect(data.user).toMatchObject({ email, role: "authenticated", phone: "" });
    expect(data.user?.user_metadata).toMatchObject({ a: 1, email, email_verified: false });

    const early = await client.signInWithPassword({ email, password });
    expect(early.error).toMatchObject({ code: "email_not_confirmed", status: 400 });

    const target = await follow(await readLink(server, email));
    expect(target.origin).toBe(server.url);
    const fragment = new URLSearchParams(target.hash.slice(1));
    expect(fragment.get("type")).toBe("signup");
    const set = await client.setSession({
      access_token: fragment.get("access_token") ?? "",
      refresh_token: fragment.get("refresh_token") ?? "",
    });
    expect(set.error).toBeNull();
    expect(set.data.user?.user_metadata.email_verified).toBe(true);
    expect(set.data.user?.email_confirmed_at).toBeTruthy();
    const again = await follow(await readLink(server, email));
    expect(new URLSearchParams(again.hash.slice(1)).get("error_code")).toBe("otp_expired");
  });

  test("the digits of the mail confirm too, and five wrong ones kill them", async () => {
    const client = server.createClient();
    const email = newEmail();
    await client.signUp({ email, password });
    const code = await readCode(server, email);
    const wrong = code === "000000" ? "111111" : "000000";
    const miss = await client.verifyOtp({ email, token: wrong, type: "signup" });
    expect(miss.error).toMatchObject({ status: 403, code: "otp_expired" });
    const hit = await client.verifyOtp({ email, token: code, type: "signup" });
    expect(hit.data.session?.access_token).toBeTruthy();

    const other = newEmail();
    await client.signUp({ email: other, password });
    const live = await readCode(server, other);
    const bad = live === "000000" ? "111111" : "000000";
    for (let tries = 0; tries < 5; tries += 1)
      await client.verifyOtp({ email: other, token: bad, type: "signup" });
    const dead = await client.verifyOtp({ email: other, token: live, type: "signup" });
    expect(dead.error?.code).toBe("otp_expired");
  });

  test("new, pending and taken addresses are answered alike", async () => {
    const { email: taken } = await signUpConfirmed();
    const shape = async (email: string) => {
      const response = await fetch(`${server.authUrl}/signup`, {
        method: "POST",
        body: JSON.stringify({ email, password, data: { name: "x" } }),
      });
      const body = (await response.text())
        .replaceAll(email, "E")
        .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "U")
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, "T");
      return { status: response.status, body };
    };
    const pending = newEmail();
    const fresh = await shape(pending);
    expect(fresh.status).toBe(200);
    expect(await shape(pending)).toEqual(fresh);
    expect(await shape(taken)).toEqual(fresh);
    expect((await server.mails(taken)).length).toBe(1);
  });

  test("two sign-ups of one address at once make one account", async () => {
    const email = newEmail();
    const results = await Promise.all(
      [1, 2, 3].map(() => server.createClient().signUp({ email, password })),
    );
    for (const { error } of results) expect(error).toBeNull();
    expect(new Set(results.map(({ data }) => data.user?.id)).size).toBe(1);
  });

  test.each([
    [{ email: "nobody", password }, "validation_failed"],
    [{ email: "a@b", password }, "validation_failed"],
    [{ email: "weak@example.org", password: "short" }, "weak_password"],
    [{ phone: "abc", password }, "validation_failed"],
  ])("sign-up refuses %o", async (input, code) => {
    const { error } = await server.createClient().signUp(input as never);
    expect(error?.code).toBe(code);
  });

  test("a wrong password and an unknown address are refused in the same words", async () => {
    const { email } = await signUpConfirmed();
    const client = server.createClient();
    const wrong = await client.signInWithPassword({ email, password: "Wrong!2026" });
    const unknown = await client.signInWithPassword({ email: newEmail(), password });
    expect(wrong.error).toMatchObject({
      status: 400,
      code: "invalid_credentials",
      message: "Invalid login credentials",
    });
    expect({ ...unknown.error }).toEqual({ ...wrong.error });
  });

  test("the access token is verified with the published key", async () => {
    const { session } = await signUpConfirmed();
    const response = await fetch(`${server.url}/.well-known/jwks.json`);
    expect(response.headers.get("cache-control")).toContain("max-age=600");
    const jwks = (await response.json()) as Parameters<typeof createLocalJWKSet>[0];
    expect(jwks.keys.every((key) => !("d" in key))).toBe(true);
    const { payload } = await jwtVerify(session.access_token, createLocalJWKSet(jwks));
    expect(decodeProtectedHeader(session.access_token).alg).toBe("ES256");
    expect(payload).toMatchObject({
      iss: server.authUrl,
      aud: "authenticated",
      aal: "aal1",
      amr: [{ method: "password" }],
      is_anonymous: false,
    });
    const client = server.createClient();
    await client.setSession(session);
    const claims = await client.getClaims();
    expect(claims.data?.claims.sub).toBe(session.user.id);
  });

  test("refresh rotates; the parent is answered again; an older one ends the family", async () => {
    const { client, session } = await signUpConfirmed();
    const second = await client.refreshSession();
    expect(second.data.session?.refresh_token).not.toBe(session.refresh_token);
    server.advance(60);
    const lost = await refresh(session.refresh_token);
    expect(((await lost.json()) as { refresh_token: string }).refresh_token).toBe(
      second.data.session?.refresh_token,
    );
    const third = await client.refreshSession();
    server.advance(60);
    const stolen = await refresh(session.refresh_token);
    expect(stolen.status).toBe(400);
    expect(stolen.headers.get("x-sb-error-code")).toBe("refresh_token_already_used");
    const after = await refresh(third.data.session?.refresh_token ?? "");
    expect(after.headers.get("x-sb-error-code")).toBe("refresh_token_not_found");
    const { error } = await client.getUser(third.data.session?.access_token);
    expect(error?.name).toBe("AuthSessionMissingError");
  });

  test("a text that is no refresh token is one that was not found", async () => {
    for (const token of ["invalid-refresh-token", "x", "a".repeat(12), "A".repeat(56)]) {
      const { error } = await server.createClient().refreshSession({ refresh_token: token });
      expect(error).toMatchObject({
        status: 400,
        code: "refresh_token_not_found",
        message: "Invalid Refresh Token: Refresh Token Not Found",
      });
    }
  });

  test("fifty refreshes at once make one chain and no alarm", async () => {
    const { session } = await signUpConfirmed();
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => refresh(session.refresh_token)),
    );
    const bodies = (await Promise.all(answers.map((answer) => answer.json()))) as {
      refresh_token: string;
    }[];
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    const chain = new Set(bodies.map((body) => body.refresh_token));
    expect(chain.size).toBe(1);
    const [next] = chain;
    expect((await refresh(next ?? "")).status).toBe(200);
  });

  test("an unknown grant is refused", async () => {
    const response = await fetch(`${server.authUrl}/token?grant_type=magic`, { method: "POST" });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 400,
      error_code: "invalid_credentials",
      msg: "unsupported_grant_type",
    });
  });

  test("recovery mails a link to choose a new password, which ends the other sessions", async () => {
    const { client, email } = await signUpConfirmed();
    const other = server.createClient();
    const asked = await other.resetPasswordForEmail(email, {
      redirectTo: `${server.url}/Password`,
    });
    expect(asked.error).toBeNull();
    const target = await follow(await readLink(server, email));
    expect(target.pathname).toBe("/Password");
    const fragment = new URLSearchParams(target.hash.slice(1));
    expect(fragment.get("type")).toBe("recovery");
    await other.setSession({
      access_token: fragment.get("access_token") ?? "",
      refresh_token: fragment.get("refresh_token") ?? "",
    });
    const same = await other.updateUser({ password });
    expect(same.error).toMatchObject({ code: "same_password", status: 422 });
    const changed = await other.updateUser({ password: "Another!2026" });
    expect(changed.error).toBeNull();
    expect((await client.getUser()).error?.name).toBe("AuthSessionMissingError");
    expect((await other.getUser()).error).toBeNull();
    const fresh = await server
      .createClient()
      .signInWithPassword({ email, password: "Another!2026" });
    expect(fresh.error).toBeNull();
    expect((await server.mails(email))[0]?.subject).toContain("was changed");
  });

  test("recovery of an unknown address is answered alike and mails nobody", async () => {
    const { error } = await server.createClient().resetPasswordForEmail("ghost@example.org");
    expect(error).toBeNull();
    expect(await server.mails("ghost@example.org")).toEqual([]);
    const bad = await server.createClient().resetPasswordForEmail("not an address");
    expect(bad.error?.code).toBe("validation_failed");
  });

  test("resend answers the unknown, the pending and the confirmed alike", async () => {
    const pending = newEmail();
    const client = server.createClient();
    await client.signUp({ email: pending, password });
    const { email: confirmed } = await signUpConfirmed();
    for (const email of [pending, confirmed, newEmail()])
      expect((await client.resend({ type: "signup", email })).error).toBeNull();
    expect((await server.mails(pending)).length).toBe(2);
    expect((await server.mails(confirmed)).length).toBe(1);
    const wrong = await client.resend({ type: "magic" as "signup", email: pending });
    expect(wrong.error?.code).toBe("validation_failed");
  });

  test("user data merges and null removes", async () => {
    const { client } = await signUpConfirmed();
    await client.updateUser({ data: { city: "Ranchi", meal: "thali" } });
    const { data } = await client.updateUser({ data: { meal: null, train: true } });
    expect(data.user?.user_metadata).toMatchObject({ city: "Ranchi", train: true });
    expect(data.user?.user_metadata).not.toHaveProperty("meal");
  });

  test.each(["local", "others", "global"] as const)("sign-out %s", async (scope) => {
    const { client, email } = await signUpConfirmed();
    const second = server.createClient();
    await second.signInWithPassword({ email, password });
    const mine = (await client.getSession()).data.session?.access_token;
    const theirs = (await second.getSession()).data.session?.access_token;
    expect((await client.signOut({ scope })).error).toBeNull();
    const alive = async (token?: string) =>
      (await server.createClient().getUser(token)).error === null;
    expect(await alive(mine)).toBe(scope === "others");
    expect(await alive(theirs)).toBe(scope === "local");
  });

  test.each([
    [undefined, 401, "no_authorization"],
    ["Bearer anon", 401, "no_authorization"],
    ["Bearer nonsense", 403, "bad_jwt"],
    ["Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiIxIn0.", 403, "bad_jwt"],
  ])("GET /user with %s is %i", async (authorization, status, code) => {
    const response = await fetch(`${server.authUrl}/user`, {
      headers: {
        "x-supabase-api-version": "2024-01-01",
        ...(authorization && { authorization }),
      },
    });
    expect(response.status).toBe(status);
    expect(response.headers.get("x-supabase-api-version")).toBe("2024-01-01");
    expect(((await response.json()) as { code: string }).code).toBe(code);
  });

  test("settings and health tell what is on", async () => {
    const settings = await (await fetch(`${server.authUrl}/settings`)).json();
    expect(settings).toMatchObject({
      external: { email: true, phone: true, anonymous_users: false, google: false },
      disable_signup: false,
      mailer_autoconfirm: false,
      saml_enabled: false,
    });
    const health = await (await fetch(`${server.authUrl}/health`)).json();
    expect(health).toMatchObject({ name: expect.any(String), version: expect.any(String) });
  });

  test("unreadable and oversized bodies are refused in the auth form", async () => {
    const post = (body: string) => fetch(`${server.authUrl}/signup`, { method: "POST", body });
    expect((await post("{")).headers.get("x-sb-error-code")).toBe("bad_json");
    expect((await post("[]")).status).toBe(400);
    const big = await post(JSON.stringify({ email: "x".repeat(1_100_000) }));
    expect(big.status).toBe(413);
    expect(big.headers.get("x-sb-error-code")).toBe("request_entity_too_large");
  });

  test("other sites may call, but only trusted ones with credentials", async () => {
    const ask = (origin: string) =>
      fetch(`${server.authUrl}/user`, { method: "OPTIONS", headers: { origin } });
    const stranger = await ask("https://stranger.example");
    expect(stranger.status).toBe(204);
    expect(stranger.headers.get("access-control-allow-origin")).toBe("*");
    expect(stranger.headers.get("access-control-allow-credentials")).toBeNull();
    const own = await ask(server.url);
    expect(own.headers.get("access-control-allow-origin")).toBe(server.url);
    expect(own.headers.get("access-control-allow-headers")).toContain("x-client-info");
  });

  test("a redirect to a stranger becomes the site", async () => {
    const email = newEmail();
    await server.createClient().signUp({
      email,
      password,
      options: { emailRedirectTo: "https://stranger.example/steal" },
    });
    expect((await follow(await readLink(server, email))).origin).toBe(server.url);
  });
});
