import { createHash } from "node:crypto";
import { isIPv6 } from "node:net";
import { sql } from "drizzle-orm";
import { type Database, queryRows } from "#server/db/database.ts";
import { AuthError } from "../auth-error.ts";

export type Limit = { name: string; hits: number; seconds: number };

/** Section 10 of the contract, per network unless named otherwise. */
export const limits = {
  otp: { name: "otp", hits: 30, seconds: 300 },
  recover: { name: "recover", hits: 30, seconds: 300 },
  resend: { name: "resend", hits: 30, seconds: 300 },
  signup: { name: "signup", hits: 30, seconds: 300 },
  user: { name: "user", hits: 30, seconds: 300 },
  verify: { name: "verify", hits: 30, seconds: 300 },
  token: { name: "token", hits: 150, seconds: 300 },
  sso: { name: "sso", hits: 30, seconds: 300 },
  web3: { name: "web3", hits: 30, seconds: 300 },
  anonymous: { name: "anonymous", hits: 30, seconds: 3600 },
  factor: { name: "factor", hits: 15, seconds: 60 },
  authorize: { name: "authorize", hits: 60, seconds: 300 },
  /** Wrong passwords for one address from anywhere: slows a spread-out guess. */
  failedAddress: { name: "failed-address", hits: 100, seconds: 3600 },
  /** … and from one network. */
  failedPair: { name: "failed-pair", hits: 10, seconds: 300 },
  /** Wrong codes of one second factor, whatever the network. */
  failedFactor: { name: "failed-factor", hits: 10, seconds: 300 },
  mailAddress: { name: "mail-address", hits: 10, seconds: 3600 },
  mailNetwork: { name: "mail-network", hits: 30, seconds: 3600 },
  smsAll: { name: "sms-all", hits: 30, seconds: 3600 },
} satisfies Record<string, Limit>;

export type RateLimiter = {
  /** Counts a hit. @throws AuthError 429 over_request_rate_limit (or `code`) beyond the limit */
  take(limit: Limit, key: string, code?: string): Promise<void>;
  /** Whether the limit is already reached, without counting. */
  isSpent(limit: Limit, key: string): Promise<boolean>;
  /** At most one in `seconds` for a key. @returns seconds to wait, 0 when this one may go */
  takeGap(name: string, key: string, seconds: number): Promise<number>;
};

/** One IPv4 address, or the /64 an IPv6 customer is given. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, "");
  if (!isIPv6(plain)) return plain;
  const [head = "", tail = ""] = plain.split("::");
  const left = head ? head.split(":") : [];
  const right = tail ? tail.split(":") : [];
  const gap = plain.includes("::") ? Math.max(0, 8 - left.length - right.length) : 0;
  return [...left, ...Array<string>(gap).fill("0"), ...right].slice(0, 4).join(":");
}

/** Gaps count seconds from here, so that they fit the column for decades. */
const gapEpoch = Date.UTC(2020, 0, 1);

/** Counters in one table, so that they hold across processes; keys are hashed, never personal data. */
export function createRateLimiter(
  database: Database,
  clock: () => Date,
  enabled: boolean,
): RateLimiter {
  const { db } = database;
  const rowKey = (name: string, key: string) =>
    `auth:${name}:${createHash("sha256").update(key).digest("base64url").slice(0, 22)}`;
  const windowOf = (seconds: number) => {
    const width = seconds * 1000;
    return new Date(Math.floor(clock().getTime() / width) * width).toISOString();
  };

  async function sweep() {
    if (Math.random() > 0.005) return;
    const day = 86_400_000;
    const old = new Date(clock().getTime() - day).toISOString();
    const oldGap = Math.floor((clock().getTime() - day - gapEpoch) / 1000);
    await db.execute(
      sql`delete from rate_limits where key like 'auth:%' and window_start < ${old}::timestamptz
        and (window_start <> 'epoch' or hits < ${oldGap}::int)`,
    );
  }

  return {
    async take(limit, key, code = "over_request_rate_limit") {
      if (!enabled) return;
      const [row] = await queryRows<{ hits: number }>(
        db,
        sql`insert into rate_limits (key, window_start, hits)
          values (${rowKey(limit.name, key)}, ${windowOf(limit.seconds)}::timestamptz, 1)
          on conflict (key, window_start) do update set hits = rate_limits.hits + 1
          returning hits`,
      );
      await sweep();
      if ((row?.hits ?? 0) > limit.hits)
        throw new AuthError(429, code, "Request rate limit reached");
    },
    async isSpent(limit, key) {
      if (!enabled) return false;
      const [row] = await queryRows<{ hits: number }>(
        db,
        sql`select hits from rate_limits where key = ${rowKey(limit.name, key)}
          and window_start = ${windowOf(limit.seconds)}::timestamptz`,
      );
      return (row?.hits ?? 0) >= limit.hits;
    },
    async takeGap(name, key, seconds) {
      if (!enabled || seconds === 0) return 0;
      const row = rowKey(`gap-${name}`, key);
      const now = Math.floor((clock().getTime() - gapEpoch) / 1000);
      // One row a key, whose `hits` is the second of the last one that went: atomic by the upsert.
      const taken = await queryRows(
        db,
        sql`insert into rate_limits (key, window_start, hits) values (${row}, 'epoch', ${now}::int)
          on conflict (key, window_start) do update set hits = excluded.hits
          where rate_limits.hits <= excluded.hits - ${seconds}::int returning hits`,
      );
      if (taken.length > 0) return 0;
      const [last] = await queryRows<{ hits: number }>(
        db,
        sql`select hits from rate_limits where key = ${row} and window_start = 'epoch'`,
      );
      return Math.max(1, (last?.hits ?? now) + seconds - now);
    },
  };
}
