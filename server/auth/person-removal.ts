import type { Db } from "#server/db/database.ts";

/** How the house deletes people; it is handed in, since others keep something of them too. */
export type Removal = {
  /** Who removes; a soft removal leaves the account's empty row behind. */
  by: { actor: "system" | "admin" | "service"; actorId?: string | null };
  soft?: boolean;
  /** Joins the transaction, after everything is gone. */
  alongside?: (db: Db) => Promise<void>;
};

/**
 * `who`: an account's id, or what finds it in the transaction itself.
 * @returns false when there is no such account
 */
export type RemovePerson = (
  who: string | ((db: Db) => Promise<string | null>),
  removal: Removal,
) => Promise<boolean>;
