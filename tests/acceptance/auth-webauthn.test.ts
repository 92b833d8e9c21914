import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { type Browser, chromium, type Page } from "@playwright/test";
import { build } from "vite";
import { afterAll, beforeAll, expect, test } from "vitest";
import { chromium as system } from "#tests/setup/chromium.ts";
import { signUpConfirmed, startServer, type TestServer } from "./start-server.ts";

/** The official client in a real browser, whose authenticator is Chromium's virtual one. */

let server: TestServer;
let browser: Browser;
let clientCode = "";

beforeAll(async () => {
  server = await startServer("pglite", { AUTH_RATE_LIMITS: "off" });
  browser = await chromium.launch(system);
  const main = createRequire(import.meta.url).resolve("@supabase/auth-js");
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: {
      write: false,
      minify: false,
      lib: { entry: join(dirname(main), "../module/index.js"), formats: ["iife"], name: "authjs" },
    },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (!first || !("output" in first)) throw new Error("the client was not bundled");
  clientCode = first.output[0].code;
});
afterAll(async () => {
  await browser?.close();
  await server?.close();
});

type Outcome = { error: { code?: string; message: string } | null; aal: string | null };

/** A page of this site with an authenticator, signed in through the official client. */
async function openSite(session: { access_token: string; refresh_token: string }, host: string) {
  const context = await browser.newContext({ bypassCSP: true });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("WebAuthn.enable");
  const { authenticatorId } = await devtools.send("WebAuthn.addVirtualAuthenticator", {
    options: {
      protocol: "ctap2",
      transport: "usb",
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
  await page.goto(`http://${host}:${new URL(server.url).port}/healthz`);
  await page.evaluate(`${clientCode}; globalThis.authjs = authjs;`);
  await page.evaluate(async (kept) => {
    const site = globalThis as unknown as {
      authjs: typeof import("@supabase/auth-js");
      client: InstanceType<typeof import("@supabase/auth-js").AuthClient>;
    };
    site.client = new site.authjs.AuthClient({
      url: "/auth/v1",
      autoRefreshToken: false,
      detectSessionInUrl: false,
      experimental: { passkey: true },
    });
    const { error } = await site.client.setSession(kept);
    if (error) throw error;
  }, session);
  return { page, devtools, authenticatorId };
}

const use = (page: Page, what: "register" | "authenticate", factorId = "") =>
  page.evaluate(
    async ({ what: wanted, factorId: id }) => {
      const { client } = globalThis as unknown as {
        client: InstanceType<typeof import("@supabase/auth-js").AuthClient>;
      };
      const webauthn = { rpId: "stranger.example", rpOrigins: ["https://stranger.example"] };
      const { error } =
        wanted === "register"
          ? await client.mfa.webauthn.register({ friendlyName: "laptop", webauthn })
          : await client.mfa.webauthn.authenticate({ factorId: id, webauthn });
      const level = await client.mfa.getAuthenticatorAssuranceLevel();
      const code = error && "code" in error ? String(error.code) : undefined;
      return {
        error: error && { ...(code && { code }), message: error.message },
        aal: level.data?.currentLevel ?? null,
      };
    },
    { what, factorId },
  ) as Promise<Outcome>;

test("a key is enrolled, then asked for at the next sign-in", async () => {
  const email = "key@example.org";
  const person = await signUpConfirmed(server, email);
  const { page, devtools, authenticatorId } = await openSite(person.session, "localhost");
  expect(await use(page, "register")).toEqual({ error: null, aal: "aal2" });
  const { credentials } = await devtools.send("WebAuthn.getCredentials", { authenticatorId });
  expect(credentials[0]?.rpId).toBe("localhost");

  const again = server.createClient();
  const { data } = await again.signInWithPassword({ email, password: "Ranchi!2026" });
  if (!data.session) throw new Error("no session");
  const factors = await again.mfa.listFactors();
  const factorId = factors.data?.all.find(({ status }) => status === "verified")?.id ?? "";
  await page.evaluate(async (kept) => {
    const { client } = globalThis as unknown as {
      client: InstanceType<typeof import("@supabase/auth-js").AuthClient>;
    };
    await client.setSession(kept);
  }, data.session);
  expect(await use(page, "authenticate", factorId)).toEqual({ error: null, aal: "aal2" });

  // Another authenticator holds no such key.
  const second = server.createClient();
  const next = await second.signInWithPassword({ email, password: "Ranchi!2026" });
  if (!next.data.session) throw new Error("no session");
  const stranger = await openSite(next.data.session, "localhost");
  const refused = await use(stranger.page, "authenticate", factorId);
  expect(refused.error).not.toBeNull();
  expect(refused.aal).toBe("aal1");
}, 60_000);

type Client = InstanceType<typeof import("@supabase/auth-js").AuthClient>;
type Failed = { code: string; message: string } | null;

/** Calls the client in the page; what it answers, as far as it can be handed over. */
const inPage = <T>(page: Page, call: (client: Client, id: string) => Promise<T>, id = "") =>
  page.evaluate(
    `(${call.toString()})(globalThis.client, ${JSON.stringify(id)}).then((answer) => JSON.parse(JSON.stringify(answer, (_, value) =>
      value instanceof Error ? { code: value.code, message: value.message } : value)))`,
  ) as Promise<T>;
const failureOf = ({ error }: { error: unknown }) => error as Failed;

test("a passkey is registered, named, signs in by itself and is taken away", async () => {
  const email = "passkey@example.org";
  const person = await signUpConfirmed(server, email);
  if (!person.session) throw new Error("no session");
  const { page } = await openSite(person.session, "localhost");

  const made = await inPage(page, (client) => client.registerPasskey());
  expect(made).toMatchObject({ error: null, data: { id: expect.any(String) } });
  const id = made.data?.id ?? "";
  const [mail] = await server.mails(email);
  expect(mail?.subject).toContain("A passkey was added");
  // The same authenticator has one already.
  expect(failureOf(await inPage(page, (client) => client.registerPasskey()))).not.toBeNull();

  const named = await inPage(
    page,
    (client, passkeyId) => client.passkey.update({ passkeyId, friendlyName: "आशा's laptop" }),
    id,
  );
  expect(named).toMatchObject({ error: null, data: { id, friendly_name: "आशा's laptop" } });

  await inPage(page, (client) => client.signOut());
  const signedIn = await inPage(page, (client) => client.signInWithPasskey());
  expect(signedIn.error).toBeNull();
  expect(signedIn.data?.user?.email).toBe(email);
  const claims = await inPage(page, (client) => client.getClaims());
  expect(claims.data?.claims).toMatchObject({ aal: "aal1", amr: [{ method: "passkey" }] });

  const list = await inPage(page, (client) => client.passkey.list());
  expect(list.data).toEqual([
    {
      id,
      friendly_name: "आशा's laptop",
      created_at: expect.any(String),
      last_used_at: expect.any(String),
    },
  ]);
  const removed = await inPage(
    page,
    (client, passkeyId) => client.passkey.delete({ passkeyId }),
    id,
  );
  expect(removed.error).toBeNull();
  await inPage(page, (client) => client.signOut());
  expect(failureOf(await inPage(page, (client) => client.signInWithPasskey()))).toMatchObject({
    code: "webauthn_verification_failed",
  });
  await page.context().close();
}, 60_000);

test("an answer opens one session, and one that was meant for somebody else none", async () => {
  const email = "passkey-once@example.org";
  const person = await signUpConfirmed(server, email);
  if (!person.session) throw new Error("no session");
  const { page } = await openSite(person.session, "localhost");
  await inPage(page, (client) => client.registerPasskey());

  const answers: { challenge_id: string; credential: Record<string, unknown> }[] = [];
  page.on("request", (request) => {
    if (request.url().endsWith("/passkeys/authentication/verify"))
      answers.push(request.postDataJSON());
  });
  expect((await inPage(page, (client) => client.signInWithPasskey())).error).toBeNull();
  const [answer] = answers;
  if (!answer) throw new Error("nothing was sent");
  const send = async (body: object) => {
    const response = await fetch(`${server.url}/auth/v1/passkeys/authentication/verify`, {
      method: "POST",
      headers: { "content-type": "application/json", "x-supabase-api-version": "2024-01-01" },
      body: JSON.stringify(body),
    });
    return { status: response.status, ...((await response.json()) as { code: string }) };
  };
  expect(await send(answer)).toMatchObject({ status: 400 });
  const next = await fetch(`${server.url}/auth/v1/passkeys/authentication/options`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: "{}",
  });
  const { challenge_id } = (await next.json()) as { challenge_id: string };
  const unknown = { status: 400, code: "webauthn_challenge_not_found" };
  expect(await send({ ...answer, challenge_id })).toMatchObject(unknown);
  const nobody = { challenge_id, credential: { ...answer.credential, id: "nobody" } };
  expect(await send(nobody)).toMatchObject(unknown);
  expect(await send({ challenge_id: "x", credential: null })).toMatchObject({ status: 400 });
  await page.context().close();
}, 60_000);

test("a service token lists and takes away somebody's passkeys; nobody else sees them", async () => {
  const person = await signUpConfirmed(server, "passkey-service@example.org");
  if (!person.session) throw new Error("no session");
  const { page } = await openSite(person.session, "localhost");
  const made = await inPage(page, (client) => client.registerPasskey());
  const id = made.data?.id ?? "";
  const other = await signUpConfirmed(server, "passkey-other@example.org");
  expect((await other.client.passkey.list()).data).toEqual([]);
  const stolen = await other.client.passkey.delete({ passkeyId: id });
  expect(failureOf(stolen)).toMatchObject({ code: "passkey_not_found" });
  const userId = person.user?.id ?? "";
  const service = server.createClient({ token: await server.serviceToken() }).admin;
  expect((await service.passkey.listPasskeys({ userId })).data).toMatchObject([{ id }]);
  expect((await service.passkey.deletePasskey({ userId, passkeyId: id })).error).toBeNull();
  expect((await service.passkey.listPasskeys({ userId })).data).toEqual([]);
  await page.context().close();
}, 60_000);
