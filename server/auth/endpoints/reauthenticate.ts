import { networkOf } from "#server/limits/network.ts";
import { type AuthContext, transact } from "../auth-context.ts";
import { AuthError, invalid } from "../auth-error.ts";
import { issueOneTimeToken } from "../flows/one-time-tokens.ts";
import { sendSmsCode } from "../flows/send-sms-code.ts";
import { type AuthRequest, clientOf } from "../http/auth-env.ts";
import { limits } from "../http/auth-limits.ts";
import { requireFullySignedIn } from "../http/bearer.ts";
import { queueReauthenticationMail } from "../mail/auth-mails.ts";
import { takeMailHit, takeSmsHit } from "../mail/sending-limits.ts";
import { updateUser } from "../store/users-store.ts";

/** GET /reauthenticate: sends the nonce that a password change may need. */
export const handleReauthenticate = (auth: AuthContext) => async (context: AuthRequest) => {
  const client = clientOf(context);
  await auth.limits.take(limits.otp, networkOf(client.address));
  const { user } = await requireFullySignedIn(auth, context.req.raw);
  const { email, phone } = user;
  if (email) {
    if (!user.emailConfirmedAt)
      throw new AuthError(422, "email_not_confirmed", "Please verify your email first");
    await takeMailHit(auth, client, "reauthentication", email);
    await transact(auth, async (db) => {
      const { code } = await issueOneTimeToken(auth, db, {
        userId: user.id,
        purpose: "reauthentication",
        address: email,
      });
      await queueReauthenticationMail(db, email, code);
      const now = auth.clock();
      await updateUser(db, user.id, { reauthenticationSentAt: now }, now);
    });
    return context.json({});
  }
  if (phone) {
    if (!user.phoneConfirmedAt)
      throw new AuthError(422, "phone_not_confirmed", "Please verify your phone first");
    await takeSmsHit(auth, client, "reauthentication", phone);
    const { message_id } = await transact(auth, (db) =>
      sendSmsCode(auth, db, user, { purpose: "reauthentication", phone }),
    );
    return context.json({ message_id });
  }
  throw invalid("Reauthentication requires the user to have an email or a phone number");
};
