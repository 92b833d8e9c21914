import type {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { brand } from "#contract/brand.ts";
import type { Config } from "#server/config/config.ts";
import type { WebauthnChallenge, WebauthnCredential } from "#server/db/schema/auth.ts";
import type { FactorRow, UserRow } from "../store/users-store.ts";

export type Transports = NonNullable<
  Parameters<typeof verifyAuthenticationResponse>[0]["credential"]["transports"]
>;

/** With all its formats of certificates 26 MB of memory, which few sites' travellers ever need. */
export const loadLibrary = () => import("@simplewebauthn/server");

/** EdDSA, ES256, RS256: what authenticators have, without asking this machine for more. */
export const algorithms = [-8, -7, -257];

/** The site alone: what a request says of rpId and origins is never believed. */
export function relyingParty(config: Config): { id: string; origins: string[] } {
  const url = new URL(config.http.origin);
  const isLoopback = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  if (!isLoopback) return { id: url.hostname, origins: [url.origin] };
  // Browsers know no credential for an IP address.
  const port = url.port ? `:${url.port}` : "";
  return { id: "localhost", origins: [`${url.protocol}//localhost${port}`, url.origin] };
}

/** Options for the browser, and what to remember of them. */
export async function startWebauthn(
  config: Config,
  user: UserRow,
  factor: FactorRow,
  all: FactorRow[],
): Promise<{ options: object; remember: WebauthnChallenge }> {
  const { generateAuthenticationOptions, generateRegistrationOptions } = await loadLibrary();
  const { id: rpID } = relyingParty(config);
  const { credential } = factor;
  if (factor.status === "verified" && credential) {
    const options = await generateAuthenticationOptions({
      rpID,
      allowCredentials: [{ id: credential.id, transports: credential.transports ?? [] }],
      userVerification: "preferred",
    });
    return { options, remember: { type: "request", challenge: options.challenge } };
  }
  const options = await generateRegistrationOptions({
    rpName: brand.name,
    rpID,
    userName: user.email ?? user.phone ?? user.id,
    userID: new TextEncoder().encode(user.id) as Uint8Array<ArrayBuffer>,
    attestationType: "none",
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: all.flatMap(({ credential: known }) =>
      known ? [{ id: known.id, transports: known.transports ?? [] }] : [],
    ),
    authenticatorSelection: { userVerification: "preferred", residentKey: "preferred" },
  });
  return { options, remember: { type: "create", challenge: options.challenge } };
}

/**
 * The credential as it now stands, or null when the response proves nothing.
 * A counter that went backwards (a copied key) is refused by the library.
 */
export async function checkWebauthn(
  config: Config,
  factor: FactorRow,
  challenge: WebauthnChallenge,
  response: unknown,
): Promise<WebauthnCredential | null> {
  const { id: rpId, origins } = relyingParty(config);
  const expected = {
    expectedChallenge: challenge.challenge,
    expectedOrigin: origins,
    expectedRPID: rpId,
    requireUserVerification: false,
  };
  const library = await loadLibrary();
  try {
    if (challenge.type === "create") {
      const { verified, registrationInfo } = await library.verifyRegistrationResponse({
        ...expected,
        supportedAlgorithmIDs: algorithms,
        response: response as Parameters<typeof verifyRegistrationResponse>[0]["response"],
      });
      if (!verified || !registrationInfo) return null;
      const { credential } = registrationInfo;
      return {
        id: credential.id,
        publicKey: Buffer.from(credential.publicKey).toString("base64url"),
        counter: credential.counter,
        transports: credential.transports ?? [],
        rpId,
      };
    }
    const known = factor.credential;
    if (!known) return null;
    const { verified, authenticationInfo } = await library.verifyAuthenticationResponse({
      ...expected,
      response: response as Parameters<typeof verifyAuthenticationResponse>[0]["response"],
      credential: {
        id: known.id,
        publicKey: new Uint8Array(Buffer.from(known.publicKey, "base64url")),
        counter: known.counter,
        transports: (known.transports ?? []) as Transports,
      },
    });
    return verified ? { ...known, counter: authenticationInfo.newCounter } : null;
  } catch {
    return null;
  }
}
