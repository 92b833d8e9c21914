import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, expect, test } from "vitest";
import { travel } from "#server/db/schema/auth.ts";
import { comments } from "#server/db/schema/voices.ts";
import type { OpenResources } from "#server/resources.ts";
import { bearer, createFakeAuth } from "#tests/factories/fake-auth.ts";
import { createShell } from "#tests/factories/voices-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { createRestRoutes } from "./routes.ts";

const asha = "11111111-1111-4111-8111-111111111111";
const ravi = "22222222-2222-4222-8222-222222222222";
let resources: OpenResources;
let app: ReturnType<typeof createShell>;

beforeAll(async () => {
  resources = await createTestResources();
  app = createShell(resources);
  const auth = createFakeAuth([{ id: asha, email: "asha@example.com" }, { id: ravi }]);
  app.route("/rest/v1", createRestRoutes(resources, auth));
  const row = (index: number, more = {}) => ({
    userId: asha,
    authorName: `Traveller ${index}`,
    authorEmail: "secret@example.com",
    avatarPath: index === 1 ? "/storage/v1/object/public/profile-pictures/a.webp" : null,
    rating: index,
    title: `Day ${index}, "far" away`,
    comment: "A long day",
    excerpt: "short",
    createdAt: new Date(Date.UTC(2026, 0, index)),
    ...more,
  });
  await resources.database.db
    .insert(comments)
    .values([row(1), row(2), row(3), row(4), row(5, { hiddenAt: new Date() })]);
  await resources.database.db.execute(
    sql`insert into auth_users (id, email) values (${asha}, 'asha@example.com'), (${ravi}, 'ravi@example.com')`,
  );
  await resources.database.db
    .insert(travel)
    .values({ email: "asha@example.com", path: `avatars/${asha}.webp`, userId: asha });
});
afterAll(() => resources.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  app.request(`/rest/v1/${path}`, { headers });
const rows = async (path: string, headers = {}) =>
  (await (await get(path, headers)).json()) as Record<string, unknown>[];

test("all columns, newest first: no address, nothing hidden", async () => {
  const found = await rows("Comments?select=*&order=created_at.desc");
  expect(found.map((row) => row.ratings)).toEqual([4, 3, 2, 1]);
  expect(Object.keys(found[0] ?? {})).toEqual([
    "id",
    "created_at",
    "Name",
    "path",
    "ratings",
    "title",
    "comment",
    "excerpt",
    "place",
    "place_name",
    "answer",
  ]);
  expect(JSON.stringify(found)).not.toContain("secret@example.com");
  expect(found.at(-1)?.path).toBe("/storage/v1/object/public/profile-pictures/a.webp");
});

test.each([
  ["ratings=eq.2", [2]],
  ["ratings=neq.2", [1, 3, 4]],
  ["ratings=gte.2&ratings=lt.4", [2, 3]],
  ["ratings=in.(1,4)", [1, 4]],
  ["ratings=not.in.(1,4)", [2, 3]],
  ["path=is.null", [2, 3, 4]],
  ["path=not.is.null", [1]],
  ['title=in.("Day 3, \\"far\\" away")', [3]],
  ["Name=ilike.*LER 2", [2]],
  ["created_at=gt.2026-01-02T12:00:00Z", [3, 4]],
  ["limit=2&offset=1", [2, 3]],
])("%s", async (query, ratings) => {
  const found = await rows(`Comments?select=ratings&order=id.asc&${query}`);
  expect(found).toEqual(ratings.map((each) => ({ ratings: each })));
});

test("counts, ranges and HEAD", async () => {
  const part = await get("Comments?limit=3", { prefer: "count=exact" });
  expect([part.status, part.headers.get("content-range")]).toEqual([206, "0-2/4"]);
  const bare = await get("Comments?limit=3");
  expect([bare.status, bare.headers.get("content-range")]).toEqual([200, "0-2/*"]);
  const ranged = await get("Comments?select=id", { range: "1-2", prefer: "count=exact" });
  expect(ranged.headers.get("content-range")).toBe("1-2/4");
  expect((await get("Comments?offset=9", { prefer: "count=exact" })).status).toBe(416);
  const head = await app.request("/rest/v1/Comments", {
    method: "HEAD",
    headers: { prefer: "count=exact" },
  });
  expect(head.headers.get("content-range")).toBe("0-3/4");
});

test("one object, or 406", async () => {
  const single = { accept: "application/vnd.pgrst.object+json" };
  expect(await (await get("Comments?select=excerpt&ratings=eq.1", single)).json()).toEqual({
    excerpt: "short",
  });
  const many = await get("Comments", single);
  expect(many.status).toBe(406);
  expect(await many.json()).toMatchObject({
    code: "PGRST116",
    details: "The result contains 4 rows",
  });
});

test("of TRAVEL everybody sees one row at most: their own", async () => {
  const path = "TRAVEL?select=path&Email=eq.asha%40example.com";
  expect(await rows(path, bearer(asha))).toEqual([{ path: `avatars/${asha}.webp` }]);
  expect(await rows(path, bearer(ravi))).toEqual([]);
  expect(await rows(path)).toEqual([]);
  expect(await rows("TRAVEL?select=Email,path", bearer(ravi))).toEqual([]);
  expect(await rows("TRAVEL", bearer(asha))).toHaveLength(1);
});

test.each([
  ["Comments?select=author_email", 400, "42703"],
  ["Comments?author_email=eq.secret@example.com", 400, "42703"],
  ["Comments?order=user_id", 400, "42703"],
  ["Comments?__proto__=eq.1", 400, "42703"],
  ["Comments?select=id,users(*)", 400, "PGRST100"],
  ["Comments?select=count()", 400, "PGRST100"],
  ["Comments?or=(id.eq.1,id.eq.2)", 400, "PGRST100"],
  ["Comments?id=eq.1;drop table comments", 400, "22P02"],
  ["Comments?id=frob.1", 400, "PGRST100"],
  ["Comments?created_at=gt.yesterday", 400, "22007"],
  ["Comments?limit=x", 400, "PGRST100"],
  ["Comments?title=eq.%00", 400, "22P02"],
  ["comments", 404, "PGRST205"],
  ["users", 404, "PGRST205"],
  ["rpc/anything", 404, "PGRST125"],
])("%s is %i %s", async (path, status, code) => {
  const answer = await get(path);
  expect(answer.status).toBe(status);
  expect(await answer.json()).toMatchObject({ code });
});

test.each(["POST", "PATCH", "PUT", "DELETE"])("%s is denied to everybody", async (method) => {
  for (const [headers, status] of [
    [{}, 401],
    [bearer(asha), 403],
  ] as const) {
    const answer = await app.request("/rest/v1/Comments?id=eq.1", { method, headers, body: "{}" });
    expect(answer.status).toBe(status);
    expect(await answer.json()).toMatchObject({ code: "42501" });
  }
});

test("other schemas and media types are refused", async () => {
  expect((await get("Comments", { "accept-profile": "auth" })).status).toBe(406);
  expect((await get("Comments", { accept: "text/csv" })).status).toBe(406);
});

test("no query string gives a 5xx", async () => {
  const text = fc.string({ unit: "grapheme", maxLength: 20 });
  const value = fc.oneof(
    text,
    fc.constantFrom("eq.1", "in.(1,", "is.nul", "like.\\", "not.eq.", "eq.9999999999999999999"),
    text.map((t) => `like.${t}\\`),
    text.map((t) => `eq.${t}`),
  );
  const key = fc.oneof(
    text,
    fc.constantFrom("id", "created_at", "title", "select", "order", "limit", "offset"),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(fc.tuple(key, value), { maxLength: 4 }), async (pairs) => {
      const answer = await get(`Comments?${new URLSearchParams(pairs)}`);
      expect(answer.status).toBeLessThan(500);
    }),
    { numRuns: 300 },
  );
});
