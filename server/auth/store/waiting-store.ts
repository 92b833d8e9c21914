import { and, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { behindPlace, cutPage, newestFirst, orderBy, placeText } from "#server/db/keyset.ts";
import { authOneTimeTokens, authUsers } from "#server/db/schema/auth.ts";
import { listOffers } from "./one-time-tokens-store.ts";

const order = newestFirst(authUsers.createdAt);

/** Signed up with an address that nobody has proved. */
const isWaiting = and(
  isNotNull(authUsers.email),
  isNull(authUsers.emailConfirmedAt),
  isNull(authUsers.phoneConfirmedAt),
  isNull(authUsers.deletedAt),
  eq(authUsers.isSso, false),
  eq(authUsers.isAnonymous, false),
);

export type WaitingQuery = { search: string; before?: string | undefined; limit: number };

/**
 * Newest first, each with what the sign-ups that wait for it were typed with, the newest first.
 * `search` looks in the address and in those names and numbers. @throws AppError validation_failed for an unreadable place
 */
export async function listWaiting(db: Db, { search, before, limit }: WaitingQuery) {
  const term = search ? `%${search.replaceAll(/[\\%_]/g, "\\$&")}%` : null;
  const rows = await db
    .select({
      id: authUsers.id,
      email: authUsers.email,
      createdAt: authUsers.createdAt,
      sentAt: authUsers.confirmationSentAt,
      place: placeText(order),
    })
    .from(authUsers)
    .where(
      and(
        isWaiting,
        term
          ? or(
              sql`${authUsers.email} ilike ${term}`,
              sql`exists (select 1 from ${authOneTimeTokens} t where t.user_id = ${authUsers.id} and t.purpose = 'confirmation'
                and ((t.offer -> 'data' ->> 'full_name') ilike ${term} or (t.offer -> 'data' ->> 'phone') ilike ${term}))`,
            )
          : undefined,
        behindPlace(order, authUsers.id, before),
      ),
    )
    .orderBy(...orderBy(order, authUsers.id))
    .limit(limit + 1);
  const page = cutPage(rows, limit);
  const offers = new Map<string, Awaited<ReturnType<typeof listOffers>>>();
  for (const { id } of page.rows) offers.set(id, await listOffers(db, id, "confirmation"));
  return {
    rows: page.rows.map((row) => ({ ...row, offers: offers.get(row.id) ?? [] })),
    next: page.next,
  };
}

/** Held until the transaction ends. Null: there is none, or its address has been proved meanwhile. */
export async function lockWaiting(db: Db, id: string) {
  const [row] = await db
    .select()
    .from(authUsers)
    .where(and(eq(authUsers.id, id), isWaiting))
    .for("update");
  return row ?? null;
}
