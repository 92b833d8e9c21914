import { randomUUID } from "node:crypto";
import { type AuthContext, type Client, transact } from "../auth-context.ts";
import { AuthError } from "../auth-error.ts";
import type { Challenge } from "../flows/pkce.ts";
import { sendLink } from "../flows/send-link.ts";
import { sendSmsCode } from "../flows/send-sms-code.ts";
import { takeMailHit, takeSmsHit } from "../mail/sending-limits.ts";
import { writeAudit } from "../store/audit-store.ts";
import { findUserByEmail, findUserByPhone } from "../store/users-store.ts";
import { createPerson } from "./create-user.ts";

export type OtpInput = {
  createUser: boolean;
  data?: Record<string, unknown> | undefined;
  channel?: "sms" | "whatsapp" | undefined;
  challenge?: Challenge | null | undefined;
  redirectTo: string;
};

const otpDisabled = () => new AuthError(422, "otp_disabled", "Signups not allowed for otp");

/**
 * Whether a stranger may be told that an address is unknown: only where sign-up says so anyway,
 * because addresses are taken without confirmation.
 */
const tellsStrangers = ({ settings }: AuthContext) =>
  settings.autoconfirmEmail || settings.autoconfirmSms;

const offerOf = ({ data }: OtpInput) => (data ? { data } : null);

/** Mails a link and a code to sign in with; a new address gets the confirmation of a sign-up. */
export async function sendEmailOtp(
  auth: AuthContext,
  input: OtpInput & { email: string },
  client: Client,
): Promise<void> {
  const { settings } = auth;
  if (!settings.email)
    throw new AuthError(422, "email_provider_disabled", "Email logins are disabled");
  // One gap for both outcomes: it must not tell which mail went out.
  await takeMailHit(auth, client, "otp", input.email);
  await transact(auth, async (db) => {
    let user = await findUserByEmail(db, input.email);
    if (!user && (!input.createUser || settings.disableSignup))
      return tellsStrangers(auth) ? otpDisabled() : undefined;
    if (!user) {
      user =
        (await createPerson(auth, db, { ...input, confirmed: settings.autoconfirmEmail })) ??
        (await findUserByEmail(db, input.email));
      if (!user) throw new Error("the user was neither made nor found");
      await writeAudit(db, { action: "auth.signed_up", userId: user.id, client });
    }
    const type = user.emailConfirmedAt ? "magiclink" : "signup";
    await sendLink(auth, db, user, { type, ...input, offer: offerOf(input) });
    return undefined;
  });
}

/**
 * Texts a code to sign in with.
 * @returns what the message is called; made up where none was sent, or it would tell a stranger so
 */
export async function sendPhoneOtp(
  auth: AuthContext,
  input: OtpInput & { phone: string },
  client: Client,
): Promise<{ message_id: string }> {
  const { settings } = auth;
  if (!settings.phone)
    throw new AuthError(422, "phone_provider_disabled", "Phone logins are disabled");
  await takeSmsHit(auth, client, "sms", input.phone);
  return transact<{ message_id: string }>(auth, async (db) => {
    let user = await findUserByPhone(db, input.phone);
    if (!user && (!input.createUser || settings.disableSignup))
      return tellsStrangers(auth) ? otpDisabled() : { message_id: randomUUID() };
    if (!user) {
      user =
        (await createPerson(auth, db, { ...input, confirmed: settings.autoconfirmSms })) ??
        (await findUserByPhone(db, input.phone));
      if (!user) throw new Error("the user was neither made nor found");
      await writeAudit(db, { action: "auth.signed_up", userId: user.id, client });
    }
    const { message_id } = await sendSmsCode(auth, db, user, {
      purpose: "sms",
      phone: input.phone,
      ...(input.channel && { channel: input.channel }),
      offer: offerOf(input),
    });
    return { message_id };
  });
}
