import type { SAML } from "@node-saml/node-saml";
import type { AuthContext } from "../auth-context.ts";
import { readMetadata } from "./metadata.ts";
import type { SsoProvider } from "./sso-store.ts";

/** Milliseconds between a request and its answer, and the clocks' difference that is borne. */
export const requestLife = 2 * 60_000;
const clockSkew = 30_000;

export const entityId = (auth: AuthContext) => `${auth.baseUrl}/sso/saml/metadata`;
export const answerUrl = (auth: AuthContext) => `${auth.baseUrl}/sso/saml/acs`;

/** Only who signs in through a company needs it, and what it reads XML with. */
const loadLibrary = () => import("@node-saml/node-saml");

/** The library set up for one provider and, on the way back, the one request it may answer. */
export async function createServiceProvider(
  auth: AuthContext,
  provider: SsoProvider,
  requestId: string,
): Promise<SAML> {
  const { SAML, ValidateInResponseTo } = await loadLibrary();
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
export async function describeServiceProvider(auth: AuthContext): Promise<string> {
  const { SAML } = await loadLibrary();
  const nobody = new SAML({
    issuer: entityId(auth),
    callbackUrl: answerUrl(auth),
    idpCert: "none",
    wantAssertionsSigned: true,
  });
  return nobody.generateServiceProviderMetadata(null);
}
