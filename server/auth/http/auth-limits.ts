import type { Database } from "#server/db/database.ts";
import { countHit, type RateRule, readHits } from "#server/limits/rate-limit.ts";
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
  /** Wrong codes of one second factor: six digits bear no more than this of a day. */
  failedFactor: { name: "failed-factor", hits: 10, seconds: 900 },
  failedFactorDay: { name: "failed-factor-day", hits: 50, seconds: 86_400 },
  /** Wrong present passwords within one session. */
  failedReauthentication: { name: "failed-reauthentication", hits: 10, seconds: 900 },
  mailAddress: { name: "mail-address", hits: 10, seconds: 3600 },
  mailNetwork: { name: "mail-network", hits: 30, seconds: 3600 },
  smsNetwork: { name: "sms-network", hits: 10, seconds: 3600 },
  smsAll: { name: "sms-all", hits: 30, seconds: 3600 },
} satisfies Record<string, Limit>;

export type AuthLimits = {
  /** Counts a hit. @throws AuthError 429 over_request_rate_limit (or `code`) beyond the limit */
  take(limit: Limit, key: string, code?: string): Promise<void>;
  /** Whether the limit is already reached, without counting. */
  isSpent(limit: Limit, key: string): Promise<boolean>;
  /** At most one in `seconds` for a key. @returns seconds to wait, 0 when this one may go */
  takeGap(name: string, key: string, seconds: number): Promise<number>;
};

/** The house's limiter with the errors of this service; AUTH_RATE_LIMITS turns it off. */
export function createAuthLimits(
  { db }: Pick<Database, "db">,
  clock: () => Date,
  enabled: boolean,
): AuthLimits {
  const ruleOf = ({ hits, seconds }: Limit): RateRule => ({ limit: hits, windowSeconds: seconds });
  return {
    async take(limit, key, code = "over_request_rate_limit") {
      if (!enabled) return;
      const wait = await countHit(db, `auth-${limit.name}:${key}`, ruleOf(limit), clock());
      if (wait !== null) throw new AuthError(429, code, "Request rate limit reached");
    },
    async isSpent(limit, key) {
      if (!enabled) return false;
      const [now] = await readHits(db, [`auth-${limit.name}:${key}`], clock());
      return (now?.hits ?? 0) >= limit.hits;
    },
    async takeGap(name, key, seconds) {
      if (!enabled || seconds === 0) return 0;
      const rule = { limit: 1, windowSeconds: seconds };
      return (await countHit(db, `auth-gap-${name}:${key}`, rule, clock())) ?? 0;
    },
  };
}
