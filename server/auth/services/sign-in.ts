import { networkOf } from "#server/limits/network.ts";
import type { SignInAttempt } from "#server/limits/sign-in-guard.ts";
import { type AuthContext, type Client, transact } from "../auth-context.ts";
import { AuthError } from "../auth-error.ts";
import { findOfferedPassword } from "../flows/claim-address.ts";
import { limits } from "../http/auth-limits.ts";
import { failEvenly } from "../http/even-timing.ts";
import { isForeignHash } from "../passwords/foreign-hash.ts";
import { crowdQueue } from "../passwords/hasher.ts";
import { findWeakness } from "../passwords/rules.ts";
import { issueSession, refuseBanned, type WireSession } from "../sessions/issue-session.ts";
import { writeAudit } from "../store/audit-store.ts";
import {
  findUserByEmail,
  findUserByPhone,
  lockUser,
  type UserRow,
  updateUser,
} from "../store/users-store.ts";

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
  return failEvenly(auth, async () => {
    await standBack(auth, input, client);
    return crowdQueue(() => signIn(auth, input, client), client.address);
  });
}

const tooMany = () => new AuthError(429, "over_request_rate_limit", "Request rate limit reached");

const findHolder = (auth: AuthContext, input: Credentials) =>
  input.email ? findUserByEmail(auth.db, input.email) : findUserByPhone(auth.db, input.phone ?? "");

/** The guard's name for whoever has an address, or nobody. */
export const travellerAccount = (address: string) => `traveller ${address}`;

async function describeAttempt(
  auth: AuthContext,
  address: string,
  found: UserRow | null,
  client: Client,
): Promise<SignInAttempt> {
  const device =
    found && (await auth.devices.find(client.deviceCookie, { kind: "traveller", ...found }));
  return { account: travellerAccount(address), address: client.address, device };
}

/** Before anything is computed. A browser of the account's own does not share its network's limit. */
async function standBack(auth: AuthContext, input: Credentials, client: Client): Promise<void> {
  const found = client.deviceCookie ? await findHolder(auth, input) : null;
  const address = input.email ?? input.phone ?? "";
  const attempt = await describeAttempt(auth, address, found, client);
  if (attempt.device === null) await auth.limits.take(limits.token, networkOf(client.address));
  if ((await auth.guard.admit(attempt)) !== null) throw tooMany();
}

async function signIn(auth: AuthContext, input: Credentials, client: Client): Promise<WireSession> {
  const { settings } = auth;
  if (input.email && !settings.email)
    throw new AuthError(422, "email_provider_disabled", "Email logins are disabled");
  if (input.phone && !settings.phone)
    throw new AuthError(422, "phone_provider_disabled", "Phone logins are disabled");
  const address = input.email ?? input.phone ?? "";
  const found = await findHolder(auth, input);
  const attempt = await describeAttempt(auth, address, found, client);
  if ((await auth.guard.findRefusal(attempt)) !== null) throw tooMany();
  const hash = found && (found.passwordHash ?? (await findOfferedPassword(auth.db, found)));
  const matches = await auth.hasher.verify(hash, input.password);
  if (!found || !matches) {
    await auth.guard.countFailure(attempt);
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

  // Brought from elsewhere: the one moment in which it can be kept as our own are.
  const renewed =
    found.passwordHash && isForeignHash(found.passwordHash)
      ? await auth.hasher.hash(input.password)
      : null;
  const session = await transact<WireSession | null>(auth, async (db) => {
    const user = await lockUser(db, found.id);
    // Changed while we were computing: the old password must not win.
    if (!user || user.passwordHash !== found.passwordHash)
      return user && renewed
        ? null
        : new AuthError(400, "invalid_credentials", "Invalid login credentials");
    if (renewed) await updateUser(db, user.id, { passwordHash: renewed }, auth.clock());
    return issueSession(auth, db, user, client, { method: "password" });
  });
  // Another sign-in made the hash anew at the same moment: it is looked at once more.
  if (!session) return signIn(auth, input, client);
  const weakness = await findWeakness(input.password, settings.passwordMin);
  return weakness ? { ...session, weak_password: weakness } : session;
}
