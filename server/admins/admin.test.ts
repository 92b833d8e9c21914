import { randomUUID } from "node:crypto";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { UserListItem } from "#contract/wire/admin.ts";
import { renderError } from "#server/http/errors.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { requestContext } from "#server/http/request-context.ts";
import { refuseForeignChanges } from "#server/http/same-origin.ts";
import type { OpenResources } from "#server/resources.ts";
import { createUserListCalls } from "#server/travellers/desk-calls.ts";
import { createTripListCalls } from "#server/trips/desk/desk-list-calls.ts";
import { quickAuth, quickHasher } from "#tests/factories/quick-auth.ts";
import { json } from "#tests/factories/requests.ts";
import { createPlainTrips } from "#tests/factories/trip-pages.ts";
import { mountFor } from "#tests/factories/voices-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { createAdminSignInCalls } from "./product-calls.ts";
import { createAdminService } from "./service.ts";
import { createAdminGuard } from "./session.ts";
import { insertAdmin } from "./store.ts";

let resources: OpenResources;
let app: Hono<HttpEnv>;
let now = new Date("2026-11-20T10:00:00Z");
const user: UserListItem = {
  id: randomUUID(),
  email: "asha@example.org",
  created_at: "2026-11-01T00:00:00Z",
  last_sign_in_at: null,
  user_metadata: { phone: "+911234567890", full_name: "Asha", email_verified: true },
};
const deleted: string[] = [];
const owner = { admin_email: "owner@safarnama.example", admin_password: "first-password" };

beforeAll(async () => {
  resources = await createTestResources(
    { ADMIN_EMAIL: owner.admin_email, ADMIN_PASSWORD: owner.admin_password },
    { clock: () => now },
  );
  const admins = createAdminService(
    resources,
    async (email, password) => email === "asha@example.org" && password === "traveller",
    { hasher: quickHasher, step: quickAuth.timingStep },
  );
  await admins.seedFirst();
  const users = {
    listUsers: async function* () {
      yield [user];
    },
    deleteUser: async (id: string, email: string) => {
      if (id !== user.id || email !== user.email) return false;
      deleted.push(id);
      return true;
    },
  };
  app = new Hono<HttpEnv>().use(requestContext(resources.log, false));
  app.use(refuseForeignChanges("https://safarnama.example"));
  mountFor(
    app,
    [
      ...createAdminSignInCalls(admins, "https://safarnama.example"),
      ...createUserListCalls(users),
      ...createTripListCalls(createPlainTrips(resources)),
    ],
    { requireAdmin: createAdminGuard(admins) },
  );
  app.onError(renderError);
});
afterAll(() => resources.close());

async function signIn(credentials = owner): Promise<string> {
  const response = await app.request("/AdminLogin", json(credentials));
  expect(response.status).toBe(200);
  return sessionCookieOf(response);
}
/** Of several cookies the session's: the mark of the browser would pass for it. */
const sessionCookieOf = (response: Response) =>
  response.headers.getSetCookie().find((cookie) => /^(?:__Host-)?safarnama_admin=/.test(cookie)) ??
  "";
const bearing = (cookie: string) => ({ cookie: cookie.split(";")[0] ?? "" });

test("signing in sets a cookie that scripts and other sites never see", async () => {
  const cookie = await signIn();
  for (const part of ["HttpOnly", "SameSite=Strict", "Secure", "Path=/"])
    expect(cookie).toContain(part);
});

test("wrong credentials, and a traveller at the wrong door", async () => {
  const wrong = await app.request("/AdminLogin", json({ ...owner, admin_password: "no" }));
  expect([wrong.status, await wrong.json()]).toEqual([401, { message: "Wrong credentials" }]);
  const unknown = await app.request(
    "/AdminLogin",
    json({ admin_email: "nobody@x.org", admin_password: "no" }),
  );
  expect([unknown.status, await unknown.json()]).toEqual([401, { message: "Wrong credentials" }]);
  const traveller = await app.request(
    "/AdminLogin",
    json({ admin_email: "asha@example.org", admin_password: "traveller" }),
  );
  expect([traveller.status, await traveller.json()]).toEqual([403, {}]);
  expect((await app.request("/AdminLogin", json({}))).status).toBe(400);
});

test.each([
  ["GET", "/UserList"],
  ["GET", "/Travellerlist"],
  ["POST", "/DeleteUser"],
])("%s %s is a 401 for nobody and for an invented cookie", async (method, path) => {
  expect((await app.request(path, { method })).status).toBe(401);
  expect(
    (await app.request(path, { method, headers: { cookie: "safarnama_admin=invented" } })).status,
  ).toBe(401);
});

test("lists users and trips, and deletes only the user that is named by both id and address", async () => {
  const headers = bearing(await signIn());
  expect(await (await app.request("/UserList", { headers })).json()).toEqual([user]);
  expect(await (await app.request("/Travellerlist", { headers })).json()).toEqual([]);
  expect(
    (await app.request("/DeleteUser", json({ id: user.id, email: "other@x.org" }, headers))).status,
  ).toBe(404);
  const foreign = await app.request(
    "/DeleteUser",
    json({ id: user.id, email: user.email }, { ...headers, "sec-fetch-site": "cross-site" }),
  );
  expect(foreign.status).toBe(403);
  expect(deleted).toEqual([]);
  const response = await app.request(
    "/DeleteUser",
    json({ id: user.id, email: user.email }, headers),
  );
  expect(await response.json()).toEqual({ message: "User deleted Successfully" });
  expect(deleted).toEqual([user.id]);
});

test("a viewer may look and not delete", async () => {
  const credentials = {
    admin_email: "viewer@safarnama.example",
    admin_password: "viewer-password",
  };
  await insertAdmin(resources.database.db, {
    email: credentials.admin_email,
    name: "",
    passwordHash: await quickHasher.hash(credentials.admin_password),
    role: "viewer",
  });
  const headers = bearing(await signIn(credentials));
  expect((await app.request("/UserList", { headers })).status).toBe(200);
  expect(
    (await app.request("/DeleteUser", json({ id: user.id, email: user.email }, headers))).status,
  ).toBe(403);
});

test("a session ends at sign-out and after a working day", async () => {
  const left = bearing(await signIn());
  await app.request("/AdminLogout", { method: "POST", headers: left });
  expect((await app.request("/UserList", { headers: left })).status).toBe(401);
  const headers = bearing(await signIn());
  now = new Date(now.getTime() + 12 * 3600_000 + 1);
  expect((await app.request("/UserList", { headers })).status).toBe(401);
});

test("guessing is slowed down: the eleventh try in a quarter of an hour waits", async () => {
  const guess = () =>
    app.request(
      "/AdminLogin",
      json({ admin_email: "target@safarnama.example", admin_password: "guess" }),
    );
  for (let index = 0; index < 10; index++) expect((await guess()).status).toBe(401);
  const refused = await guess();
  expect(refused.status).toBe(429);
  expect(refused.headers.get("retry-after")).toMatch(/^\d+$/);
});

test("the first administrator is made once", async () => {
  expect(await createAdminService(resources).seedFirst()).toBeNull();
});

const form = (fields: Record<string, string>, headers: Record<string, string> = {}) => ({
  method: "POST",
  body: new URLSearchParams(fields).toString(),
  headers: { "content-type": "application/x-www-form-urlencoded", accept: "text/html", ...headers },
});

test("a plain form signs in and is led to the panel", async () => {
  const answer = await app.request("/AdminLogin", form(owner, { "sec-fetch-site": "same-origin" }));
  expect(answer.status).toBe(303);
  expect(answer.headers.get("location")).toBe("/AdminPanel?signed-in");
  const headers = bearing(sessionCookieOf(answer));
  expect((await app.request("/UserList", { headers })).status).toBe(200);
});

test("a plain form that is wrong gets a page with the way back", async () => {
  const wrong = form({ ...owner, admin_password: "no" }, { referer: "https://x.test/AdminLogin" });
  const answer = await app.request("/AdminLogin", wrong);
  expect(answer.status).toBe(401);
  expect(answer.headers.get("set-cookie")).toBeNull();
  const page = await answer.text();
  expect(page).toContain("Wrong credentials");
  expect(page).toContain('href="/AdminLogin"');
});

test.each<Record<string, string>>([
  { "sec-fetch-site": "cross-site" },
  { "sec-fetch-site": "same-site" },
  { origin: "https://elsewhere.example" },
  { origin: "null" },
])("another site's form (%o) signs nobody in", async (headers) => {
  const answer = await app.request("/AdminLogin", form(owner, headers));
  expect(answer.status).toBe(403);
  expect(answer.headers.get("set-cookie")).toBeNull();
});
