import { createHash, timingSafeEqual } from "node:crypto";
import { decodeProtectedHeader } from "jose";
import { z } from "zod";
import { type AuthContext, type Client, transact } from "../auth-context.ts";
import { AuthError, invalid, OAuthStyleError } from "../auth-error.ts";
import type { AuthRequest } from "../http/auth-env.ts";
import { requireFullySignedIn } from "../http/bearer.ts";
import { optionalText, readBody } from "../http/read-input.ts";
import { issueSession, type WireSession } from "../sessions/issue-session.ts";
import { toProfile } from "./profile.ts";
import { findIssuer } from "./providers.ts";
import { linkPerson, resolvePerson, takeProviderHit } from "./resolve-person.ts";

const Input = z.object({
  provider: optionalText(60),
  issuer: optionalText(300),
  id_token: optionalText(16_384),
  access_token: optionalText(16_384),
  nonce: optionalText(512),
  link_identity: z.boolean().nullish(),
});

const bad = (message: string) => new OAuthStyleError(400, "invalid request", message);

const same = (left: string, right: string) => {
  const [one, other] = [left, right].map((text) => createHash("sha256").update(text).digest()) as [
    Buffer,
    Buffer,
  ];
  return timingSafeEqual(one, other);
};

const sizes: Record<string, string> = { "256": "sha256", "384": "sha384", "512": "sha512" };

/** The token was made together with this access token (OpenID Connect core 3.1.3.6). */
function matchesAccessToken(idToken: string, hash: unknown, accessToken: string): boolean {
  const { alg = "" } = decodeProtectedHeader(idToken);
  const digest = createHash(sizes[alg.slice(-3)] ?? "sha512")
    .update(accessToken)
    .digest();
  const half = digest.subarray(0, digest.length / 2).toString("base64url");
  return typeof hash === "string" && same(hash, half);
}

function checkNonce(claimed: unknown, sent: string | undefined): void {
  const has = typeof claimed === "string" && claimed !== "";
  if (has !== Boolean(sent))
    throw bad("Passed nonce and nonce in id_token should either both exist or not.");
  if (!sent || !has) return;
  if (!same(claimed as string, createHash("sha256").update(sent).digest("hex")))
    throw bad("Nonces mismatch");
}

/** grant_type=id_token: a provider's own token for a session. */
export async function exchangeIdToken(
  auth: AuthContext,
  context: AuthRequest,
  client: Client,
): Promise<WireSession> {
  const input = await readBody(context, Input);
  if (!input.id_token) throw bad("id_token required");
  if (!input.provider && !input.issuer) throw bad("provider or client_id and issuer required");
  const provider = input.provider
    ? auth.providers.find(input.provider)
    : auth.providers
        .names()
        .map((name) => auth.providers.find(name))
        .find((one) => one?.idTokens?.issuer === input.issuer);
  if (!provider?.idTokens) {
    const issuer = input.issuer ?? findIssuer(input.provider ?? "");
    throw new AuthError(
      400,
      "provider_disabled",
      `Provider (issuer "${issuer.slice(0, 100)}") is not enabled`,
    );
  }
  let linkTo: string | null = null;
  if (input.link_identity) {
    if (!auth.settings.manualLinking)
      throw new AuthError(404, "manual_linking_disabled", "Manual linking is disabled");
    linkTo = (await requireFullySignedIn(auth, context.req.raw)).user.id;
  }
  const claims = await provider.idTokens.check(input.id_token, auth.clock()).catch(() => {
    throw bad("Bad ID token");
  });
  checkNonce(claims.nonce, input.nonce);
  if (claims.at_hash !== undefined) {
    if (!input.access_token) throw bad("access_token is required for an id_token with at_hash");
    if (!matchesAccessToken(input.id_token, claims.at_hash, input.access_token))
      throw bad("at_hash does not match the access_token");
  }
  if (!claims.sub) throw invalid("The token names nobody");
  const profile = toProfile(provider.name, claims);
  if (!linkTo) await takeProviderHit(auth, profile, client);
  return transact<WireSession>(auth, async (db, afterCommit) => {
    const person = linkTo
      ? await linkPerson(auth, db, linkTo, profile, client)
      : await resolvePerson(auth, db, profile, {
          client,
          afterCommit,
          redirectTo: auth.config.http.origin,
        });
    if (person instanceof AuthError) return person;
    return issueSession(auth, db, person, client, { method: "oauth", provider: provider.name });
  });
}
