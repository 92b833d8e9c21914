import { randomUUID } from "node:crypto";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { adminRoles } from "#contract/wire/desk-roles.ts";
import { createApp } from "#server/app.ts";
import { type Call, describedPath } from "#server/calls/call.ts";
import roles from "#server/calls/call-roles.json" with { type: "json" };
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp, type Headers } from "#tests/factories/desk-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

/**
 * Every call of the server by everybody there is. Who may do what is written down a second time, in
 * server/calls/call-roles.json: by hand, so that a call opened by mistake is seen.
 */

let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
let people: Record<string, Headers>;
beforeAll(async () => {
  resources = await createTestResources();
  desk = await createDeskApp(resources);
  people = {
    nobody: {},
    invented: { cookie: "safarnama_admin=invented", authorization: "Bearer invented" },
    traveller: desk.asha,
    "other traveller": desk.bilal,
    "half signed in": desk.chandra,
    ...Object.fromEntries(adminRoles.map((role) => [role, desk.seats[role].headers])),
  };
});
afterAll(() => resources.close());

const rank: Record<string, number> = { driver: 1, viewer: 2, editor: 3, manager: 4, owner: 5 };

const fill = (path: string) =>
  path
    .replace(":note", randomUUID())
    .replace(":ask", randomUUID())
    .replace(":file", randomUUID())
    .replace(":size", "full.webp")
    .replace(
      /:id(\{(?:[^{}]|\{[^{}]*\})*\})?/,
      /\/reviews\//.test(path) ? "987654321" : randomUUID(),
    );

async function statusOf(method: string, path: string, headers: Headers): Promise<number> {
  const hasBody = !["GET", "DELETE"].includes(method);
  const response = await desk.app.request(path, {
    method,
    headers: { ...headers, ...(hasBody && { "content-type": "application/json" }) },
    ...(hasBody && { body: "{}" }),
  });
  // A stream stays open until its reader goes.
  await response.body?.cancel();
  return response.status;
}

test("there are calls to go through", () => {
  expect(desk.deskCalls.length).toBeGreaterThan(25);
  expect(desk.travellerCalls.length).toBeGreaterThan(10);
  const names = desk.deskCalls.map(({ method, path }) => `${method} ${path}`);
  expect(new Set(names).size).toBe(names.length);
});

describe.each([
  "nobody",
  "invented",
  "traveller",
  "other traveller",
  "half signed in",
  "driver",
  "viewer",
  "editor",
  "manager",
  "owner",
])("%s", (person) => {
  test("at the desk", async () => {
    const wrong: string[] = [];
    for (const { method, path, may: role } of desk.deskCalls) {
      const status = await statusOf(method, fill(path), people[person] ?? {});
      const may = role === "anybody" || (rank[person] ?? 0) >= (rank[role] ?? 9);
      const refused = status === 401 || status === 403;
      const expected = may ? !refused : rank[person] ? status === 403 : status === 401;
      if (!expected || status >= 500) wrong.push(`${method} ${path}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });

  test("on the traveller's pages", async () => {
    const wrong: string[] = [];
    for (const { method, path, may: least } of desk.travellerCalls) {
      const open = least === "anybody";
      const status = await statusOf(method, fill(path), people[person] ?? {});
      const may = open || person.endsWith("traveller");
      const isHalf = person === "half signed in" && !open;
      if (isHalf ? status !== 403 : (status === 401) === Boolean(may) || status >= 500)
        wrong.push(`${method} ${path}: ${status}`);
    }
    expect(wrong).toEqual([]);
  });
});

const nameOf = (call: Call) => `${call.method} ${describedPath(call)}`;

test("every call has a row that says who may, and no row is of a call that is gone", () => {
  const may = new Map(
    Object.entries(roles).flatMap(([who, list]) => list.map((one): [string, string] => [one, who])),
  );
  expect(Object.values(roles).flat()).toHaveLength(may.size);
  const found = Object.fromEntries(desk.calls.map((call) => [nameOf(call), call.may]));
  expect(
    found,
    "a call that is new or moved: write who may into server/calls/call-roles.json",
  ).toEqual(Object.fromEntries(may));
});

/** What a call that anybody may ask says of itself to whoever is refused: a key, a password. */
const ownRefusals = new Set(["POST /Login", "POST /AdminLogin", "POST /api/inbound-mail"]);

test("all calls but the desk's and the traveller's pages, by everybody", async () => {
  // Signing out is done by anybody, and would end the sessions of these very people.
  const rest = desk.calls.filter(
    (call) => !/^\/api\/(desk|me)\//.test(call.path) && call.path !== "/AdminLogout",
  );
  expect(rest.length).toBeGreaterThan(45);
  const wrong: string[] = [];
  for (const [person, headers] of Object.entries(people))
    for (const call of rest) {
      const path = fill(call.path)
        .replace(":token", randomUUID())
        .replace(/:facts\{.*\}$/, "plannable-x.json")
        .replace(/:planner\{.*\}$/, "planner-facts-x.json");
      const status = await statusOf(call.method, path, headers);
      const refused = status === 401 || status === 403;
      const may =
        call.may === "anybody" ||
        (call.may === "traveller"
          ? person.endsWith("traveller")
          : (rank[person] ?? 0) >= (rank[call.may] ?? 9));
      const isOwn = refused && ownRefusals.has(nameOf(call));
      if ((refused === may && !isOwn) || status >= 500)
        wrong.push(`${person} ${nameOf(call)}: ${status}`);
    }
  expect(wrong).toEqual([]);
}, 120_000);

test("nothing that is answered to somebody signed in, refusals neither, is kept by a cache", async () => {
  const wrong: string[] = [];
  for (const call of desk.calls) {
    if (call.may === "anybody") continue;
    for (const person of ["nobody", "half signed in", "traveller", "owner"]) {
      const hasBody = !["GET", "DELETE"].includes(call.method);
      const response = await desk.app.request(fill(call.path), {
        method: call.method,
        headers: { ...people[person], ...(hasBody && { "content-type": "application/json" }) },
        ...(hasBody && { body: "{}" }),
      });
      await response.body?.cancel();
      const kept = response.headers.get("cache-control") ?? "nothing";
      if (!kept.includes("no-store")) wrong.push(`${person} ${nameOf(call)}: ${kept}`);
    }
  }
  expect(wrong).toEqual([]);
}, 60_000);

test("of quotes and money a viewer reads, an editor works; suppliers' money and numbers are a manager's, the firm an owner's", () => {
  const rooms =
    /\/(quote|quote-numbers|money|money-settings|waiting-entries|payments|reversals|invoices|credit-notes|links|asks|tasks|departures(\.ics)?|documents|suppliers|rates|templates)(\/|$)/;
  const calls = desk.deskCalls.filter(({ path }) => rooms.test(path));
  expect(calls.length).toBeGreaterThan(30);
  // One's own list of the day, and one's own address of the calendar.
  const own = /tasks\/snooze|departures\/feed/;
  const wrong = calls.filter(({ method, path, may }) => {
    if (/money-settings/.test(path)) return may !== (method === "GET" ? "manager" : "owner");
    if (/quote-numbers|payables|waiting-entries\/:/.test(path)) return may !== "manager";
    return may !== (method === "GET" || own.test(path) ? "viewer" : "editor");
  });
  expect(wrong.map(({ method, path, may }) => `${method} ${path} ${may}`)).toEqual([]);
});

/** The specification's own admin calls, with the least role: the matrix has them beside the desk's. */
const listed = [
  ["GET", "/UserList", "viewer"],
  ["GET", "/Travellerlist", "viewer"],
  ["GET", "/api/desk/trips.csv", "viewer"],
  ["POST", "/DeleteUser", "owner"],
] as const;

test("who may read the lists may take them along, and nobody else may do either", async () => {
  const app = createApp(resources);
  const wrong: string[] = [];
  for (const [person, headers] of Object.entries(people))
    for (const [method, path, role] of listed) {
      const response = await app.request(path, {
        method,
        headers: {
          ...headers,
          "sec-fetch-site": "same-origin",
          "content-type": "application/json",
        },
        ...(method === "POST" && { body: "{}" }),
      });
      await response.body?.cancel();
      const refused = response.status === 401 || response.status === 403;
      const may = (rank[person] ?? 0) >= (rank[role] ?? 9);
      if (refused === may || response.status >= 500)
        wrong.push(`${person} ${method} ${path}: ${response.status}`);
    }
  expect(wrong).toEqual([]);
});

test("a change that another site's page sends is refused, whoever's cookie comes along", async () => {
  const wrong: string[] = [];
  for (const { method, path, may } of desk.deskCalls) {
    if (may === "anybody" || method === "GET") continue;
    const headers = { ...people.owner, "sec-fetch-site": "cross-site" };
    const status = await statusOf(method, fill(path), headers);
    if (status !== 403) wrong.push(`${method} ${path}: ${status}`);
  }
  expect(wrong).toEqual([]);
});

test("a traveller's request, its messages and its stream are nobody else's", async () => {
  const trip = await desk.createTrip();
  const path = `/api/me/trips/${trip.id}`;
  expect((await desk.call("GET", path, desk.asha)).status).toBe(200);
  for (const [method, where, body] of [
    ["GET", path, undefined],
    ["POST", `${path}/messages`, { body: "Let me in." }],
    ["POST", `${path}/seen`, {}],
  ] as const)
    expect((await desk.call(method, where, desk.bilal, body)).status).toBe(404);
  const mine = await desk.call<{ trips: unknown[] }>("GET", "/api/me/trips", desk.bilal);
  expect(mine.body.trips).toEqual([]);
});

test("no body, no query and no id whatever gives a 5xx", async () => {
  const calls = [...desk.deskCalls, ...desk.travellerCalls].filter(
    ({ path }) => !path.endsWith("/events"),
  );
  const trip = await desk.createTrip();
  const value = fc.oneof(
    fc.anything({ withNullPrototype: false }),
    fc.constantFrom(
      trip.id,
      1,
      "lost",
      "2027-02-30",
      "\u0000",
      "'; drop table trips; --",
      "%",
      -1,
      1e21,
    ),
  );
  // Places of lists that look right and are not.
  const place = fc
    .tuple(
      fc.constantFrom("2026-02-30T10:00:00.000000Z", "0000-01-01", "2026-01-01T00:00:00.000Z", "x"),
      fc.constantFrom(trip.id, "17", "-".repeat(36), ""),
    )
    .map(([at, id]) => Buffer.from(`${at} ${id}`).toString("base64url"));
  const field = fc.constantFrom(
    ...[
      "version",
      "stage",
      "lostReason",
      "ownerId",
      "nextAction",
      "nextActionOn",
      "body",
      "subject",
    ],
    ...[
      "email",
      "name",
      "role",
      "token",
      "password",
      "code",
      "current",
      "next",
      "disabled",
      "reason",
    ],
    ...["image", "confirm", "secondFactorRequired", "text"],
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...calls),
      fc.dictionary(field, value, { maxKeys: 6 }),
      fc.constantFrom(trip.id, "x", "0", "%00", "..", "9".repeat(30)),
      fc.dictionary(
        fc.constantFrom(
          "search",
          "stage",
          "sort",
          "after",
          "limit",
          "owner",
          "before",
          "from",
          "actor",
          "subject",
        ),
        fc.oneof(
          fc.string(),
          fc.constantFrom("open", "none", "1", "\u0000", "%", "2026-01-01", "0000-01-01"),
          place,
        ),
        { maxKeys: 3 },
      ),
      async ({ method, path }, body, id, query) => {
        let text: string;
        try {
          text = JSON.stringify(body);
        } catch {
          return; // not a value that JSON can carry
        }
        const where = path.replace(/:\w+/g, id);
        const hasBody = !["GET", "DELETE"].includes(method);
        const response = await desk.app.request(`${where}?${new URLSearchParams(query)}`, {
          method,
          headers: {
            ...(where.startsWith("/api/desk") ? people.owner : desk.asha),
            "content-type": "application/json",
          },
          ...(hasBody && { body: text }),
        });
        await response.body?.cancel();
        expect(response.status, `${method} ${where} ${text}`).toBeLessThan(500);
      },
    ),
    { numRuns: 400 },
  );
  // Four hundred calls: seconds on a machine of one's own, a minute on one that renders meanwhile.
}, 120_000);
