import { createServer } from "node:http";
import { getRequestListener } from "@hono/node-server";
import { AuthClient, type GoTrueClient } from "@supabase/auth-js";
import { inject } from "vitest";
import { type App, createApp } from "#server/app.ts";
import type { AuthOptions } from "#server/auth/create-auth.ts";
import { createSigningKeys } from "#server/auth/keys/signing-keys.ts";
import { attachRealtime } from "#server/data/realtime/attach.ts";
import type { OpenResources } from "#server/resources.ts";
import { createServerSecrets } from "#server/secrets/server-secrets.ts";
import { createServices, type Services } from "#server/services.ts";
import { quickAuth } from "#tests/factories/quick-auth.ts";
import type { DatabaseKind } from "#tests/setup/database-kinds.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

export type OutboxMessage = {
  id: string;
  to: string;
  subject: string;
  text: string;
  links: string[];
};

export type TestServer = {
  /** Without a trailing slash. */
  url: string;
  authUrl: string;
  app: App;
  resources: OpenResources;
  services: Services;
  /** Moves the server's clock. */
  advance(seconds: number): void;
  /** Newest first; `to` narrows to one address. */
  mails(to?: string): Promise<OutboxMessage[]>;
  /** An unmodified official client of its own, that keeps nothing and refreshes only when told. */
  createClient(options?: { flowType?: "implicit" | "pkce"; token?: string }): GoTrueClient;
  /** A token of role service_role, as `npm run auth:service-token` prints it. */
  serviceToken(): Promise<string>;
  close(): Promise<void>;
};

/** The whole application on a free loopback port. `env` are configuration variables. */
export async function startServer(
  kind: DatabaseKind,
  env: Record<string, string> = {},
  options: { port?: number; auth?: AuthOptions } = {},
): Promise<TestServer> {
  let handle: ReturnType<typeof getRequestListener> | undefined;
  const server = createServer((request, response) => void handle?.(request, response));
  await new Promise<void>((resolve) => server.listen(options.port ?? 0, "127.0.0.1", resolve));
  const bound = server.address();
  const url = `http://127.0.0.1:${typeof bound === "object" && bound ? bound.port : 0}`;
  let shift = 0;
  const resources = await createTestResources(
    { ORIGIN: url, DEV_MAIL: "1", ...env },
    {
      clock: () => new Date(Date.now() + shift),
      ...(kind === "postgres" && { postgresUrl: inject("postgresUrl") }),
    },
  );
  const services = createServices(resources, {
    auth: { ...quickAuth, ...options.auth },
  });
  const app = createApp(resources, { services });
  handle = getRequestListener(app.fetch);
  const realtime = attachRealtime(server, resources, services.auth);
  const authUrl = `${url}${resources.config.auth.mount}`;
  return {
    url,
    authUrl,
    app,
    resources,
    services,
    advance(seconds) {
      shift += seconds * 1000;
    },
    async mails(to) {
      const asked = new URLSearchParams({
        key: resources.config.mail.outboxKey,
        ...(to && { to }),
      });
      const response = await fetch(`${url}/dev/mail?${asked}`, {
        headers: { accept: "application/json" },
      });
      return (await response.json()) as OutboxMessage[];
    },
    createClient({ flowType = "implicit", token } = {}) {
      const kept = new Map<string, string>();
      return new AuthClient({
        url: authUrl,
        headers: { apikey: "anon", ...(token && { Authorization: `Bearer ${token}` }) },
        flowType,
        autoRefreshToken: false,
        persistSession: true,
        detectSessionInUrl: false,
        storage: {
          getItem: (key) => kept.get(key) ?? null,
          setItem: (key, value) => void kept.set(key, value),
          removeItem: (key) => void kept.delete(key),
        },
      });
    },
    async serviceToken() {
      const keys = createSigningKeys(createServerSecrets(resources.database), {});
      const now = Math.floor(Date.now() / 1000);
      return keys.sign({ role: "service_role", iat: now });
    },
    async close() {
      resources.streams.closeAll();
      await realtime.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
      await resources.close();
    },
  };
}

/** A confirmed account, signed in by a client of its own. */
export async function signUpConfirmed(
  server: TestServer,
  email: string,
  password = "Ranchi!2026",
  options: { flowType?: "implicit" | "pkce" } = {},
) {
  const client = server.createClient(options);
  const { error } = await server.createClient().signUp({ email, password });
  if (error) throw error;
  await follow(await readLink(server, email));
  const { data, error: refused } = await client.signInWithPassword({ email, password });
  if (refused) throw refused;
  return { client, email, session: data.session, user: data.user };
}

/** The digits of the newest message to an address. */
export async function readCode(server: TestServer, to: string): Promise<string> {
  const [mail] = await server.mails(to);
  const code = /\b(\d{6,10})\b/.exec(
    mail?.text.match(/Code: (\d+)/)?.[0] ?? mail?.text.replace(/https?:\S+/g, "") ?? "",
  );
  if (!code?.[1]) throw new Error(`no code was sent to ${to}`);
  return code[1];
}

/** The link of the newest message to an address. */
export async function readLink(server: TestServer, to: string): Promise<string> {
  const [mail] = await server.mails(to);
  const link = mail?.links.find((one) => one.includes("/verify?"));
  if (!link) throw new Error(`no link was sent to ${to}`);
  return link;
}

/** Follows a link without its redirect: where it leads, as an address. */
export async function follow(link: string): Promise<URL> {
  const response = await fetch(link, { redirect: "manual" });
  const location = response.headers.get("location");
  if (response.status !== 303 || !location)
    throw new Error(`the link answered ${response.status}: ${await response.text()}`);
  return new URL(location);
}
