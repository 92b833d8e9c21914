import { z } from "zod";
import type { Db } from "#server/db/database.ts";
import type { TokenPurpose } from "#server/db/schema/auth.ts";
import { type AuthContext, transact } from "../auth-context.ts";
import { AuthError, invalid } from "../auth-error.ts";
import { issueOneTimeToken } from "../flows/one-time-tokens.ts";
import { type LinkRequest, sendLink } from "../flows/send-link.ts";
import { metadata, optionalText, readEmail } from "../http/read-input.ts";
import { type LinkType, makeLink } from "../mail/auth-mails.ts";
import { checkPassword } from "../passwords/rules.ts";
import { loadWireUser } from "../sessions/wire.ts";
import { writeAudit } from "../store/audit-store.ts";
import { insertIdentity } from "../store/identities-store.ts";
import { findUserByEmail, insertUser, type UserRow, updateUser } from "../store/users-store.ts";

export const LinkInput = z.object({
  type: optionalText(40),
  email: optionalText(320),
  new_email: optionalText(320),
  password: optionalText(),
  data: metadata,
  redirect_to: optionalText(2048),
});

const kinds: Record<string, { link: LinkType; purpose: TokenPurpose }> = {
  signup: { link: "signup", purpose: "confirmation" },
  invite: { link: "invite", purpose: "invite" },
  magiclink: { link: "magiclink", purpose: "magiclink" },
  recovery: { link: "recovery", purpose: "recovery" },
  email_change_current: { link: "email_change", purpose: "email_change_current" },
  email_change_new: { link: "email_change", purpose: "email_change_new" },
};

const emailTaken = () =>
  new AuthError(422, "email_exists", "A user with this email address has already been registered");

/** A person whose metadata stays exactly as it was sent. */
async function addPerson(
  auth: AuthContext,
  db: Db,
  person: {
    email: string;
    data?: Record<string, unknown> | undefined;
    passwordHash: string | null;
  },
): Promise<UserRow> {
  const now = auth.clock();
  const user = await insertUser(db, {
    email: person.email,
    passwordHash: person.passwordHash,
    appMetadata: { provider: "email", providers: ["email"] },
    userMetadata: person.data ?? {},
    createdAt: now,
    updatedAt: now,
  });
  if (!user) throw emailTaken();
  await insertIdentity(db, {
    userId: user.id,
    provider: "email",
    providerId: user.id,
    identityData: {
      sub: user.id,
      email: person.email,
      email_verified: false,
      phone_verified: false,
    },
    email: person.email,
    lastSignInAt: now,
    createdAt: now,
    updatedAt: now,
  });
  return user;
}

/** POST /invite: makes the person when new, and mails the invitation. */
export function invite(
  auth: AuthContext,
  input: { email: string; data?: Record<string, unknown> | undefined; redirectTo: string },
) {
  return transact(auth, async (db) => {
    const known = await findUserByEmail(db, input.email);
    if (known?.emailConfirmedAt) return emailTaken();
    const user = known ?? (await addPerson(auth, db, { ...input, passwordHash: null }));
    const request: LinkRequest = {
      type: "invite",
      redirectTo: input.redirectTo,
      offer: known && input.data ? { data: input.data } : null,
    };
    const invited = await sendLink(auth, db, user, request);
    await writeAudit(db, { action: "auth.admin.invited", userId: user.id, actor: "service" });
    return loadWireUser(db, invited);
  });
}

/** POST /admin/generate_link: the link and its code for the caller to deliver; nothing is mailed. */
export async function generateLink(
  auth: AuthContext,
  input: z.infer<typeof LinkInput>,
  redirectTo: string,
) {
  const kind = Object.hasOwn(kinds, input.type ?? "") ? kinds[input.type ?? ""] : undefined;
  if (!kind) throw invalid(`Invalid email action link type requested: ${input.type ?? ""}`);
  const email = readEmail(input.email ?? "");
  const isChange = kind.link === "email_change";
  const newEmail = isChange ? readEmail(input.new_email ?? "") : null;
  if (input.type === "signup" && !input.password) throw invalid("Signup requires a valid password");
  if (input.password) await checkPassword(input.password, auth.settings.passwordMin);
  const passwordHash = input.password ? await auth.hasher.hash(input.password) : null;

  return transact(auth, async (db) => {
    const known = await findUserByEmail(db, email);
    if (!known && (input.type === "recovery" || isChange))
      return new AuthError(404, "user_not_found", "User with this email not found");
    if (known?.emailConfirmedAt && (input.type === "signup" || input.type === "invite"))
      return emailTaken();
    if (newEmail && (await findUserByEmail(db, newEmail))) return emailTaken();
    const user = known ?? (await addPerson(auth, db, { email, data: input.data, passwordHash }));
    // A link to sign in for somebody new confirms the address on the way.
    const purpose = kind.purpose;
    const now = auth.clock();
    const address = input.type === "email_change_new" ? (newEmail as string) : email;
    const stamped = await updateUser(
      db,
      user.id,
      {
        ...(kind.link === "signup" && { confirmationSentAt: now }),
        ...(kind.link === "invite" && { invitedAt: now }),
        ...((kind.link === "magiclink" || kind.link === "recovery") && { recoverySentAt: now }),
        ...(newEmail && { newEmail, emailChangeSentAt: now }),
      },
      now,
    );
    const { code, link } = await issueOneTimeToken(auth, db, {
      userId: user.id,
      purpose,
      address,
      // Of an account that waits already: in force for this very link alone.
      offer: known && {
        ...(passwordHash && { passwordHash }),
        ...(input.data && { data: input.data }),
      },
    });
    await writeAudit(db, {
      action: "auth.admin.link_made",
      userId: user.id,
      actor: "service",
      details: { type: input.type },
    });
    return {
      ...(await loadWireUser(db, stamped)),
      action_link: makeLink(auth, { link, type: kind.link, redirectTo }),
      email_otp: code,
      hashed_token: link,
      verification_type: input.type as string,
      redirect_to: redirectTo,
    };
  });
}
