import { randomBytes, randomInt, timingSafeEqual } from "node:crypto";
import type { Db } from "#server/db/database.ts";
import type { Offer, TokenPurpose } from "#server/db/schema/auth.ts";
import { hashToken } from "#server/http/secret-token.ts";
import type { AuthContext } from "../auth-context.ts";
import {
  countAttempt,
  lockOneTimeTokenByLink,
  lockOneTimeTokens,
  type OneTimeTokenRow,
  putOneTimeToken,
} from "../store/one-time-tokens-store.ts";

/** Wrong codes a token bears before it is dead. */
export const maxAttempts = 5;
/** Seconds a texted code lives. */
export const smsCodeSeconds = 60;

const texted: TokenPurpose[] = ["sms", "phone_change"];

export const hashLink = hashToken;

async function hashCode(auth: AuthContext, userId: string, purpose: string, code: string) {
  return (await auth.secrets.digest("one-time-code", `${userId}:${purpose}:${code}`)).toString(
    "base64url",
  );
}

/**
 * Makes a code (digits) and a link token for a purpose; the older ones of that purpose die, but for
 * those of other sign-ups of the same address.
 * The two are independent: unlike a digest of address and code, the link cannot be guessed.
 */
export async function issueOneTimeToken(
  auth: AuthContext,
  db: Db,
  options: {
    userId: string;
    purpose: TokenPurpose;
    address: string;
    flowStateId?: string | undefined;
    /** What comes into force when this very token confirms an address for the first time. */
    offer?: Offer | null | undefined;
    seconds?: number;
  },
): Promise<{ code: string; link: string }> {
  const now = auth.clock();
  const code = Array.from({ length: auth.settings.otpLength }, () => randomInt(10)).join("");
  const link = `${options.flowStateId ? "pkce_" : ""}${randomBytes(28).toString("hex")}`;
  const seconds =
    options.seconds ?? (texted.includes(options.purpose) ? smsCodeSeconds : auth.settings.otpTtl);
  await putOneTimeToken(db, {
    userId: options.userId,
    purpose: options.purpose,
    address: options.address,
    codeHash: await hashCode(auth, options.userId, options.purpose, code),
    linkHash: hashLink(link),
    flowStateId: options.flowStateId ?? null,
    offer: options.offer ?? null,
    expiresAt: new Date(now.getTime() + seconds * 1000),
    createdAt: now,
  });
  return { code, link };
}

const isAlive = (token: OneTimeTokenRow, now: Date) =>
  token.expiresAt > now && token.attempts < maxAttempts;

/**
 * The live token that a code opens, or null. A wrong code counts against every token it was tried
 * on; keep the transaction even when refusing.
 */
export async function matchCode(
  auth: AuthContext,
  db: Db,
  options: { userId: string; purposes: TokenPurpose[]; address: string; code: string },
): Promise<OneTimeTokenRow | null> {
  const tokens = await lockOneTimeTokens(db, options.userId, options.purposes);
  const alive = tokens.filter(
    (token) => token.address === options.address && isAlive(token, auth.clock()),
  );
  let found: OneTimeTokenRow | null = null;
  for (const token of alive) {
    const wanted = Buffer.from(token.codeHash);
    const given = Buffer.from(await hashCode(auth, token.userId, token.purpose, options.code));
    if (wanted.length === given.length && timingSafeEqual(wanted, given)) found = token;
  }
  if (!found) for (const token of alive) await countAttempt(db, token.id);
  return found;
}

/** The live token of a link, or null. */
export async function matchLink(
  auth: AuthContext,
  db: Db,
  link: string,
  purposes: TokenPurpose[],
): Promise<OneTimeTokenRow | null> {
  const token = await lockOneTimeTokenByLink(db, hashLink(link));
  return token && purposes.includes(token.purpose) && token.expiresAt > auth.clock() ? token : null;
}
