import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { authOneTimeTokens, authUsers } from "#server/db/schema/auth.ts";
import type { OpenResources } from "#server/resources.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { putOneTimeToken } from "./one-time-tokens-store.ts";

let resources: OpenResources;
beforeAll(async () => {
  resources = await createTestResources({}, { postgresUrl: inject("postgresUrl") });
});
afterAll(() => resources?.close());

// The server plans a prepared statement without its values from the sixth time on, and knows a part of an
// index only by what stands in the statement itself.
test("a newer one replaces the older, however often a connection has done that", async () => {
  const id = randomUUID();
  await resources.database.transaction(async (db) => {
    await db.insert(authUsers).values({ id, email: `${id}@example.org` });
    for (let time = 1; time <= 12; time++)
      await putOneTimeToken(db, {
        userId: id,
        purpose: "recovery",
        address: `${id}@example.org`,
        codeHash: `code ${time}`,
        expiresAt: new Date(Date.now() + 60_000),
      });
  });
  const rows = await resources.database.db.select().from(authOneTimeTokens);
  expect(rows.filter(({ userId }) => userId === id).map(({ codeHash }) => codeHash)).toEqual([
    "code 12",
  ]);
});
