import type { Context } from "hono";
import { createSiteCookie } from "#server/http/site-cookie.ts";
import { type DeviceAccount, type DeviceTrust, deviceSeconds } from "./device-trust.ts";

const cookie = createSiteCookie("safarnama_device");

/** What the browser brings, unchecked: `DeviceTrust.find` says whose it is. */
export const readDeviceCookie = (context: Context): string | undefined => cookie.read(context);

/** Marks the browser as one of the account's own, after a complete sign-in alone. */
export async function writeDeviceCookie(
  context: Context,
  trust: DeviceTrust,
  account: DeviceAccount,
  secure: boolean,
): Promise<void> {
  if (account.passwordHash === null) return;
  const value = await trust.issue(readDeviceCookie(context), account);
  cookie.write(context, value, { secure, maxAge: deviceSeconds });
}
