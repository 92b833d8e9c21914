import { randomUUID } from "node:crypto";
import {
  type CryptoKey,
  decodeProtectedHeader,
  exportJWK,
  generateKeyPair,
  importJWK,
  type JWK,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from "jose";
import type { ServerSecrets } from "#server/secrets/server-secrets.ts";
import { AuthError } from "../auth-error.ts";
import { createVerifiedTokens } from "./verified-tokens.ts";

type Key = { kid: string; alg: string; key: CryptoKey | Uint8Array; jwk: JWK };
type Ring = { signer: Key; verifiers: Map<string, Key>; jwks: { keys: JWK[] } };

const expired = "token is expired";
/** Whether `verify` refused a token for its age alone. */
export const isExpiredToken = ({ code, message }: AuthError): boolean =>
  code === "bad_jwt" && message.endsWith(expired);

export type SigningKeys = {
  sign(payload: JWTPayload): Promise<string>;
  /** @throws AuthError bad_jwt, its text starting "invalid JWT" */
  verify(token: string, now: Date): Promise<JWTPayload>;
  /** Public halves alone; symmetric keys never appear. */
  publicKeys(): Promise<{ keys: JWK[] }>;
};

/** The configuration takes no other kinds (`server/config/jwt-keys.ts`). */
const algorithms: Record<string, string> = { RSA: "RS256", EC: "ES256", oct: "HS256" };
const findAlgorithm = (jwk: JWK) => jwk.alg ?? algorithms[jwk.kty ?? ""];

function toPublic({ kid, alg, jwk }: Key): JWK {
  const { kty, crv, x, y, n, e } = jwk;
  const members = { kty, kid, alg, crv, x, y, n, e, use: "sig", key_ops: ["verify"] };
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== undefined));
}

async function openRing(jwks: JWK[]): Promise<Ring> {
  const verifiers = new Map<string, Key>();
  let signer: Key | undefined;
  for (const jwk of jwks) {
    const alg = findAlgorithm(jwk);
    if (!alg || !jwk.kid) throw new Error("AUTH_JWT_KEYS: each key needs kid and a known alg");
    const isPrivate = Boolean(jwk.d ?? jwk.k);
    const { key_ops: operations, d: _d, p: _p, q: _q, dp: _dp, dq: _dq, qi: _qi, ...open } = jwk;
    const bare = jwk.kty === "oct" ? { ...open } : open;
    const mayVerify = (await importJWK({ ...bare, alg }, alg)) as Key["key"];
    verifiers.set(jwk.kid, { kid: jwk.kid, alg, key: mayVerify, jwk });
    if (!signer && isPrivate && (!operations || operations.includes("sign"))) {
      const { key_ops: _operations, ...secret } = jwk;
      const key = (await importJWK({ ...secret, alg }, alg)) as Key["key"];
      signer = { kid: jwk.kid, alg, key, jwk };
    }
  }
  if (!signer) throw new Error("AUTH_JWT_KEYS: no private key that may sign");
  const open = [...verifiers.values()].filter(({ jwk }) => jwk.kty !== "oct").map(toPublic);
  return { signer, verifiers, jwks: { keys: open } };
}

async function makeKey(): Promise<JWK[]> {
  const { privateKey } = await generateKeyPair("ES256", { extractable: true });
  return [{ ...(await exportJWK(privateKey)), kid: randomUUID(), alg: "ES256" }];
}

/** Access tokens' keys: `configured` JWKs, else an ES256 pair made on first start and kept. */
export function createSigningKeys(
  secrets: ServerSecrets,
  options: {
    configured?: Record<string, unknown>[] | undefined;
    sharedSecret?: string | undefined;
  },
): SigningKeys {
  const shared = options.sharedSecret ? new TextEncoder().encode(options.sharedSecret) : null;
  const verified = createVerifiedTokens();
  let opened: Promise<Ring> | undefined;
  const ring = () => {
    opened ??= (
      options.configured
        ? Promise.resolve(options.configured as JWK[])
        : secrets.getOrCreate("auth_signing_keys", makeKey)
    ).then(openRing);
    opened.catch(() => {
      opened = undefined;
    });
    return opened;
  };
  const refuse = (reason: string) =>
    new AuthError(403, "bad_jwt", `invalid JWT: unable to parse or verify signature, ${reason}`);

  return {
    async sign(payload) {
      const { signer } = await ring();
      return new SignJWT(payload)
        .setProtectedHeader({ alg: signer.alg, typ: "JWT", kid: signer.kid })
        .sign(signer.key);
    },
    async verify(token, now) {
      const before = verified.find(token, now);
      if (before) return before;
      const { verifiers } = await ring();
      try {
        const { kid, alg } = decodeProtectedHeader(token);
        const known = kid ? verifiers.get(kid) : undefined;
        if (!known && !(shared && alg === "HS256"))
          throw refuse("unrecognized JWT kid or algorithm");
        const key = known?.key ?? shared;
        const { payload } = await jwtVerify(token, key as CryptoKey, {
          algorithms: [known?.alg ?? "HS256"],
          currentDate: now,
        });
        verified.keep(token, payload);
        return payload;
      } catch (error) {
        if (error instanceof AuthError) throw error;
        throw refuse(
          (error as { code?: string }).code === "ERR_JWT_EXPIRED"
            ? expired
            : "signature is invalid",
        );
      }
    },
    publicKeys: async () => (await ring()).jwks,
  };
}
