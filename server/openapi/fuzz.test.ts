import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createApp, listCalls } from "#server/app.ts";
import { type Call, describedPath } from "#server/calls/call.ts";
import { createServices } from "#server/services.ts";
import { seatAdmin } from "#tests/factories/desk-app.ts";
import { quickAuth } from "#tests/factories/quick-auth.ts";
import { createClock } from "#tests/factories/voices-app.ts";
import { slowOr } from "#tests/setup/slow-or.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { toSchema } from "./to-schema.ts";

const clock = createClock();
// Before the tests are named: each call is one.
const resources = await createTestResources(
  { CHAT_PROVIDER: "site", AUTH_AUTOCONFIRM_EMAIL: "1", AUTH_RATE_LIMITS: "0" },
  { clock: clock.now },
);
const services = createServices(resources, { auth: quickAuth });
const app = createApp(resources, { services });
let desk: Record<string, string>;
beforeAll(async () => {
  desk = (await seatAdmin(resources, "owner")).headers;
});
afterAll(() => resources.close());

async function signUp(): Promise<Record<string, string>> {
  const answer = await app.request("/auth/v1/signup", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({ email: `${randomUUID()}@example.org`, password: "Journey!2026" }),
  });
  const { access_token } = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${access_token}` };
}

const odd = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string({ unit: "binary", maxLength: 30 }),
  fc.emailAddress(),
  fc.uuid(),
  fc.constantFrom("\u0000", "\ud800", "2027-02-30", "%00", "-1", "x".repeat(9000), 1e21, null),
);

const fieldsOf = (schema: Call["body"]): string[] =>
  Object.keys((schema ? (toSchema(schema, "input").properties as object | undefined) : null) ?? {});

const dictionaryOf = (fields: string[]) =>
  fc.record(Object.fromEntries(fields.map((field) => [field, odd])), { requiredKeys: [] });

/** Bodies with the right names and odd values, any JSON, and what is no JSON at all. */
const bodyFor = (call: Call) =>
  fc.oneof(
    {
      weight: 4,
      arbitrary: dictionaryOf(fieldsOf(call.body)).map((value) => JSON.stringify(value)),
    },
    { weight: 1, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
    { weight: 1, arbitrary: fc.string({ unit: "binary", maxLength: 40 }) },
  );

const pathFor = (call: Call) =>
  fc
    .oneof(fc.uuid(), fc.constantFrom("1", "0", "-1", "x", "%00", "9".repeat(30), "full.webp"))
    .map((id) => describedPath(call).replaceAll(/\{\w+\}/g, id));

const queryFor = (call: Call) =>
  dictionaryOf(fieldsOf(call.query)).map((fields) => {
    const pairs = Object.entries(fields).map(([name, value]): [string, string] => [
      name,
      (typeof value === "string" ? value : JSON.stringify(value)).toWellFormed(),
    ]);
    return pairs.length > 0 ? `?${new URLSearchParams(pairs)}` : "";
  });

// Streams stay open; what they refuse is tested beside them.
const callable = listCalls(resources, services).filter(
  ({ answerType }) => answerType !== "text/event-stream",
);

test.each(callable.map((call) => [`${call.method} ${describedPath(call)}`, call] as const))(
  "%s: whatever comes, no 5xx",
  async (_name, call) => {
    const traveller = await signUp();
    const callers =
      call.may === "anybody" ? [{}] : [{}, call.may === "traveller" ? traveller : desk];
    await fc.assert(
      fc.asyncProperty(pathFor(call), queryFor(call), bodyFor(call), async (path, query, body) => {
        clock.advance(20);
        for (const headers of callers as Record<string, string>[]) {
          const answer = await app.request(path + query, {
            method: call.method,
            headers: { "content-type": "application/json", ...headers },
            ...(call.method !== "GET" && { body: body.toWellFormed() }),
          });
          const text = await answer.text();
          expect(answer.status, `${path}${query} ${body} ${text}`).toBeLessThan(500);
        }
      }),
      { numRuns: slowOr(12, 4) },
    );
  },
);
