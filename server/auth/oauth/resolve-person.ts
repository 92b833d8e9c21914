import type { AfterCommit, Db } from "#server/db/database.ts";
import { queuePortraitFetch } from "#server/portraits/portraits.ts";
import type { AuthContext, Client } from "../auth-context.ts";
import { AuthError } from "../auth-error.ts";
import { claimAddress, isUnclaimed } from "../flows/claim-address.ts";
import { confirmEmail } from "../flows/finish-verification.ts";
import { addWhatFits } from "../flows/metadata-size.ts";
import { sendLink } from "../flows/send-link.ts";
import { takeMailHit } from "../mail/sending-limits.ts";
import { writeAudit } from "../store/audit-store.ts";
import { findIdentity, insertIdentity, updateIdentity } from "../store/identities-store.ts";
import {
  findUser,
  findUserByEmail,
  insertUser,
  lockUser,
  type UserRow,
  updateUser,
} from "../store/users-store.ts";
import { type Profile, trimProfile } from "./profile.ts";

type Options = {
  client: Client;
  afterCommit: AfterCommit;
  /** Where the mail about an unverified address leads. */
  redirectTo: string;
  /** SSO people are never matched by address. */
  isSso?: boolean;
};

const withProvider = (metadata: Record<string, unknown>, provider: string) => ({
  ...metadata,
  provider: metadata.provider ?? provider,
  providers: [...new Set([...((metadata.providers as string[] | undefined) ?? []), provider])],
});

async function addIdentity(auth: AuthContext, db: Db, userId: string, profile: Profile) {
  const now = auth.clock();
  const made = await insertIdentity(db, {
    userId,
    provider: profile.provider,
    providerId: profile.subject,
    identityData: profile.data,
    email: profile.email,
    lastSignInAt: now,
    createdAt: now,
    updatedAt: now,
  });
  if (!made)
    throw new AuthError(
      422,
      "identity_already_exists",
      "Identity is already linked to another user",
    );
  await queuePortraitFetch(db, userId, profile.data.avatar_url, now);
}

/** Same provider and subject: that person, with what the provider says now. */
async function refreshKnown(
  auth: AuthContext,
  db: Db,
  profile: Profile,
  known: { id: string; userId: string },
): Promise<UserRow> {
  const now = auth.clock();
  await updateIdentity(
    db,
    known.id,
    { identityData: profile.data, email: profile.email, lastSignInAt: now },
    now,
  );
  const user = await lockUser(db, known.userId);
  if (!user) throw new AuthError(403, "user_not_found", "User not found");
  await queuePortraitFetch(db, user.id, profile.data.avatar_url, now);
  const { email: _email, email_verified: _verified, ...open } = profile.data;
  return updateUser(db, user.id, { userMetadata: addWhatFits(user.userMetadata, open) }, now);
}

/** The provider vouches for an address that somebody here has: joined, or the account's first claim. */
async function joinByEmail(
  auth: AuthContext,
  db: Db,
  found: UserRow,
  profile: Profile,
  options: Options,
): Promise<UserRow> {
  const user = (await lockUser(db, found.id)) ?? found;
  const now = auth.clock();
  if (isUnclaimed(user)) {
    const claimed = await claimAddress(auth, db, user, {
      offer: { identity: profile },
      afterCommit: options.afterCommit,
    });
    return updateUser(db, claimed.id, { emailConfirmedAt: now }, now);
  }
  await addIdentity(auth, db, user.id, profile);
  return updateUser(
    db,
    user.id,
    {
      appMetadata: withProvider(user.appMetadata, profile.provider),
      emailConfirmedAt: user.emailConfirmedAt ?? now,
    },
    now,
  );
}

/**
 * A new person. One whose address the provider does not vouch for is bare: the identity waits, as
 * an offer, for the confirmation by mail.
 */
async function addPerson(
  auth: AuthContext,
  db: Db,
  profile: Profile,
  options: Options,
): Promise<UserRow | null> {
  const now = auth.clock();
  const waits = isToBeConfirmed(auth, profile, options);
  const user = await insertUser(db, {
    email: profile.email,
    isSso: options.isSso ?? false,
    emailConfirmedAt: profile.email && profile.emailVerified ? now : null,
    ...(!waits && {
      appMetadata: withProvider({}, profile.provider),
      userMetadata: profile.data,
    }),
    createdAt: now,
    updatedAt: now,
  });
  if (!user) return null;
  if (!waits) await addIdentity(auth, db, user.id, profile);
  await writeAudit(db, {
    action: "auth.signed_up",
    userId: user.id,
    client: options.client,
    details: { provider: profile.provider },
  });
  return user;
}

const isToBeConfirmed = (auth: AuthContext, profile: Profile, options: Options) =>
  Boolean(profile.email) &&
  !profile.emailVerified &&
  !options.isSso &&
  !auth.settings.autoconfirmEmail;

/** Mails the confirmation that will bring the identity with it. */
const offerIdentity = (auth: AuthContext, db: Db, user: UserRow, profile: Profile, to: Options) =>
  sendLink(auth, db, user, {
    type: "signup",
    redirectTo: to.redirectTo,
    offer: { identity: profile },
    lines: { keys: ["claim-text", "claim-no"], values: { provider: profile.provider } },
  });

const needsVerification = (provider: string) =>
  new AuthError(
    422,
    "provider_email_needs_verification",
    `Unverified email with ${provider}. A confirmation email has been sent to your ${provider} email`,
  );

/**
 * Before `resolvePerson`, outside its transaction: a mail that will be sent is counted first, as for
 * every other mail. @throws AuthError over_email_send_rate_limit
 */
export async function takeProviderHit(
  auth: AuthContext,
  said: Profile,
  client: Client,
): Promise<void> {
  const { provider, subject, email, emailVerified } = trimProfile(said);
  const known = await findIdentity(auth.db, provider, subject);
  const user = known && (await findUser(auth.db, known.userId));
  if (user && !isUnclaimed(user)) return;
  const to = user ? user.email : email;
  if (!to || (emailVerified && to === email)) return;
  await takeMailHit(auth, client, "provider", to);
}

/**
 * The linking rules of section 7. An AuthError that is returned (not thrown) is to be kept with
 * what was written: the mail that goes with it.
 */
export async function resolvePerson(
  auth: AuthContext,
  db: Db,
  said: Profile,
  options: Options,
): Promise<UserRow | AuthError> {
  const profile = trimProfile(said);
  const known = await findIdentity(db, profile.provider, profile.subject);
  if (known) {
    const user = await refreshKnown(auth, db, profile, known);
    if (!isUnclaimed(user) || !user.email) return user;
    if (profile.emailVerified && profile.email === user.email)
      return joinByEmail(auth, db, user, profile, options);
    await offerIdentity(auth, db, user, profile, options);
    return needsVerification(profile.provider);
  }
  const holder = profile.email && !options.isSso ? await findUserByEmail(db, profile.email) : null;
  if (holder && profile.emailVerified) return joinByEmail(auth, db, holder, profile, options);
  if (holder) {
    // Whoever holds the address proves it by the mail; the identity is not joined on a claim.
    if (isUnclaimed(holder)) await offerIdentity(auth, db, holder, profile, options);
    else
      await sendLink(auth, db, holder, {
        type: holder.emailConfirmedAt ? "magiclink" : "signup",
        redirectTo: options.redirectTo,
      });
    return needsVerification(profile.provider);
  }
  if (auth.settings.disableSignup)
    return new AuthError(422, "signup_disabled", "Signups not allowed for this instance");
  const user = await addPerson(auth, db, profile, options);
  if (!user)
    return new AuthError(409, "conflict", "The account was made meanwhile, please try again");
  if (!profile.email || profile.emailVerified || options.isSso) return user;
  if (auth.settings.autoconfirmEmail) return confirmEmail(auth, db, user);
  await offerIdentity(auth, db, user, profile, options);
  return needsVerification(profile.provider);
}

/** Adds an identity to the person who asked for it. @throws AuthError identity_already_exists */
export async function linkPerson(
  auth: AuthContext,
  db: Db,
  userId: string,
  said: Profile,
  client: Client,
): Promise<UserRow> {
  const profile = trimProfile(said);
  const user = await lockUser(db, userId);
  if (!user) throw new AuthError(403, "user_not_found", "User not found");
  const known = await findIdentity(db, profile.provider, profile.subject);
  if (known)
    throw new AuthError(
      422,
      "identity_already_exists",
      known.userId === userId
        ? "Identity is already linked"
        : "Identity is already linked to another user",
    );
  await addIdentity(auth, db, userId, profile);
  const takesEmail =
    !user.email &&
    profile.email &&
    profile.emailVerified &&
    !(await findUserByEmail(db, profile.email));
  const now = auth.clock();
  await writeAudit(db, {
    action: "auth.identity_linked",
    userId,
    client,
    details: { provider: profile.provider },
  });
  return updateUser(
    db,
    userId,
    {
      isAnonymous: false,
      appMetadata: withProvider(user.appMetadata, profile.provider),
      ...(takesEmail && { email: profile.email, emailConfirmedAt: now }),
    },
    now,
  );
}
