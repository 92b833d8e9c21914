import { eq, or } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import {
  authFactors,
  authFlowStates,
  authIdentities,
  authOneTimeTokens,
  authPasskeys,
  authSessions,
  authUsers,
  portraitFetches,
} from "#server/db/schema/auth.ts";
import { forgetPortraits } from "#server/portraits/portraits.ts";
import type { HowRemoved, Person } from "../person-removal.ts";
import { forgetAudited, writeAudit } from "./audit-store.ts";

/** The account as it is found by whoever removes it; held until the transaction ends. */
export async function findRemovable(
  db: Db,
  userId: string,
): Promise<(Person & { isGone: boolean }) | null> {
  const [row] = await db.select().from(authUsers).where(eq(authUsers.id, userId)).for("update");
  if (!row) return null;
  return {
    userId,
    isGone: row.deletedAt !== null,
    email: row.emailConfirmedAt ? row.email : null,
    phone: row.phoneConfirmedAt ? row.phone : null,
  };
}

/**
 * Everything that the auth service keeps of somebody; of the audit's lines it leaves the bare ids. Soft: the row stays as a mark that there was one,
 * without anything that names the person or lets anybody in.
 * @returns the names of their pictures
 */
export async function removeAccountRows(
  db: Db,
  userId: string,
  { soft = false, now, by }: HowRemoved & { now: Date },
): Promise<string[]> {
  await forgetAudited(db, userId);
  await writeAudit(db, { action: "auth.user_deleted", userId, ...by });
  const pictures = await forgetPortraits(db, userId);
  if (!soft) {
    await db.delete(authUsers).where(eq(authUsers.id, userId));
    return pictures;
  }
  await db.delete(authSessions).where(eq(authSessions.userId, userId));
  await db.delete(authIdentities).where(eq(authIdentities.userId, userId));
  await db.delete(authFactors).where(eq(authFactors.userId, userId));
  await db.delete(authPasskeys).where(eq(authPasskeys.userId, userId));
  await db.delete(authOneTimeTokens).where(eq(authOneTimeTokens.userId, userId));
  await db
    .delete(authFlowStates)
    .where(or(eq(authFlowStates.userId, userId), eq(authFlowStates.linkingUserId, userId)));
  await db.delete(portraitFetches).where(eq(portraitFetches.userId, userId));
  await db
    .update(authUsers)
    .set({
      email: null,
      phone: null,
      newEmail: null,
      newPhone: null,
      passwordHash: null,
      userMetadata: {},
      appMetadata: {},
      emailConfirmedAt: null,
      phoneConfirmedAt: null,
      lastSignInAt: null,
      deletedAt: now,
    })
    .where(eq(authUsers.id, userId));
  return pictures;
}
