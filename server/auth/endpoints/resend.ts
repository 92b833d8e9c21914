import { randomUUID } from "node:crypto";
import { z } from "zod";
import { networkOf } from "#server/limits/network.ts";
import { type AuthContext, transact } from "../auth-context.ts";
import { invalid } from "../auth-error.ts";
import { findOfferToRepeat } from "../flows/claim-address.ts";
import { readChallenge } from "../flows/pkce.ts";
import { sendLink } from "../flows/send-link.ts";
import { sendSmsCode } from "../flows/send-sms-code.ts";
import { type AuthRequest, clientOf } from "../http/auth-env.ts";
import { limits } from "../http/auth-limits.ts";
import { answerEvenly } from "../http/even-timing.ts";
import { optionalText, readBody, readEmail, readPhone, readRedirect } from "../http/read-input.ts";
import { takeMailHit, takeSmsHit } from "../mail/sending-limits.ts";
import { findUserByEmail, findUserByPhone } from "../store/users-store.ts";
import { address, pkce } from "./shapes.ts";

const Input = z.object({ ...address, ...pkce, type: optionalText(40) });

/**
 * POST /resend `{type, email|phone}`: `{}`, or `{message_id}` for a text, also for the unknown and the
 * already confirmed.
 */
export const handleResend = (auth: AuthContext) => async (context: AuthRequest) => {
  const client = clientOf(context);
  const input = await readBody(context, Input);
  await auth.limits.take(limits.resend, networkOf(client.address));
  const challenge = readChallenge(input.code_challenge, input.code_challenge_method);
  const redirectTo = readRedirect(auth, context);
  const { type } = input;
  if (type === "signup" || type === "email_change") {
    if (input.phone || !input.email)
      throw invalid(`Type provided requires an email address: ${type}`);
    const email = readEmail(input.email);
    await answerEvenly(auth, async () => {
      await takeMailHit(auth, client, type, email);
      await transact(auth, async (db) => {
        const user = await findUserByEmail(db, email);
        if (!user) return;
        if (type === "signup" && !user.emailConfirmedAt)
          await sendLink(auth, db, user, {
            type,
            redirectTo,
            challenge,
            offer: await findOfferToRepeat(db, user.id, "confirmation"),
          });
        if (type === "email_change" && user.newEmail)
          await sendLink(auth, db, user, { type, redirectTo, challenge, to: user.newEmail });
      });
    });
    return context.json({});
  }
  if (type === "sms" || type === "phone_change") {
    if (input.email || !input.phone)
      throw invalid(`Type provided requires a phone number: ${type}`);
    const phone = readPhone(input.phone);
    const sent = await answerEvenly(auth, async () => {
      await takeSmsHit(auth, client, type, phone);
      return transact(auth, async (db) => {
        const user = await findUserByPhone(db, phone);
        if (type === "sms" && user && !user.phoneConfirmedAt)
          return sendSmsCode(auth, db, user, {
            purpose: "sms",
            phone,
            offer: await findOfferToRepeat(db, user.id, "sms"),
          });
        if (type === "phone_change" && user?.newPhone)
          return sendSmsCode(auth, db, user, { purpose: "phone_change", phone: user.newPhone });
        return null;
      });
    });
    // Made up where none was sent, or it would tell a stranger so.
    return context.json({ message_id: sent?.message_id ?? randomUUID() });
  }
  throw invalid("Missing one of these types: signup, email_change, sms, phone_change");
};
