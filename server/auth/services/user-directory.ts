import type { Language } from "#contract/languages.ts";
import { normalizeAddress } from "#contract/text.ts";
import type { Db } from "#server/db/database.ts";
import type { AuthContext } from "../auth-context.ts";
import { loadWireUser, toWireUser, type WireUser } from "../sessions/wire.ts";
import { findUser, findUserByEmail, listUserRows, updateUser } from "../store/users-store.ts";

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
  /** In which language the person is written to; null: no such account. */
  findLanguage(id: string): Promise<Language | null>;
  setLanguage(db: Db, id: string, language: Language): Promise<void>;
};

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
        withPhone,
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
    findLanguage: async (id) => (await findUser(auth.db, id))?.language ?? null,
    async setLanguage(db, id, language) {
      await updateUser(db, id, { language }, auth.clock());
    },
  };
}
