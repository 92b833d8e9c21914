import type { Db } from "#server/db/database.ts";
import type { Offer } from "#server/db/schema/auth.ts";
import { spellUuid } from "#server/db/spell-uuid.ts";
import { type AuthContext, type Client, transact } from "../auth-context.ts";
import { AuthError, invalid } from "../auth-error.ts";
import type { Challenge } from "../flows/pkce.ts";
import { sendLink } from "../flows/send-link.ts";
import { sendSmsCode } from "../flows/send-sms-code.ts";
import { takeMailHit, takeSmsHit } from "../mail/sending-limits.ts";
import { crowdQueue } from "../passwords/hasher.ts";
import { checkPassword } from "../passwords/rules.ts";
import { issueSession, type WireSession } from "../sessions/issue-session.ts";
import { compact, type WireUser } from "../sessions/wire.ts";
import { writeAudit } from "../store/audit-store.ts";
import { findUserByEmail, findUserByPhone, type UserRow } from "../store/users-store.ts";
import { createPerson } from "./create-user.ts";

export type SignUpInput = {
  /** Chosen by the caller, when something must be named after the person beforehand. */
  id?: string;
  email?: string | undefined;
  phone?: string | undefined;
  password: string;
  data?: Record<string, unknown> | undefined;
  challenge?: Challenge | null | undefined;
  redirectTo: string;
  channel?: "sms" | "whatsapp" | undefined;
  /** The path of a stored picture that `onCreated` gives the new person; it goes if somebody else confirms. */
  portrait?: string | undefined;
  /** Written in the same transaction as a new person. */
  onCreated?: (db: Db, user: UserRow) => Promise<void>;
};

/** `created` is for callers that keep something of their own; it must never be told to a visitor. */
export type SignUpResult = { created: boolean } & ({ session: WireSession } | { user: WireUser });

const alreadyRegistered = () =>
  new AuthError(422, "user_already_exists", "User already registered");

/**
 * Signs up with an address and a password. Without autoconfirm an existing address answers exactly
 * as a new one does: same fields, same time, no hint.
 * @throws AuthError as section 3 of the contract lists them
 */
export async function signUp(
  auth: AuthContext,
  input: SignUpInput,
  client: Client,
): Promise<SignUpResult> {
  const { settings } = auth;
  if (settings.disableSignup)
    throw new AuthError(422, "signup_disabled", "Signups not allowed for this instance");
  if (input.email && input.phone)
    throw invalid("Only an email address or phone number should be provided on signup.");
  if (input.email && !settings.email)
    throw new AuthError(400, "email_provider_disabled", "Email signups are disabled");
  if (input.phone && !settings.phone)
    throw new AuthError(400, "phone_provider_disabled", "Phone signups are disabled");
  if (input.phone && input.challenge) throw invalid("PKCE not supported for phone signups");
  await checkPassword(input.password, settings.passwordMin);
  return crowdQueue(() => takeIn(auth, input, client), client.address);
}

async function takeIn(
  auth: AuthContext,
  input: SignUpInput,
  client: Client,
): Promise<SignUpResult> {
  const { settings } = auth;
  const confirmed = input.email ? settings.autoconfirmEmail : settings.autoconfirmSms;
  if (!confirmed) {
    if (input.email) await takeMailHit(auth, client, "signup", input.email);
    else await takeSmsHit(auth, client, "sms", input.phone as string);
  }
  const passwordHash = await auth.hasher.hash(input.password);
  return input.email
    ? signUpByEmail(auth, { ...input, email: input.email }, passwordHash, client)
    : signUpByPhone(auth, { ...input, phone: input.phone as string }, passwordHash, client);
}

const makeOffer = (input: SignUpInput, passwordHash: string, isNew: boolean): Offer => ({
  passwordHash,
  ...(input.data && { data: input.data }),
  ...(isNew && input.portrait && { portrait: input.portrait }),
});

async function signUpByEmail(
  auth: AuthContext,
  input: SignUpInput & { email: string },
  passwordHash: string,
  client: Client,
): Promise<SignUpResult> {
  const { settings } = auth;
  return transact<SignUpResult>(auth, async (db) => {
    const person = {
      ...input,
      phone: undefined,
      passwordHash,
      confirmed: settings.autoconfirmEmail,
    };
    const known = await findUserByEmail(db, input.email);
    const made = known ? null : await createPerson(auth, db, person);
    if (!made) {
      if (settings.autoconfirmEmail || settings.autoconfirmSms) return alreadyRegistered();
      const user = known ?? (await findUserByEmail(db, input.email));
      if (!user || user.emailConfirmedAt)
        return { created: false, user: await presentPending(auth, input.email, input.data) };
      await sendLink(auth, db, user, {
        type: "signup",
        ...input,
        offer: makeOffer(input, passwordHash, false),
      });
      return { created: false, user: await presentPending(auth, input.email, input.data, user.id) };
    }
    await input.onCreated?.(db, made);
    await writeAudit(db, { action: "auth.signed_up", userId: made.id, client });
    if (settings.autoconfirmEmail)
      return {
        created: true,
        session: await issueSession(auth, db, made, client, { method: "password" }),
      };
    await sendLink(auth, db, made, {
      type: "signup",
      ...input,
      offer: makeOffer(input, passwordHash, true),
    });
    return { created: true, user: await presentPending(auth, input.email, input.data, made.id) };
  });
}

async function signUpByPhone(
  auth: AuthContext,
  input: SignUpInput & { phone: string },
  passwordHash: string,
  client: Client,
): Promise<SignUpResult> {
  const { settings } = auth;
  return transact<SignUpResult>(auth, async (db) => {
    const known = await findUserByPhone(db, input.phone);
    const made = known
      ? null
      : await createPerson(auth, db, {
          ...input,
          email: undefined,
          passwordHash,
          confirmed: settings.autoconfirmSms,
        });
    const user = made ?? known ?? (await findUserByPhone(db, input.phone));
    if (!user) return alreadyRegistered();
    if (!made) {
      if (settings.autoconfirmEmail || settings.autoconfirmSms) return alreadyRegistered();
    } else {
      await input.onCreated?.(db, made);
      await writeAudit(db, { action: "auth.signed_up", userId: made.id, client });
      if (settings.autoconfirmSms)
        return {
          created: true,
          session: await issueSession(auth, db, made, client, { method: "password" }),
        };
    }
    const created = Boolean(made);
    const present = (id?: string) => presentPending(auth, input.phone, input.data, id, true);
    if (user.phoneConfirmedAt) return { created, user: await present() };
    await sendSmsCode(auth, db, user, {
      purpose: "sms",
      phone: input.phone,
      ...(input.channel && { channel: input.channel }),
      offer: makeOffer(input, passwordHash, created),
    });
    return { created, user: await present(user.id) };
  });
}

/** As `crypto.randomUUID` makes them (version 4, RFC 9562): every bit that is free is the digest's. */
function asUuid(digest: Buffer): string {
  const bytes = Buffer.from(digest.subarray(0, 16));
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  return spellUuid(bytes);
}

/**
 * What every sign-up that waits for its confirmation is told, whether the address was new, pending
 * or taken. The ids are the person's own or derived from the address, so that asking twice shows
 * nothing either.
 */
async function presentPending(
  auth: AuthContext,
  address: string,
  data: Record<string, unknown> | undefined,
  knownId?: string,
  byPhone = false,
): Promise<WireUser> {
  const now = auth.clock().toISOString();
  const id = knownId ?? asUuid(await auth.secrets.digest("invented-user", address));
  const provider = byPhone ? "phone" : "email";
  const identityData = {
    ...data,
    sub: id,
    [provider]: address,
    email_verified: false,
    phone_verified: false,
  };
  const identity = compact({
    identity_id: asUuid(await auth.secrets.digest("invented-identity", id)),
    id,
    user_id: id,
    identity_data: identityData,
    provider,
    last_sign_in_at: now,
    created_at: now,
    updated_at: now,
    email: byPhone ? undefined : address,
  });
  return {
    id,
    aud: "authenticated",
    role: "authenticated",
    email: byPhone ? "" : address,
    phone: byPhone ? address : "",
    confirmation_sent_at: now,
    app_metadata: { provider, providers: [provider] },
    user_metadata: identityData,
    identities: [identity],
    created_at: now,
    updated_at: now,
    is_anonymous: false,
  };
}
