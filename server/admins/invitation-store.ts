import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { adminInvitations, deskSettings } from "#server/db/schema/desk.ts";

export type Invitation = typeof adminInvitations.$inferSelect;

const isOpen = (now: Date) =>
  and(
    isNull(adminInvitations.acceptedAt),
    isNull(adminInvitations.revokedAt),
    gt(adminInvitations.expiresAt, now),
  );

/** Must replace an open one for the same address before: two at once are refused by the table. */
export async function insertInvitation(
  db: Db,
  invitation: typeof adminInvitations.$inferInsert,
): Promise<Invitation> {
  const [row] = await db.insert(adminInvitations).values(invitation).returning();
  if (!row) throw new Error("an invitation could not be stored");
  return row;
}

/** Newest first. */
export function listOpenInvitations(db: Db, now: Date): Promise<Invitation[]> {
  return db
    .select()
    .from(adminInvitations)
    .where(and(isOpen(now), isNull(adminInvitations.adminId)))
    .orderBy(desc(adminInvitations.createdAt));
}

/** By the hash of the link's token; null when it was used, withdrawn, or is past its end. */
export async function findOpenInvitation(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<Invitation | null> {
  const [row] = await db
    .select()
    .from(adminInvitations)
    .where(and(eq(adminInvitations.tokenHash, tokenHash), isOpen(now)));
  return row ?? null;
}

/** Takes an open invitation, once. @returns null when it is not open, or was taken just now */
export async function acceptInvitation(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<Invitation | null> {
  const [row] = await db
    .update(adminInvitations)
    .set({ acceptedAt: now })
    .where(and(eq(adminInvitations.tokenHash, tokenHash), isOpen(now)))
    .returning();
  return row ?? null;
}

/** Ends the unused invitations of an address, or one by its id. @returns those that ended */
export function revokeInvitations(
  db: Db,
  which: { email: string } | { id: string },
  now: Date,
): Promise<Invitation[]> {
  return db
    .update(adminInvitations)
    .set({ revokedAt: now })
    .where(
      and(
        "id" in which ? eq(adminInvitations.id, which.id) : eq(adminInvitations.email, which.email),
        isNull(adminInvitations.acceptedAt),
        isNull(adminInvitations.revokedAt),
      ),
    )
    .returning();
}

export type DeskSettingsRow = Omit<typeof deskSettings.$inferSelect, "only">;

/** What the owners ask of everybody; without a row nothing. */
export async function readSettings(db: Db): Promise<DeskSettingsRow> {
  const [row] = await db.select().from(deskSettings);
  const none = { secondFactorRequired: false, secondFactorFrom: null };
  return row ?? { ...none, phonesFrom: "viewer", exportsFrom: "viewer" };
}

/** The one row of settings; whoever changes it audits it. */
export async function writeSettings(db: Db, settings: DeskSettingsRow): Promise<void> {
  await db.insert(deskSettings).values(settings).onConflictDoUpdate({
    target: deskSettings.only,
    set: settings,
  });
}
