import type { JWTPayload } from "jose";
import type { AuthContext } from "../auth-context.ts";
import { AuthError } from "../auth-error.ts";
import { isBanned } from "../sessions/issue-session.ts";
import { findSessionWithUser, type SessionRow } from "../store/sessions-store.ts";
import { findUser, listFactors, type UserRow } from "../store/users-store.ts";
import { isUuid } from "./read-input.ts";

export type SignedIn = {
  user: UserRow;
  session: SessionRow | null;
  claims: JWTPayload;
  /** Whether the account has a second factor set up. */
  isProtected: boolean;
};

const adminRoles = ["service_role", "supabase_admin"];

export function findBearer(request: Request): string | null {
  const found = /^Bearer\s+(\S+)$/i.exec(request.headers.get("authorization") ?? "");
  return found?.[1] ?? null;
}

const noToken = () =>
  new AuthError(401, "no_authorization", "This endpoint requires a valid Bearer token");

/** The verified claims of the bearer. The anonymous key means nobody. @throws AuthError */
export async function requireClaims(auth: AuthContext, request: Request): Promise<JWTPayload> {
  const token = findBearer(request);
  if (!token || token === auth.config.anonKey) throw noToken();
  return auth.keys.verify(token, auth.clock());
}

/**
 * Who is asking; every call looks whether the session still stands.
 * @throws AuthError no_authorization, bad_jwt, user_not_found, session_not_found, user_banned
 */
export async function requireSignedIn(auth: AuthContext, request: Request): Promise<SignedIn> {
  const claims = await requireClaims(auth, request);
  if (!claims.sub) throw new AuthError(403, "bad_jwt", "invalid claim: missing sub claim");
  if (!isUuid(claims.sub))
    throw new AuthError(400, "bad_jwt", "invalid claim: sub claim must be a UUID");
  const sessionId = claims.session_id;
  let user: UserRow | null;
  let session: SessionRow | null = null;
  let isProtected: boolean;
  if (typeof sessionId === "string" && sessionId !== "") {
    const found = isUuid(sessionId) ? await findSessionWithUser(auth.db, sessionId) : null;
    user = found ? found.user : await findUser(auth.db, claims.sub);
    if (!user || user.deletedAt || user.id !== claims.sub) throw userGone();
    if (!found)
      throw new AuthError(
        403,
        "session_not_found",
        "Session from session_id claim in JWT does not exist",
      );
    session = found.session;
    isProtected = found.isProtected;
    if (session.notAfter && session.notAfter <= auth.clock())
      throw new AuthError(403, "session_expired", "Session has expired");
  } else {
    user = await findUser(auth.db, claims.sub);
    if (!user) throw userGone();
    const factors = await listFactors(auth.db, user.id);
    isProtected = factors.some(({ status }) => status === "verified");
  }
  if (isBanned(user, auth.clock())) throw new AuthError(403, "user_banned", "User is banned");
  return { user, session, claims, isProtected };
}

/** A password (or a mail, or a provider) alone, where the account has a second factor. */
export const lacksSecondFactor = ({ isProtected, session }: SignedIn): boolean =>
  isProtected && session?.aal !== "aal2";

/**
 * For everything of a person's own: with the second factor, where there is one.
 * @throws AuthError insufficient_aal, and as requireSignedIn
 */
export async function requireFullySignedIn(auth: AuthContext, request: Request): Promise<SignedIn> {
  const who = await requireSignedIn(auth, request);
  if (lacksSecondFactor(who))
    throw new AuthError(
      403,
      "insufficient_aal",
      "AAL2 session is required: verify your second factor first",
    );
  return who;
}

const userGone = () =>
  new AuthError(403, "user_not_found", "User from sub claim in JWT does not exist");

/** For calls that act on a session. @throws AuthError session_not_found for tokens without one */
export async function requireSession(
  auth: AuthContext,
  request: Request,
): Promise<SignedIn & { session: SessionRow }> {
  const who = await requireSignedIn(auth, request);
  if (!who.session)
    throw new AuthError(403, "session_not_found", "The token belongs to no session");
  return { ...who, session: who.session };
}

/** @throws AuthError not_admin */
export async function requireAdmin(auth: AuthContext, request: Request): Promise<JWTPayload> {
  const claims = await requireClaims(auth, request);
  if (typeof claims.role !== "string" || !adminRoles.includes(claims.role))
    throw new AuthError(403, "not_admin", "User not allowed");
  return claims;
}
