import { randomUUID } from "node:crypto";
import { and, eq, lt, ne, or } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { authFlowStates } from "#server/db/schema/auth.ts";

export type FlowStateRow = typeof authFlowStates.$inferSelect;

/** Longer than any link lives, so that a flow outlasts the mail it waits for. */
const keepMilliseconds = 2 * 86_400_000;

/** Throws away those that are too old to be finished. */
export async function insertFlowState(
  db: Db,
  flow: typeof authFlowStates.$inferInsert,
  now: Date,
): Promise<FlowStateRow> {
  await db
    .delete(authFlowStates)
    .where(lt(authFlowStates.createdAt, new Date(now.getTime() - keepMilliseconds)));
  const [row] = await db
    .insert(authFlowStates)
    .values({ ...flow, createdAt: now })
    .returning();
  if (!row) throw new Error("the flow state was not written");
  return row;
}

/** Locked: a flow is finished once. */
export async function lockFlowState(db: Db, id: string): Promise<FlowStateRow | null> {
  const [row] = await db
    .select()
    .from(authFlowStates)
    .where(eq(authFlowStates.id, id))
    .for("update");
  return row ?? null;
}

/**
 * Locks the row until the transaction ends: a code is exchanged once. Its age is the caller's to
 * judge.
 */
export async function lockFlowStateByCode(db: Db, code: string): Promise<FlowStateRow | null> {
  const [row] = await db
    .select()
    .from(authFlowStates)
    .where(eq(authFlowStates.authCode, code))
    .for("update");
  return row ?? null;
}

/** Inside the transaction that has locked it. */
export async function updateFlowState(
  db: Db,
  id: string,
  values: Partial<typeof authFlowStates.$inferInsert>,
): Promise<void> {
  await db.update(authFlowStates).set(values).where(eq(authFlowStates.id, id));
}

/** After its code has been spent, or refused. */
export async function deleteFlowState(db: Db, id: string): Promise<void> {
  await db.delete(authFlowStates).where(eq(authFlowStates.id, id));
}

/** Gives the flow its code, whose five minutes begin now. */
export async function issueAuthCode(
  db: Db,
  id: string,
  userId: string,
  now: Date,
): Promise<string> {
  const code = randomUUID();
  await updateFlowState(db, id, { userId, authCode: code, authCodeIssuedAt: now });
  return code;
}

/** Every half-finished sign-in of a person; `except` keeps one. */
export async function deleteFlowStatesOf(
  db: Db,
  userId: string,
  except: string | null,
): Promise<void> {
  await db
    .delete(authFlowStates)
    .where(
      and(
        or(eq(authFlowStates.userId, userId), eq(authFlowStates.linkingUserId, userId)),
        except ? ne(authFlowStates.id, except) : undefined,
      ),
    );
}
