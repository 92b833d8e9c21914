import type { Db } from "#server/db/database.ts";
import { extendUrl } from "#server/http/redirects.ts";
import { type AuthContext, type Client, transact } from "../auth-context.ts";
import { AuthError } from "../auth-error.ts";
import { matchLink } from "../flows/one-time-tokens.ts";
import { type AuthRequest, clientOf } from "../http/auth-env.ts";
import { isUuid, readForm } from "../http/read-input.ts";
import { issueSession, refuseBanned, type WireSession } from "../sessions/issue-session.ts";
import {
  deleteFlowState,
  type FlowStateRow,
  issueAuthCode,
  lockFlowState,
  updateFlowState,
} from "../store/flow-states-store.ts";
import { findIdentity } from "../store/identities-store.ts";
import type { UserRow } from "../store/users-store.ts";
import { callbackAddress } from "./authorize.ts";
import type { Profile, ProviderTokens } from "./profile.ts";
import { linkPerson, resolvePerson, takeProviderHit } from "./resolve-person.ts";

/** From /authorize to the return, in milliseconds. */
const flowLife = 5 * 60_000;

/** Where a failed sign-in leads: told in the query and in the fragment. */
export function failureUrl(target: string, error: AuthError): string {
  const parts = {
    error: error.code === "unexpected_failure" ? "server_error" : "access_denied",
    error_code: error.code,
    error_description: error.message,
  };
  return extendUrl(target, { query: parts, fragment: { ...parts, sb: "" } });
}

/** Where a finished sign-in without PKCE leads. */
export function sessionUrl(target: string, session: WireSession, tokens: ProviderTokens): string {
  return extendUrl(target, {
    fragment: {
      access_token: session.access_token,
      expires_at: String(session.expires_at),
      expires_in: String(session.expires_in),
      ...(tokens.token && { provider_token: tokens.token }),
      ...(tokens.refreshToken && { provider_refresh_token: tokens.refreshToken }),
      refresh_token: session.refresh_token,
      sb: "",
      token_type: "bearer",
    },
  });
}

/** Takes the flow out of the table's reach: a state returns once. */
async function takeFlow(auth: AuthContext, state: string): Promise<FlowStateRow | null> {
  if (!isUuid(state)) return null;
  return transact<FlowStateRow | null>(auth, async (db) => {
    const flow = await lockFlowState(db, state);
    if (!flow?.providerVerifier || flow.spentAt) return null;
    const now = auth.clock();
    if (now.getTime() - flow.createdAt.getTime() > flowLife) return null;
    await updateFlowState(db, flow.id, { spentAt: now });
    return flow;
  });
}

/** An invitation accepted through a provider confirms the invited address too. */
async function acceptInvite(
  auth: AuthContext,
  db: Db,
  flow: FlowStateRow,
  profile: Profile,
): Promise<Profile> {
  if (!flow.inviteToken) return profile;
  const token = await matchLink(auth, db, flow.inviteToken, ["invite"]);
  if (!token || token.address !== profile.email)
    throw new AuthError(403, "user_not_found", "Invited email does not match the provider's email");
  return { ...profile, emailVerified: true };
}

/**
 * Who it is, in the flow's own way: a code for PKCE, else a session. An identity to be linked waits
 * for the exchange: the browser that approved it may not be the one that asked.
 */
async function finishFlow(
  auth: AuthContext,
  flow: FlowStateRow,
  outcome: { profile: Profile; tokens: ProviderTokens },
  client: Client,
): Promise<{ code: string } | { session: WireSession }> {
  const { tokens } = outcome;
  if (!flow.linkingUserId && !flow.inviteToken)
    await takeProviderHit(auth, outcome.profile, client);
  return transact<{ code: string } | { session: WireSession }>(auth, async (db, afterCommit) => {
    const profile = await acceptInvite(auth, db, flow, outcome.profile);
    const kept = {
      providerVerifier: null,
      providerNonce: null,
      providerToken: tokens.token ?? null,
      providerRefreshToken: tokens.refreshToken ?? null,
    };
    if (flow.linkingUserId && flow.codeChallenge) {
      if (await findIdentity(db, profile.provider, profile.subject))
        return new AuthError(
          422,
          "identity_already_exists",
          "Identity is already linked to another user",
        );
      await updateFlowState(db, flow.id, { ...kept, pendingIdentity: profile });
      return { code: await issueAuthCode(db, flow.id, flow.linkingUserId, auth.clock()) };
    }
    const found: UserRow | AuthError = flow.linkingUserId
      ? await linkPerson(auth, db, flow.linkingUserId, profile, client)
      : await resolvePerson(auth, db, profile, {
          client,
          afterCommit,
          redirectTo: flow.redirectTo ?? auth.config.http.origin,
        });
    if (found instanceof AuthError) return found;
    refuseBanned(found, auth.clock());
    if (flow.codeChallenge) {
      await updateFlowState(db, flow.id, kept);
      return { code: await issueAuthCode(db, flow.id, found.id, auth.clock()) };
    }
    await deleteFlowState(db, flow.id);
    const how = { method: "oauth", provider: profile.provider };
    return { session: await issueSession(auth, db, found, client, how) };
  });
}

async function readAnswer(context: AuthRequest): Promise<URLSearchParams> {
  return context.req.method === "POST"
    ? await readForm(context)
    : new URL(context.req.url).searchParams;
}

/** GET|POST /callback: the provider sends the browser back. */
export const handleCallback = (auth: AuthContext) => async (context: AuthRequest) => {
  context.header("cache-control", "no-store");
  const answer = await readAnswer(context);
  const flow = await takeFlow(auth, answer.get("state") ?? "");
  const provider = flow?.provider ? auth.providers.find(flow.provider) : null;
  if (!flow || !provider) {
    const error = new AuthError(400, "bad_oauth_state", "OAuth state is invalid or has expired");
    return context.redirect(failureUrl(auth.config.http.origin, error), 303);
  }
  const target = flow.redirectTo ?? auth.config.http.origin;
  try {
    if (answer.has("error")) {
      const text = answer.get("error_description") ?? answer.get("error") ?? "";
      throw new AuthError(400, "bad_oauth_callback", text.slice(0, 300));
    }
    const callback = new URL(callbackAddress(auth));
    callback.search = answer.toString();
    const outcome = await provider
      .finish(callback, {
        state: flow.id,
        nonce: flow.providerNonce ?? "",
        verifier: flow.providerVerifier ?? "",
        redirectUri: callbackAddress(auth),
      })
      .catch((error: unknown) => {
        auth.log.warn({ err: error, provider: provider.name }, "a provider's answer was refused");
        throw new AuthError(
          400,
          "bad_oauth_callback",
          `The answer of ${provider.name} could not be verified`,
        );
      });
    const done = await finishFlow(auth, flow, outcome, clientOf(context));
    return context.redirect(
      "code" in done
        ? extendUrl(target, { query: { code: done.code } })
        : sessionUrl(target, done.session, outcome.tokens),
      302,
    );
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return context.redirect(failureUrl(target, error), 302);
  }
};
