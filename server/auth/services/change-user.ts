import type { Db } from "#server/db/database.ts";
import { type AuthContext, type Client, transact } from "../auth-context.ts";
import { AuthError } from "../auth-error.ts";
import { swapEmail, swapPhone } from "../flows/finish-verification.ts";
import { mergeMetadata } from "../flows/metadata-size.ts";
import type { Challenge } from "../flows/pkce.ts";
import { sendLink } from "../flows/send-link.ts";
import { sendSmsCode } from "../flows/send-sms-code.ts";
import { lacksSecondFactor, type SignedIn } from "../http/bearer.ts";
import { queueNotice } from "../mail/auth-mails.ts";
import { takeMailHit, takeSmsHit } from "../mail/sending-limits.ts";
import { checkPassword } from "../passwords/rules.ts";
import { loadWireUser, type WireUser } from "../sessions/wire.ts";
import { writeAudit } from "../store/audit-store.ts";
import { deleteOneTimeToken, deleteOneTimeTokensOf } from "../store/one-time-tokens-store.ts";
import { deleteSessionsOf } from "../store/sessions-store.ts";
import {
  findUser,
  findUserByEmail,
  findUserByPhone,
  lockUser,
  type UserRow,
  updateUser,
} from "../store/users-store.ts";
import { notValid, type Proof, proveOwner } from "./prove-owner.ts";

export type UserChange = Proof & {
  email?: string | undefined;
  phone?: string | undefined;
  password?: string | undefined;
  data?: Record<string, unknown> | undefined;
  channel?: "sms" | "whatsapp" | undefined;
  challenge?: Challenge | null | undefined;
  redirectTo: string;
};

const emailTaken = () =>
  new AuthError(422, "email_exists", "A user with this email address has already been registered");
const phoneTaken = () =>
  new AuthError(422, "phone_exists", "A user with this phone number has already been registered");

/** Who may change what. @throws AuthError insufficient_aal, user_sso_managed, validation_failed … */
function checkPermission(who: SignedIn, change: UserChange): void {
  const { user } = who;
  const touchesAddress = change.email ?? change.phone ?? change.password;
  if (touchesAddress && user.isSso)
    throw new AuthError(
      422,
      "user_sso_managed",
      "Updating email, phone, password of a SSO account only possible via SSO",
    );
  if (user.isAnonymous && change.password && !change.email && !change.phone)
    throw new AuthError(
      422,
      "validation_failed",
      "Updating password of an anonymous user without an email or phone is not allowed",
    );
  if (lacksSecondFactor(who))
    throw new AuthError(
      401,
      "insufficient_aal",
      touchesAddress
        ? "AAL2 session is required to update email or password when MFA is enabled."
        : "AAL2 session is required: verify your second factor first",
    );
}

/** @throws AuthError weak_password, same_password */
async function hashNewPassword(
  auth: AuthContext,
  { passwordHash }: UserRow,
  password: string,
): Promise<string> {
  // Only once the owner is proved: to a stolen session it would tell, guess by guess, what the password is.
  if (passwordHash && (await auth.hasher.verify(passwordHash, password)))
    throw new AuthError(
      422,
      "same_password",
      "New password should be different from the old password.",
    );
  return auth.hasher.hash(password);
}

/** One mail to the new address and, with the secure change, one to the old; each confirms its side. */
async function startEmailChange(
  auth: AuthContext,
  db: Db,
  user: UserRow,
  change: UserChange & { email: string },
): Promise<UserRow> {
  const now = auth.clock();
  const waiting = await updateUser(
    db,
    user.id,
    { newEmail: change.email, emailChangeAgreed: null },
    now,
  );
  // Confirming without mail is for those who have no address to lose.
  if (user.isAnonymous && auth.settings.autoconfirmEmail) return swapEmail(auth, db, waiting);
  const { redirectTo, challenge } = change;
  const both = auth.settings.secureEmailChange && !auth.settings.autoconfirmEmail && user.email;
  if (both)
    await sendLink(auth, db, waiting, {
      type: "email_change",
      purpose: "email_change_current",
      to: user.email as string,
      redirectTo,
      challenge,
      lines: {
        keys: ["email_change-current", "email_change-current-no"],
        values: { address: change.email },
      },
    });
  return sendLink(auth, db, waiting, {
    type: "email_change",
    to: change.email,
    redirectTo,
    challenge,
    lines: { keys: [both ? "email_change-both" : "email_change-one"] },
  });
}

/** PUT /user. @throws AuthError as section 6 of the contract lists them */
export async function changeUser(
  auth: AuthContext,
  who: SignedIn,
  change: UserChange,
  client: Client,
): Promise<WireUser> {
  checkPermission(who, change);
  const { user } = who;
  const email = change.email && change.email !== user.email ? change.email : undefined;
  const phone = change.phone && change.phone !== user.phone ? change.phone : undefined;
  if (change.password) await checkPassword(change.password, auth.settings.passwordMin);
  const what = change.password ? "Password" : email ? "Email" : phone ? "Phone" : null;
  const nonceId = what && (await proveOwner(auth, who, change, what));
  if (email && (await findUserByEmail(auth.db, email))) throw emailTaken();
  if (phone && (await findUserByPhone(auth.db, phone))) throw phoneTaken();
  const passwordHash = change.password
    ? await hashNewPassword(auth, user, change.password)
    : undefined;
  const isMailed = email && !(user.isAnonymous && auth.settings.autoconfirmEmail);
  if (isMailed) await takeMailHit(auth, client, "email_change", email);
  if (phone && !auth.settings.autoconfirmSms) await takeSmsHit(auth, client, "phone_change", phone);

  const changed = await transact<UserRow>(auth, async (db) => {
    const locked = await lockUser(db, user.id);
    if (!locked)
      return new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");
    if (nonceId && !(await deleteOneTimeToken(db, nonceId))) return notValid();
    const now = auth.clock();
    let row = await updateUser(
      db,
      user.id,
      {
        ...(change.data && { userMetadata: mergeMetadata(locked.userMetadata, change.data) }),
        ...(passwordHash && { passwordHash }),
        ...(phone && !auth.settings.autoconfirmSms && { newPhone: phone }),
      },
      now,
    );
    if (passwordHash) {
      await deleteOneTimeTokensOf(db, user.id);
      await deleteSessionsOf(db, user.id, { except: who.session?.id });
      await queueNotice(db, user.email, "password_changed");
    }
    if (email) row = await startEmailChange(auth, db, row, { ...change, email });
    if (phone && auth.settings.autoconfirmSms) row = await swapPhone(auth, db, row, phone);
    else if (phone)
      ({ user: row } = await sendSmsCode(auth, db, row, {
        purpose: "phone_change",
        phone,
        ...(change.channel && { channel: change.channel }),
      }));
    const fields = { email, phone, password: passwordHash, data: change.data };
    await writeAudit(db, {
      action: "auth.user_changed",
      userId: user.id,
      client,
      details: {
        changed: Object.entries(fields).flatMap(([name, value]) => (value ? [name] : [])),
      },
    });
    return row;
  });
  return loadWireUser(auth.db, (await findUser(auth.db, changed.id)) ?? changed);
}
