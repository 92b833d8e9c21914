import { networkOf } from "#server/limits/network.ts";
import type { AuthContext, Client } from "../auth-context.ts";
import { AuthError } from "../auth-error.ts";
import { limits } from "../http/auth-limits.ts";

const tooSoon = (code: string, seconds: number) =>
  new AuthError(
    429,
    code,
    `For security purposes, you can only request this after ${seconds} seconds.`,
  );

/**
 * Asked before anybody is looked up, so that a known address is refused exactly like an unknown one.
 * @throws AuthError over_email_send_rate_limit
 */
export async function takeMailTurn(
  auth: AuthContext,
  client: Client,
  purpose: string,
  email: string,
): Promise<void> {
  const code = "over_email_send_rate_limit";
  const wait = await auth.limits.takeGap(`mail-${purpose}`, email, auth.settings.resendGap);
  if (wait > 0) throw tooSoon(code, wait);
  await auth.limits.take(limits.mailAddress, email, code);
  await auth.limits.take(limits.mailNetwork, networkOf(client.address), code);
}

/** @throws AuthError over_sms_send_rate_limit */
export async function takeSmsTurn(
  auth: AuthContext,
  client: Client,
  purpose: string,
  phone: string,
): Promise<void> {
  const code = "over_sms_send_rate_limit";
  const wait = await auth.limits.takeGap(`sms-${purpose}`, phone, auth.settings.resendGap);
  if (wait > 0) throw tooSoon(code, wait);
  // First the caller's own: one network alone must not use up what all have.
  await auth.limits.take(limits.smsNetwork, networkOf(client.address), code);
  await auth.limits.take(limits.smsAll, "all", code);
}
