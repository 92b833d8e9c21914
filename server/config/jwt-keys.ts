import { createPrivateKey, createPublicKey, type JsonWebKey } from "node:crypto";

type Jwk = Record<string, unknown>;

/** By the kind of a key, the one algorithm that it is for. The official client verifies no other. */
function findAlgorithm({ kty, crv }: Jwk): string | null {
  if (kty === "RSA") return "RS256";
  if (kty === "EC" && crv === "P-256") return "ES256";
  // Verified here alone: the client asks for /user instead.
  return kty === "oct" ? "HS256" : null;
}

const isText = (value: unknown): value is string => typeof value === "string" && value !== "";
const isPrivate = (jwk: Jwk) => isText(jwk.d) || isText(jwk.k);
const maySign = ({ key_ops: operations }: Jwk) =>
  !Array.isArray(operations) || operations.includes("sign");

/** Whether the key itself can be read, and is long enough. */
function isSound(jwk: Jwk): boolean {
  if (jwk.kty === "oct") return isText(jwk.k) && Buffer.from(jwk.k, "base64url").length >= 32;
  try {
    const source = { key: jwk as JsonWebKey, format: "jwk" } as const;
    const key = isPrivate(jwk) ? createPrivateKey(source) : createPublicKey(source);
    return jwk.kty !== "RSA" || (key.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048;
  } catch {
    return false;
  }
}

/** What is wrong with AUTH_JWT_KEYS, a sentence each; none names a secret. */
export function findKeyFaults(jwks: Jwk[]): string[] {
  const faults: string[] = [];
  const names = new Set<string>();
  for (const [index, jwk] of jwks.entries()) {
    const name = isText(jwk.kid) ? `the key "${jwk.kid.slice(0, 60)}"` : `key ${index + 1}`;
    const alg = findAlgorithm(jwk);
    if (!isText(jwk.kid)) faults.push(`AUTH_JWT_KEYS: ${name} has no kid`);
    else if (names.has(jwk.kid)) faults.push(`AUTH_JWT_KEYS: ${name} is there twice`);
    else names.add(jwk.kid);
    if (!alg || (jwk.alg !== undefined && jwk.alg !== alg))
      faults.push(
        `AUTH_JWT_KEYS: the official client cannot verify ${name} (${String(jwk.alg ?? jwk.crv ?? jwk.kty).slice(0, 20)}): use an RSA key with RS256 or a P-256 key with ES256`,
      );
    else if (!isSound(jwk))
      faults.push(
        `AUTH_JWT_KEYS: ${name} cannot be read, or is too short (RSA from 2048 bits, secrets from 32 bytes)`,
      );
  }
  if (!jwks.some((jwk) => isPrivate(jwk) && maySign(jwk)))
    faults.push("AUTH_JWT_KEYS: there is no private key that may sign");
  return faults;
}
