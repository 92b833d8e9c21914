import { and, eq } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { authFactors } from "#server/db/schema/auth.ts";
import { movePortrait } from "#server/portraits/portraits.ts";
import { type AuthContext, transact } from "../auth-context.ts";
import { AuthError, invalid } from "../auth-error.ts";
import { claimAddress } from "../flows/claim-address.ts";
import { mergeMetadata } from "../flows/metadata-size.ts";
import { isUuid, readEmail, readPhone } from "../http/read-input.ts";
import { readPasswordHash } from "../passwords/foreign-hash.ts";
import { checkPassword } from "../passwords/rules.ts";
import { loadWireUser, toWireFactor, type WireUser } from "../sessions/wire.ts";
import { writeAudit } from "../store/audit-store.ts";
import { insertIdentity, listIdentities, updateIdentity } from "../store/identities-store.ts";
import { deleteSessionsOf, downgradeSessionsOf } from "../store/sessions-store.ts";
import {
  findUserByEmail,
  findUserByPhone,
  insertUser,
  listFactors,
  lockUser,
  type NewUser,
  type UserRow,
  updateUser,
} from "../store/users-store.ts";
import { type AdminUser, readBan } from "./shapes.ts";

const notFound = () => new AuthError(404, "user_not_found", "User not found");
const emailTaken = () =>
  new AuthError(422, "email_exists", "A user with this email address has already been registered");
const phoneTaken = () =>
  new AuthError(422, "phone_exists", "A user with this phone number has already been registered");

export function checkUserId(id: string): string {
  if (!isUuid(id)) throw new AuthError(404, "validation_failed", "user_id must be an UUID");
  return id;
}

async function hashGiven(auth: AuthContext, input: AdminUser): Promise<string | undefined> {
  if (input.password) {
    await checkPassword(input.password, auth.settings.passwordMin);
    return auth.hasher.hash(input.password);
  }
  if (!input.password_hash) return undefined;
  const encoded = readPasswordHash(input.password_hash);
  if (!encoded)
    throw invalid(
      "unsupported password hash: bcrypt ($2a$, $2b$, $2y$, cost 4 to 14) and Argon2 are",
    );
  return encoded;
}

const banEnd = (auth: AuthContext, duration: string) => {
  const length = readBan(duration);
  return length === null ? null : new Date(auth.clock().getTime() + length);
};

/** POST /admin/users: the metadata stays exactly as it was sent. */
export async function createUserAsAdmin(auth: AuthContext, input: AdminUser): Promise<WireUser> {
  if (!input.email && !input.phone)
    throw invalid("Cannot create a user without either an email or phone");
  if (input.id && !isUuid(input.id)) throw invalid("ID must conform to the uuid v4 format");
  const email = input.email ? readEmail(input.email) : null;
  const phone = input.phone ? readPhone(input.phone) : null;
  const passwordHash = (await hashGiven(auth, input)) ?? null;
  const bannedUntil = input.ban_duration ? banEnd(auth, input.ban_duration) : null;
  return transact<WireUser>(auth, async (db) => {
    if (email && (await findUserByEmail(db, email))) return emailTaken();
    if (phone && (await findUserByPhone(db, phone))) return phoneTaken();
    const now = auth.clock();
    const providers = [...(email ? ["email"] : []), ...(phone ? ["phone"] : [])];
    const user = await insertUser(db, {
      ...(input.id && { id: input.id.toLowerCase() }),
      email,
      phone,
      passwordHash,
      role: input.role || "authenticated",
      appMetadata: { provider: providers[0], providers, ...input.app_metadata },
      userMetadata: input.user_metadata ?? {},
      emailConfirmedAt: email && input.email_confirm ? now : null,
      phoneConfirmedAt: phone && input.phone_confirm ? now : null,
      bannedUntil,
      createdAt: now,
      updatedAt: now,
    });
    if (!user) return email ? emailTaken() : phoneTaken();
    for (const provider of providers)
      await insertIdentity(db, {
        userId: user.id,
        provider,
        providerId: user.id,
        identityData: {
          sub: user.id,
          ...(provider === "email" ? { email } : { phone }),
          email_verified: provider === "email" && Boolean(input.email_confirm),
          phone_verified: provider === "phone" && Boolean(input.phone_confirm),
        },
        email: provider === "email" ? email : null,
        lastSignInAt: now,
        createdAt: now,
        updatedAt: now,
      });
    await writeAudit(db, { action: "auth.admin.user_created", userId: user.id, actor: "service" });
    return loadWireUser(db, user);
  });
}

/** Keeps the identity of a provider in step with an address that the administrator sets. */
async function setIdentity(
  auth: AuthContext,
  db: Db,
  user: UserRow,
  provider: "email" | "phone",
  address: string,
  verified: boolean,
): Promise<void> {
  const now = auth.clock();
  const own = (await listIdentities(db, user.id)).find((one) => one.provider === provider);
  const data = { sub: user.id, [provider]: address, [`${provider}_verified`]: verified };
  const email = provider === "email" ? address : null;
  if (own)
    await updateIdentity(
      db,
      own.id,
      { identityData: { ...own.identityData, ...data }, email },
      now,
    );
  else
    await insertIdentity(db, {
      userId: user.id,
      provider,
      providerId: user.id,
      identityData: data,
      email,
      lastSignInAt: now,
      createdAt: now,
      updatedAt: now,
    });
}

/** PUT /admin/users/{id} @throws AuthError user_not_found, email_exists, phone_exists */
export async function updateUserAsAdmin(
  auth: AuthContext,
  id: string,
  input: AdminUser,
): Promise<WireUser> {
  const email = input.email ? readEmail(input.email) : undefined;
  const phone = input.phone ? readPhone(input.phone) : undefined;
  const passwordHash = await hashGiven(auth, input);
  const bannedUntil = input.ban_duration ? banEnd(auth, input.ban_duration) : undefined;
  return transact<WireUser>(auth, async (db, afterCommit) => {
    const found = await lockUser(db, id);
    if (!found) return notFound();
    const now = auth.clock();
    // Confirmed on somebody's behalf: what strangers had left goes, what the service set stays.
    const user =
      input.email_confirm || input.phone_confirm
        ? await claimAddress(auth, db, found, { offer: null, afterCommit })
        : found;
    if (email && email !== user.email && (await findUserByEmail(db, email))) return emailTaken();
    if (phone && phone !== user.phone && (await findUserByPhone(db, phone))) return phoneTaken();
    const values: Partial<NewUser> = {
      ...(email && { email, isAnonymous: false }),
      ...(phone && { phone, isAnonymous: false }),
      ...(passwordHash && { passwordHash }),
      ...(input.role && { role: input.role }),
      ...(input.email_confirm && { emailConfirmedAt: user.emailConfirmedAt ?? now }),
      ...(input.phone_confirm && { phoneConfirmedAt: user.phoneConfirmedAt ?? now }),
      ...(bannedUntil !== undefined && { bannedUntil }),
      ...(input.user_metadata && {
        userMetadata: mergeMetadata(user.userMetadata, input.user_metadata),
      }),
      ...(input.app_metadata && {
        appMetadata: mergeMetadata(user.appMetadata, input.app_metadata),
      }),
    };
    const changed = await updateUser(db, id, values, now);
    if (email)
      await setIdentity(auth, db, changed, "email", email, Boolean(changed.emailConfirmedAt));
    if (phone)
      await setIdentity(auth, db, changed, "phone", phone, Boolean(changed.phoneConfirmedAt));
    if (email) await movePortrait(db, id, email, now);
    if (passwordHash || bannedUntil) await deleteSessionsOf(db, id);
    await writeAudit(db, {
      action: "auth.admin.user_changed",
      userId: id,
      actor: "service",
      details: { changed: Object.keys(values) },
    });
    return loadWireUser(db, changed);
  });
}

export async function listFactorsAsAdmin(auth: AuthContext, userId: string) {
  return (await listFactors(auth.db, userId)).map(toWireFactor);
}

/** Removes a lost factor; sessions raised by it fall back to the first step. */
export async function deleteFactorAsAdmin(auth: AuthContext, userId: string, factorId: string) {
  if (!isUuid(factorId)) throw new AuthError(404, "validation_failed", "factor_id must be an UUID");
  return transact(auth, async (db) => {
    const [factor] = await db
      .delete(authFactors)
      .where(and(eq(authFactors.id, factorId), eq(authFactors.userId, userId)))
      .returning();
    if (!factor) return new AuthError(404, "mfa_factor_not_found", "Factor not found");
    await downgradeSessionsOf(db, userId, factorId, auth.clock());
    await writeAudit(db, {
      action: "auth.admin.factor_removed",
      userId,
      actor: "service",
      details: { type: factor.factorType },
    });
    return toWireFactor(factor);
  });
}
