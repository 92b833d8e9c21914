import { networkOf, wideNetworkOf } from "#server/limits/network.ts";
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
export async function takeMailHit(
  auth: AuthContext,
  client: Client,
  purpose: string,
  email: string,
): Promise<void> {
  const code = "over_email_send_rate_limit";
  const wait = await auth.limits.takeGap(
    limits.mailGap,
    `${purpose} ${email}`,
    auth.settings.resendGap,
  );
  if (wait > 0) throw tooSoon(code, wait);
  await auth.limits.take(limits.mailAddress, email, code);
  await auth.limits.take(limits.mailNetwork, networkOf(client.address), code);
}

/**
 * While all texts of the hour are used up nobody is refused for what others have sent: each wider network has a
 * share of its own, so that a stranger's first code still comes and the bill grows slowly.
 * @throws AuthError over_sms_send_rate_limit
 */
export async function takeSmsHit(
  auth: AuthContext,
  client: Client,
  purpose: string,
  phone: string,
): Promise<void> {
  const code = "over_sms_send_rate_limit";
  const wait = await auth.limits.takeGap(
    limits.smsGap,
    `${purpose} ${phone}`,
    auth.settings.resendGap,
  );
  if (wait > 0) throw tooSoon(code, wait);
  // First the caller's own: one network alone must not use up what all have.
  await auth.limits.take(limits.smsNetwork, networkOf(client.address), code);
  if (await auth.limits.isWithin(limits.smsAll, "all")) return;
  await auth.limits.take(limits.smsBusy, wideNetworkOf(client.address), code);
}
