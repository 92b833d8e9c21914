import { and, eq, gt, inArray, isNull, lt, lte, or, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { trips } from "#server/db/schema/foundation.ts";
import { tripMembers } from "#server/db/schema/group.ts";
import { tripLinks, unconfirmedTrips } from "#server/db/schema/quotes.ts";
import { tripColumns } from "#server/trips/store.ts";

export type LinkKind = "read" | "edit";
export type LinkedTrip = Awaited<ReturnType<typeof listByHash>>[number];

const listByHash = (db: Db, tokenHash: string, now: Date) =>
  db
    .select({
      trip: tripColumns,
      kind: tripLinks.kind,
      linkId: tripLinks.id,
      memberId: tripLinks.memberId,
      memberName: tripMembers.name,
    })
    .from(tripLinks)
    .innerJoin(trips, eq(trips.id, tripLinks.tripId))
    .leftJoin(tripMembers, eq(tripMembers.id, tripLinks.memberId))
    .where(
      and(
        eq(tripLinks.tokenHash, tokenHash),
        isNull(tripLinks.closedAt),
        or(isNull(tripLinks.expiresAt), gt(tripLinks.expiresAt, now)),
      ),
    );

/** The trip that an open link leads to. Null: it is closed, has run out, or is none. */
export async function findByLink(db: Db, tokenHash: string, now: Date): Promise<LinkedTrip | null> {
  const [row] = await listByHash(db, tokenHash, now);
  return row ?? null;
}

/** Keeps the hash of a new link. */
export async function insertLink(
  db: Db,
  link: {
    tripId: string;
    kind: LinkKind;
    tokenHash: string;
    createdAt: Date;
    /** Null: it holds until it is closed. */
    expiresAt?: Date | null;
    /** Of the group's member whose own it is. */
    memberId?: string | null;
  },
): Promise<void> {
  await db.insert(tripLinks).values(link);
}

/** Forgets links that have run out. */
export async function forgetOldLinks(db: Db, now: Date): Promise<void> {
  await db.delete(tripLinks).where(lte(tripLinks.expiresAt, now));
}

/** Closes all open links of a kind; those of the group's members are closed one by one. */
export async function closeLinks(
  db: Db,
  tripId: string,
  kind: LinkKind,
  closedAt: Date,
): Promise<void> {
  await db
    .update(tripLinks)
    .set({ closedAt })
    .where(
      and(
        eq(tripLinks.tripId, tripId),
        eq(tripLinks.kind, kind),
        isNull(tripLinks.memberId),
        isNull(tripLinks.closedAt),
      ),
    );
}

/** Closes the open links of members of groups. */
export async function closeMemberLinks(
  db: Db,
  memberIds: readonly string[],
  closedAt: Date,
): Promise<void> {
  if (memberIds.length === 0) return;
  await db
    .update(tripLinks)
    .set({ closedAt })
    .where(and(inArray(tripLinks.memberId, [...memberIds]), isNull(tripLinks.closedAt)));
}

/** Those of the members who have an open link. */
export async function listLinkedMembers(db: Db, tripId: string): Promise<Set<string>> {
  const rows = await db
    .select({ memberId: tripLinks.memberId })
    .from(tripLinks)
    .where(and(eq(tripLinks.tripId, tripId), isNull(tripLinks.closedAt)));
  return new Set(rows.flatMap(({ memberId }) => memberId ?? []));
}

/** Keeps what was asked with an address that nobody has confirmed. */
export async function insertUnconfirmed(
  db: Db,
  row: typeof unconfirmedTrips.$inferInsert,
): Promise<void> {
  await db.insert(unconfirmedTrips).values(row);
}

/** Takes an unconfirmed request out, once: of two who come with the same link one gets it. Null: none waits. */
export async function takeUnconfirmed(
  db: Db,
  tokenHash: string,
  now: Date,
): Promise<typeof unconfirmedTrips.$inferSelect | null> {
  const [row] = await db
    .delete(unconfirmedTrips)
    .where(
      and(
        eq(unconfirmedTrips.tokenHash, tokenHash),
        sql`${unconfirmedTrips.expiresAt} > ${now.toISOString()}`,
      ),
    )
    .returning();
  return row ?? null;
}

/** Forgets what was never confirmed. */
export async function forgetOldUnconfirmed(db: Db, now: Date): Promise<void> {
  await db.delete(unconfirmedTrips).where(lt(unconfirmedTrips.expiresAt, now));
}

/** Forgets what waits for somebody's confirmation. */
export async function forgetUnconfirmedOf(db: Db, address: string): Promise<void> {
  await db.delete(unconfirmedTrips).where(sql`lower(${unconfirmedTrips.email}) = ${address}`);
}
