import { createServer, type Server } from "node:http";
import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, createApp } from "#server/app.ts";
import { listMail } from "#server/mail/outbox-store.ts";
import type { OpenResources } from "#server/resources.ts";
import { quickAuth } from "#tests/factories/quick-auth.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

const timingStep = 250;
/** Milliseconds that the last answer was held back; nobody here waits for them. */
let paused = 0;
const password = "Ranchi!2026";
let resources: OpenResources;
let app: App;
let gateway: Server;
const texts: string[] = [];
/** The gateway takes every text and answers none before this. */
let answerTexts = () => {};
const answered = new Promise<void>((resolve) => {
  answerTexts = resolve;
});

beforeAll(async () => {
  gateway = createServer((request, response) => {
    request.on("data", (chunk: Buffer) => texts.push(chunk.toString()));
    request.on("end", () => void answered.then(() => response.end("{}")));
  });
  await new Promise<void>((resolve) => gateway.listen(0, "127.0.0.1", resolve));
  const bound = gateway.address();
  const port = typeof bound === "object" && bound ? bound.port : 0;
  resources = await createTestResources({
    AUTH_RATE_LIMITS: "off",
    SMS_WEBHOOK_URL: `http://127.0.0.1:${port}/`,
  });
  app = createApp(resources, {
    auth: {
      ...quickAuth,
      timingStep,
      pause: async (milliseconds) => {
        paused += milliseconds;
      },
    },
  });
});
afterAll(async () => {
  gateway.closeAllConnections();
  gateway.close();
  await resources?.close();
});

const post = async (path: string, body: object) => {
  paused = 0;
  const start = performance.now();
  const response = await app.request(`/auth/v1${path}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(body),
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    text,
    ms: performance.now() - start + paused,
  };
};

let numbers = 0;
const newNumber = () => `9198${String(10_000_000 + ++numbers).slice(-8)}`;
const newAddress = () => `nobody${++numbers}@example.org`;
const confirm = (column: "email" | "phone") =>
  resources.database.db.execute(`update auth_users set ${column}_confirmed_at = now()`);

const kinds = {
  email: { make: newAddress, of: (address: string) => ({ email: address }) },
  phone: { make: newNumber, of: (address: string) => ({ phone: address }) },
};

test.each(Object.entries(kinds))(
  "sign-up by %s: what is invented looks like what is made",
  async (kind, { make, of }) => {
    const shapes = new Set<string>();
    const variants = { known: new Set<string>(), fresh: new Set<string>() };
    const read = async (address: string, which: "known" | "fresh") => {
      const { text, headers, status } = await post("/signup", { ...of(address), password });
      expect(status).toBe(200);
      const user = JSON.parse(text) as { id: string; identities: { identity_id: string }[] };
      for (const id of [user.id, user.identities[0]?.identity_id ?? ""]) {
        expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
        variants[which].add(id[19] ?? "");
      }
      const shape = text
        .replaceAll(/[0-9a-f]{8}-[0-9a-f-]{27}/g, "ID")
        .replaceAll(/\d{4}-\d\d-\d\dT[\d:]+\.\d{3}Z/g, "TIME")
        .replaceAll(address, "ADDRESS");
      shapes.add(`${[...headers.keys()].join()} ${shape}`);
      return user.id;
    };
    const known = Array.from({ length: 24 }, make);
    for (const address of known) await read(address, "fresh");
    await confirm(kind === "email" ? "email" : "phone");
    for (const address of known) {
      const id = await read(address, "known");
      expect(await read(address, "known")).toBe(id);
    }
    expect(shapes.size).toBe(1);
    // All four come up in 48 draws but once in a quarter of a million runs.
    expect([...variants.known].sort().join("")).toBe("89ab");
    expect([...variants.fresh].sort().join("")).toBe("89ab");
  },
);

test("nobody waits for the gateway, and the text leaves by the outbox", async () => {
  const known = newNumber();
  await post("/signup", { phone: known, password });
  for (const [path, body] of [
    ["/signup", { password }],
    ["/otp", {}],
    ["/otp", { create_user: false }],
    ["/resend", { type: "sms" }],
  ] as const)
    for (const phone of [known, newNumber()]) {
      expect((await post(path, { ...body, phone })).status).toBe(200);
    }
  answerTexts();
  await expect
    .poll(() => texts.some((text) => text.includes(`+${known}`)), { timeout: 5000 })
    .toBe(true);
  const kept = await listMail(resources.database.db);
  expect(kept.find(({ to }) => to === `+${known}`)).toMatchObject({ channel: "sms" });
});

test.each([
  [
    "the code of a known address",
    (known: string) => ({ type: "signup", email: known, token: "000000" }),
  ],
  [
    "the code of an unknown address",
    () => ({ type: "signup", email: newAddress(), token: "000000" }),
  ],
  ["the code of an unknown number", () => ({ type: "sms", phone: newNumber(), token: "000000" })],
  ["a link", () => ({ type: "signup", token_hash: "x".repeat(56) })],
])("%s is refused at a whole step of time, in the same words", async (_name, body) => {
  const known = newAddress();
  await post("/signup", { email: known, password });
  const { ms, status, headers } = await post("/verify", body(known));
  expect(status).toBe(403);
  expect(headers.get("x-sb-error-code")).toBe("otp_expired");
  expect(ms).toBeGreaterThanOrEqual(timingStep - 2);
});
