import { afterAll, beforeAll, describe, expect, inject, test } from "vitest";
import {
  authChallenges,
  authFactors,
  authOneTimeTokens,
  authSessions,
  authUsers,
} from "#server/db/schema/auth.ts";
import type { OpenResources } from "#server/resources.ts";
import { databasesOf } from "#tests/setup/database-kinds.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { forgetEnded, idleDays } from "./forget-ended.ts";

const now = new Date("2026-11-21T12:00:00Z");
const days = (count: number) => new Date(now.getTime() + count * 86_400_000);

describe.each(databasesOf(import.meta.url))("on %s", (kind) => {
  let resources: OpenResources;
  let userId: string;
  beforeAll(async () => {
    resources = await createTestResources(
      {},
      kind === "postgres" ? { postgresUrl: inject("postgresUrl") } : {},
    );
    const [user] = await resources.database.db
      .insert(authUsers)
      .values({ email: "asha@example.org" })
      .returning();
    userId = user?.id ?? "";
  });
  afterAll(() => resources.close());

  test("sessions past their end or long unused go, the others stay", async () => {
    const { db } = resources.database;
    const long = days(-idleDays - 1);
    await db.insert(authSessions).values([
      { userId, userAgent: "new", createdAt: days(-1) },
      { userId, userAgent: "old but used", createdAt: long, refreshedAt: days(-1) },
      { userId, userAgent: "its end is to come", createdAt: days(-1), notAfter: days(1) },
      { userId, userAgent: "ended", createdAt: days(-1), notAfter: days(-0.1) },
      { userId, userAgent: "never refreshed", createdAt: long },
      { userId, userAgent: "refreshed long ago", createdAt: days(-400), refreshedAt: long },
    ]);
    await forgetEnded(db, now);
    const left = await db.select().from(authSessions);
    expect(left.map(({ userAgent }) => userAgent).sort()).toEqual([
      "its end is to come",
      "new",
      "old but used",
    ]);
  });

  test("codes and challenges go a day after they died", async () => {
    const { db } = resources.database;
    const token = (purpose: "recovery" | "magiclink", expiresAt: Date) => ({
      userId,
      purpose,
      address: "asha@example.org",
      codeHash: "x",
      expiresAt,
    });
    await db
      .insert(authOneTimeTokens)
      .values([token("recovery", days(-2)), token("magiclink", days(-0.5))]);
    const [factor] = await db
      .insert(authFactors)
      .values({ userId, factorType: "totp" })
      .returning();
    const factorId = factor?.id ?? "";
    await db.insert(authChallenges).values([
      { factorId, address: "dead", expiresAt: days(-2) },
      { factorId, address: "alive", expiresAt: days(1) },
    ]);
    await forgetEnded(db, now);
    const tokens = await db.select().from(authOneTimeTokens);
    expect(tokens.map(({ purpose }) => purpose)).toEqual(["magiclink"]);
    const challenges = await db.select().from(authChallenges);
    expect(challenges.map(({ address }) => address)).toEqual(["alive"]);
  });
});
