import { eq } from "drizzle-orm";
import { Buyer } from "#contract/quote/money-document.ts";
import type { Db } from "#server/db/database.ts";
import { tripBuyers } from "#server/db/schema/quotes.ts";

/** To whom a trip's papers are written. Null: nobody has said. */
export async function findBuyer(db: Db, tripId: string): Promise<Buyer | null> {
  const [row] = await db.select().from(tripBuyers).where(eq(tripBuyers.tripId, tripId));
  return row ? Buyer.parse(row.buyer) : null;
}

/** In place of what was kept before. */
export async function keepBuyer(
  db: Db,
  row: { tripId: string; buyer: Buyer; updatedBy: string; updatedAt: Date },
): Promise<void> {
  const { tripId: _, ...set } = row;
  await db.insert(tripBuyers).values(row).onConflictDoUpdate({ target: tripBuyers.tripId, set });
}
