import { z } from "zod";
import type { WebauthnCredential } from "#server/db/schema/auth.ts";
import { networkOf } from "#server/limits/network.ts";
import { type AuthContext, transact } from "../auth-context.ts";
import { type AuthRequest, clientOf, rememberDevice } from "../http/auth-env.ts";
import { limits } from "../http/auth-limits.ts";
import { optionalText, readBody } from "../http/read-input.ts";
import { askForKey, checkKnownKey } from "../mfa/webauthn.ts";
import { issueSession, type WireSession } from "../sessions/issue-session.ts";
import { findUser } from "../store/users-store.ts";
import { readChallenge, signChallenge, spendChallenge, spentChallenge } from "./challenge-token.ts";
import { lockPasskey, type PasskeyRow, updatePasskey } from "./passkeys-store.ts";
import { refused, requirePasskeys } from "./register.ts";

/** POST /passkeys/authentication/options: for whoever holds a key; nobody is named. */
export const handleSignInOptions = (auth: AuthContext) => async (context: AuthRequest) => {
  requirePasskeys(auth);
  await auth.limits.take(limits.passkey, networkOf(clientOf(context).address));
  const options = await askForKey(auth.config, [], { knowsOwner: true });
  context.header("cache-control", "no-store");
  const signed = await signChallenge(auth, { challenge: options.challenge, user: "" });
  return context.json({ ...signed, options });
};

const Answer = z.looseObject({
  id: z.string().max(2000),
  response: z.looseObject({ userHandle: z.string().max(200).nullish() }),
});
const Input = z.object({ challenge_id: optionalText(500), credential: Answer });

/** The key as it now stands, null when the answer proves nothing. */
async function checkAnswer(
  auth: AuthContext,
  challenge: string,
  { credential, userId }: PasskeyRow,
  answer: z.infer<typeof Answer>,
): Promise<WebauthnCredential | null> {
  const { userHandle } = answer.response;
  if (userHandle && Buffer.from(userHandle, "base64url").toString() !== userId) return null;
  return checkKnownKey(auth.config, challenge, credential, answer, { knowsOwner: true });
}

/**
 * POST /passkeys/authentication/verify: a session, as after a password: where a second factor is set up it is asked
 * for. An unknown key and a wrong answer are refused alike.
 */
export const handleSignInVerify = (auth: AuthContext) => async (context: AuthRequest) => {
  requirePasskeys(auth);
  const client = clientOf(context);
  await auth.limits.take(limits.passkey, networkOf(client.address));
  const input = await readBody(context, Input);
  const challenge = await readChallenge(auth, {
    ...{ id: input.challenge_id ?? "", user: "", credential: input.credential },
  });
  const session = await transact<WireSession>(auth, async (db) => {
    const now = auth.clock();
    // First of all: an answer that comes again is a spent challenge, whatever else is wrong with it.
    if (!(await spendChallenge(db, challenge, now))) return spentChallenge();
    const passkey = await lockPasskey(db, input.credential.id);
    if (!passkey) return refused();
    const credential = await checkAnswer(auth, challenge.challenge, passkey, input.credential);
    const user = await findUser(db, passkey.userId);
    if (!credential || !user || user.deletedAt) return refused();
    await updatePasskey(db, passkey.id, { credential, lastUsedAt: now, updatedAt: now });
    return issueSession(auth, db, user, client, { method: "passkey" });
  });
  await rememberDevice(auth, context, session);
  context.header("cache-control", "no-store");
  return context.json(session);
};
