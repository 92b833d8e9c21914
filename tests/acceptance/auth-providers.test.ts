import { createHash } from "node:crypto";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { freePort } from "#tests/factories/free-port.ts";
import { databasesOf } from "#tests/setup/database-kinds.ts";
import {
  browse,
  oidcClient,
  startFacebook,
  startOidcProvider,
  type TestProvider,
} from "./start-oidc-provider.ts";
import { follow, readLink, signUpConfirmed, startServer, type TestServer } from "./start-server.ts";

let counter = 0;
const newEmail = () => {
  counter += 1;
  return `social${counter}@example.org`;
};

describe.each(databasesOf(import.meta.url))("social sign-in on %s", (kind) => {
  let server: TestServer;
  let provider: TestProvider;
  let facebook: Awaited<ReturnType<typeof startFacebook>>;

  beforeAll(async () => {
    const port = await freePort();
    provider = await startOidcProvider(() => [`http://127.0.0.1:${port}/auth/v1/callback`]);
    facebook = await startFacebook("facebook-secret");
    server = await startServer(
      kind,
      {
        AUTH_RATE_LIMITS: "off",
        AUTH_MANUAL_LINKING: "on",
        GOOGLE_CLIENT_ID: oidcClient.clientId,
        GOOGLE_CLIENT_SECRET: oidcClient.clientSecret,
        FACEBOOK_CLIENT_ID: "fb",
        FACEBOOK_CLIENT_SECRET: "facebook-secret",
        OIDC_PROVIDERS: JSON.stringify([{ name: "guild", issuer: provider.issuer, ...oidcClient }]),
      },
      {
        port,
        auth: {
          endpoints: { google: { issuer: provider.issuer }, facebook: facebook.endpoints },
        },
      },
    );
  });
  afterAll(async () => {
    await server?.close();
    await provider?.close();
    await facebook?.close();
  });

  const home = (url: URL) => url.origin === server.url && !url.pathname.startsWith("/auth/v1/");

  async function startSignIn(
    name: "google" | "facebook" | "guild",
    subject: string,
    flowType: "pkce" | "implicit" = "pkce",
  ) {
    const client = server.createClient({ flowType });
    const { data } = await client.signInWithOAuth({
      provider: name as "google",
      options: {
        redirectTo: `${server.url}/auth/callback`,
        queryParams: { login_hint: subject },
        skipBrowserRedirect: true,
      },
    });
    return { client, url: data.url ?? "" };
  }

  async function signIn(name: "google" | "facebook" | "guild", subject: string) {
    const { client, url } = await startSignIn(name, subject);
    const back = await browse(url, home);
    const code = back.searchParams.get("code");
    if (!code) throw new Error(back.href);
    const { data, error } = await client.exchangeCodeForSession(code);
    if (error) throw error;
    return { client, ...data };
  }

  test.each(["google", "guild"] as const)("%s: the button, its code, a session", async (name) => {
    const email = newEmail();
    const subject = `${name}-1`;
    provider.people[subject] = {
      email,
      email_verified: true,
      name: "Asha Devi",
      picture: "https://pictures.example/asha.jpg",
    };
    const { url } = await startSignIn(name, subject);
    expect(new URL(url).pathname).toBe("/auth/v1/authorize");
    const back = await browse(url, home);
    expect(back.pathname).toBe("/auth/callback");
    const first = await signIn(name, subject);
    expect(first.session).toMatchObject({ provider_token: expect.any(String) });
    expect(first.user).toMatchObject({
      email,
      app_metadata: { provider: name, providers: [name] },
      user_metadata: { full_name: "Asha Devi", avatar_url: "https://pictures.example/asha.jpg" },
    });
    expect(first.user?.email_confirmed_at).toBeTruthy();
    const again = await signIn(name, subject);
    expect(again.user?.id).toBe(first.user?.id);
  });

  test("without PKCE the session comes in the fragment", async () => {
    provider.people.plain = { email: newEmail(), email_verified: true };
    const { client, url } = await startSignIn("google", "plain", "implicit");
    const back = await browse(url, home);
    const fragment = new URLSearchParams(back.hash.slice(1));
    expect(fragment.get("provider_token")).toBeTruthy();
    const { error } = await client.setSession({
      access_token: fragment.get("access_token") ?? "",
      refresh_token: fragment.get("refresh_token") ?? "",
    });
    expect(error).toBeNull();
  });

  test("a verified address joins the account that has it", async () => {
    const email = newEmail();
    const { user, client } = await signUpConfirmed(server, email);
    provider.people.joiner = { email: email.toUpperCase(), email_verified: true };
    const joined = await signIn("google", "joiner");
    expect(joined.user?.id).toBe(user.id);
    expect(joined.user?.identities?.map((identity) => identity.provider)).toEqual([
      "email",
      "google",
    ]);
    expect((await client.getUser()).error).toBeNull();
    const password = await server
      .createClient()
      .signInWithPassword({ email, password: "Ranchi!2026" });
    expect(password.error).toBeNull();
  });

  test("a trap laid with an unconfirmed account does not close", async () => {
    const email = newEmail();
    const trap = { email, password: "Trapper!2026" };
    await server.createClient().signUp(trap);
    provider.people.owner = { email, email_verified: true };
    const owner = await signIn("google", "owner");
    expect(owner.user?.identities?.map((identity) => identity.provider)).toEqual(["google"]);
    const trapper = await server.createClient().signInWithPassword(trap);
    expect(trapper.error?.code).toBe("invalid_credentials");
    const stale = await follow(await readLink(server, email));
    expect(stale.hash).toContain("otp_expired");
  });

  test("an unverified address takes nothing over", async () => {
    const email = newEmail();
    const { user } = await signUpConfirmed(server, email);
    provider.people.thief = { email, email_verified: false };
    const { url } = await startSignIn("google", "thief");
    const back = await browse(url, home);
    expect(back.searchParams.get("error_code")).toBe("provider_email_needs_verification");
    expect(back.searchParams.get("code")).toBeNull();
    const { admin } = server.createClient({ token: await server.serviceToken() });
    const { data } = await admin.getUserById(user.id);
    expect(data.user?.identities).toHaveLength(1);
  });

  test("a stranger with an unverified address confirms it by mail first", async () => {
    const email = newEmail();
    provider.people.stranger = { email, email_verified: false };
    const { url } = await startSignIn("google", "stranger");
    const back = await browse(url, home);
    expect(back.hash).toContain("provider_email_needs_verification");
    await follow(await readLink(server, email));
    expect((await signIn("google", "stranger")).user?.email).toBe(email);
  });

  test("Facebook: the profile comes with a proof, and its address is confirmed by mail", async () => {
    const email = newEmail();
    facebook.people.ravi = {
      id: "4711",
      name: "Ravi",
      email,
      picture: { data: { url: "https://pictures.example/ravi.jpg" } },
    };
    const { url } = await startSignIn("facebook", "ravi");
    const back = await browse(url, home);
    expect(back.searchParams.get("error_code")).toBe("provider_email_needs_verification");
    await follow(await readLink(server, email));
    const { user } = await signIn("facebook", "ravi");
    expect(user?.user_metadata).toMatchObject({
      full_name: "Ravi",
      avatar_url: "https://pictures.example/ravi.jpg",
    });
    facebook.people.nomail = { id: "4712", name: "Meera" };
    expect((await signIn("facebook", "nomail")).user?.email).toBe("");
  });

  test("a refusal at the provider is told to the page", async () => {
    const { url } = await startSignIn("google", "nobody");
    const back = await browse(url, home);
    expect(back.searchParams.get("error")).toBe("access_denied");
    expect(back.searchParams.get("error_code")).toBe("bad_oauth_callback");
  });

  test("a state is good once and for five minutes", async () => {
    provider.people.once = { email: newEmail(), email_verified: true };
    const { url } = await startSignIn("google", "once");
    const atCallback = await browse(url, (one) => one.pathname === "/auth/v1/callback");
    await browse(atCallback.href, home);
    const replay = await browse(atCallback.href, home);
    expect(replay.searchParams.get("error_code")).toBe("bad_oauth_state");
    const late = await startSignIn("google", "once");
    const lateBack = await browse(late.url, (one) => one.pathname === "/auth/v1/callback");
    server.advance(301);
    const refused = await browse(lateBack.href, home);
    server.advance(-301);
    expect(refused.searchParams.get("error_code")).toBe("bad_oauth_state");
    const forged = await browse(`${server.authUrl}/callback?state=x&code=y`, home);
    expect(forged.searchParams.get("error_code")).toBe("bad_oauth_state");
  });

  test("a code swapped for another's is refused", async () => {
    provider.people.mallory = { email: newEmail(), email_verified: true };
    const theirs = await startSignIn("google", "mallory");
    const theirBack = await browse(theirs.url, (one) => one.pathname === "/auth/v1/callback");
    const mine = await startSignIn("google", "mallory");
    const myBack = await browse(mine.url, (one) => one.pathname === "/auth/v1/callback");
    myBack.searchParams.set("code", theirBack.searchParams.get("code") ?? "");
    const back = await browse(myBack.href, home);
    expect(back.searchParams.get("error_code")).toBe("bad_oauth_callback");
  });

  test.each(["?provider=twitter", "", "?provider=google&code_challenge=short"])(
    "/authorize%s is refused",
    async (query) => {
      const response = await fetch(`${server.authUrl}/authorize${query}`, { redirect: "manual" });
      expect(response.status).toBe(400);
    },
  );

  test("what the caller adds cannot change our side of the request", async () => {
    const query = new URLSearchParams({
      provider: "google",
      redirect_uri: "https://stranger.example",
      client_id: "other",
      state: "fixed",
      prompt: "consent",
    });
    const response = await fetch(`${server.authUrl}/authorize?${query}`, { redirect: "manual" });
    const target = new URL(response.headers.get("location") ?? "");
    expect(target.searchParams.get("redirect_uri")).toBe(`${server.authUrl}/callback`);
    expect(target.searchParams.get("client_id")).toBe(oidcClient.clientId);
    expect(target.searchParams.get("state")).not.toBe("fixed");
    expect(target.searchParams.get("prompt")).toBe("consent");
    expect(target.searchParams.get("code_challenge_method")).toBe("S256");
  });

  test("an identity is linked, not twice, and unlinked", async () => {
    const email = newEmail();
    await signUpConfirmed(server, email);
    const pkce = server.createClient({ flowType: "pkce" });
    await pkce.signInWithPassword({ email, password: "Ranchi!2026" });
    provider.people.linker = { email: newEmail(), email_verified: true };
    const start = async () => {
      const { data, error } = await pkce.linkIdentity({
        provider: "google",
        options: {
          redirectTo: `${server.url}/auth/callback`,
          queryParams: { login_hint: "linker" },
        },
      });
      if (error) throw error;
      return browse(data.url ?? "", home);
    };
    const back = await start();
    const before = await pkce.getUserIdentities();
    expect(before.data?.identities).toHaveLength(1);
    const done = await pkce.exchangeCodeForSession(back.searchParams.get("code") ?? "");
    expect(done.error).toBeNull();
    const after = await pkce.getUserIdentities();
    expect(after.data?.identities.map((identity) => identity.provider)).toEqual([
      "email",
      "google",
    ]);
    expect((await start()).searchParams.get("error_code")).toBe("identity_already_exists");

    const google = after.data?.identities[1];
    if (!google) throw new Error("not linked");
    expect((await pkce.unlinkIdentity(google)).error).toBeNull();
    expect((await pkce.unlinkIdentity(google)).error?.code).toBe("identity_not_found");
    const own = after.data?.identities[0];
    if (!own) throw new Error("no identity");
    expect((await pkce.unlinkIdentity(own)).error?.code).toBe("single_identity_not_deletable");
  });

  test("an ID token signs in when it is ours, fresh and bound to the nonce", async () => {
    const email = newEmail();
    const nonce = "once-only";
    const hashed = createHash("sha256").update(nonce).digest("hex");
    const claims = { sub: "token-1", email, email_verified: true };
    const token = await provider.signIdToken({ ...claims, nonce: hashed });
    const client = server.createClient();
    const good = await client.signInWithIdToken({ provider: "google", token, nonce });
    expect(good.data.user?.email).toBe(email);

    const accessToken = "an-access-token";
    const atHash = createHash("sha256")
      .update(accessToken)
      .digest()
      .subarray(0, 16)
      .toString("base64url");
    const bound = await provider.signIdToken({ ...claims, at_hash: atHash });
    const signInBound = (access_token?: string) =>
      client.signInWithIdToken({
        provider: "google",
        token: bound,
        ...(access_token && { access_token }),
      });
    expect((await signInBound(accessToken)).error).toBeNull();
    for (const { error } of [
      await signInBound("another"),
      await signInBound(),
      await client.signInWithIdToken({ provider: "google", token }),
      await client.signInWithIdToken({ provider: "google", token, nonce: "other" }),
      await client.signInWithIdToken({
        provider: "google",
        token: await provider.signIdToken({ ...claims, aud: "somebody-else" }),
      }),
      await client.signInWithIdToken({
        provider: "google",
        token: await provider.signIdToken({ ...claims, iss: "https://stranger.example" }),
      }),
      await client.signInWithIdToken({
        provider: "google",
        token: `${token.slice(0, -4)}AAAA`,
        nonce,
      }),
      await client.signInWithIdToken({ provider: "google", token: "nonsense" }),
    ])
      expect(error?.status).toBe(400);
    const off = await client.signInWithIdToken({ provider: "apple", token });
    expect(off.error?.message).toContain("not enabled");
  });
});

test("without credentials the buttons' providers are not offered", async () => {
  const server = await startServer("pglite", { AUTH_RATE_LIMITS: "off" });
  try {
    const response = await fetch(`${server.authUrl}/authorize?provider=google`);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain("Unsupported provider");
    const refused = await server
      .createClient()
      .signInWithIdToken({ provider: "google", token: "x", nonce: "x" });
    expect(refused.error?.message).toBe(
      'Provider (issuer "https://accounts.google.com") is not enabled',
    );
    const { client } = await signUpConfirmed(server, newEmail());
    const { error } = await client.linkIdentity({ provider: "google" });
    expect(error).toMatchObject({ status: 404, message: "Manual linking is disabled" });
  } finally {
    await server.close();
  }
});
