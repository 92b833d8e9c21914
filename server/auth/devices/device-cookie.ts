import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { type DeviceAccount, type DeviceTrust, deviceSeconds } from "./device-trust.ts";

const cookieName = "safarnama_device";

/** What the browser brings, unchecked: `DeviceTrust.find` says whose it is. */
export const readDeviceCookie = (context: Context): string | undefined =>
  getCookie(context, cookieName);

/** Marks the browser as one of the account's own, after a complete sign-in alone. */
export async function writeDeviceCookie(
  context: Context,
  trust: DeviceTrust,
  account: DeviceAccount,
  secure: boolean,
): Promise<void> {
  if (account.passwordHash === null) return;
  setCookie(context, cookieName, await trust.issue(readDeviceCookie(context), account), {
    httpOnly: true,
    sameSite: "Strict",
    secure,
    path: "/",
    maxAge: deviceSeconds,
  });
}
