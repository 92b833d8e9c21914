import { randomInt } from "node:crypto";
import { z } from "zod";
import type { Db } from "#server/db/database.ts";
import { networkOf } from "#server/limits/network.ts";
import { type AuthContext, type Client, transact } from "../auth-context.ts";
import { AuthError } from "../auth-error.ts";
import { channel } from "../endpoints/shapes.ts";
import { type AuthRequest, clientOf } from "../http/auth-env.ts";
import { limits } from "../http/auth-limits.ts";
import { requireSession } from "../http/bearer.ts";
import { isUuid, readBody } from "../http/read-input.ts";
import { queueCodeText } from "../mail/auth-mails.ts";
import { takeSmsHit } from "../mail/sending-limits.ts";
import { type FactorRow, listFactors, type UserRow } from "../store/users-store.ts";
import { type ChallengeRow, findFactor, insertChallenge, updateFactor } from "./factors-store.ts";
import { startWebauthn } from "./webauthn.ts";

const challengeLife = 5 * 60_000;

export const factorGone = () => new AuthError(404, "mfa_factor_not_found", "Factor not found");

const Input = z.object(channel);

export const hashChallengeCode = async (auth: AuthContext, challengeId: string, code: string) =>
  (await auth.secrets.digest("challenge-code", `${challengeId}:${code}`)).toString("base64url");

async function addChallenge(
  auth: AuthContext,
  factor: FactorRow,
  values: Partial<ChallengeRow> & { id: string },
  send: (db: Db) => Promise<unknown> = async () => {},
): Promise<ChallengeRow> {
  return transact(auth, async (db) => {
    const now = auth.clock();
    await updateFactor(db, factor.id, { lastChallengedAt: now }, now);
    await send(db);
    return insertChallenge(
      db,
      {
        ...values,
        factorId: factor.id,
        createdAt: now,
        expiresAt: new Date(now.getTime() + challengeLife),
      },
      now,
    );
  });
}

const toWire = (factor: FactorRow, challenge: ChallengeRow) => ({
  id: challenge.id,
  type: factor.factorType,
  expires_at: Math.floor(challenge.expiresAt.getTime() / 1000),
});

async function challengePhone(
  auth: AuthContext,
  factor: FactorRow,
  client: Client,
  channel: "sms" | "whatsapp" | undefined,
) {
  const phone = factor.phone ?? "";
  await takeSmsHit(auth, client, "factor", phone);
  const id = crypto.randomUUID();
  const code = Array.from({ length: 6 }, () => randomInt(10)).join("");
  const codeHash = await hashChallengeCode(auth, id, code);
  const values = { id, address: client.address, codeHash };
  const challenge = await addChallenge(auth, factor, values, (db) =>
    queueCodeText(db, { phone, code, channel }),
  );
  return toWire(factor, challenge);
}

async function challengeWebauthn(
  auth: AuthContext,
  user: UserRow,
  factor: FactorRow,
  address: string,
) {
  const all = await listFactors(auth.db, user.id);
  const { options, remember } = await startWebauthn(auth.config, user, factor, all);
  const challenge = await addChallenge(auth, factor, {
    id: crypto.randomUUID(),
    address,
    webauthn: remember,
  });
  return {
    ...toWire(factor, challenge),
    webauthn: { type: remember.type, credential_options: { publicKey: options } },
  };
}

/** POST /factors/{id}/challenge */
export const handleChallenge = (auth: AuthContext) => async (context: AuthRequest) => {
  const { user } = await requireSession(auth, context.req.raw);
  const client = clientOf(context);
  const { address } = client;
  await auth.limits.take(limits.factor, `${user.id} ${networkOf(address)}`);
  const input = await readBody(context, Input);
  const id = context.req.param("id") ?? "";
  const factor = isUuid(id) ? await findFactor(auth.db, user.id, id) : null;
  if (!factor) throw factorGone();
  if (!auth.settings.mfa[factor.factorType])
    throw new AuthError(
      422,
      `mfa_${factor.factorType}_verify_not_enabled`,
      `MFA verification is disabled for ${factor.factorType}`,
    );
  if (factor.factorType === "phone")
    return context.json(await challengePhone(auth, factor, client, input.channel));
  if (factor.factorType === "webauthn")
    return context.json(await challengeWebauthn(auth, user, factor, address));
  const challenge = await addChallenge(auth, factor, { id: crypto.randomUUID(), address });
  return context.json(toWire(factor, challenge));
};
