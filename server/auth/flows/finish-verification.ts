import type { AfterCommit, Db } from "#server/db/database.ts";
import { movePortrait } from "#server/portraits/portraits.ts";
import type { AuthContext, Client } from "../auth-context.ts";
import { AuthError } from "../auth-error.ts";
import { queueNotice } from "../mail/auth-mails.ts";
import { writeAudit } from "../store/audit-store.ts";
import { insertIdentity, listIdentities, updateIdentity } from "../store/identities-store.ts";
import {
  deleteOneTimeToken,
  deleteOneTimeTokensOf,
  type OneTimeTokenRow,
} from "../store/one-time-tokens-store.ts";
import {
  findUserByEmail,
  findUserByPhone,
  lockUser,
  type UserRow,
  updateUser,
} from "../store/users-store.ts";
import { claimAddress } from "./claim-address.ts";

/** A verification that waits for the other address of a secure change. */
export type Halfway = { halfway: true };

export const halfwayMessage =
  "Confirmation link accepted. Please proceed to confirm link sent to the other email";

/** Marks an identity of a provider as verified, making it when there is none. */
async function confirmIdentity(
  auth: AuthContext,
  db: Db,
  user: UserRow,
  provider: "email" | "phone",
  address: string,
): Promise<UserRow> {
  const now = auth.clock();
  const own = (await listIdentities(db, user.id)).find((one) => one.provider === provider);
  const verified = { [provider]: address, [`${provider}_verified`]: true };
  if (own)
    await updateIdentity(
      db,
      own.id,
      {
        identityData: { ...own.identityData, ...verified },
        ...(provider === "email" && { email: address }),
      },
      now,
    );
  else
    await insertIdentity(db, {
      userId: user.id,
      provider,
      providerId: user.id,
      identityData: { sub: user.id, ...verified },
      email: provider === "email" ? address : null,
      lastSignInAt: now,
      createdAt: now,
      updatedAt: now,
    });
  const providers = new Set([...((user.appMetadata.providers as string[]) ?? []), provider]);
  return updateUser(
    db,
    user.id,
    {
      appMetadata: {
        ...user.appMetadata,
        provider: user.appMetadata.provider ?? provider,
        providers: [...providers],
      },
      userMetadata: { ...user.userMetadata, [`${provider}_verified`]: true },
      isAnonymous: false,
    },
    now,
  );
}

/** Confirms the mail address a person already has. */
export async function confirmEmail(auth: AuthContext, db: Db, user: UserRow): Promise<UserRow> {
  if (user.emailConfirmedAt || !user.email) return user;
  const now = auth.clock();
  const confirmed = await updateUser(db, user.id, { emailConfirmedAt: now }, now);
  return confirmIdentity(auth, db, confirmed, "email", user.email);
}

export async function swapEmail(auth: AuthContext, db: Db, user: UserRow): Promise<UserRow> {
  const now = auth.clock();
  const { newEmail } = user;
  if (!newEmail) throw new AuthError(403, "otp_expired", "Email link is invalid or has expired");
  const holder = await findUserByEmail(db, newEmail);
  if (holder && holder.id !== user.id)
    throw new AuthError(
      422,
      "email_exists",
      "A user with this email address has already been registered",
    );
  const swapped = await updateUser(
    db,
    user.id,
    {
      email: newEmail,
      emailConfirmedAt: now,
      newEmail: null,
      emailChangeAgreed: null,
      emailChangeSentAt: null,
      userMetadata: { ...user.userMetadata, email: newEmail },
    },
    now,
  );
  await movePortrait(db, user.id, newEmail, now);
  await queueNotice(db, user.email, "email_changed");
  return confirmIdentity(auth, db, swapped, "email", newEmail);
}

export async function swapPhone(
  auth: AuthContext,
  db: Db,
  user: UserRow,
  phone: string,
): Promise<UserRow> {
  const now = auth.clock();
  const holder = await findUserByPhone(db, phone);
  if (holder && holder.id !== user.id)
    throw new AuthError(
      422,
      "phone_exists",
      "A user with this phone number has already been registered",
    );
  const swapped = await updateUser(
    db,
    user.id,
    { phone, phoneConfirmedAt: now, newPhone: null, phoneChangeSentAt: null },
    now,
  );
  return confirmIdentity(auth, db, swapped, "phone", phone);
}

/** Whether the address that the message went to is (or is about to be) the account's. */
function stillHas(user: UserRow, { purpose, address }: OneTimeTokenRow): boolean {
  if (purpose === "sms") return user.phone === address;
  if (purpose === "phone_change") return user.newPhone === address;
  return (purpose === "email_change_new" ? user.newEmail : user.email) === address;
}

/** Does what a proven token stands for; every success clears all of the person's tokens. */
export async function finishVerification(
  auth: AuthContext,
  db: Db,
  token: OneTimeTokenRow,
  { client, afterCommit }: { client: Client; afterCommit: AfterCommit },
): Promise<UserRow | Halfway> {
  const found = await lockUser(db, token.userId);
  // A message to an address that the account no longer has proves nothing of the one it has now.
  if (!found || !stillHas(found, token))
    throw new AuthError(403, "otp_expired", "Token has expired or is invalid");
  let user = found;
  const now = auth.clock();

  if (token.purpose === "email_change_current" || token.purpose === "email_change_new") {
    const side = token.purpose === "email_change_new" ? "new" : "current";
    const other = side === "new" ? "current" : "new";
    const needsBoth =
      auth.settings.secureEmailChange && !auth.settings.autoconfirmEmail && Boolean(user.email);
    if (needsBoth && user.emailChangeAgreed !== other) {
      await updateUser(db, user.id, { emailChangeAgreed: side }, now);
      await deleteOneTimeToken(db, token.id);
      return { halfway: true };
    }
  }
  await deleteOneTimeTokensOf(db, user.id);
  user = await claimAddress(auth, db, user, {
    offer: token.offer,
    flowStateId: token.flowStateId,
    afterCommit,
  });
  await writeAudit(db, {
    action: "auth.verified",
    userId: user.id,
    client,
    details: { purpose: token.purpose },
  });
  switch (token.purpose) {
    case "email_change_current":
    case "email_change_new":
      return swapEmail(auth, db, user);
    case "phone_change":
      return swapPhone(auth, db, user, token.address);
    case "sms":
      if (user.phoneConfirmedAt) return user;
      return confirmIdentity(
        auth,
        db,
        await updateUser(db, user.id, { phoneConfirmedAt: now }, now),
        "phone",
        token.address,
      );
    default:
      return confirmEmail(auth, db, user);
  }
}
