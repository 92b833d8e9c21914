import { and, asc, eq, inArray, isNull, sql } from "drizzle-orm";
import type {
  RateInput,
  SupplierInput,
  TemplateChange,
  TemplateInput,
} from "#contract/quote/rate-book.ts";
import type { Db } from "#server/db/database.ts";
import { quoteTemplates, rates, suppliers } from "#server/db/schema/quotes.ts";

export type RateRow = typeof rates.$inferSelect;
export type SupplierRow = typeof suppliers.$inferSelect;
export type TemplateRow = typeof quoteTemplates.$inferSelect;

/** Prices of rates by id, of removed ones too: what was taken from one stays as it was. */
export async function readRatePrices(db: Db, ids: string[]): Promise<ReadonlyMap<string, RateRow>> {
  if (ids.length === 0) return new Map();
  const rows = await db.select().from(rates).where(inArray(rates.id, ids));
  return new Map(rows.map((row) => [row.id, row]));
}

/** By name; those that were removed are not in it. */
export const listSuppliers = (db: Db): Promise<SupplierRow[]> =>
  db
    .select()
    .from(suppliers)
    .where(isNull(suppliers.archivedAt))
    .orderBy(asc(sql`lower(${suppliers.name})`), asc(suppliers.id))
    .limit(2000);

/** By season. */
export const listRates = (db: Db): Promise<RateRow[]> =>
  db
    .select()
    .from(rates)
    .where(isNull(rates.archivedAt))
    .orderBy(asc(rates.name), asc(rates.fromDay), asc(rates.id))
    .limit(10_000);

/** Suppliers by the ids of their rates, removed ones too: a trip goes on with whom it was agreed. */
export async function findSuppliersOf(
  db: Db,
  rateIds: string[],
): Promise<Map<string, SupplierRow>> {
  if (rateIds.length === 0) return new Map();
  const rows = await db
    .select({ rate: rates.id, supplier: suppliers })
    .from(rates)
    .innerJoin(suppliers, eq(suppliers.id, rates.supplierId))
    .where(inArray(rates.id, rateIds));
  return new Map(rows.map(({ rate, supplier }) => [rate, supplier]));
}

/** @returns its id */
export async function insertSupplier(db: Db, supplier: SupplierInput): Promise<string> {
  const [row] = await db.insert(suppliers).values(supplier).returning({ id: suppliers.id });
  if (!row) throw new Error("a supplier could not be stored");
  return row.id;
}

/** @returns false when there is no such supplier */
export async function updateSupplier(
  db: Db,
  id: string,
  change: Partial<SupplierInput> & { archivedAt?: Date },
): Promise<boolean> {
  const rows = await db
    .update(suppliers)
    .set(change)
    .where(and(eq(suppliers.id, id), isNull(suppliers.archivedAt)))
    .returning({ id: suppliers.id });
  return rows.length > 0;
}

/** Null: there is no such supplier. */
export async function findSupplier(db: Db, id: string): Promise<SupplierRow | null> {
  const [row] = await db
    .select()
    .from(suppliers)
    .where(and(eq(suppliers.id, id), isNull(suppliers.archivedAt)));
  return row ?? null;
}

/** A supplier of the book, held until the transaction ends. @returns false when there is none */
export async function lockSupplier(db: Db, id: string): Promise<boolean> {
  const rows = await db
    .select({ id: suppliers.id })
    .from(suppliers)
    .where(and(eq(suppliers.id, id), isNull(suppliers.archivedAt)))
    .for("update");
  return rows.length > 0;
}

/** Whoever reads a table into the book waits for whoever does so already, or the same would be there twice. */
export async function lockBook(db: Db): Promise<void> {
  await db.execute(sql`select pg_advisory_xact_lock(hashtext('rate-book'))`);
}

/** Keeps a rate of a supplier. */
export async function insertRate(
  db: Db,
  supplierId: string,
  { from, to, ...rate }: RateInput,
): Promise<void> {
  await db.insert(rates).values({ ...rate, supplierId, fromDay: from, toDay: to });
}

/** A rate, held until the transaction ends. Null: it is not in the book. */
export async function lockRate(db: Db, id: string): Promise<RateRow | null> {
  const [row] = await db
    .select()
    .from(rates)
    .where(and(eq(rates.id, id), isNull(rates.archivedAt)))
    .for("update");
  return row ?? null;
}

/** Changes a rate; it keeps its id, by which lines of quotes know their supplier. */
export async function updateRate(
  db: Db,
  id: string,
  { from, to, ...rate }: RateInput,
): Promise<void> {
  await db
    .update(rates)
    .set({ ...rate, fromDay: from, toDay: to })
    .where(eq(rates.id, id));
}

/** A rate is taken out of the book, not away. @returns what it was; null when there is no such rate */
export async function archiveRate(db: Db, id: string, archivedAt: Date): Promise<RateRow | null> {
  const [row] = await db
    .update(rates)
    .set({ archivedAt })
    .where(and(eq(rates.id, id), isNull(rates.archivedAt)))
    .returning();
  return row ?? null;
}

/** By name. */
export const listTemplates = (db: Db): Promise<TemplateRow[]> =>
  db.select().from(quoteTemplates).orderBy(asc(quoteTemplates.name)).limit(500);

/** Keeps a template. */
export async function insertTemplate(db: Db, template: TemplateInput): Promise<void> {
  const kind = "body" in template.content ? "text" : "trip";
  await db.insert(quoteTemplates).values({ ...template, kind });
}

/** @returns false when there is no such template of the content's kind */
export async function updateTemplate(
  db: Db,
  id: string,
  { content, ...named }: TemplateChange,
  updatedAt: Date,
): Promise<boolean> {
  const rows = await db
    .update(quoteTemplates)
    .set({ ...named, updatedAt, ...(content && { content }) })
    .where(
      and(
        eq(quoteTemplates.id, id),
        content && eq(quoteTemplates.kind, "body" in content ? "text" : "trip"),
      ),
    )
    .returning({ id: quoteTemplates.id });
  return rows.length > 0;
}

/** @returns false when there is no such template */
export async function deleteTemplate(db: Db, id: string): Promise<boolean> {
  const rows = await db.delete(quoteTemplates).where(eq(quoteTemplates.id, id)).returning();
  return rows.length > 0;
}
