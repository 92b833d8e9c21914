import type { AfterCommit, Db } from "#server/db/database.ts";
import type { Offer } from "#server/db/schema/auth.ts";
import { forgetPortraits, queuePortraitFetch } from "#server/portraits/portraits.ts";
import type { AuthContext } from "../auth-context.ts";
import type { Profile } from "../oauth/profile.ts";
import { removePortraits } from "../services/user-directory.ts";
import { deleteFlowStatesOf } from "../store/flow-states-store.ts";
import {
  deleteForeignIdentities,
  deleteIdentitiesOf,
  findIdentity,
  insertIdentity,
  listIdentities,
  updateIdentity,
} from "../store/identities-store.ts";
import { deleteOneTimeTokensOf, listOffers } from "../store/one-time-tokens-store.ts";
import { deleteSessionsOf } from "../store/sessions-store.ts";
import { deleteFactorsOf, type UserRow, updateUser } from "../store/users-store.ts";
import { addWhatFits } from "./metadata-size.ts";

/**
 * An account whose address nobody has proved yet: it belongs to whoever proves it first. What
 * strangers offer for it (a password, data, a provider's identity) stands in no table but beside
 * the token that was mailed or texted to that address.
 */
export const isUnclaimed = (user: UserRow): boolean =>
  !user.emailConfirmedAt &&
  !user.phoneConfirmedAt &&
  !user.isSso &&
  Boolean(user.email ?? user.phone);

/** The members of the metadata that are the service's own, not the caller's. */
const ownMembers = ["sub", "email", "phone", "email_verified", "phone_verified"];

const pickOwn = (data: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(data).filter(([key]) => ownMembers.includes(key)));

/** Adds the identity that the proved flow brought; one that meanwhile belongs elsewhere stays there. */
async function addOffered(
  auth: AuthContext,
  db: Db,
  user: UserRow,
  profile: Profile,
): Promise<boolean> {
  if (await findIdentity(db, profile.provider, profile.subject)) return false;
  const now = auth.clock();
  const made = await insertIdentity(db, {
    userId: user.id,
    provider: profile.provider,
    providerId: profile.subject,
    identityData: profile.data,
    email: profile.email,
    lastSignInAt: now,
    createdAt: now,
    updatedAt: now,
  });
  if (made) await queuePortraitFetch(db, user.id, profile.data.avatar_url, now);
  return made !== null;
}

/**
 * The first confirmation of an address, in the caller's transaction and before it is stamped as
 * confirmed: the account becomes that of whoever proves it. In force is what the service itself had
 * set and what came with the proved flow (`offer`); passwords, identities, factors, sessions, tokens,
 * half-finished flows, data and portraits of anybody else are dropped. An account that was claimed
 * before is left as it is. `user` is locked.
 */
export async function claimAddress(
  auth: AuthContext,
  db: Db,
  user: UserRow,
  claim: { offer: Offer | null; flowStateId?: string | null; afterCommit: AfterCommit },
): Promise<UserRow> {
  if (!isUnclaimed(user)) return user;
  const { offer } = claim;
  await deleteSessionsOf(db, user.id);
  await deleteFactorsOf(db, user.id);
  await deleteOneTimeTokensOf(db, user.id);
  await deleteFlowStatesOf(db, user.id, claim.flowStateId ?? null);
  // A provider's person has no identity by address until the mail has confirmed it.
  if (offer?.identity) await deleteIdentitiesOf(db, user.id);
  else await deleteForeignIdentities(db, user.id);
  const pictures = await forgetPortraits(db, user.id, offer?.portrait);
  claim.afterCommit(() => removePortraits(auth, pictures));

  const now = auth.clock();
  const profile = (offer?.identity ?? null) as Profile | null;
  const joined = profile && (await addOffered(auth, db, user, profile)) ? profile : null;
  const own = await listIdentities(db, user.id);
  const given = offer?.data ?? {};
  for (const one of own)
    if (one.provider === "email" || one.provider === "phone")
      await updateIdentity(
        db,
        one.id,
        { identityData: { ...given, ...pickOwn(one.identityData) } },
        now,
      );
  const { provider: _stale, ...open } = user.appMetadata;
  const names = own.map(({ provider }) => provider);
  const leading = joined?.provider ?? names[0];
  return updateUser(
    db,
    user.id,
    {
      passwordHash: offer?.passwordHash ?? user.passwordHash,
      userMetadata: addWhatFits(
        { ...user.userMetadata, ...given, ...pickOwn(user.userMetadata) },
        joined?.data ?? {},
      ),
      appMetadata: { ...open, ...(leading && { provider: leading }), providers: names },
    },
    now,
  );
}

/**
 * What a message that is sent once more carries: the offer of the only sign-up that waits. Where
 * several wait nobody can say whose message is repeated, and it carries none.
 */
export async function findOfferToRepeat(
  db: Db,
  userId: string,
  purpose: "confirmation" | "sms",
): Promise<Offer | null> {
  const [only, ...others] = await listOffers(db, userId, purpose);
  return others.length === 0 ? (only ?? null) : null;
}

/** The newest password that waits with a sign-up: good for "not confirmed yet" alone. */
export async function findOfferedPassword(db: Db, user: UserRow): Promise<string | null> {
  if (!isUnclaimed(user)) return null;
  const offers = await listOffers(db, user.id, user.email ? "confirmation" : "sms");
  return offers.find((offer) => offer?.passwordHash)?.passwordHash ?? null;
}
