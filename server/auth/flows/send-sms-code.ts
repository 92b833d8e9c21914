import { brand } from "#contract/brand.ts";
import type { Offer, TokenPurpose } from "#server/db/schema/auth.ts";
import { type AuthContext, transact } from "../auth-context.ts";
import { type UserRow, updateUser } from "../store/users-store.ts";
import { issueOneTimeToken } from "./one-time-tokens.ts";

const stamps = {
  sms: "confirmationSentAt",
  phone_change: "phoneChangeSentAt",
  reauthentication: "reauthenticationSentAt",
} as const;

/**
 * Texts a code for a purpose; the person is stamped only once it has gone out.
 * @throws AuthError sms_send_failed
 */
export async function sendSmsCode(
  auth: AuthContext,
  user: UserRow,
  options: {
    purpose: Extract<TokenPurpose, keyof typeof stamps>;
    phone: string;
    channel?: "sms" | "whatsapp";
    /** See claim-address.ts. */
    offer?: Offer | null;
  },
): Promise<{ message_id?: string; user: UserRow }> {
  const { code } = await transact(auth, (db) =>
    issueOneTimeToken(auth, db, {
      userId: user.id,
      purpose: options.purpose,
      address: options.phone,
      offer: options.offer,
    }),
  );
  const { messageId } = await auth.sms.send(auth.db, {
    to: options.phone,
    text: `Your code for ${brand.name} is ${code}`,
    channel: options.channel ?? "sms",
  });
  const now = auth.clock();
  const stamped = await updateUser(auth.db, user.id, { [stamps[options.purpose]]: now }, now);
  return { ...(messageId && { message_id: messageId }), user: stamped };
}
