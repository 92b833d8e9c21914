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
