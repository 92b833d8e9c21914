import { afterAll, beforeAll, expect, test } from "vitest";
import { AppError } from "#server/errors/app-error.ts";
import type { OpenResources } from "#server/resources.ts";
import { quickAuth } from "#tests/factories/quick-auth.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { type Auth, createAuth } from "./create-auth.ts";
import { removeAccountRows } from "./store/remove-account.ts";

let resources: OpenResources;
let auth: Auth;
let token = "";
let userId = "";
const client = { address: "127.0.0.1", userAgent: null };

beforeAll(async () => {
  resources = await createTestResources({
    AUTH_RATE_LIMITS: "off",
    AUTH_AUTOCONFIRM_EMAIL: "on",
  });
  auth = createAuth(resources, quickAuth);
  const made = await auth.signUp(
    { email: "asha@example.org", password: "Ranchi!2026", redirectTo: "/", data: { phone: "1" } },
    client,
  );
  if (!("session" in made)) throw new Error("no session");
  token = made.session.access_token;
  userId = made.session.user.id;
});
afterAll(() => resources?.close());

const request = (authorization?: string) =>
  new Request("http://local/", { headers: { ...(authorization && { authorization }) } });

test("a good token is somebody", async () => {
  const user = await auth.requireUser(request(`Bearer ${token}`));
  expect(user).toMatchObject({ id: userId, email: "asha@example.org", aal: "aal1" });
  expect(await auth.authenticate(request(`Bearer ${token}`))).toEqual(user);
  expect(await auth.authenticateToken(token)).toEqual(user);
});

test.each(["", "anon", "nonsense", "a b", "naïve ", "line\nbreak"])(
  "the token %o is nobody",
  async (bad) => expect(await auth.authenticateToken(bad)).toBeNull(),
);

test.each([
  [undefined, "Auth session missing!"],
  ["Bearer anon", "Auth session missing!"],
  ["Bearer nonsense", "Your session has ended. Please sign in again."],
])("with %s a visitor is told %s", async (authorization, message) => {
  expect(await auth.authenticate(request(authorization))).toBeNull();
  const fault = await auth.requireUser(request(authorization)).catch((error: unknown) => error);
  expect(fault).toBeInstanceOf(AppError);
  expect(fault).toMatchObject({ code: "not_signed_in", status: 401, message });
});

test("a traveller's token is no service token", async () => {
  expect(await auth.isService(request(`Bearer ${token}`))).toBe(false);
  const service = await auth.context.keys.sign({ role: "service_role" });
  expect(await auth.isService(request(`Bearer ${service}`))).toBe(true);
});

test("the directory lists and finds; the session ends with the account", async () => {
  expect(await auth.users.list({ withPhone: true, search: "ASHA" })).toMatchObject({
    total: 1,
    users: [{ id: userId }],
  });
  expect((await auth.users.list({ search: "%" })).total).toBe(0);
  expect((await auth.users.findByEmail(" Asha@example.org "))?.id).toBe(userId);
  await removeAccountRows(resources.database.db, userId, {
    soft: false,
    now: new Date(),
    by: { actor: "service" },
  });
  expect(await auth.users.find(userId)).toBeNull();
  expect(await auth.authenticateToken(token)).toBeNull();
});
