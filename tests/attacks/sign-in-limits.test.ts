import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, createApp } from "#server/app.ts";
import { forgetOldRates } from "#server/limits/rate-limit.ts";
import type { OpenResources } from "#server/resources.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

let resources: OpenResources;
let app: App;
let shift = 0;
beforeAll(async () => {
  resources = await createTestResources(
    { TRUST_PROXY: "1" },
    { clock: () => new Date(Date.now() + shift) },
  );
  app = createApp(resources, {
    auth: { passwordCost: { memoryCost: 64, timeCost: 1, parallelism: 1 }, timingStep: 5 },
  });
});
afterAll(() => resources?.close());

const send = (path: string, body: object, from: string, headers: Record<string, string> = {}) =>
  app.request(path, {
    method: "POST",
    headers: { "content-type": "application/json", "x-forwarded-for": from, ...headers },
    body: JSON.stringify(body),
  });

test("the hourly cleaning gives no second mail before its time", async () => {
  const recover = () => send("/auth/v1/recover", { email: "gap@example.org" }, "198.51.100.1");
  expect((await recover()).status).toBe(200);
  await forgetOldRates(resources.database.db, resources.clock());
  expect((await recover()).status).toBe(429);
});

/** Spellings of addresses that belong to one household. */
const spellings = {
  "an IPv4 address": (n: number) =>
    [
      "198.51.100.7",
      `198.51.100.7:${1024 + n}`,
      "::ffff:198.51.100.7",
      "::FFFF:c633:6407",
      `[::ffff:198.51.100.7]:${1024 + n}`,
      ` 198.51.100.7 `,
    ][n % 6],
  "a /64 of IPv6": (n: number) =>
    [
      `2001:db8:5:6::${n.toString(16)}`,
      `2001:DB8:0005:6:${n.toString(16)}::1`,
      `[2001:db8:5:6::${n.toString(16)}]:${1024 + n}`,
      `2001:0db8:05:0006::1%eth${n}`,
    ][n % 4],
  "entries that the caller put to the left": (n: number) => `203.0.113.${n}, 198.51.100.8`,
} satisfies Record<string, (n: number) => string | undefined>;

/** Calls that count by network, each with what it answers within its limit. */
const counted: [string, number, (n: number) => { path: string; body: object }][] = [
  [
    "the desk's sign-in",
    30,
    (n) => ({
      path: "/AdminLogin",
      body: { admin_email: `n${n}@example.org`, admin_password: "Wrong!2026" },
    }),
  ],
  [
    "the way back to an account",
    30,
    (n) => ({ path: "/api/me/restore", body: { token: `${"x".repeat(30)}${n}` } }),
  ],
  [
    "contact",
    5,
    (n) => ({
      path: "/api/contact",
      body: {
        name: "Asha",
        email: `c${n}@example.org`,
        subject: "Trip",
        message: "Is the pass open in May?",
      },
    }),
  ],
  ["recovery", 30, (n) => ({ path: "/auth/v1/recover", body: { email: `r${n}@example.org` } })],
];

test.each(
  counted.flatMap(([name, limit, call]) =>
    Object.entries(spellings).map(([kind, spell]) => [name, kind, limit, call, spell] as const),
  ),
)("%s: %s is one network however it is written", async (_name, _kind, limit, call, spell) => {
  shift += 2 * 3600_000;
  const seen = new Set<number>();
  for (let n = 0; n <= limit; n++) {
    const { path, body } = call(n);
    seen.add((await send(path, body, spell(n) ?? "")).status);
  }
  const { path, body } = call(limit + 1);
  expect((await send(path, body, spell(limit + 1) ?? "")).status).toBe(429);
  expect((await send(path, body, "192.0.2.77")).status).not.toBe(429);
  expect([...seen].filter((status) => status >= 500)).toEqual([]);
});
