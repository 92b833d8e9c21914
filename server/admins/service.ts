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
import { StartError } from "#server/errors/start-error.ts";
import { hashToken } from "#server/http/secret-token.ts";
import { networkOf } from "#server/limits/network.ts";
import { createSignInGuard, type SignInAttempt } from "#server/limits/sign-in-guard.ts";
import type { Resources } from "#server/resources.ts";
import { createServerSecrets } from "#server/secrets/server-secrets.ts";
import { createSessionOpening, type SessionOpened, tooManyTries } from "./open-session.ts";
import { deleteAdminSession, findAdminBySession } from "./session-store.ts";
import {
  countAdmins,
  findActiveAdmin,
  findAdminByEmail,
  insertAdmin,
  lockAdmins,
} from "./store.ts";

export type AdminSignIn =
  | SessionOpened
  | { outcome: "wrong credentials" }
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
  const openSession = createSessionOpening(resources);
  async function checkPassword(
    admin: Admin | null,
    email: string,
    password: string,
    attempt: SignInAttempt,
  ): Promise<"right" | "wrong credentials" | "not an admin"> {
    const refusal = await guard.findRefusal(attempt);
    if (refusal !== null) throw tooManyTries(refusal);
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
      if (refusal !== null) throw tooManyTries(refusal);
      // A few at a time, so that a crowd finds its own failures counted.
      const checked = await crowdQueue(
        () => checkPassword(admin, email, password, attempt),
        address,
      );
      if (checked !== "right") return { outcome: checked };
      if (!admin) return { outcome: "wrong credentials" };
      return openSession(admin, {
        ...{ code, address, userAgent, device },
        onWrongCode: () => guard.countFailure(attempt),
      });
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
