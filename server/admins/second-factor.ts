import { createHash, randomInt } from "node:crypto";
import { and, eq, isNull, lt } from "drizzle-orm";
import { Secret, TOTP } from "otpauth";
import { brand } from "#contract/brand.ts";
import { createSealing, type Sealing } from "#server/auth/keys/sealing.ts";
import { createServerSecrets } from "#server/auth/keys/server-secrets.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { adminRecoveryCodes } from "#server/db/schema/desk.ts";
import { admins } from "#server/db/schema/foundation.ts";
import type { Resources } from "#server/resources.ts";

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
  createSealing(createServerSecrets(database), config.auth.encryptionKey);

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
    const rows = await db
      .update(admins)
      .set({ totpStep: step })
      .where(and(eq(admins.id, admin.id), lt(admins.totpStep, step)))
      .returning({ id: admins.id });
    return rows.length > 0;
  }
  const rows = await db
    .update(adminRecoveryCodes)
    .set({ usedAt: now })
    .where(
      and(
        eq(adminRecoveryCodes.adminId, admin.id),
        eq(adminRecoveryCodes.codeHash, hashRecovery(admin.id, code)),
        isNull(adminRecoveryCodes.usedAt),
      ),
    )
    .returning({ adminId: adminRecoveryCodes.adminId });
  return rows.length > 0;
}

/** New recovery codes in place of the old ones; shown once, kept as hashes. */
export async function replaceRecoveryCodes(db: Db, adminId: string): Promise<string[]> {
  const codes = Array.from({ length: recoveryCount }, () =>
    Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join(""),
  );
  await dropRecoveryCodes(db, adminId);
  await db
    .insert(adminRecoveryCodes)
    .values(codes.map((code) => ({ adminId, codeHash: hashRecovery(adminId, code) })));
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

export async function dropRecoveryCodes(db: Db, adminId: string): Promise<void> {
  await db.delete(adminRecoveryCodes).where(eq(adminRecoveryCodes.adminId, adminId));
}

export function countRecoveryCodes(db: Db, adminId: string): Promise<number> {
  return db.$count(
    adminRecoveryCodes,
    and(eq(adminRecoveryCodes.adminId, adminId), isNull(adminRecoveryCodes.usedAt)),
  );
}
