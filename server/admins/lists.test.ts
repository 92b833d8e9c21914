import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { Hono } from "hono";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { WireUser } from "#server/auth/sessions/wire.ts";
import { mountCalls } from "#server/calls/mount-calls.ts";
import { renderError } from "#server/http/errors.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { requestContext } from "#server/http/request-context.ts";
import type { OpenResources } from "#server/resources.ts";
import { createUserListCalls } from "#server/travellers/desk-calls.ts";
import { createAdminUsers } from "#server/travellers/user-list.ts";
import { createTripListCalls } from "#server/trips/desk/desk-list-calls.ts";
import { quickHasher } from "#tests/factories/quick-auth.ts";
import { json } from "#tests/factories/requests.ts";
import { createPlainTrips } from "#tests/factories/trip-pages.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { createAdminSignInCalls } from "./product-calls.ts";
import { createAdminService } from "./service.ts";
import { createAdminGuard } from "./session.ts";

const owner = { admin_email: "owner@safarnama.example", admin_password: "first-password" };
const person = (index: number) =>
  ({
    id: `user-${index}`,
    email: `p${index}@example.org`,
    created_at: "2026-11-01T00:00:00Z",
    user_metadata: { phone: "+911", full_name: `P ${index}` },
  }) as unknown as WireUser;

let resources: OpenResources;
let app: Hono<HttpEnv>;
let cookie: { cookie: string };
let people: WireUser[] = [];
let onUserPage = () => {};

beforeAll(async () => {
  resources = await createTestResources({
    ADMIN_EMAIL: owner.admin_email,
    ADMIN_PASSWORD: owner.admin_password,
  });
  const admins = createAdminService(resources, undefined, { hasher: quickHasher });
  await admins.seedFirst();
  const users = {
    list: async ({ page = 1, perPage = 50 } = {}) => {
      onUserPage();
      const found = people.slice((page - 1) * perPage, page * perPage);
      return { users: found, total: people.length };
    },
  };
  const adminUsers = createAdminUsers({ users } as never, {} as never);
  app = new Hono<HttpEnv>().use(requestContext(resources.log, false));
  const calls = [
    ...createAdminSignInCalls(admins, "https://safarnama.example"),
    ...createUserListCalls(adminUsers),
    ...createTripListCalls(createPlainTrips(resources)),
  ];
  // Their bodies are not looked at: it is told by a test how far they are read ahead.
  mountCalls(app, calls, {
    requireUser: async () => {
      throw new Error("no traveller comes here");
    },
    requireAdmin: createAdminGuard(admins),
  });
  app.onError(renderError);
  const signedIn = await app.request("/AdminLogin", json(owner));
  cookie = { cookie: signedIn.headers.get("set-cookie")?.split(";")[0] ?? "" };
});
afterAll(() => resources.close());

const read = async (path: string) => {
  const answer = await app.request(path, { headers: cookie });
  expect(answer.headers.get("content-type")).toBe("application/json");
  expect(answer.headers.get("cache-control")).toBe("no-store");
  return (await answer.json()) as { id: string; created_at: string }[];
};

test("/Travellerlist is one array of every request, newest first, however many", async () => {
  expect(await read("/Travellerlist")).toEqual([]);
  // Three a microsecond: neither a whole table nor a tie at a page's end may lose a row.
  await resources.database.db.execute(sql`
    insert into trips (reference, user_id, name, email, phone, destination, travel_date, travelers,
      trip_type, message, created_at)
    select 'T-' || n, ${randomUUID()}::uuid, 'Asha "A"', 'a@example.org', '+911', 'Leh',
      date '2027-01-01', '2', 'family', '',
      timestamptz '2026-11-01' + (n / 3) * interval '1 microsecond'
    from generate_series(1, 1203) n`);
  const listed = await read("/Travellerlist");
  expect(listed).toHaveLength(1203);
  expect(new Set(listed.map(({ id }) => id)).size).toBe(1203);
  const times = listed.map((trip) => trip.created_at);
  expect(times).toEqual(times.toSorted().reverse());
});

test("/UserList is one array of everybody, each once though people sign up meanwhile", async () => {
  people = Array.from({ length: 1203 }, (_, index) => person(index));
  let newcomers = 0;
  onUserPage = () => {
    if (newcomers++ > 0) people = [person(-newcomers), ...people];
  };
  const listed = await read("/UserList");
  expect(listed.map(({ id }) => id)).toEqual(
    Array.from({ length: 1203 }, (_, index) => `user-${index}`),
  );
});

test("a list that fails at once is an error answer", async () => {
  onUserPage = () => {
    throw new Error("no database");
  };
  const answer = await app.request("/UserList", { headers: cookie });
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ error: { code: "internal" } });
});
