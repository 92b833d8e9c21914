import { type SQL, sql } from "drizzle-orm";
import { normalizeAddress } from "#contract/text.ts";
import type { Db } from "#server/db/database.ts";
import type { AuthContext } from "../auth-context.ts";
import { loadWireUser, toWireUser, type WireUser } from "../sessions/wire.ts";
import { writeAudit } from "../store/audit-store.ts";
import { deleteTravelRows } from "../store/travel-store.ts";
import { deleteUserRow, findUser, findUserByEmail, listUserRows } from "../store/users-store.ts";

/** People as the desk sees them. */
export type UserDirectory = {
  /** Newest first. `withPhone`: only those with a phone in their metadata (section 3). */
  list(options?: {
    page?: number;
    perPage?: number;
    search?: string;
    withPhone?: boolean;
  }): Promise<{ users: WireUser[]; total: number }>;
  find(id: string): Promise<WireUser | null>;
  findByEmail(email: string): Promise<WireUser | null>;
  /**
   * Removes the person, their sessions, identities, factors and portrait. False when there is none.
   * With `db` it joins that transaction and leaves the picture's bytes to the caller.
   */
  delete(id: string, options?: { actorId?: string; db?: Db }): Promise<boolean>;
};

const hasPhone: SQL = sql`coalesce(user_metadata->>'phone', '') <> ''`;

/** The bytes go after the rows: a row never points at nothing. */
export async function removePortraits(auth: AuthContext, names: string[]): Promise<void> {
  if (names.length === 0) return;
  await auth.resources.storage
    .remove("profile-pictures", names)
    .catch((error: unknown) => auth.log.warn({ err: error }, "a portrait was left behind"));
}

export function createUserDirectory(auth: AuthContext): UserDirectory {
  return {
    async list({ page = 1, perPage = 50, search, withPhone } = {}) {
      const limit = Math.min(Math.max(perPage, 1), 1000);
      const { rows, total } = await listUserRows(auth.db, {
        offset: (Math.max(page, 1) - 1) * limit,
        limit,
        search,
        where: withPhone ? hasPhone : undefined,
      });
      return { users: rows.map((row) => toWireUser(row, [])), total };
    },
    async find(id) {
      const row = await findUser(auth.db, id);
      return row && loadWireUser(auth.db, row);
    },
    async findByEmail(email) {
      const row = await findUserByEmail(auth.db, normalizeAddress(email));
      return row && loadWireUser(auth.db, row);
    },
    async delete(id, { actorId, db: outer } = {}) {
      const remove = async (db: Db): Promise<string[] | null> => {
        const pictures = await deleteTravelRows(db, id);
        const row = await deleteUserRow(db, id);
        if (!row) return null;
        await writeAudit(db, {
          action: "auth.user_deleted",
          userId: id,
          actor: actorId ? "admin" : "service",
          actorId: actorId ?? null,
        });
        return pictures;
      };
      const removed = outer ? await remove(outer) : await auth.database.transaction(remove);
      if (!removed) return false;
      if (!outer) await removePortraits(auth, removed);
      return true;
    },
  };
}
