import type { Database } from "#server/db/database.ts";
import type { Limiter } from "#server/limits/limiter.ts";
import type { AuthLimitName } from "#server/limits/limits.ts";
import { AuthError } from "../auth-error.ts";

/** The limits of this service by what they are for; each stands in server/limits/limits.ts. */
export const limits = {
  otp: "auth-otp",
  recover: "auth-recover",
  resend: "auth-resend",
  signup: "auth-signup",
  signupBody: "auth-signup-body",
  user: "auth-user",
  verify: "auth-verify",
  token: "auth-token",
  sso: "auth-sso",
  web3: "auth-web3",
  anonymous: "auth-anonymous",
  factor: "auth-factor",
  passkey: "auth-passkey",
  authorize: "auth-authorize",
  failedFactor: "auth-failed-factor",
  failedFactorDay: "auth-failed-factor-day",
  failedReauthentication: "auth-failed-reauthentication",
  mailGap: "auth-mail-gap",
  mailAddress: "auth-mail-address",
  mailNetwork: "auth-mail-network",
  smsGap: "auth-sms-gap",
  smsNetwork: "auth-sms-network",
  smsBusy: "auth-sms-busy",
  smsAll: "auth-sms-all",
} as const satisfies Record<string, AuthLimitName>;

export type AuthLimits = {
  /** Counts a hit. @throws AuthError 429 over_request_rate_limit (or `code`) beyond the limit */
  take(limit: AuthLimitName, key: string, code?: string): Promise<void>;
  /** Counts a hit. @returns whether it is within the limit */
  isWithin(limit: AuthLimitName, key: string): Promise<boolean>;
  /** Whether the limit is already reached, without counting. */
  isSpent(limit: AuthLimitName, key: string): Promise<boolean>;
  /** At most one in `seconds` for a key. @returns seconds to wait, 0 when this one may go */
  takeGap(limit: AuthLimitName, key: string, seconds: number): Promise<number>;
};

/** The house's limiter with the errors of this service; AUTH_RATE_LIMITS turns it off. */
export function createAuthLimits(
  limiter: Limiter,
  { db }: Pick<Database, "db">,
  clock: () => Date,
  enabled: boolean,
): AuthLimits {
  const isWithin = async (limit: AuthLimitName, key: string) =>
    !enabled || (await limiter.count(db, [[limit, key]], clock()))[0] === null;
  return {
    isWithin,
    async take(limit, key, code = "over_request_rate_limit") {
      if (!(await isWithin(limit, key)))
        throw new AuthError(429, code, "Request rate limit reached");
    },
    async isSpent(limit, key) {
      if (!enabled) return false;
      const [now] = await limiter.read(db, [[limit, key]], clock());
      if (now?.isSpent) limiter.noteRefusal(limit);
      return now?.isSpent ?? false;
    },
    async takeGap(limit, key, seconds) {
      if (!enabled || seconds === 0) return 0;
      return (await limiter.count(db, [[limit, key]], clock(), seconds))[0] ?? 0;
    },
  };
}
