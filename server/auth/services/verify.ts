import { and, asc, eq, isNull } from "drizzle-orm";
import type { AfterCommit, Db } from "#server/db/database.ts";
import type { TokenPurpose } from "#server/db/schema/auth.ts";
import { authUsers } from "#server/db/schema/auth.ts";
import { type AuthContext, type Client, transact } from "../auth-context.ts";
import { AuthError, invalid } from "../auth-error.ts";
import { finishVerification, type Halfway } from "../flows/finish-verification.ts";
import { matchCode, matchLink } from "../flows/one-time-tokens.ts";
import { isBanned, issueSession, type WireSession } from "../sessions/issue-session.ts";
import { writeAudit } from "../store/audit-store.ts";
import { issueAuthCode, lockFlowState } from "../store/flow-states-store.ts";
import type { OneTimeTokenRow } from "../store/one-time-tokens-store.ts";
import { findUserByEmail, findUserByPhone, type UserRow } from "../store/users-store.ts";

const purposesOf: Record<string, TokenPurpose[]> = {
  signup: ["confirmation"],
  invite: ["invite"],
  magiclink: ["magiclink"],
  recovery: ["recovery"],
  email: ["confirmation", "magiclink"],
  email_change: ["email_change_current", "email_change_new"],
  sms: ["sms"],
  phone_change: ["phone_change"],
};

/** @throws AuthError validation_failed for a type the contract does not know */
export function findPurposes(type: string): TokenPurpose[] {
  const purposes = Object.hasOwn(purposesOf, type) ? purposesOf[type] : undefined;
  if (!purposes) throw invalid("Verify requires a verification type");
  return purposes;
}

const badCode = () => new AuthError(403, "otp_expired", "Token has expired or is invalid");
const badLink = () => new AuthError(403, "otp_expired", "Email link is invalid or has expired");

/** Several people may be on their way to one address; the first to prove it gets it. */
const findByNewAddress = (db: Db, column: "newEmail" | "newPhone", address: string) =>
  db
    .select()
    .from(authUsers)
    .where(and(eq(authUsers[column], address), isNull(authUsers.deletedAt)))
    .orderBy(asc(authUsers.createdAt))
    .limit(20);

/** People whose token may have gone to this address. */
async function findAddressees(
  db: Db,
  purposes: TokenPurpose[],
  email: string | undefined,
  phone: string | undefined,
): Promise<UserRow[]> {
  if (email) {
    const holder = await findUserByEmail(db, email);
    const coming = purposes.includes("email_change_new")
      ? await findByNewAddress(db, "newEmail", email)
      : [];
    return [...(holder ? [holder] : []), ...coming];
  }
  if (!phone) return [];
  if (purposes.includes("phone_change")) return findByNewAddress(db, "newPhone", phone);
  const holder = await findUserByPhone(db, phone);
  return holder ? [holder] : [];
}

export type Verified = { session: WireSession } | Halfway;

async function openSession(
  auth: AuthContext,
  db: Db,
  token: OneTimeTokenRow,
  client: Client,
  afterCommit: AfterCommit,
): Promise<Verified> {
  const outcome = await finishVerification(auth, db, token, { client, afterCommit });
  if ("halfway" in outcome) return outcome;
  return { session: await issueSession(auth, db, outcome, client, { method: "otp" }) };
}

/** POST /verify with digits and the address they went to. @throws AuthError otp_expired */
export function verifyCode(
  auth: AuthContext,
  input: { type: string; code: string; email?: string | undefined; phone?: string | undefined },
  client: Client,
): Promise<Verified> {
  const purposes = findPurposes(input.type);
  const address = input.email ?? input.phone ?? "";
  return transact<Verified>(auth, async (db, afterCommit) => {
    for (const user of await findAddressees(db, purposes, input.email, input.phone)) {
      const token = await matchCode(auth, db, {
        userId: user.id,
        purposes,
        address,
        code: input.code,
      });
      if (!token) continue;
      if (isBanned(user, auth.clock())) return new AuthError(403, "user_banned", "User is banned");
      return openSession(auth, db, token, client, afterCommit);
    }
    await writeAudit(db, {
      action: "auth.verify_failed",
      actor: "nobody",
      client,
      details: { type: input.type },
    });
    return badCode();
  });
}

/** POST /verify with the token of a link. @throws AuthError otp_expired */
export function verifyHash(
  auth: AuthContext,
  input: { type: string; tokenHash: string },
  client: Client,
): Promise<Verified> {
  const purposes = findPurposes(input.type);
  return transact<Verified>(auth, async (db, afterCommit) => {
    const token = await matchLink(auth, db, input.tokenHash, purposes);
    return token ? openSession(auth, db, token, client, afterCommit) : badLink();
  });
}

/** A followed link: a session, a PKCE code, or the half of a change of address. */
export function verifyLink(
  auth: AuthContext,
  input: { type: string; token: string },
  client: Client,
): Promise<Verified | { code: string }> {
  const purposes = findPurposes(input.type);
  return transact<Verified | { code: string }>(auth, async (db, afterCommit) => {
    const token = await matchLink(auth, db, input.token, purposes);
    if (!token) return badLink();
    if (!input.token.startsWith("pkce_")) return openSession(auth, db, token, client, afterCommit);
    const flow = token.flowStateId ? await lockFlowState(db, token.flowStateId) : null;
    if (!flow) return badLink();
    const outcome = await finishVerification(auth, db, token, { client, afterCommit });
    if ("halfway" in outcome) return outcome;
    return { code: await issueAuthCode(db, flow.id, outcome.id, auth.clock()) };
  });
}
