import { insertAudit } from "#server/audit/store.ts";
import type { Admin } from "#server/calls/callers.ts";
import type { Db } from "#server/db/database.ts";
import { AppError } from "#server/errors/app-error.ts";
import { createToken, hashToken } from "#server/http/secret-token.ts";
import { markForHost } from "#server/http/site-cookie.ts";
import type { Counted } from "#server/limits/limiter.ts";
import type { Resources } from "#server/resources.ts";
import { createAdminSealing, spendCode } from "./second-factor.ts";
import { insertAdminSession } from "./session-store.ts";

/** A working day; the desk asks again the next morning. */
export const adminSessionSeconds = 12 * 3600;

/** What follows the first proof, whether that was a password or a key. */
export type SessionOpened =
  | { outcome: "signed in"; admin: Admin; token: string }
  | { outcome: "code needed" }
  | { outcome: "wrong code" };

type Opening = {
  /** Six digits or a recovery code. */
  code?: string | undefined;
  address: string;
  userAgent: string;
  /** The browser's name, where it has signed in here before. */
  device: string | null;
  onWrongCode?: () => Promise<unknown>;
  /** Done in the transaction of the session; what it throws leaves none. */
  within?: (db: Db) => Promise<void>;
};

const codeLimits = (bucket: string): Counted[] => [
  ["admin-code", bucket],
  ["admin-code-day", bucket],
];
const isRecoveryCode = (code: string) => !/^\d{6}$/.test(code.replaceAll(/[\s-]/g, ""));

/** @returns the refusal of who has tried too often */
export const tooManyTries = (seconds: number) =>
  new AppError("too_many_requests", `Too many tries: please wait ${seconds} seconds.`, {
    headers: { "retry-after": String(seconds) },
  });

/** The end of every sign-in at the desk: the second factor where one is set up, then the session. */
export function createSessionOpening(resources: Resources) {
  const { config, database, clock, limits } = resources;
  const sealing = createAdminSealing(resources);
  const isSecure = config.http.origin.startsWith("https:");

  async function refuseSpentCodes(bucket: string): Promise<void> {
    const wanted = codeLimits(bucket);
    const found = await limits.read(database.db, wanted, clock());
    for (const [index, { isSpent, seconds }] of found.entries()) {
      if (!isSpent) continue;
      if (wanted[index]) limits.noteRefusal(wanted[index][0]);
      throw tooManyTries(seconds);
    }
  }

  /** @throws AppError too_many_requests after ten wrong codes in a quarter of an hour */
  return async function openSession(
    admin: Admin,
    { code = "", address, userAgent, device, onWrongCode, within }: Opening,
  ): Promise<SessionOpened> {
    const bucket = `${admin.id} ${device ?? ""}`;
    if (admin.totpConfirmedAt) {
      if (!code) return { outcome: "code needed" };
      // A recovery code cannot be guessed: it opens even when a stranger has spent the tries.
      if (!isRecoveryCode(code)) await refuseSpentCodes(bucket);
      await sealing.open();
    }
    const token = markForHost(createToken(), isSecure);
    const createdAt = clock();
    const expiresAt = new Date(createdAt.getTime() + adminSessionSeconds * 1000);
    // The code is spent with the session: where that fails it is good still.
    const isOpen = await database.transaction(async (db) => {
      const hasProved =
        !admin.totpConfirmedAt || (await spendCode(db, sealing, admin, code, createdAt));
      if (!hasProved) return false;
      await within?.(db);
      await insertAdminSession(db, {
        tokenHash: hashToken(token),
        adminId: admin.id,
        createdAt,
        expiresAt,
        userAgent: userAgent.slice(0, 300),
        address,
      });
      await insertAudit(db, {
        actorKind: "admin",
        actorId: admin.id,
        action: "admin.sign-in",
        address,
      });
      return true;
    });
    if (isOpen) return { outcome: "signed in", admin, token };
    await onWrongCode?.();
    if (!isRecoveryCode(code)) await limits.count(database.db, codeLimits(bucket), clock());
    await insertAudit(database.db, {
      actorKind: "nobody",
      action: "admin.second-factor.failed",
      subjectKind: "admin",
      subjectId: admin.id,
      address,
    });
    return { outcome: "wrong code" };
  };
}
