import { z } from "zod";
import { type AuthContext, transact } from "../auth-context.ts";
import { addWhatFits } from "../flows/metadata-size.ts";
import { insertFactor } from "../mfa/factors-store.ts";
import { readPasswordHash } from "../passwords/foreign-hash.ts";
import { writeAudit } from "../store/audit-store.ts";
import { insertIdentity } from "../store/identities-store.ts";
import { findUserByEmail, findUserByPhone, insertUser } from "../store/users-store.ts";

/**
 * Accounts of another service that speaks the same protocol (its tables `auth.users`,
 * `auth.identities`, `auth.mfa_factors`), row for row. Columns differ by its version: those that
 * are read here are all there are, and any of them but the id may be missing.
 */

const when = z
  .string()
  .nullish()
  .transform((text) => (text ? new Date(text) : null))
  .refine((date) => date === null || !Number.isNaN(date.getTime()));
const words = z
  .string()
  .nullish()
  .transform((text) => text || null);
const flag = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false);
const members = z
  .record(z.string(), z.unknown())
  .nullish()
  .transform((value) => value ?? {});

export const ForeignUser = z.object({
  id: z.uuid(),
  email: words,
  phone: words,
  encrypted_password: words,
  email_confirmed_at: when,
  phone_confirmed_at: when,
  last_sign_in_at: when,
  invited_at: when,
  banned_until: when,
  deleted_at: when,
  created_at: when,
  raw_app_meta_data: members,
  raw_user_meta_data: members,
  is_anonymous: flag,
  is_sso_user: flag,
});
export type ForeignUser = z.infer<typeof ForeignUser>;

export const ForeignIdentity = z.object({
  user_id: z.uuid(),
  provider: z.string().min(1),
  provider_id: z.string().min(1),
  identity_data: members,
  last_sign_in_at: when,
  created_at: when,
});
export type ForeignIdentity = z.infer<typeof ForeignIdentity>;

export const ForeignFactor = z.object({
  user_id: z.uuid(),
  friendly_name: words,
  factor_type: z.string(),
  status: z.string(),
  secret: words,
  phone: words,
});
export type ForeignFactor = z.infer<typeof ForeignFactor>;

export type ForeignAccount = {
  user: ForeignUser;
  identities: ForeignIdentity[];
  factors: ForeignFactor[];
};

/** Why an account was left where it was. */
export type AccountSkip =
  | "anonymous"
  | "deleted"
  | "company-sign-in"
  | "never-confirmed"
  | "address-in-use"
  | "phone-in-use";

/** What an account lost on its way, to be said to whoever runs the site. */
export type AccountLoss = "password" | "second-factor" | "way-in";

export type AccountOutcome =
  | { result: "imported"; losses: AccountLoss[] }
  | { result: "known" }
  | { result: "skipped"; why: AccountSkip };

/** Digits with the country code, as both services keep them. */
const readDigits = (phone: string | null) => {
  const digits = phone?.replace(/^\+/, "") ?? "";
  return /^\d{2,15}$/.test(digits) ? digits : null;
};

/** A time-based second factor's secret in the open; what was sealed with the other service's key is not. */
const isBase32 = (secret: string | null): secret is string =>
  secret !== null && /^[A-Z2-7]{16,128}=*$/.test(secret);

const isGone = ({ user }: ForeignAccount): AccountSkip | null => {
  if (user.is_anonymous) return "anonymous";
  if (user.deleted_at) return "deleted";
  if (user.is_sso_user) return "company-sign-in";
  // Nobody has shown that the address is theirs: whoever comes with it signs up anew.
  return user.email_confirmed_at || user.phone_confirmed_at ? null : "never-confirmed";
};

/**
 * Takes one account over with its id, password (a bcrypt or Argon2 hash, verified as it is), ways in and second
 * factors; sessions stay behind, so everybody signs in once. Whatever role the row names, it is a visitor's here.
 * Coming twice changes nothing.
 */
export async function importAccount(
  auth: AuthContext,
  account: ForeignAccount,
): Promise<AccountOutcome> {
  const { user } = account;
  const gone = isGone(account);
  if (gone) return { result: "skipped", why: gone };
  const email = user.email_confirmed_at ? (user.email?.toLowerCase() ?? null) : null;
  const phone = user.phone_confirmed_at ? readDigits(user.phone) : null;
  if (!email && !phone) return { result: "skipped", why: "never-confirmed" };
  const passwordHash = user.encrypted_password ? readPasswordHash(user.encrypted_password) : null;
  const verified = account.factors.filter(({ status }) => status === "verified");
  const totp = verified.filter((one) => one.factor_type === "totp" && isBase32(one.secret));
  await auth.ready();
  const sealed = await Promise.all(
    totp.map((one) => auth.sealing.seal(user.id, one.secret as string)),
  );
  return transact<AccountOutcome>(auth, async (db) => {
    const now = auth.clock();
    const byEmail = email ? await findUserByEmail(db, email) : null;
    if (byEmail?.id === user.id) return { result: "known" };
    if (byEmail) return { result: "skipped", why: "address-in-use" };
    const byPhone = phone ? await findUserByPhone(db, phone) : null;
    if (byPhone?.id === user.id) return { result: "known" };
    if (byPhone) return { result: "skipped", why: "phone-in-use" };
    const made = await insertUser(db, {
      id: user.id,
      email,
      phone,
      passwordHash,
      appMetadata: addWhatFits({}, user.raw_app_meta_data),
      userMetadata: addWhatFits({}, user.raw_user_meta_data),
      emailConfirmedAt: email ? user.email_confirmed_at : null,
      phoneConfirmedAt: phone ? user.phone_confirmed_at : null,
      lastSignInAt: user.last_sign_in_at,
      invitedAt: user.invited_at,
      bannedUntil: user.banned_until,
      createdAt: user.created_at ?? now,
      updatedAt: now,
    });
    // The id is there already under another address.
    if (!made) return { result: "known" };
    const losses = new Set<AccountLoss>();
    if (user.encrypted_password && !passwordHash) losses.add("password");
    for (const identity of account.identities) {
      const kept = await insertIdentity(db, {
        userId: user.id,
        provider: identity.provider,
        providerId: identity.provider_id,
        identityData: identity.identity_data,
        email:
          typeof identity.identity_data.email === "string"
            ? identity.identity_data.email.toLowerCase()
            : null,
        lastSignInAt: identity.last_sign_in_at,
        createdAt: identity.created_at ?? now,
        updatedAt: now,
      });
      if (!kept) losses.add("way-in");
    }
    for (const [place, factor] of totp.entries()) {
      const kept = await insertFactor(db, {
        userId: user.id,
        friendlyName: factor.friendly_name ?? `Authenticator ${place + 1}`,
        factorType: "totp",
        status: "verified",
        secret: sealed[place] ?? null,
        createdAt: now,
        updatedAt: now,
      });
      if (!kept) losses.add("second-factor");
    }
    if (totp.length < verified.length) losses.add("second-factor");
    await writeAudit(db, {
      action: "auth.admin.user_imported",
      userId: user.id,
      actor: "service",
      details: { losses: [...losses] },
    });
    return { result: "imported", losses: [...losses] };
  });
}
