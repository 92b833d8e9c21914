import { and, desc, eq, gt, isNull, or, sql } from "drizzle-orm";
import { adminName } from "#server/db/admin-name.ts";
import type { Db } from "#server/db/database.ts";
import { contentOverrides } from "#server/db/schema/corrections.ts";
import { admins } from "#server/db/schema/foundation.ts";

export type OverrideRow = typeof contentOverrides.$inferSelect & { who: string | null };
export type FieldKey = { kind: string; item: string; field: string; lang: string };

const rows = (db: Db) =>
  db
    .select({
      id: contentOverrides.id,
      kind: contentOverrides.kind,
      item: contentOverrides.item,
      field: contentOverrides.field,
      lang: contentOverrides.lang,
      state: contentOverrides.state,
      endedAt: contentOverrides.endedAt,
      value: contentOverrides.value,
      isShipped: contentOverrides.isShipped,
      shippedHash: contentOverrides.shippedHash,
      source: contentOverrides.source,
      checked: contentOverrides.checked,
      reportId: contentOverrides.reportId,
      adminId: contentOverrides.adminId,
      at: contentOverrides.at,
      who: sql<string | null>`${adminName}`,
    })
    .from(contentOverrides)
    .leftJoin(admins, eq(admins.id, contentOverrides.adminId));

const ofField = ({ kind, item, field, lang }: FieldKey) =>
  and(
    eq(contentOverrides.kind, kind),
    eq(contentOverrides.item, item),
    eq(contentOverrides.field, field),
    eq(contentOverrides.lang, lang),
  );

/** What counts now, drafts and published, the latest first. */
export const listCurrent = (db: Db): Promise<OverrideRow[]> =>
  rows(db).where(isNull(contentOverrides.endedAt)).orderBy(desc(contentOverrides.id));

/** Everything that was ever said of a thing, the latest first: two hundred changes of it. */
export const listHistory = (
  db: Db,
  { kind, item, lang }: Omit<FieldKey, "field">,
): Promise<OverrideRow[]> =>
  rows(db)
    .where(
      and(
        eq(contentOverrides.kind, kind),
        eq(contentOverrides.item, item),
        eq(contentOverrides.lang, lang),
      ),
    )
    .orderBy(desc(contentOverrides.id))
    .limit(200);

/** What counts of one field; whoever asks is alone with it until their transaction ends. */
export async function takeField(db: Db, key: FieldKey): Promise<OverrideRow[]> {
  const name = [key.kind, key.item, key.field, key.lang].join("/");
  await db.execute(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 40))`);
  return rows(db)
    .where(and(ofField(key), isNull(contentOverrides.endedAt)))
    .orderBy(desc(contentOverrides.id));
}

/** A change by its number, of this field; null for another's. */
export async function findChange(db: Db, key: FieldKey, id: number): Promise<OverrideRow | null> {
  const [row] = await rows(db).where(and(ofField(key), eq(contentOverrides.id, id)));
  return row ?? null;
}

/** Its time is over: another one follows, or none. */
export async function endChange(db: Db, id: number, at: Date): Promise<void> {
  await db.update(contentOverrides).set({ endedAt: at }).where(eq(contentOverrides.id, id));
}

/** @returns its number */
export async function insertChange(
  db: Db,
  change: typeof contentOverrides.$inferInsert,
): Promise<number> {
  const [row] = await db
    .insert(contentOverrides)
    .values(change)
    .returning({ id: contentOverrides.id });
  if (!row) throw new Error("a change of the content could not be kept");
  return row.id;
}

/** Values of pictures that count, were shown at some time, or were thrown away after `since`. */
export async function listPictureValues(db: Db, since: Date): Promise<unknown[]> {
  const found = await db
    .select({ value: contentOverrides.value })
    .from(contentOverrides)
    .where(
      and(
        eq(contentOverrides.kind, "pictures"),
        or(
          isNull(contentOverrides.endedAt),
          eq(contentOverrides.state, "published"),
          gt(contentOverrides.endedAt, since),
        ),
      ),
    );
  return found.map(({ value }) => value);
}
