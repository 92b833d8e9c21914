import type {
  verifyAuthenticationResponse,
  verifyRegistrationResponse,
} from "@simplewebauthn/server";
import { brand } from "#contract/brand.ts";
import type { Config } from "#server/config/config.ts";
import type { WebauthnChallenge, WebauthnCredential } from "#server/db/schema/auth.ts";
import type { FactorRow, UserRow } from "../store/users-store.ts";

type Transports = NonNullable<
  Parameters<typeof verifyAuthenticationResponse>[0]["credential"]["transports"]
>;

/** With all its formats of certificates 26 MB of memory, which few sites' travellers ever need. */
const loadLibrary = () => import("@simplewebauthn/server");

/** EdDSA, ES256, RS256: what authenticators have, without asking this machine for more. */
const algorithms = [-8, -7, -257];

/** The site alone: what a request says of rpId and origins is never believed. */
export function relyingParty(config: Config): { id: string; origins: string[] } {
  const url = new URL(config.http.origin);
  const isLoopback = ["localhost", "127.0.0.1", "[::1]"].includes(url.hostname);
  if (!isLoopback) return { id: url.hostname, origins: [url.origin] };
  // Browsers know no credential for an IP address.
  const port = url.port ? `:${url.port}` : "";
  return { id: "localhost", origins: [`${url.protocol}//localhost${port}`, url.origin] };
}

/** Whether a key must know its owner (a code, a finger) and be found without a name: what signs in by itself must. */
type Demands = { knowsOwner: boolean };

/** Options with which the browser asks an authenticator for a new key; `known`: those that it has already. */
export async function offerKey(
  config: Config,
  user: Pick<UserRow, "id" | "email" | "phone">,
  known: WebauthnCredential[],
  { knowsOwner }: Demands,
) {
  const { generateRegistrationOptions } = await loadLibrary();
  const wanted = knowsOwner ? "required" : "preferred";
  return generateRegistrationOptions({
    rpName: brand.name,
    rpID: relyingParty(config).id,
    userName: user.email ?? user.phone ?? user.id,
    userID: new TextEncoder().encode(user.id) as Uint8Array<ArrayBuffer>,
    attestationType: "none",
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ id, transports }) => ({ id, transports: transports ?? [] })),
    authenticatorSelection: { userVerification: wanted, residentKey: wanted },
  });
}

/** Options with which the browser asks for a key that is there: one of `known`, or whichever its owner has here. */
export async function askForKey(
  config: Config,
  known: WebauthnCredential[],
  { knowsOwner }: Demands,
) {
  const { generateAuthenticationOptions } = await loadLibrary();
  return generateAuthenticationOptions({
    rpID: relyingParty(config).id,
    userVerification: knowsOwner ? "required" : "preferred",
    ...(known.length > 0 && {
      allowCredentials: known.map(({ id, transports }) => ({ id, transports: transports ?? [] })),
    }),
  });
}

const expect = (config: Config, challenge: string, { knowsOwner }: Demands) => {
  const { id, origins } = relyingParty(config);
  return {
    expectedChallenge: challenge,
    expectedOrigin: origins,
    expectedRPID: id,
    requireUserVerification: knowsOwner,
  };
};

/** The new key, or null when the answer proves nothing. */
export async function checkNewKey(
  config: Config,
  challenge: string,
  response: unknown,
  demands: Demands,
): Promise<WebauthnCredential | null> {
  const { verifyRegistrationResponse: verify } = await loadLibrary();
  try {
    const { verified, registrationInfo } = await verify({
      ...expect(config, challenge, demands),
      supportedAlgorithmIDs: algorithms,
      response: response as Parameters<typeof verifyRegistrationResponse>[0]["response"],
    });
    if (!verified || !registrationInfo) return null;
    const { id, publicKey, counter, transports = [] } = registrationInfo.credential;
    const key = Buffer.from(publicKey).toString("base64url");
    return { id, publicKey: key, counter, transports, rpId: relyingParty(config).id };
  } catch {
    return null;
  }
}

/**
 * The key as it now stands, or null when the answer proves nothing.
 * A counter that went backwards (a copied key) is refused by the library.
 */
export async function checkKnownKey(
  config: Config,
  challenge: string,
  known: WebauthnCredential,
  response: unknown,
  demands: Demands,
): Promise<WebauthnCredential | null> {
  const { verifyAuthenticationResponse: verify } = await loadLibrary();
  try {
    const { verified, authenticationInfo } = await verify({
      ...expect(config, challenge, demands),
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

/** A second factor follows a first: it need not know its owner. */
const second: Demands = { knowsOwner: false };

/** Options for the browser, and what to remember of them. */
export async function startWebauthn(
  config: Config,
  user: UserRow,
  factor: FactorRow,
  all: FactorRow[],
): Promise<{ options: object; remember: WebauthnChallenge }> {
  const { credential } = factor;
  if (factor.status === "verified" && credential) {
    const options = await askForKey(config, [credential], second);
    return { options, remember: { type: "request", challenge: options.challenge } };
  }
  const known = all.flatMap(({ credential: one }) => one ?? []);
  const options = await offerKey(config, user, known, second);
  return { options, remember: { type: "create", challenge: options.challenge } };
}

/** The credential as it now stands, or null when the response proves nothing. */
export async function checkWebauthn(
  config: Config,
  { credential: known }: FactorRow,
  { type, challenge }: WebauthnChallenge,
  response: unknown,
): Promise<WebauthnCredential | null> {
  if (type === "create") return checkNewKey(config, challenge, response, second);
  return known && checkKnownKey(config, challenge, known, response, second);
}
