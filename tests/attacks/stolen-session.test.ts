import { afterAll, beforeAll, expect, test } from "vitest";
import { type App, createApp } from "#server/app.ts";
import type { OpenResources } from "#server/resources.ts";
import { quickAuth } from "#tests/factories/quick-auth.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

const password = "Ranchi!2026";
let resources: OpenResources;
let app: App;
let shift = 0;
beforeAll(async () => {
  resources = await createTestResources(
    { AUTH_REAUTHENTICATION: "on", AUTH_AUTOCONFIRM_EMAIL: "on", AUTH_ACCESS_TTL: "3600" },
    { clock: () => new Date(Date.now() + shift) },
  );
  app = createApp(resources, { auth: quickAuth });
});
afterAll(() => resources?.close());

const send = async (method: string, path: string, body: object, bearer?: string) => {
  const response = await app.request(`/auth/v1${path}`, {
    method,
    headers: bearer ? { authorization: `Bearer ${bearer}` } : {},
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    code: response.headers.get("x-sb-error-code"),
    body: (await response.json()) as { access_token: string; refresh_token: string },
  };
};

test("a stolen session is not told whether a guess is the password", async () => {
  const signedUp = await send("POST", "/signup", { email: "asha@example.org", password });
  shift += 25 * 3600_000;
  const fresh = await send("POST", "/token?grant_type=refresh_token", {
    refresh_token: signedUp.body.refresh_token,
  });
  const change = (input: object) => send("PUT", "/user", input, fresh.body.access_token);
  const answers = [];
  for (const guess of [password, "Another!2026"])
    for (const nonce of [undefined, "000000"])
      answers.push((await change({ password: guess, nonce })).code);
  expect(answers).toEqual([
    "reauthentication_needed",
    "reauthentication_not_valid",
    "reauthentication_needed",
    "reauthentication_not_valid",
  ]);
});

test("the present password bears ten wrong tries of a session", async () => {
  const { body } = await send("POST", "/signup", { email: "ravi@example.org", password });
  const change = (current_password: string) =>
    send("PUT", "/user", { password: "Patna!2026", current_password }, body.access_token);
  const codes = [];
  for (let n = 0; n < 11; n++) codes.push((await change("Wrong!2026")).status);
  expect(codes).toEqual([...Array<number>(10).fill(400), 429]);
  expect((await change(password)).status).toBe(429);
  const other = await send("POST", "/token?grant_type=password", {
    email: "ravi@example.org",
    password,
  });
  const elsewhere = await send(
    "PUT",
    "/user",
    { password: "Patna!2026", current_password: password },
    other.body.access_token,
  );
  expect(elsewhere.status).toBe(200);
});
