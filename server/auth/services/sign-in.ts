import { networkOf } from "#server/limits/network.ts";
import { type AuthContext, type Client, transact } from "../auth-context.ts";
import { AuthError } from "../auth-error.ts";
import { findOfferedPassword } from "../flows/claim-address.ts";
import { limits } from "../http/auth-limits.ts";
import { failEvenly } from "../http/even-timing.ts";
import { crowdQueue } from "../passwords/hasher.ts";
import { findWeakness } from "../passwords/rules.ts";
import { issueSession, refuseBanned, type WireSession } from "../sessions/issue-session.ts";
import { writeAudit } from "../store/audit-store.ts";
import { findUserByEmail, findUserByPhone, lockUser } from "../store/users-store.ts";

type Credentials = {
  email?: string | undefined;
  phone?: string | undefined;
  password: string;
};

/**
 * Signs in with an address and a password. An unknown address costs the same Argon2 work.
 * @throws AuthError invalid_credentials, email_not_confirmed, phone_not_confirmed, user_banned …
 */
export function signInWithPassword(
  auth: AuthContext,
  input: Credentials,
  client: Client,
): Promise<WireSession> {
  return failEvenly(auth, () => crowdQueue(() => signIn(auth, input, client)));
}

async function signIn(auth: AuthContext, input: Credentials, client: Client): Promise<WireSession> {
  const { settings } = auth;
  if (input.email && !settings.email)
    throw new AuthError(422, "email_provider_disabled", "Email logins are disabled");
  if (input.phone && !settings.phone)
    throw new AuthError(422, "phone_provider_disabled", "Phone logins are disabled");
  const address = input.email ?? input.phone ?? "";
  const pair = `${address} ${networkOf(client.address)}`;
  if (
    (await auth.limits.isSpent(limits.failedPair, pair)) ||
    (await auth.limits.isSpent(limits.failedAddress, address))
  )
    throw new AuthError(429, "over_request_rate_limit", "Request rate limit reached");

  const found = input.email
    ? await findUserByEmail(auth.db, input.email)
    : await findUserByPhone(auth.db, address);
  const hash = found && (found.passwordHash ?? (await findOfferedPassword(auth.db, found)));
  const matches = await auth.hasher.verify(hash, input.password);
  if (!found || !matches) {
    await auth.limits.take(limits.failedPair, pair).catch(() => {});
    await auth.limits.take(limits.failedAddress, address).catch(() => {});
    await writeAudit(auth.db, {
      action: "auth.sign_in_failed",
      userId: found?.id ?? null,
      actor: "nobody",
      client,
      details: { method: "password" },
    });
    throw new AuthError(400, "invalid_credentials", "Invalid login credentials");
  }
  refuseBanned(found, auth.clock());
  if (input.email && !found.emailConfirmedAt)
    throw new AuthError(400, "email_not_confirmed", "Email not confirmed");
  if (input.phone && !found.phoneConfirmedAt)
    throw new AuthError(400, "phone_not_confirmed", "Phone not confirmed");

  const session = await transact<WireSession>(auth, async (db) => {
    const user = await lockUser(db, found.id);
    // Changed while we were computing: the old password must not win.
    if (!user || user.passwordHash !== found.passwordHash)
      return new AuthError(400, "invalid_credentials", "Invalid login credentials");
    return issueSession(auth, db, user, client, { method: "password" });
  });
  const weakness = findWeakness(input.password, settings.passwordMin);
  return weakness ? { ...session, weak_password: weakness } : session;
}
