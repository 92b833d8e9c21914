import type { Db } from "#server/db/database.ts";
import type { AmrEntry } from "#server/db/schema/auth.ts";
import type { AuthContext, Client } from "../auth-context.ts";
import { AuthError } from "../auth-error.ts";
import { maxKept, sizeOf } from "../flows/metadata-size.ts";
import { writeAudit } from "../store/audit-store.ts";
import { insertSession, type SessionRow } from "../store/sessions-store.ts";
import { type UserRow, updateUser } from "../store/users-store.ts";
import { makeRefreshToken } from "./refresh-token.ts";
import { loadWireUser, type WireUser } from "./wire.ts";

export type WireSession = {
  access_token: string;
  token_type: "bearer";
  expires_in: number;
  expires_at: number;
  refresh_token: string;
  user: WireUser;
  provider_token?: string;
  provider_refresh_token?: string;
  weak_password?: { message: string; reasons: string[] };
};

export const isBanned = (user: Pick<UserRow, "bannedUntil">, now: Date) =>
  user.bannedUntil !== null && user.bannedUntil > now;

/** @throws AuthError user_banned */
export function refuseBanned(user: UserRow, now: Date): void {
  if (isBanned(user, now)) throw new AuthError(403, "user_banned", "User is banned");
}

/** Too large for a header: the account keeps it, its tokens leave it out, and so its owner can act. */
const fitToken = (metadata: Record<string, unknown>, kept: string[]) =>
  sizeOf(metadata) <= maxKept
    ? metadata
    : Object.fromEntries(
        Object.entries(metadata).filter(
          ([key, value]) => kept.includes(key) && sizeOf(value) < 1024,
        ),
      );

/** Signs an access token for a session as it stands. */
export async function presentSession(
  auth: AuthContext,
  db: Db,
  user: UserRow,
  session: SessionRow,
): Promise<WireSession> {
  const issued = Math.floor(auth.clock().getTime() / 1000);
  const latest = session.notAfter ? Math.floor(session.notAfter.getTime() / 1000) : Infinity;
  const expires = Math.min(issued + auth.settings.accessTtl, latest);
  const wire = await loadWireUser(db, user);
  const accessToken = await auth.keys.sign({
    iss: auth.baseUrl,
    sub: user.id,
    aud: "authenticated",
    exp: expires,
    iat: issued,
    email: wire.email,
    phone: wire.phone,
    app_metadata: fitToken(wire.app_metadata, ["provider", "providers"]),
    user_metadata: fitToken(wire.user_metadata, []),
    role: wire.role,
    aal: session.aal,
    amr: session.amr,
    session_id: session.id,
    is_anonymous: wire.is_anonymous,
  });
  return {
    access_token: accessToken,
    token_type: "bearer",
    expires_in: expires - issued,
    expires_at: expires,
    refresh_token: await makeRefreshToken(auth.secrets, session.id, session.refreshCounter),
    user: wire,
  };
}

/**
 * Opens a session in the transaction of `db`.
 * @throws AuthError user_banned
 */
export async function issueSession(
  auth: AuthContext,
  db: Db,
  user: UserRow,
  client: Client,
  how: { method: string; provider?: string; notAfter?: Date | null },
): Promise<WireSession> {
  const now = auth.clock();
  refuseBanned(user, now);
  const entry: AmrEntry = {
    method: how.method,
    timestamp: Math.floor(now.getTime() / 1000),
    ...(how.provider && { provider: how.provider }),
  };
  const session = await insertSession(db, {
    userId: user.id,
    amr: [entry],
    notAfter: how.notAfter ?? null,
    userAgent: client.userAgent?.slice(0, 300) ?? null,
    address: client.address,
    createdAt: now,
    updatedAt: now,
  });
  const signedIn = await updateUser(db, user.id, { lastSignInAt: now }, now);
  await writeAudit(db, {
    action: "auth.signed_in",
    userId: user.id,
    client,
    details: { method: how.method, ...(how.provider && { provider: how.provider }) },
  });
  return presentSession(auth, db, signedIn, session);
}
