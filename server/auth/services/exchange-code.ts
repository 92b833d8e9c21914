import { type AuthContext, type Client, transact } from "../auth-context.ts";
import { AuthError, invalid } from "../auth-error.ts";
import { matchesChallenge } from "../flows/pkce.ts";
import { isUuid } from "../http/read-input.ts";
import type { Profile } from "../oauth/profile.ts";
import { linkPerson } from "../oauth/resolve-person.ts";
import { issueSession, type WireSession } from "../sessions/issue-session.ts";
import { deleteFlowState, lockFlowStateByCode } from "../store/flow-states-store.ts";
import { lockUser } from "../store/users-store.ts";

/** From the click of a link or the return from a provider, in milliseconds. */
const codeLife = 5 * 60_000;

const notFound = () =>
  new AuthError(404, "flow_state_not_found", "invalid flow state, no valid flow state found");

/**
 * The PKCE code for a session, once: a wrong verifier spends it too.
 * @throws AuthError flow_state_not_found, flow_state_expired, bad_code_verifier, validation_failed
 */
export async function exchangeCode(
  auth: AuthContext,
  input: { code: string; verifier: string },
  client: Client,
): Promise<WireSession> {
  if (!input.code || !input.verifier)
    throw invalid("invalid request: both auth code and code verifier should be non-empty");
  if (!isUuid(input.code)) throw notFound();
  return transact<WireSession>(auth, async (db) => {
    const flow = await lockFlowStateByCode(db, input.code);
    if (!flow?.userId || !flow.codeChallenge || !flow.codeChallengeMethod) return notFound();
    await deleteFlowState(db, flow.id);
    const issued = flow.authCodeIssuedAt?.getTime() ?? 0;
    if (auth.clock().getTime() - issued > codeLife)
      return new AuthError(422, "flow_state_expired", "invalid flow state, flow state has expired");
    const challenge = { challenge: flow.codeChallenge, method: flow.codeChallengeMethod };
    if (!matchesChallenge(challenge, input.verifier))
      return new AuthError(
        400,
        "bad_code_verifier",
        "code challenge does not match previously saved code verifier",
      );
    const user = flow.pendingIdentity
      ? await linkPerson(auth, db, flow.userId, flow.pendingIdentity as Profile, client)
      : await lockUser(db, flow.userId);
    if (!user) return notFound();
    const session = await issueSession(auth, db, user, client, {
      method: flow.method,
      ...(flow.provider && { provider: flow.provider }),
      notAfter: flow.sessionNotAfter,
    });
    return {
      ...session,
      ...(flow.providerToken && { provider_token: flow.providerToken }),
      ...(flow.providerRefreshToken && { provider_refresh_token: flow.providerRefreshToken }),
    };
  });
}
