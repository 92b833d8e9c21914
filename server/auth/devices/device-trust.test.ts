import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { OpenResources } from "#server/resources.ts";
import { createServerSecrets } from "#server/secrets/server-secrets.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { createDeviceTrust, type DeviceTrust, deviceSeconds } from "./device-trust.ts";

let resources: OpenResources;
let trust: DeviceTrust;
let now = new Date("2026-11-22T10:00:00Z");
beforeAll(async () => {
  resources = await createTestResources();
  trust = createDeviceTrust(createServerSecrets(resources.database), () => now);
});
afterAll(() => resources?.close());

const asha = { kind: "traveller" as const, id: "a", passwordHash: "$argon2id$one" };

test("a cookie is good for its own account and password alone", async () => {
  const cookie = await trust.issue(undefined, asha);
  expect(await trust.find(cookie, asha)).toMatch(/^[\w-]{22}$/);
  expect(await trust.find(cookie, { ...asha, id: "b" })).toBeNull();
  expect(await trust.find(cookie, { ...asha, kind: "admin" })).toBeNull();
  expect(await trust.find(cookie, { ...asha, passwordHash: "$argon2id$two" })).toBeNull();
  expect(await trust.find(cookie, { ...asha, passwordHash: null })).toBeNull();
});

test("half a year later it is good for nothing", async () => {
  const cookie = await trust.issue(undefined, asha);
  const before = now;
  now = new Date(now.getTime() + deviceSeconds * 1000);
  expect(await trust.find(cookie, asha)).toBeNull();
  now = before;
});

test("five accounts share a browser, the latest in front, each once", async () => {
  let cookie: string | undefined;
  for (const id of ["1", "2", "3", "4", "5", "6", "6"])
    cookie = await trust.issue(cookie, { ...asha, id });
  expect(cookie?.split("~")).toHaveLength(5);
  expect(await trust.find(cookie, { ...asha, id: "1" })).toBeNull();
  for (const id of ["2", "3", "4", "5", "6"])
    expect(await trust.find(cookie, { ...asha, id })).not.toBeNull();
});

test("a changed letter spoils it, and nonsense is nothing", async () => {
  const cookie = await trust.issue(undefined, asha);
  for (const at of [0, 5, 23, 26, 31, 40, cookie.length - 2]) {
    const changed = `${cookie.slice(0, at)}${cookie[at] === "x" ? "y" : "x"}${cookie.slice(at + 1)}`;
    expect(await trust.find(changed, asha)).toBeNull();
  }
  await fc.assert(
    fc.asyncProperty(fc.string({ maxLength: 700 }), async (text) => {
      expect(await trust.find(text, asha)).toBeNull();
    }),
    { numRuns: 100 },
  );
});
