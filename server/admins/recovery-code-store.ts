import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { adminRecoveryCodes } from "#server/db/schema/desk.ts";

/** Marks a code as used. @returns false when there is none with this hash, or it was used before */
export async function spendRecoveryCode(
  db: Db,
  code: { adminId: string; codeHash: string },
  now: Date,
): Promise<boolean> {
  const rows = await db
    .update(adminRecoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(adminRecoveryCodes.adminId, code.adminId),
        eq(adminRecoveryCodes.codeHash, code.codeHash),
        isNull(adminRecoveryCodes.usedAt),
      ),
    )
    .returning({ adminId: adminRecoveryCodes.adminId });
  return rows.length > 0;
}

/** Adds codes by their hashes; those that were there stay. */
export async function insertRecoveryCodes(
  db: Db,
  adminId: string,
  codeHashes: string[],
): Promise<void> {
  await db.insert(adminRecoveryCodes).values(codeHashes.map((codeHash) => ({ adminId, codeHash })));
}

/** Takes an administrator's codes away, used ones too. */
export async function dropRecoveryCodes(db: Db, adminId: string): Promise<void> {
  await db.delete(adminRecoveryCodes).where(eq(adminRecoveryCodes.adminId, adminId));
}

/** Codes that are still good. */
export function countRecoveryCodes(db: Db, adminId: string): Promise<number> {
  return db.$count(
    adminRecoveryCodes,
    and(eq(adminRecoveryCodes.adminId, adminId), isNull(adminRecoveryCodes.usedAt)),
  );
}
