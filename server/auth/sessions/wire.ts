import type { Db } from "#server/db/database.ts";
import { type IdentityRow, listIdentities } from "../store/identities-store.ts";
import { type FactorRow, listFactors, type UserRow } from "../store/users-store.ts";

/** The objects of section 2 of the contract; absent times are left out, not null. */

const iso = (at: Date | null | undefined) => at?.toISOString();

type Compact<T> = { [K in keyof T as undefined extends T[K] ? never : K]: T[K] } & {
  [K in keyof T as undefined extends T[K] ? K : never]?: Exclude<T[K], undefined>;
};

/** Leaves out what is undefined. */
export const compact = <T extends Record<string, unknown>>(value: T): Compact<T> =>
  Object.fromEntries(
    Object.entries(value).filter(([, member]) => member !== undefined),
  ) as Compact<T>;

export const toWireIdentity = (row: IdentityRow) =>
  compact({
    identity_id: row.id,
    id: row.providerId,
    user_id: row.userId,
    identity_data: row.identityData,
    provider: row.provider,
    last_sign_in_at: iso(row.lastSignInAt),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    email: row.email ?? undefined,
  });

export const toWireFactor = (row: FactorRow) =>
  compact({
    id: row.id,
    status: row.status,
    friendly_name: row.friendlyName || undefined,
    factor_type: row.factorType,
    phone: row.phone ?? undefined,
    last_challenged_at: iso(row.lastChallengedAt),
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  });

const earlier = (one: Date | null, other: Date | null) =>
  one && other ? (one < other ? one : other) : (one ?? other);

export function toWireUser(row: UserRow, identities: IdentityRow[], factors: FactorRow[] = []) {
  return compact({
    id: row.id,
    aud: "authenticated",
    role: row.role,
    email: row.email ?? "",
    email_confirmed_at: iso(row.emailConfirmedAt),
    phone: row.phone ?? "",
    phone_confirmed_at: iso(row.phoneConfirmedAt),
    confirmation_sent_at: iso(row.confirmationSentAt),
    confirmed_at: iso(earlier(row.emailConfirmedAt, row.phoneConfirmedAt)),
    recovery_sent_at: iso(row.recoverySentAt),
    new_email: row.newEmail ?? undefined,
    email_change_sent_at: iso(row.emailChangeSentAt),
    new_phone: row.newPhone ?? undefined,
    phone_change_sent_at: iso(row.phoneChangeSentAt),
    reauthentication_sent_at: iso(row.reauthenticationSentAt),
    invited_at: iso(row.invitedAt),
    last_sign_in_at: iso(row.lastSignInAt),
    banned_until: iso(row.bannedUntil),
    deleted_at: iso(row.deletedAt),
    app_metadata: row.appMetadata,
    user_metadata: row.userMetadata,
    identities: identities.map(toWireIdentity),
    factors: factors.length > 0 ? factors.map(toWireFactor) : undefined,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    is_anonymous: row.isAnonymous,
  });
}

export type WireUser = ReturnType<typeof toWireUser>;

export async function loadWireUser(db: Db, row: UserRow): Promise<WireUser> {
  const identities = await listIdentities(db, row.id);
  return toWireUser(row, identities, await listFactors(db, row.id));
}
