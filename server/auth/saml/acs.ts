import { extendUrl } from "#server/http/redirects.ts";
import { networkOf } from "#server/limits/network.ts";
import { type AuthContext, type Client, transact } from "../auth-context.ts";
import { AuthError } from "../auth-error.ts";
import { type AuthRequest, clientOf } from "../http/auth-env.ts";
import { limits } from "../http/auth-limits.ts";
import { isUuid, readForm } from "../http/read-input.ts";
import { failureUrl, sessionUrl } from "../oauth/callback.ts";
import type { Profile } from "../oauth/profile.ts";
import { resolvePerson } from "../oauth/resolve-person.ts";
import { issueSession, refuseBanned, type WireSession } from "../sessions/issue-session.ts";
import {
  deleteFlowState,
  type FlowStateRow,
  issueAuthCode,
  lockFlowState,
  updateFlowState,
} from "../store/flow-states-store.ts";
import { spend } from "../store/spent-store.ts";
import { type Assertion, readAssertion } from "./read-assertion.ts";
import { answerUrl, createServiceProvider, requestLife } from "./service-provider.ts";
import { requireSaml } from "./sso.ts";
import {
  findSsoProvider,
  type SamlRequestRow,
  type SsoProvider,
  takeSamlRequest,
} from "./sso-store.ts";

const refused = (text: string) => new AuthError(400, "saml_assertion_invalid", text);

type Pending = { request: SamlRequestRow; flow: FlowStateRow };

/** The request that this answers, taken out for good. @throws AuthError */
async function takeRequest(auth: AuthContext, relayState: string): Promise<Pending> {
  return transact<Pending>(auth, async (db) => {
    const request = isUuid(relayState) ? await takeSamlRequest(db, relayState) : null;
    const flow = request ? await lockFlowState(db, request.flowStateId) : null;
    if (!request || !flow)
      return new AuthError(
        404,
        "saml_relay_state_not_found",
        "SAML RelayState does not exist, try logging in again",
      );
    if (auth.clock().getTime() - request.createdAt.getTime() > requestLife)
      return new AuthError(
        422,
        "saml_relay_state_expired",
        "SAML RelayState has expired, try logging in again",
      );
    return { request, flow };
  });
}

/** What is signed, for us, fresh, and an answer to our own request. @throws AuthError */
async function checkAnswer(
  auth: AuthContext,
  provider: SsoProvider,
  request: SamlRequestRow,
  answer: string,
): Promise<Assertion> {
  try {
    // A document type could smuggle entities; no provider needs one.
    if (/<!DOCTYPE|<!ENTITY/i.test(Buffer.from(answer, "base64").toString("utf8")))
      throw new Error("the answer declares a document type");
    const library = await createServiceProvider(auth, provider, request.requestId);
    const { profile } = await library.validatePostResponseAsync({ SAMLResponse: answer });
    if (!profile) throw new Error("the answer names nobody");
    return readAssertion(profile, provider, {
      recipient: answerUrl(auth),
      requestId: request.requestId,
      now: new Date(),
    });
  } catch (error) {
    auth.log.warn({ err: error, provider: provider.id }, "a SAML answer was refused");
    throw refused("SAML Assertion is not valid");
  }
}

function toProfile(provider: SsoProvider, assertion: Assertion): Profile {
  const { email, subject } = assertion;
  const domain = email?.split("@")[1] ?? "";
  // A company speaks for its own people alone.
  if (email && provider.domains.length > 0 && !provider.domains.includes(domain))
    throw refused("SAML Assertion names an address outside the provider's domains");
  return {
    provider: `sso:${provider.id}`,
    subject,
    email,
    emailVerified: true,
    data: {
      iss: provider.entityId,
      sub: subject,
      ...(email && { email }),
      email_verified: Boolean(email),
      phone_verified: false,
      custom_claims: assertion.attributes,
    },
  };
}

async function finish(
  auth: AuthContext,
  provider: SsoProvider,
  flow: FlowStateRow,
  assertion: Assertion,
  client: Client,
): Promise<{ code: string } | { session: WireSession }> {
  return transact<{ code: string } | { session: WireSession }>(auth, async (db, afterCommit) => {
    const now = auth.clock();
    const key = `${provider.id} ${assertion.id}`;
    if (!(await spend(db, "saml", key, assertion.expiresAt, new Date())))
      return refused("SAML Assertion has been used before");
    const person = await resolvePerson(auth, db, toProfile(provider, assertion), {
      client,
      afterCommit,
      redirectTo: flow.redirectTo ?? auth.config.http.origin,
      isSso: true,
    });
    if (person instanceof AuthError) return person;
    refuseBanned(person, now);
    if (flow.codeChallenge) {
      await updateFlowState(db, flow.id, { sessionNotAfter: assertion.sessionNotAfter });
      return { code: await issueAuthCode(db, flow.id, person.id, now) };
    }
    await deleteFlowState(db, flow.id);
    const session = await issueSession(auth, db, person, client, {
      method: "sso/saml",
      provider: `sso:${provider.id}`,
      notAfter: assertion.sessionNotAfter,
    });
    return { session };
  });
}

/** POST /sso/saml/acs: the browser comes back with the company's answer. */
export const handleSamlAnswer = (auth: AuthContext) => async (context: AuthRequest) => {
  requireSaml(auth);
  context.header("cache-control", "no-store");
  const client = clientOf(context);
  await auth.limits.take(limits.sso, networkOf(client.address));
  const form = await readForm(context);
  let target = auth.config.http.origin;
  try {
    const { request, flow } = await takeRequest(auth, form.get("RelayState") ?? "");
    target = flow.redirectTo ?? target;
    const provider = await findSsoProvider(auth.db, request.ssoProviderId);
    if (!provider || provider.disabled)
      throw new AuthError(404, "sso_provider_not_found", "No such SSO provider");
    const assertion = await checkAnswer(auth, provider, request, form.get("SAMLResponse") ?? "");
    const done = await finish(auth, provider, flow, assertion, client);
    return context.redirect(
      "code" in done
        ? extendUrl(target, { query: { code: done.code } })
        : sessionUrl(target, done.session, {}),
      303,
    );
  } catch (error) {
    if (!(error instanceof AuthError)) throw error;
    return context.redirect(failureUrl(target, error), 303);
  }
};
