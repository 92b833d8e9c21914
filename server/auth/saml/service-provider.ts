import { SAML, ValidateInResponseTo } from "@node-saml/node-saml";
import type { AuthContext } from "../auth-context.ts";
import { readMetadata } from "./metadata.ts";
import type { SsoProvider } from "./sso-store.ts";

/** Milliseconds between a request and its answer, and the clocks' difference that is borne. */
export const requestLife = 2 * 60_000;
const clockSkew = 30_000;

export const entityId = (auth: AuthContext) => `${auth.baseUrl}/sso/saml/metadata`;
export const answerUrl = (auth: AuthContext) => `${auth.baseUrl}/sso/saml/acs`;

/** The library set up for one provider and, on the way back, the one request it may answer. */
export function createServiceProvider(
  auth: AuthContext,
  provider: SsoProvider,
  requestId: string,
): SAML {
  const { signInUrl, certificates } = readMetadata(provider.metadataXml);
  return new SAML({
    issuer: entityId(auth),
    audience: entityId(auth),
    callbackUrl: answerUrl(auth),
    entryPoint: signInUrl,
    idpCert: certificates,
    identifierFormat: provider.nameIdFormat,
    wantAssertionsSigned: true,
    wantAuthnResponseSigned: false,
    disableRequestedAuthnContext: true,
    acceptedClockSkewMs: clockSkew,
    generateUniqueId: () => requestId,
    validateInResponseTo: ValidateInResponseTo.always,
    requestIdExpirationPeriodMs: requestLife,
    cacheProvider: {
      saveAsync: async (_key, value) => ({ value, createdAt: Date.now() }),
      getAsync: async (key) => (key === requestId ? new Date().toISOString() : null),
      removeAsync: async () => null,
    },
  });
}

/** GET /sso/saml/metadata: what an identity provider must know of us. */
export function describeServiceProvider(auth: AuthContext): string {
  const nobody = new SAML({
    issuer: entityId(auth),
    callbackUrl: answerUrl(auth),
    idpCert: "none",
    wantAssertionsSigned: true,
  });
  return nobody.generateServiceProviderMetadata(null);
}
