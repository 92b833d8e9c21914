import { createHash, randomInt } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { brand } from "#contract/brand.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import type { Resources } from "#server/resources.ts";
import { createSealing, type Sealing } from "#server/secrets/sealing.ts";
import { createServerSecrets } from "#server/secrets/server-secrets.ts";
import {
  dropRecoveryCodes,
  insertRecoveryCodes,
  spendRecoveryCode,
} from "./recovery-code-store.ts";
import { advanceTotpStep } from "./store.ts";

/** Time-based codes (RFC 6238: SHA-1, six digits, 30 s) and recovery codes, each good once. */

const period = 30;
const recoveryCount = 8;
/** 32 letters and digits that are hard to confuse: 50 bits in ten of them. */
const alphabet = "abcdefghijkmnpqrstuvwxyz23456789";

const totpOf = (email: string, secret: string) =>
  new TOTP({
    issuer: `${brand.name} desk`,
    label: email,
    secret: Secret.fromBase32(secret),
    period,
  });

export const createTotpSecret = (): string => new Secret({ size: 20 }).base32;
export const totpAddress = (email: string, secret: string): string =>
  totpOf(email, secret).toString();

const hashRecovery = (adminId: string, code: string) =>
  createHash("sha256").update(`${adminId}:${code}`).digest("base64url");

/** Opens and shuts the secrets of administrators, with the key of the auth service. */
export const createAdminSealing = ({ config, database }: Resources): Sealing =>
  createSealing(
    createServerSecrets(database),
    config.auth.encryptionKey,
    config.auth.formerEncryptionKey,
  );

/** The step of time that a code belongs to, one before and one after now allowed; null: wrong. */
export function findCodeStep(secret: string, code: string, now: Date): number | null {
  const delta = totpOf("", secret).validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? null : Math.floor(now.getTime() / 1000 / period) + delta;
}

/** Takes a code, once; `sealing` is open already. @returns false when it is wrong or spent */
export async function spendCode(
  db: Db,
  sealing: Sealing,
  admin: Pick<Admin, "id" | "totpSecret">,
  input: string,
  now: Date,
): Promise<boolean> {
  const code = input.replaceAll(/[\s-]/g, "").toLowerCase();
  if (/^\d{6}$/.test(code)) {
    const secret = admin.totpSecret && (await sealing.unseal(admin.id, admin.totpSecret));
    const step = secret ? findCodeStep(secret, code, now) : null;
    if (step === null) return false;
    return advanceTotpStep(db, admin.id, step);
  }
  return spendRecoveryCode(db, { adminId: admin.id, codeHash: hashRecovery(admin.id, code) }, now);
}

/** New recovery codes in place of the old ones; shown once, kept as hashes. */
export async function replaceRecoveryCodes(db: Db, adminId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCount }, () =>
    Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join(""),
  );
  await dropRecoveryCodes(db, adminId);
  await insertRecoveryCodes(
    db,
    adminId,
    codes.map((code) => hashRecovery(adminId, code)),
  );
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}
