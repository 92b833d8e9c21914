import { createHash } from "node:crypto";
import { exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from "jose";
import type { Database } from "#server/db/database.ts";
import { createServerSecrets } from "#server/secrets/server-secrets.ts";

/** By this name they lie in `server_secrets`; deleted there, new ones are made at the next start. */
export const pushKeysName = "push_keys";

export type PushKeys = {
  /** Which pair it is, and its public half as browsers take it: base64url of 65 bytes. */
  current(): Promise<{ id: string; publicKey: string }>;
  /** What a push service is shown: that it is this site which sends (RFC 8292). `audience`: its origin. */
  authorize(audience: string, now: Date): Promise<string>;
};

/** Seconds for which one is good; services refuse more than a day. */
const life = 12 * 3600;

const make = async (): Promise<JWK> =>
  exportJWK((await generateKeyPair("ES256", { extractable: true })).privateKey);

const writePublic = ({ x = "", y = "" }: JWK): string =>
  Buffer.concat([
    Buffer.from([4]),
    Buffer.from(x, "base64url"),
    Buffer.from(y, "base64url"),
  ]).toString("base64url");

/** The pair of keys with which messages to phones are signed, made on first use. `subject`: who answers for them. */
export function createPushKeys(database: Database, subject: string): PushKeys {
  const secrets = createServerSecrets(database);
  const open = () => secrets.getOrCreate(pushKeysName, make);
  return {
    async current() {
      const publicKey = writePublic(await open());
      const id = createHash("sha256").update(publicKey).digest("base64url").slice(0, 12);
      return { id, publicKey };
    },
    async authorize(audience, now) {
      const jwk = await open();
      const seconds = Math.floor(now.getTime() / 1000);
      const token = await new SignJWT({ aud: audience, sub: subject, exp: seconds + life })
        .setProtectedHeader({ typ: "JWT", alg: "ES256" })
        .sign(await importJWK(jwk, "ES256"));
      return `vapid t=${token}, k=${writePublic(jwk)}`;
    },
  };
}

/** Apple refuses what is neither a real address of a site nor of a mailbox. */
export const pushSubject = (origin: string, operator: string): string =>
  origin.startsWith("https:") ? origin : `mailto:${operator}`;
