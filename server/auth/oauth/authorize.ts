import { randomBytes } from "node:crypto";
import { networkOf } from "#server/limits/network.ts";
import type { AuthContext } from "../auth-context.ts";
import { AuthError, invalid } from "../auth-error.ts";
import { readChallenge } from "../flows/pkce.ts";
import { type AuthRequest, clientOf } from "../http/auth-env.ts";
import { limits } from "../http/auth-limits.ts";
import { requireFullySignedIn } from "../http/bearer.ts";
import { readRedirect } from "../http/read-input.ts";
import { insertFlowState } from "../store/flow-states-store.ts";

/** Members that are ours or the protocol's: a caller may not set them at the provider. */
const reserved = new Set([
  "provider",
  "redirect_to",
  "scopes",
  "code_challenge",
  "code_challenge_method",
  "invite_token",
  "skip_http_redirect",
  "client_id",
  "client_secret",
  "redirect_uri",
  "response_type",
  "response_mode",
  "scope",
  "state",
  "nonce",
  "request",
  "request_uri",
]);

export const callbackAddress = (auth: AuthContext) => `${auth.baseUrl}/callback`;

/** Opens a round trip and says where the browser goes. @throws AuthError validation_failed */
async function startRoundTrip(
  auth: AuthContext,
  context: AuthRequest,
  linkingUserId: string | null,
): Promise<URL> {
  await auth.limits.take(limits.authorize, networkOf(clientOf(context).address));
  const query = new URL(context.req.url).searchParams;
  const name = query.get("provider") ?? "";
  const provider = auth.providers.find(name);
  if (!provider)
    throw invalid(
      name
        ? `Unsupported provider: ${/^[\w-]{1,40}$/.test(name) ? name : "unknown"} is not enabled`
        : "Unsupported provider: missing provider",
    );
  const challenge = readChallenge(
    query.get("code_challenge") ?? undefined,
    query.get("code_challenge_method") ?? undefined,
  );
  const extra = new URLSearchParams([...query].filter(([key]) => !reserved.has(key)));
  const now = auth.clock();
  const nonce = randomBytes(24).toString("base64url");
  const verifier = randomBytes(32).toString("base64url");
  const flow = await insertFlowState(
    auth.db,
    {
      method: "oauth",
      provider: name,
      codeChallenge: challenge?.challenge ?? null,
      codeChallengeMethod: challenge?.method ?? null,
      redirectTo: readRedirect(auth, context),
      linkingUserId,
      inviteToken: query.get("invite_token")?.slice(0, 256) ?? null,
      providerNonce: nonce,
      providerVerifier: verifier,
    },
    now,
  );
  const trip = { state: flow.id, nonce, verifier, redirectUri: callbackAddress(auth) };
  try {
    return await provider.start(trip, query.get("scopes") ?? undefined, extra);
  } catch (error) {
    auth.log.warn({ err: error, provider: name }, "the provider cannot be reached");
    throw new AuthError(422, "unexpected_failure", `${name} cannot be reached, try again later`);
  }
}

/** GET /authorize: the browser itself comes here, without headers. */
export const handleAuthorize = (auth: AuthContext) => async (context: AuthRequest) => {
  const target = await startRoundTrip(auth, context, null);
  context.header("cache-control", "no-store");
  return context.redirect(target.href, 302);
};

/** GET /user/identities/authorize: `{url}` with skip_http_redirect, else the redirect. */
export const handleLinkIdentity = (auth: AuthContext) => async (context: AuthRequest) => {
  const { user } = await requireFullySignedIn(auth, context.req.raw);
  if (!auth.settings.manualLinking)
    throw new AuthError(404, "manual_linking_disabled", "Manual linking is disabled");
  const target = await startRoundTrip(auth, context, user.id);
  context.header("cache-control", "no-store");
  if (context.req.query("skip_http_redirect") === "true") return context.json({ url: target.href });
  return context.redirect(target.href, 302);
};
