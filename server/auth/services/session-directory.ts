import type { MySession } from "#contract/wire/account.ts";
import type { Db } from "#server/db/database.ts";
import type { AuthContext } from "../auth-context.ts";
import { deleteSessionsOf, listSessionsOf } from "../store/sessions-store.ts";

/** Where people are signed in, for their own pages. */
export type SessionDirectory = {
  /** The latest first; `currentId` is marked. */
  list(userId: string, currentId: string | null): Promise<MySession[]>;
  /** Ends one session, all but one, or all. Its access tokens die with it. @returns how many there were */
  end(
    db: Db,
    userId: string,
    which?: { id?: string; except?: string | undefined },
  ): Promise<number>;
};

export const createSessionDirectory = (auth: AuthContext): SessionDirectory => ({
  async list(userId, currentId) {
    const rows = await listSessionsOf(auth.db, userId, auth.clock());
    return rows.map((row) => ({
      id: row.id,
      createdAt: row.createdAt.toISOString(),
      lastSeenAt: (row.refreshedAt ?? row.createdAt).toISOString(),
      userAgent: row.userAgent ?? "",
      address: row.address ?? "",
      secondFactor: row.aal === "aal2",
      current: row.id === currentId,
    }));
  },
  end: deleteSessionsOf,
});
