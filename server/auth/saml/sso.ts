import { randomBytes, randomUUID } from "node:crypto";
import { z } from "zod";
import { chooseRedirect } from "#server/http/redirects.ts";
import { networkOf } from "#server/limits/network.ts";
import { type AuthContext, transact } from "../auth-context.ts";
import { AuthError, invalid } from "../auth-error.ts";
import { pkce } from "../endpoints/shapes.ts";
import { readChallenge } from "../flows/pkce.ts";
import { type AuthRequest, clientOf } from "../http/auth-env.ts";
import { limits } from "../http/auth-limits.ts";
import { isUuid, optionalText, readBody } from "../http/read-input.ts";
import { insertFlowState } from "../store/flow-states-store.ts";
import { createServiceProvider, describeServiceProvider } from "./service-provider.ts";
import {
  findSsoProvider,
  findSsoProviderByDomain,
  insertSamlRequest,
  type SsoProvider,
} from "./sso-store.ts";

const Input = z.object({
  ...pkce,
  provider_id: optionalText(64),
  domain: optionalText(255),
  redirect_to: optionalText(2048),
  skip_http_redirect: z.boolean().nullish(),
});

/** @throws AuthError saml_provider_disabled */
export function requireSaml(auth: AuthContext): void {
  if (!auth.settings.saml)
    throw new AuthError(404, "saml_provider_disabled", "SAML 2.0 is disabled");
}

async function getProvider(
  auth: AuthContext,
  wanted: { provider_id?: string | undefined; domain?: string | undefined },
): Promise<SsoProvider> {
  const { provider_id: id, domain } = wanted;
  const found = id
    ? isUuid(id)
      ? await findSsoProvider(auth.db, id)
      : null
    : await findSsoProviderByDomain(auth.db, (domain ?? "").toLowerCase());
  if (!found || found.disabled)
    throw new AuthError(
      404,
      "sso_provider_not_found",
      id ? "No such SSO provider" : "No SSO provider assigned for this domain",
    );
  return found;
}

/** POST /sso: where the browser goes to sign in with its company. */
export const handleSso = (auth: AuthContext) => async (context: AuthRequest) => {
  requireSaml(auth);
  await auth.limits.take(limits.sso, networkOf(clientOf(context).address));
  const input = await readBody(context, Input);
  if (Boolean(input.provider_id) === Boolean(input.domain))
    throw invalid("A provider_id or a domain needs to be provided");
  const challenge = readChallenge(input.code_challenge, input.code_challenge_method);
  const provider = await getProvider(auth, input);
  const requestId = `_${randomBytes(20).toString("hex")}`;
  const relayState = randomUUID();
  const library = await createServiceProvider(auth, provider, requestId);
  const url = await library.getAuthorizeUrlAsync(relayState, undefined, {});
  await transact(auth, async (db) => {
    const now = auth.clock();
    const flow = await insertFlowState(
      db,
      {
        method: "sso/saml",
        provider: `sso:${provider.id}`,
        codeChallenge: challenge?.challenge ?? null,
        codeChallengeMethod: challenge?.method ?? null,
        redirectTo: chooseRedirect(auth.config, {
          redirectTo: input.redirect_to,
          referer: context.req.header("referer"),
        }),
      },
      now,
    );
    await insertSamlRequest(db, {
      id: relayState,
      ssoProviderId: provider.id,
      requestId,
      flowStateId: flow.id,
      createdAt: now,
    });
  });
  return input.skip_http_redirect ? context.json({ url }) : context.redirect(url, 303);
};

/** GET /sso/saml/metadata */
export const handleSamlMetadata = (auth: AuthContext) => async (context: AuthRequest) => {
  requireSaml(auth);
  context.header("content-type", "application/samlmetadata+xml");
  context.header("cache-control", "public, max-age=600");
  return context.body(await describeServiceProvider(auth));
};
