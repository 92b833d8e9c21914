import type { Context } from "hono";
import type { HttpEnv } from "#server/http/http-env.ts";
import type { AuthContext, Client } from "../auth-context.ts";
import { readDeviceCookie, writeDeviceCookie } from "../devices/device-cookie.ts";
import { findUser } from "../store/users-store.ts";

export type AuthEnv = HttpEnv;
export type AuthRequest = Context<AuthEnv>;

/** Who calls; of any request that the first middleware has seen. */
export const clientOf = (context: Context): Client => ({
  address: context.get("clientAddress") ?? "unknown",
  userAgent: context.req.header("user-agent") ?? null,
  deviceCookie: readDeviceCookie(context),
});

/** What of a session tells whether the sign-in is complete. */
type Complete = { user: { id: string; factors?: { status: string }[] } };

/**
 * Remembers the browser of whoever has just signed in. Where there is a second factor it must have
 * been shown (`isRaised`): the password alone makes no browser the owner's.
 */
export async function rememberDevice(
  auth: AuthContext,
  context: Context,
  { user: { id, factors = [] } }: Complete,
  { isRaised = false } = {},
): Promise<void> {
  if (!isRaised && factors.some(({ status }) => status === "verified")) return;
  const user = await findUser(auth.db, id);
  if (!user) return;
  await writeDeviceCookie(
    context,
    auth.devices,
    { kind: "traveller", id, passwordHash: user.passwordHash },
    auth.config.http.origin.startsWith("https:"),
  );
}
