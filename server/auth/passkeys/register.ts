import { z } from "zod";
import { networkOf } from "#server/limits/network.ts";
import { type AuthContext, transact } from "../auth-context.ts";
import { AuthError } from "../auth-error.ts";
import { type AuthRequest, clientOf } from "../http/auth-env.ts";
import { limits } from "../http/auth-limits.ts";
import { requireFullySignedIn } from "../http/bearer.ts";
import { optionalText, readBody } from "../http/read-input.ts";
import { queueNotice } from "../mail/auth-mails.ts";
import { checkNewKey, offerKey } from "../mfa/webauthn.ts";
import { writeAudit } from "../store/audit-store.ts";
import type { UserRow } from "../store/users-store.ts";
import { readChallenge, signChallenge, spendChallenge, spentChallenge } from "./challenge-token.ts";
import { insertPasskey, listPasskeys } from "./passkeys-store.ts";
import { toWirePasskey } from "./wire.ts";

/** Keys of one account. */
const most = 10;

const Input = z.object({ challenge_id: optionalText(500), credential: z.unknown() });

/** @throws AuthError passkey_disabled */
export function requirePasskeys(auth: AuthContext): void {
  if (!auth.settings.passkeys)
    throw new AuthError(404, "passkey_disabled", "Passkeys are disabled");
}

export const refused = () =>
  new AuthError(400, "webauthn_verification_failed", "Credential verification failed");

/** Signed in whole, and somebody. @throws AuthError insufficient_aal, over_request_rate_limit, … */
async function requireOwner(auth: AuthContext, context: AuthRequest): Promise<UserRow> {
  requirePasskeys(auth);
  const { user } = await requireFullySignedIn(auth, context.req.raw);
  await auth.limits.take(limits.factor, `${user.id} ${networkOf(clientOf(context).address)}`);
  if (user.isAnonymous)
    throw new AuthError(403, "no_authorization", "Anonymous users cannot register passkeys");
  return user;
}

/** POST /passkeys/registration/options */
export const handleRegistrationOptions = (auth: AuthContext) => async (context: AuthRequest) => {
  const user = await requireOwner(auth, context);
  const known = await listPasskeys(auth.db, user.id);
  if (known.length >= most)
    throw new AuthError(422, "too_many_passkeys", "Maximum number of passkeys reached");
  const keys = known.map(({ credential }) => credential);
  const options = await offerKey(auth.config, user, keys, { knowsOwner: true });
  context.header("cache-control", "no-store");
  const signed = await signChallenge(auth, { challenge: options.challenge, user: user.id });
  return context.json({ ...signed, options });
};

/** POST /passkeys/registration/verify: keeps the key, and tells its owner by mail. */
export const handleRegistrationVerify = (auth: AuthContext) => async (context: AuthRequest) => {
  const user = await requireOwner(auth, context);
  const input = await readBody(context, Input);
  const challenge = await readChallenge(auth, {
    ...{ id: input.challenge_id ?? "", user: user.id, credential: input.credential },
  });
  const credential = await checkNewKey(auth.config, challenge.challenge, input.credential, {
    knowsOwner: true,
  });
  if (!credential) throw refused();
  const row = await transact(auth, async (db) => {
    const now = auth.clock();
    if (!(await spendChallenge(db, challenge, now))) return spentChallenge();
    if ((await listPasskeys(db, user.id)).length >= most)
      return new AuthError(422, "too_many_passkeys", "Maximum number of passkeys reached");
    const made = await insertPasskey(db, {
      ...{ userId: user.id, credential, createdAt: now, updatedAt: now },
    });
    if (!made)
      return new AuthError(422, "webauthn_credential_exists", "This passkey is registered already");
    await queueNotice(db, user.email, "passkey_added");
    await writeAudit(db, {
      action: "auth.passkey_added",
      userId: user.id,
      client: clientOf(context),
    });
    return made;
  });
  return context.json(toWirePasskey(row));
};
