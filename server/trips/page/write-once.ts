import type { Context } from "hono";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { insertWrite } from "./write-store.ts";

/** What was asked for with a key has been done with it before. */
class WrittenBefore extends Error {}

const keyPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** The key of a change that a browser may send again, not knowing whether it came. @throws AppError validation_failed */
export function readWriteKey(context: Context): string | null {
  const key = context.req.header("idempotency-key")?.toLowerCase() ?? null;
  if (key === null || keyPattern.test(key)) return key;
  throw new AppError("validation_failed", "The key of the change is not valid.");
}

/** In the transaction that does it: the second with a key is undone whole. @throws WrittenBefore, for `onceOnly` */
export async function claimWrite(
  db: Db,
  tripId: string,
  key: string | null,
  at: Date,
): Promise<void> {
  if (key !== null && !(await insertWrite(db, { tripId, key, at }))) throw new WrittenBefore();
}

/** Does what claims its key; `otherwise` where that was done before. */
export async function onceOnly<T>(work: () => Promise<T>, otherwise: T): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof WrittenBefore) return otherwise;
    throw error;
  }
}
