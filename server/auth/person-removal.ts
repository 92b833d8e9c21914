import type { Db } from "#server/db/database.ts";

/** Whose data is asked for. `email` and `phone` only where they were confirmed: others' are not theirs. */
export type Person = { userId: string; email: string | null; phone: string | null };

/** What is left to do once the transaction has committed: bytes go after the rows that name them. */
export type After = () => Promise<unknown>;

/** Whoever keeps something of people: all of them stand in one list, for the download and the removal. */
export type PersonKeeper = {
  /**
   * All that is kept of a person and theirs to have, part by part of the download; nothing that belongs
   * to others: no names of administrators, no notes of the desk.
   */
  exportOf(person: Person): Promise<Record<string, unknown[]>>;
  /** Inside the transaction that removes a person. @returns what is to be done after the commit, or nothing */
  // biome-ignore lint/suspicious/noConfusingVoidType: most keepers have nothing to do afterwards
  forgetPerson(db: Db, person: Person, how: HowRemoved): Promise<After | void>;
};

export type HowRemoved = {
  /** Who removes; a soft removal leaves the account's empty row behind. */
  by: { actor: "system" | "admin" | "service"; actorId?: string | null };
  soft?: boolean;
};

/** How the house deletes people; it is handed in, since others keep something of them too. */
export type Removal = HowRemoved & {
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
