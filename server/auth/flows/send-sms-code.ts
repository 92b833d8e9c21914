import type { Db } from "#server/db/database.ts";
import type { Offer, TokenPurpose } from "#server/db/schema/auth.ts";
import type { AuthContext } from "../auth-context.ts";
import { queueCodeText } from "../mail/auth-mails.ts";
import { type UserRow, updateUser } from "../store/users-store.ts";
import { issueOneTimeToken } from "./one-time-tokens.ts";

const stamps = {
  sms: "confirmationSentAt",
  phone_change: "phoneChangeSentAt",
  reauthentication: "reauthenticationSentAt",
} as const;

/**
 * Texts a code for a purpose, through the outbox: nobody waits for the gateway, and whether there
 * was anything to send does not show.
 */
export async function sendSmsCode(
  auth: AuthContext,
  db: Db,
  user: UserRow,
  options: {
    purpose: Extract<TokenPurpose, keyof typeof stamps>;
    phone: string;
    channel?: "sms" | "whatsapp";
    /** See claim-address.ts. */
    offer?: Offer | null;
  },
): Promise<{ message_id: string; user: UserRow }> {
  const { code } = await issueOneTimeToken(auth, db, {
    userId: user.id,
    purpose: options.purpose,
    address: options.phone,
    offer: options.offer,
  });
  const messageId = await queueCodeText(db, { ...options, code });
  const now = auth.clock();
  const stamped = await updateUser(db, user.id, { [stamps[options.purpose]]: now }, now);
  return { message_id: messageId, user: stamped };
}
