import { inArray } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { rates } from "#server/db/schema/quotes.ts";
import type { Prices } from "./costs.ts";

/** Prices of rates by id, of removed ones too: what was taken from one stays as it was. */
export async function readRatePrices(db: Db, ids: string[]): Promise<ReadonlyMap<string, Prices>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(rates).where(inArray(rates.id, ids));
  return new Map(
    rows.map(({ id, price, childPrice, extraBedPrice, margin }) => [
      id,
      { price, childPrice, extraBedPrice, margin },
    ]),
  );
}
