import { and, asc, eq, getTableColumns, inArray, isNull, or, sql } from "drizzle-orm";
import { type Db, queryRows } from "#server/db/database.ts";
import { behindPlace, cutPage, newestFirst, orderBy, placeText } from "#server/db/keyset.ts";
import { photoSubmissions, photos } from "#server/db/schema/voices.ts";

export type Photo = typeof photos.$inferSelect;
export type Submission = typeof photoSubmissions.$inferSelect;
export type PhotoWithSubmission = Photo & { submission: Submission };

/**
 * With a row for each file that is to come, in the order they were named. Sizes in bytes, as
 * declared.
 */
export async function insertSubmission(
  db: Db,
  submission: typeof photoSubmissions.$inferInsert,
  files: { name: string; size: number }[],
): Promise<{ submission: Submission; photos: Photo[] }> {
  const [row] = await db.insert(photoSubmissions).values(submission).returning();
  if (!row) throw new Error("a submission could not be stored");
  const rows = await db
    .insert(photos)
    .values(
      files.map((file, position) => ({
        submissionId: row.id,
        position,
        fileName: file.name,
        declaredSize: file.size,
        createdAt: row.createdAt,
      })),
    )
    .returning();
  return { submission: row, photos: rows.toSorted((a, b) => a.position - b.position) };
}

/** Finished or not; its photos are read apart. */
export async function findSubmission(db: Db, id: string): Promise<Submission | null> {
  const [row] = await db.select().from(photoSubmissions).where(eq(photoSubmissions.id, id));
  return row ?? null;
}

/** In the order in which they were chosen. */
export const listOfSubmission = (db: Db, submissionId: string): Promise<Photo[]> =>
  db
    .select()
    .from(photos)
    .where(eq(photos.submissionId, submissionId))
    .orderBy(asc(photos.position));

const joined = (db: Db) =>
  db
    .select({ ...getTableColumns(photos), submission: photoSubmissions })
    .from(photos)
    .innerJoin(photoSubmissions, eq(photoSubmissions.id, photos.submissionId));

/** With its submission, whatever the status. Null: there is none. */
export async function findPhoto(db: Db, id: string): Promise<PhotoWithSubmission | null> {
  const [row] = await joined(db).where(eq(photos.id, id));
  return row ?? null;
}

/** As `findPhoto`; nobody else changes it or its submission's others until the transaction ends. */
export async function lockPhoto(db: Db, id: string): Promise<PhotoWithSubmission | null> {
  const [row] = await joined(db).where(eq(photos.id, id)).for("update");
  return row ?? null;
}

/** Says nothing when there is no such photo. */
export async function updatePhoto(db: Db, id: string, change: Partial<Photo>): Promise<void> {
  await db.update(photos).set(change).where(eq(photos.id, id));
}

/** Those of a submission that have not come to an end: still awaited, or not looked at. */
export const countUndecided = (db: Db, submissionId: string, statuses: Photo["status"][]) =>
  db.$count(photos, and(eq(photos.submissionId, submissionId), inArray(photos.status, statuses)));

export type PhotoQuery = {
  status: Exclude<Photo["status"], "awaited">;
  before?: string | undefined;
  limit: number;
};

/**
 * Newest first: by arrival while pending, by decision afterwards.
 * @throws AppError validation_failed for an unreadable place
 */
export async function listPhotos(
  db: Db,
  query: PhotoQuery,
): Promise<{ rows: PhotoWithSubmission[]; next: string | null }> {
  const latest = newestFirst(query.status === "pending" ? photos.uploadedAt : photos.decidedAt);
  const rows = await db
    .select({ ...getTableColumns(photos), submission: photoSubmissions, place: placeText(latest) })
    .from(photos)
    .innerJoin(photoSubmissions, eq(photoSubmissions.id, photos.submissionId))
    .where(and(eq(photos.status, query.status), behindPlace(latest, photos.id, query.before)))
    .orderBy(...orderBy(latest, photos.id))
    .limit(query.limit + 1);
  return cutPage(rows, query.limit);
}

/** How many there are of each status, 0 included. */
export async function countByStatus(db: Db): Promise<Record<Photo["status"], number>> {
  const rows = await db
    .select({ status: photos.status, count: sql<number>`count(*)::int` })
    .from(photos)
    .groupBy(photos.status);
  const counts = { awaited: 0, pending: 0, approved: 0, refused: 0 };
  for (const { status, count } of rows) counts[status] = count;
  return counts;
}

/** For the download of a person's data: what they sent while signed in. */
export const readForExport = (db: Db, userId: string): Promise<Record<string, unknown>[]> =>
  queryRows(
    db,
    sql`select s.place, s.credit, s.email, s.created_at, p.file_name, p.status, p.width, p.height
      from photo_submissions s join photos p on p.submission_id = s.id
      where s.user_id = ${userId}::uuid order by s.created_at, p.position`,
  );

/** By account, or without one with its address. @returns the ids of the photos that are gone */
export async function deleteOfPerson(
  db: Db,
  { userId, email }: { userId: string; email: string | null },
): Promise<string[]> {
  const theirs = or(
    eq(photoSubmissions.userId, userId),
    email
      ? and(isNull(photoSubmissions.userId), sql`lower(${photoSubmissions.email}) = ${email}`)
      : undefined,
  );
  const rows = await joined(db).where(theirs);
  await db.delete(photoSubmissions).where(theirs);
  return rows.map(({ id }) => id);
}
