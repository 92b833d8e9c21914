import { and, desc, eq, gt, isNull } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { paymentLinks } from "#server/db/schema/quotes.ts";

export type PaymentLinkRow = typeof paymentLinks.$inferSelect;

/** The latest link of a trip for a sum that is open still and holds beyond a moment. Null: none. */
export async function findOpenLink(
  db: Db,
  { tripId, paisa, until }: { tripId: string; paisa: number; until: Date },
): Promise<PaymentLinkRow | null> {
  const [row] = await db
    .select()
    .from(paymentLinks)
    .where(
      and(
        eq(paymentLinks.tripId, tripId),
        eq(paymentLinks.paisa, paisa),
        isNull(paymentLinks.paidAt),
        gt(paymentLinks.expiresAt, until),
      ),
    )
    .orderBy(desc(paymentLinks.createdAt))
    .limit(1);
  return row ?? null;
}

/** A link that the gateway has made. */
export async function insertLink(db: Db, row: typeof paymentLinks.$inferInsert): Promise<void> {
  await db.insert(paymentLinks).values(row);
}

/** By the gateway's own id. Null: it was made elsewhere. */
export async function findLink(db: Db, id: string): Promise<PaymentLinkRow | null> {
  const [row] = await db.select().from(paymentLinks).where(eq(paymentLinks.id, id));
  return row ?? null;
}

/** Says of a link that it was paid. @returns false when it was said before */
export async function markPaid(db: Db, id: string, paidAt: Date): Promise<boolean> {
  const rows = await db
    .update(paymentLinks)
    .set({ paidAt })
    .where(and(eq(paymentLinks.id, id), isNull(paymentLinks.paidAt)))
    .returning({ id: paymentLinks.id });
  return rows.length > 0;
}
