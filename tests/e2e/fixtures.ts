import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { freePort } from "#tests/factories/free-port.ts";
import { createTestDatabase, startPostgres } from "#tests/setup/start-postgres.ts";
import { leanProcess } from "../../scripts/lean-process.mjs";
import { expect, speakHere } from "./in-language.ts";

const root = join(import.meta.dirname, "../..");
const node = join(root, "node_modules/node/bin/node");

export type Mail = {
  id: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  links: string[];
  created_at: string;
};

export type SiteOptions = {
  env?: Record<string, string>;
  database?: "pglite" | "postgres";
  /** For what must know the site's address before it starts. */
  port?: number;
  /** Another folder with a build, in the place of the checkout. */
  root?: string;
  /** Runs beside this one, on its server's database and its files. */
  beside?: Site;
};

/** A server of its own, the real process on a free port, as `npm start` runs it. */
export type Site = {
  url: string;
  /** Of the process as it was started first. */
  pid: number;
  dataDir: string;
  /** Of a PostgreSQL server; "" for the embedded one. */
  databaseUrl: string;
  admin: { email: string; password: string };
  /** Ends the process at once, as a power cut would. */
  kill(): Promise<void>;
  /** Starts it again on the same data and port. */
  restart(): Promise<void>;
  mails(to?: string): Promise<Mail[]>;
  stop(options?: { keepData?: boolean }): Promise<void>;
};

async function launch(
  env: Record<string, string>,
  url: string,
  folder = root,
): Promise<ChildProcess> {
  const all = { ...process.env, ...env };
  const lean = leanProcess(all);
  const child = spawn(node, [...lean.flags, "main.mjs"], {
    cwd: folder,
    env: { ...lean.env, ...all },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  const keep = (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-8000);
  };
  child.stdout?.on("data", keep);
  child.stderr?.on("data", keep);
  for (let tries = 0; tries < 900; tries++) {
    if (child.exitCode !== null) throw new Error(`the server ended: ${output}`);
    const ready = await fetch(`${url}/readyz`).then(
      (answer) => answer.ok,
      () => false,
    );
    if (ready) return child;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  child.kill("SIGKILL");
  throw new Error(`the server did not start: ${output}`);
}

const ended = (child: ChildProcess) =>
  child.exitCode !== null || child.signalCode !== null
    ? Promise.resolve()
    : new Promise<void>((resolve) => child.once("exit", () => resolve()));

const outboxKey = "read-by-journeys-alone";

export async function startSite(options: SiteOptions = {}): Promise<Site> {
  const { beside } = options;
  const dataDir = beside?.dataDir ?? (await mkdtemp(join(tmpdir(), "safarnama-e2e-")));
  const template = process.env.SITE_TEMPLATE;
  if (template && !beside && options.database !== "postgres")
    await cp(template, dataDir, { recursive: true });
  const port = options.port ?? (await freePort());
  const url = `http://localhost:${port}`;
  const postgres = options.database === "postgres" ? await startPostgres() : null;
  const database = postgres ? await createTestDatabase(postgres.url) : null;
  const databaseUrl = database?.url ?? beside?.databaseUrl ?? "";
  const admin = { email: "operator@safarnama.example", password: "Ranchi-Desk-2026!" };
  const env: Record<string, string> = {
    NODE_ENV: "production",
    PORT: String(port),
    HOST: "127.0.0.1",
    DATA_DIR: dataDir,
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    LOG_LEVEL: "error",
    DEV_MAIL_KEY: outboxKey,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
    ...options.env,
  };
  let child = await launch(env, url, options.root);
  return {
    url,
    pid: child.pid ?? 0,
    dataDir,
    databaseUrl,
    admin,
    async kill() {
      child.kill("SIGKILL");
      await ended(child);
    },
    async restart() {
      child = await launch(env, url, options.root);
    },
    async mails(to) {
      const asked = new URLSearchParams({ key: outboxKey, ...(to && { to }) });
      const answer = await fetch(`${url}/dev/mail?${asked}`, {
        headers: { accept: "application/json" },
      });
      return (await answer.json()) as Mail[];
    },
    async stop({ keepData = false } = {}) {
      child.kill("SIGTERM");
      await ended(child);
      await database?.drop();
      await postgres?.stop();
      if (!keepData && !beside) await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Loose limits: the journeys of one server sign up, plan and send more than a person does in an hour. */
const unlimited = {
  AUTH_RATE_LIMITS: "off",
  AUTH_RESEND_GAP: "0",
  LIMITS: "trip-wish=200,trip-wish-near=200,trip-wish-wide=200,plan=1000",
};

/**
 * `site` is one server a worker, and so is `chatSite`, whose chat is the house's own; each starts
 * when a test first asks for it. Another one that a file makes for itself costs a whole new worker.
 * Console errors and failed requests of a page fail its test.
 */
export const test = base.extend<{ quiet: undefined }, { site: Site; chatSite: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern.
    async ({}, use) => {
      const site = await startSite({ env: unlimited });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  chatSite: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the dependencies from the pattern.
    async ({}, use) => {
      const site = await startSite({ env: { ...unlimited, CHAT_PROVIDER: "site" } });
      await use(site);
      await site.stop();
    },
    { scope: "worker", timeout: 120_000 },
  ],
  quiet: [
    async ({ page }, use) => {
      speakHere(page);
      const faults: string[] = [];
      page.on("pageerror", (error) => faults.push(`page error: ${error.message}`));
      page.on("console", (message) => {
        // An answer of 4xx, or a request cut off, that a test provokes is logged by the browser itself.
        if (
          message.type() === "error" &&
          !/status of 4\d\d|net::ERR_(FAILED|INTERNET_DISCONNECTED)/.test(message.text())
        )
          faults.push(`console: ${message.text()}`);
      });
      await use(undefined);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** Films and carousels hold still, for tests about something else: decoding a film takes a whole core. */
export const still = { contextOptions: { reducedMotion: "reduce" as const } };

export { expect };
