import type { SQL } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { StartError } from "#server/errors/start-error.ts";
import {
  countHits,
  forgetHits,
  forgetOldHits,
  hitTaken,
  type LimitRule,
  readHits,
  secondsUntil,
} from "./hits.ts";
import { type LimitName, limitNames, limits } from "./limits.ts";

/** A limit by its name, and who is counted: an id, an address, a network. */
export type Counted = readonly [name: LimitName, whose: string];

/** What counts now: hits of the window, seconds until they are forgotten, and whether no more are let in. */
export type Standing = { hits: number; seconds: number; isSpent: boolean };

export type Limiter = ReturnType<typeof createLimiter>;

const keyOf = ([name, whose]: Counted) => `${name}:${whose}`;

const most = 1_000_000;

/** @throws StartError naming what LIMITS says wrong */
function loosen(loosened: readonly (readonly [string, number])[]): Map<LimitName, number> {
  const counts = new Map<LimitName, number>();
  for (const [said, count] of loosened) {
    const name = limitNames.find((known) => known === said);
    if (!name)
      throw new StartError(`LIMITS: there is no limit called "${said}"; docs/limits.md has them.`);
    const { count: usual, ...own } = limits[name];
    if ("isFixed" in own)
      throw new StartError(`LIMITS: "${name}" cannot be loosened (${limits[name].reason})`);
    if (count < usual || count > most)
      throw new StartError(
        `LIMITS: "${name}" is ${usual} and can be loosened up to ${most}, not set to ${count}.`,
      );
    counts.set(name, count);
  }
  return counts;
}

/**
 * The house's one limiter: it knows the limits by their names, with what the operator has loosened, and counts
 * what it refuses.
 * @param loosened name and count; @throws StartError for a name that there is not, and for less than the limit
 */
export function createLimiter(loosened: readonly (readonly [string, number])[] = []) {
  const counts = loosen(loosened);
  const refusals = new Map<LimitName, number>();

  const ruleOf = (name: LimitName): LimitRule => ({
    limit: counts.get(name) ?? limits[name].count,
    windowSeconds: limits[name].seconds,
  });
  const noteRefusal = (name: LimitName) => refusals.set(name, (refusals.get(name) ?? 0) + 1);

  async function read(db: Db, wanted: readonly Counted[], now: Date): Promise<Standing[]> {
    const found = await readHits(db, wanted.map(keyOf), now);
    return wanted.map(([name], index) => {
      const { hits, seconds } = found[index] ?? { hits: 0, seconds: 0 };
      return { hits, seconds, isSpent: hits >= ruleOf(name).limit };
    });
  }

  /**
   * Counts a hit of each, also one beyond its limit, in one statement.
   * @param seconds the window, where a setting says it
   * @returns of each the seconds to wait when its limit is passed, null while within it
   */
  async function count(
    db: Db,
    wanted: readonly Counted[],
    now: Date,
    seconds?: number,
  ): Promise<(number | null)[]> {
    const hits = wanted.map((each) => ({
      key: keyOf(each),
      windowSeconds: seconds ?? ruleOf(each[0]).windowSeconds,
    }));
    const counted = await countHits(db, hits, now);
    return wanted.map(([name], index) => {
      const row = counted[index];
      if (!row || row.hits <= ruleOf(name).limit) return null;
      noteRefusal(name);
      return secondsUntil(row.endsAt, now);
    });
  }

  const refusal = (seconds: number) =>
    new AppError("too_many_requests", `Too many tries: please wait ${seconds} seconds.`, {
      headers: { "retry-after": String(seconds) },
    });

  return {
    read,
    count,
    ruleOf,
    /** What somebody is told who is beyond a limit that `count` has counted. */
    refusal,

    /** Counts a hit. @throws AppError too_many_requests with Retry-After beyond the limit */
    async take(db: Db, name: LimitName, whose: string, now: Date): Promise<void> {
      const [wait] = await count(db, [[name, whose]], now);
      if (typeof wait === "number") throw refusal(wait);
    },

    /** A hit as a part of a larger statement, see `hitTaken`. */
    taken: (wanted: Counted, now: Date, only: SQL): SQL =>
      hitTaken(keyOf(wanted), ruleOf(wanted[0]), now, only),

    /** Of a hit that `taken` refused. @throws AppError too_many_requests with Retry-After */
    async refuse(db: Db, wanted: Counted, now: Date): Promise<never> {
      const [row] = await read(db, [wanted], now);
      noteRefusal(wanted[0]);
      throw refusal(Math.max(1, row?.seconds ?? 1));
    },

    /** Somebody was refused who was not counted. */
    noteRefusal,

    /** Work by the clock: forgets windows that have ended. */
    forgetOld: forgetOldHits,

    /** Forgets what was counted of an account; what is counted of its addresses ends by itself. */
    forgetAccount: (db: Db, userId: string): Promise<void> =>
      forgetHits(
        db,
        limitNames
          .filter((name) => limits[name].owner === "account")
          .map((name) => keyOf([name, userId])),
      ),

    /** How often each was reached in this process; those that never were have none. */
    refusals: (): ReadonlyMap<LimitName, number> => refusals,
  };
}
