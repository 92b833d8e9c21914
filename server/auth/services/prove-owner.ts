import { type AuthContext, transact } from "../auth-context.ts";
import { AuthError } from "../auth-error.ts";
import { matchCode } from "../flows/one-time-tokens.ts";
import { limits } from "../http/auth-limits.ts";
import type { SignedIn } from "../http/bearer.ts";
import type { SessionRow } from "../store/sessions-store.ts";

/** What a caller shows of being the account's owner, and not somebody at a session left open. */
export type Proof = { currentPassword?: string | undefined; nonce?: string | undefined };

/** When a person last showed who they are in a session: its beginning, or a second factor since. */
const lastShown = ({ createdAt, amr }: SessionRow): number =>
  Math.max(createdAt.getTime(), ...amr.map(({ timestamp }) => timestamp * 1000));

/** @throws AuthError invalid_credentials, over_request_rate_limit */
async function checkPresentPassword(
  auth: AuthContext,
  { user, session }: SignedIn,
  encoded: string,
  password: string,
): Promise<void> {
  const bucket = session?.id ?? user.id;
  if (await auth.limits.isSpent(limits.failedReauthentication, bucket))
    throw new AuthError(429, "over_request_rate_limit", "Request rate limit reached");
  if (await auth.hasher.verify(encoded, password)) return;
  await auth.limits.take(limits.failedReauthentication, bucket).catch(() => {});
  throw new AuthError(400, "invalid_credentials", "Current password is not right");
}

/**
 * Before a password or an address is changed: the present password, a session in which somebody
 * signed in lately, or the code that GET /reauthenticate sends. A present password that is given is
 * looked at in every case.
 * @returns the id of the code that was right, to be spent with the change; null: none was needed
 * @throws AuthError reauthentication_needed, reauthentication_not_valid, invalid_credentials
 */
export async function proveOwner(
  auth: AuthContext,
  who: SignedIn,
  { currentPassword, nonce }: Proof,
  what: "Password" | "Email" | "Phone",
): Promise<string | null> {
  const { user, session } = who;
  if (currentPassword !== undefined && user.passwordHash) {
    await checkPresentPassword(auth, who, user.passwordHash, currentPassword);
    return null;
  }
  const { reauthentication, reauthenticationAfter } = auth.settings;
  const age = session ? auth.clock().getTime() - lastShown(session) : 0;
  if (!reauthentication || age <= reauthenticationAfter * 1000) return null;
  if (!nonce)
    throw new AuthError(400, "reauthentication_needed", `${what} update requires reauthentication`);
  const token = await transact(auth, async (db) => {
    const found = await matchCode(auth, db, {
      userId: user.id,
      purposes: ["reauthentication"],
      address: user.email ?? user.phone ?? "",
      code: nonce,
    });
    return found ?? notValid();
  });
  return token.id;
}

export const notValid = () =>
  new AuthError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
