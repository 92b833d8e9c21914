import type { Db } from "#server/db/database.ts";
import type { AuthContext } from "../auth-context.ts";
import { insertIdentity } from "../store/identities-store.ts";
import { insertUser, type UserRow } from "../store/users-store.ts";

export type NewPerson = {
  id?: string | undefined;
  email?: string | undefined;
  phone?: string | undefined;
  passwordHash?: string | null;
  data?: Record<string, unknown> | undefined;
  confirmed?: boolean;
};

/**
 * A person with an e-mail or phone identity. Confirmed at once: with their password, and their data
 * copied into the metadata as the contract has it. Else bare: what the sign-up brings is an offer that
 * waits with its token (flows/claim-address.ts). Null when the address was taken meanwhile.
 */
export async function createPerson(
  auth: AuthContext,
  db: Db,
  person: NewPerson,
): Promise<UserRow | null> {
  const now = auth.clock();
  const provider = person.email ? "email" : "phone";
  const id = person.id ?? crypto.randomUUID();
  const data = {
    ...(person.confirmed && person.data),
    sub: id,
    ...(person.email ? { email: person.email } : { phone: person.phone }),
    email_verified: Boolean(person.confirmed && person.email),
    phone_verified: Boolean(person.confirmed && !person.email),
  };
  const user = await insertUser(db, {
    id,
    email: person.email ?? null,
    phone: person.email ? null : (person.phone ?? null),
    passwordHash: (person.confirmed && person.passwordHash) || null,
    appMetadata: { provider, providers: [provider] },
    userMetadata: data,
    ...(person.confirmed && (person.email ? { emailConfirmedAt: now } : { phoneConfirmedAt: now })),
    createdAt: now,
    updatedAt: now,
  });
  if (!user) return null;
  await insertIdentity(db, {
    userId: id,
    provider,
    providerId: id,
    identityData: data,
    email: person.email ?? null,
    lastSignInAt: now,
    createdAt: now,
    updatedAt: now,
  });
  return user;
}
