import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { queryRows } from "#server/db/database.ts";
import type { OpenResources } from "#server/resources.ts";
import { createDeskApp } from "#tests/factories/desk-app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

let resources: OpenResources;
let desk: Awaited<ReturnType<typeof createDeskApp>>;
beforeAll(async () => {
  resources = await createTestResources();
  desk = await createDeskApp(resources);
  await desk.createTrip();
});
afterAll(() => resources.close());

const ask = async (path: string) => {
  const response = await desk.app.request(path, { headers: desk.seats.owner.headers });
  return { status: response.status, text: await response.text() };
};
const countExports = async () => {
  const [row] = await queryRows<{ n: number }>(
    resources.database.db,
    sql`select count(*)::int as n from audit_log where action = 'trip.exported'`,
  );
  return row?.n;
};

test.each(["x", "%00", "MjAyNi0xMS0yMA", "e".repeat(500)])(
  "a place %j in the list is a 400 before any head is sent, and no download in the audit log",
  async (after) => {
    const before = await countExports();
    const { status, text } = await ask(`/api/desk/trips.csv?zone=Asia/Kolkata&after=${after}`);
    expect(status).toBe(400);
    expect(JSON.parse(text)).toMatchObject({ error: { code: "validation_failed" } });
    expect(await countExports()).toBe(before);
  },
);

const streams = [
  ["/api/desk/trips.csv?zone=Asia/Kolkata", "trips"],
  ["/Travellerlist", "trips"],
  ["/UserList", "auth_users"],
] as const;
test.each(streams)("%s whose first page cannot be read is no 200", async (path, table) => {
  const { db } = resources.database;
  await db.execute(sql.raw(`alter table ${table} rename to ${table}_away`));
  const { status, text } = await ask(path);
  await db.execute(sql.raw(`alter table ${table}_away rename to ${table}`));
  expect(status).toBe(500);
  expect(JSON.parse(text)).toMatchObject({ error: { code: "internal" } });
  expect((await ask(path)).status).toBe(200);
});
