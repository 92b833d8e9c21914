import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Db } from "#server/db/database.ts";
import { networkOf } from "#server/limits/network.ts";
import { type AuthContext, type Client, transact } from "../auth-context.ts";
import { AuthError } from "../auth-error.ts";
import { type AuthRequest, clientOf, rememberDevice } from "../http/auth-env.ts";
import { limits } from "../http/auth-limits.ts";
import { requireSession } from "../http/bearer.ts";
import { isUuid, optionalText, readBody } from "../http/read-input.ts";
import { queueNotice } from "../mail/auth-mails.ts";
import { presentSession, type WireSession } from "../sessions/issue-session.ts";
import { writeAudit } from "../store/audit-store.ts";
import {
  deleteSessionsOf,
  lockSession,
  type SessionRow,
  updateSession,
} from "../store/sessions-store.ts";
import type { FactorRow, UserRow } from "../store/users-store.ts";
import { factorGone, hashChallengeCode } from "./challenge.ts";
import {
  type ChallengeRow,
  deleteOtherUnverified,
  lockChallenge,
  lockFactor,
  updateChallenge,
  updateFactor,
} from "./factors-store.ts";
import { findTotpStep } from "./totp.ts";
import { checkWebauthn } from "./webauthn.ts";

const maxAttempts = 5;
const methods = { totp: "totp", phone: "mfa/phone", webauthn: "mfa/webauthn" } as const;

const refusals = {
  totp: "Invalid TOTP code entered",
  phone: "Invalid MFA Phone code entered",
  webauthn: "Invalid WebAuthn response",
} as const;

const Input = z.object({
  challenge_id: optionalText(64),
  code: optionalText(20),
  webauthn: z.looseObject({ credential_response: z.unknown() }).nullish(),
});

type Proof = z.infer<typeof Input>;

const expired = (id: string) =>
  new AuthError(
    422,
    "mfa_challenge_expired",
    `MFA challenge ${id} has expired, verify against another challenge or create a new challenge.`,
  );

/** What the proof changes of the factor, or null when it proves nothing. */
async function checkProof(
  auth: AuthContext,
  factor: FactorRow,
  challenge: ChallengeRow,
  proof: Proof,
): Promise<Partial<FactorRow> | null> {
  if (factor.factorType === "totp") {
    const secret = await auth.sealing.unseal(factor.userId, factor.secret ?? "");
    const step = findTotpStep(secret, proof.code ?? "", auth.clock());
    // A code, or an older one, that has been taken is not taken again.
    return step !== null && step > factor.totpStep ? { totpStep: step } : null;
  }
  if (factor.factorType === "phone") {
    const given = Buffer.from(await hashChallengeCode(auth, challenge.id, proof.code ?? ""));
    const wanted = Buffer.from(challenge.codeHash ?? "");
    return given.length === wanted.length && timingSafeEqual(given, wanted) ? {} : null;
  }
  if (!challenge.webauthn || !proof.webauthn) return null;
  const credential = await checkWebauthn(
    auth.config,
    factor,
    challenge.webauthn,
    proof.webauthn.credential_response,
  );
  return credential ? { credential } : null;
}

/** Raises the session; every session that had only the first step ends, the old refresh token too. */
async function raiseSession(
  auth: AuthContext,
  db: Db,
  user: UserRow,
  session: SessionRow,
  factor: FactorRow,
): Promise<WireSession> {
  const now = auth.clock();
  const counter = session.refreshCounter + 1;
  const raised = {
    aal: "aal2" as const,
    factorId: factor.id,
    amr: [
      { method: methods[factor.factorType], timestamp: Math.floor(now.getTime() / 1000) },
      ...session.amr.filter(({ method }) => method !== methods[factor.factorType]),
    ],
    refreshCounter: counter,
    refreshFloor: counter,
    refreshSpent: [],
    refreshedAt: now,
  };
  await updateSession(db, session.id, raised, now);
  await deleteSessionsOf(db, user.id, { except: session.id, aal: "aal1" });
  return presentSession(auth, db, user, { ...session, ...raised });
}

async function verify(
  auth: AuthContext,
  who: { user: UserRow; session: SessionRow },
  factorId: string,
  proof: Proof,
  client: Client,
): Promise<WireSession> {
  const { user } = who;
  return transact<WireSession>(auth, async (db) => {
    const session = await lockSession(db, who.session.id);
    const factor = await lockFactor(db, user.id, factorId);
    if (!factor || !session) return factorGone();
    const id = proof.challenge_id ?? "";
    const challenge = isUuid(id) ? await lockChallenge(db, factor.id, id) : null;
    if (!challenge)
      return new AuthError(
        422,
        "mfa_challenge_expired",
        "MFA factor with the provided challenge ID not found",
      );
    if (challenge.verifiedAt || challenge.address !== client.address)
      return new AuthError(
        422,
        "mfa_ip_address_mismatch",
        "Challenge and verify IP addresses mismatch.",
      );
    if (challenge.expiresAt <= auth.clock() || challenge.attempts >= maxAttempts)
      return expired(challenge.id);

    const now = auth.clock();
    const change = await checkProof(auth, factor, challenge, proof);
    if (!change) {
      await updateChallenge(db, challenge.id, { attempts: challenge.attempts + 1 });
      await writeAudit(db, {
        action: "auth.factor_failed",
        userId: user.id,
        client,
        details: { type: factor.factorType },
      });
      return new AuthError(422, "mfa_verification_failed", refusals[factor.factorType]);
    }
    await updateChallenge(db, challenge.id, { verifiedAt: now });
    await updateFactor(db, factor.id, { ...change, status: "verified" }, now);
    if (factor.status === "unverified") {
      await deleteOtherUnverified(db, factor);
      await queueNotice(db, user.email, "factor_added");
    }
    await writeAudit(db, {
      action: "auth.factor_verified",
      userId: user.id,
      client,
      details: { type: factor.factorType },
    });
    return raiseSession(auth, db, user, session, factor);
  });
}

/**
 * Whose wrong codes are counted together. Whoever knows the password alone can spend only what
 * belongs to password sign-ins: an own browser, and a way in by mail, have their own.
 */
async function describeGuesser(
  auth: AuthContext,
  { user, session }: { user: UserRow; session: SessionRow },
  client: Client,
): Promise<string> {
  const device = await auth.devices.find(client.deviceCookie, { kind: "traveller", ...user });
  return device ? `device ${device}` : `method ${session.amr.at(-1)?.method ?? ""}`;
}

/** POST /factors/{id}/verify: the session at aal2. */
export const handleVerifyFactor = (auth: AuthContext) => async (context: AuthRequest) => {
  const who = await requireSession(auth, context.req.raw);
  const client = clientOf(context);
  await auth.limits.take(limits.factor, `${who.user.id} ${networkOf(client.address)}`);
  const proof = await readBody(context, Input);
  const id = context.req.param("id") ?? "";
  if (!isUuid(id)) throw factorGone();
  const bucket = `${id} ${await describeGuesser(auth, who, client)}`;
  for (const limit of [limits.failedFactor, limits.failedFactorDay])
    if (await auth.limits.isSpent(limit, bucket))
      throw new AuthError(429, "over_request_rate_limit", "Request rate limit reached");
  try {
    const session = await verify(auth, who, id, proof, client);
    await rememberDevice(auth, context, session, { isRaised: true });
    context.header("cache-control", "no-store");
    return context.json(session);
  } catch (error) {
    if (error instanceof AuthError && error.code === "mfa_verification_failed")
      for (const limit of [limits.failedFactor, limits.failedFactorDay])
        await auth.limits.take(limit, bucket).catch(() => {});
    throw error;
  }
};
