import { randomBytes } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { normalizeAddress } from "#contract/text.ts";
import { insertAudit } from "#server/audit/store.ts";
import { createDeviceTrust } from "#server/auth/devices/device-trust.ts";
import { type Timing, timingStep } from "#server/auth/http/even-timing.ts";
import { isCommonPassword } from "#server/auth/passwords/common-passwords.ts";
import {
  createPasswordHasher,
  crowdQueue,
  type PasswordHasher,
} from "#server/auth/passwords/hasher.ts";
import type { Admin, SignedAdmin } from "#server/calls/callers.ts";
import { AppError } from "#server/errors/app-error.ts";
import { StartError } from "#server/errors/start-error.ts";
import { createToken, hashToken } from "#server/http/secret-token.ts";
import { markForHost } from "#server/http/site-cookie.ts";
import type { Counted } from "#server/limits/limiter.ts";
import { networkOf } from "#server/limits/network.ts";
import { createSignInGuard, type SignInAttempt } from "#server/limits/sign-in-guard.ts";
import type { Resources } from "#server/resources.ts";
import { createServerSecrets } from "#server/secrets/server-secrets.ts";
import { createAdminSealing, spendCode } from "./second-factor.ts";
import { deleteAdminSession, findAdminBySession, insertAdminSession } from "./session-store.ts";
import {
  countAdmins,
  findActiveAdmin,
  findAdminByEmail,
  insertAdmin,
  lockAdmins,
} from "./store.ts";

/** A working day; the desk asks again the next morning. */
export const adminSessionSeconds = 12 * 3600;

export type AdminSignIn =
  | { outcome: "signed in"; admin: Admin; token: string }
  | { outcome: "wrong credentials" }
  | { outcome: "code needed" }
  | { outcome: "wrong code" }
  | { outcome: "not an admin" };
type SignInOptions = {
  address: string;
  userAgent?: string;
  code?: string;
  /** Unchecked. */
  deviceCookie?: string | undefined;
};

/** Whether address and password are a traveller's. */
export type TravellerCheck = (email: string, password: string, address: string) => Promise<boolean>;

const codeLimits = (bucket: string): Counted[] => [
  ["admin-code", bucket],
  ["admin-code-day", bucket],
];
const isRecoveryCode = (code: string) => !/^\d{6}$/.test(code.replaceAll(/[\s-]/g, ""));

const tooMany = (seconds: number) =>
  new AppError("too_many_requests", `Too many tries: please wait ${seconds} seconds.`, {
    headers: { "retry-after": String(seconds) },
  });

export type AdminService = ReturnType<typeof createAdminService>;

/**
 * Who signs in at the desk, and what an open session is worth. Answers of refusals take as long as
 * the right ones.
 */
export function createAdminService(
  resources: Resources,
  /** Tells a traveller who took the wrong door from a stranger. */
  isTraveller: TravellerCheck = async () => false,
  /** The auth service's own, with its one line of those who wait; `step` in milliseconds. */
  {
    hasher = createPasswordHasher(),
    step = timingStep,
    pause = wait,
  }: { hasher?: PasswordHasher; step?: number; pause?: Timing["pause"] } = {},
) {
  const { config, database, clock, limits } = resources;
  const guard = createSignInGuard({ db: database.db, limits, clock, step, pause });
  const devices = createDeviceTrust(createServerSecrets(database), clock);
  const sealing = createAdminSealing(resources);
  const isSecure = resources.config.http.origin.startsWith("https:");
  async function checkPassword(
    admin: Admin | null,
    email: string,
    password: string,
    attempt: SignInAttempt,
  ): Promise<"right" | "wrong credentials" | "not an admin"> {
    const refusal = await guard.findRefusal(attempt);
    if (refusal !== null) throw tooMany(refusal);
    const fits = await hasher.verify(admin?.passwordHash ?? null, password);
    if (admin && fits && !admin.disabledAt) return "right";
    await guard.countFailure(attempt);
    await insertAudit(database.db, {
      actorKind: "nobody",
      action: "admin.sign-in.failed",
      subjectId: admin?.id ?? null,
      address: attempt.address,
    });
    // Asked in every case: an administrator's address must not answer sooner than another's.
    const traveller = await isTraveller(email, password, attempt.address);
    return fits || (!admin && traveller) ? "not an admin" : "wrong credentials";
  }

  async function refuseSpentCodes(bucket: string): Promise<void> {
    const wanted = codeLimits(bucket);
    const found = await limits.read(database.db, wanted, clock());
    for (const [index, { isSpent, seconds }] of found.entries()) {
      if (!isSpent) continue;
      if (wanted[index]) limits.noteRefusal(wanted[index][0]);
      throw tooMany(seconds);
    }
  }

  return {
    /** Marks the browser of an administrator who has signed in. */
    devices,

    /**
     * `code`: six digits or a recovery code, asked for once the password has been right.
     * @throws AppError too_many_requests after 10 wrong tries of a network at an account, or 30 in
     *   all, in a quarter of an hour; more slowly while an account is besieged (decision 021)
     */
    async signIn(
      email: string,
      password: string,
      { address, userAgent = "", code, deviceCookie }: SignInOptions,
    ): Promise<AdminSignIn> {
      const admin = await findAdminByEmail(database.db, email);
      const device = admin && (await devices.find(deviceCookie, { kind: "admin", ...admin }));
      if (!device) await limits.take(database.db, "admin-sign-in", networkOf(address), clock());
      const attempt = { account: `admin ${normalizeAddress(email)}`, address, device };
      const refusal = await guard.admit(attempt);
      if (refusal !== null) throw tooMany(refusal);
      // A few at a time, so that a crowd finds its own failures counted.
      const checked = await crowdQueue(
        () => checkPassword(admin, email, password, attempt),
        address,
      );
      if (checked !== "right") return { outcome: checked };
      if (!admin) return { outcome: "wrong credentials" };
      if (admin.totpConfirmedAt) {
        if (!code) return { outcome: "code needed" };
        // A recovery code cannot be guessed: it opens even when a stranger has spent the tries.
        const bucket = `${admin.id} ${device ?? ""}`;
        if (!isRecoveryCode(code)) await refuseSpentCodes(bucket);
        if (!(await spendCode(database.db, sealing, admin, code, clock()))) {
          await guard.countFailure(attempt);
          if (!isRecoveryCode(code)) await limits.count(database.db, codeLimits(bucket), clock());
          await insertAudit(database.db, {
            actorKind: "nobody",
            action: "admin.second-factor.failed",
            subjectKind: "admin",
            subjectId: admin.id,
            address,
          });
          return { outcome: "wrong code" };
        }
      }
      const token = markForHost(createToken(), isSecure);
      const createdAt = clock();
      const expiresAt = new Date(createdAt.getTime() + adminSessionSeconds * 1000);
      await database.transaction(async (db) => {
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
      });
      return { outcome: "signed in", admin, token };
    },

    /** An administrator who can sign in. */
    findActive: findActiveAdmin,

    findAdmin: (token: string): Promise<SignedAdmin | null> =>
      findAdminBySession(database.db, hashToken(token), clock()),
    signOut: (token: string): Promise<void> => deleteAdminSession(database.db, hashToken(token)),

    /** The first administrator: from the configuration, else made up; null when there is one already. */
    async seedFirst(): Promise<{ email: string; password: string; given: boolean } | null> {
      const given = config.admin;
      const email = given?.email ?? "admin@safarnama.example";
      const password = given?.password ?? randomBytes(12).toString("base64url");
      if ((await countAdmins(database.db)) > 0) return null;
      if (await isCommonPassword(password))
        throw new StartError(
          "ADMIN_PASSWORD is one of the most used passwords: choose another one.",
        );
      const passwordHash = await hasher.hash(password);
      return database.transaction(async (db) => {
        await lockAdmins(db);
        if ((await countAdmins(db)) > 0) return null;
        const admin = await insertAdmin(db, {
          email,
          name: "First administrator",
          passwordHash,
          role: "owner",
        });
        await insertAudit(db, {
          actorKind: "system",
          action: "admin.created",
          subjectKind: "admin",
          subjectId: admin.id,
        });
        return { email, password, given: Boolean(given) };
      });
    },
  };
}
