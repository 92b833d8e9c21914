import { createHash, randomBytes } from "node:crypto";
import { hashPassword, verifyPassword } from "#server/auth/passwords.ts";
import { networkOf } from "#server/limits/network.ts";
import { takeRate } from "#server/limits/rate-limit.ts";
import type { Resources } from "#server/resources.ts";
import { createAdminSealing, spendCode } from "./second-factor.ts";
import {
  type Admin,
  countAdmins,
  deleteAdminSession,
  findAdminByEmail,
  findAdminBySession,
  insertAdmin,
  insertAdminSession,
  insertAudit,
  lockAdmins,
  type SignedAdmin,
} from "./store.ts";

/** A working day; the desk asks again the next morning. */
export const adminSessionSeconds = 12 * 3600;

const byAddress = { limit: 30, windowSeconds: 900 };
const byAccount = { limit: 10, windowSeconds: 900 };
const hashToken = (token: string) => createHash("sha256").update(token).digest("base64url");

export type AdminSignIn =
  | { outcome: "signed in"; admin: Admin; token: string }
  | { outcome: "wrong credentials" }
  | { outcome: "code needed" }
  | { outcome: "wrong code" }
  | { outcome: "not an admin" };
export type AdminService = ReturnType<typeof createAdminService>;

export function createAdminService(
  resources: Resources,
  /** Tells a traveller who took the wrong door from a stranger. */
  isTraveller: (email: string, password: string) => Promise<boolean> = async () => false,
) {
  const { config, database, clock } = resources;
  const sealing = createAdminSealing(resources);
  return {
    /**
     * `code`: six digits or a recovery code, asked for once the password has been right.
     * @throws AppError too_many_requests after 10 tries an account or 30 an address in a quarter of an hour
     */
    async signIn(
      email: string,
      password: string,
      { address, userAgent = "", code }: { address: string; userAgent?: string; code?: string },
    ): Promise<AdminSignIn> {
      await takeRate(database.db, `admin-sign-in:${networkOf(address)}`, byAddress, clock());
      await takeRate(
        database.db,
        `admin-sign-in-account:${email.toLowerCase()}`,
        byAccount,
        clock(),
      );
      const admin = await findAdminByEmail(database.db, email);
      const fits = await verifyPassword(admin?.passwordHash ?? null, password);
      if (!admin || !fits || admin.disabledAt) {
        await insertAudit(database.db, {
          actorKind: "nobody",
          action: "admin.sign-in.failed",
          subjectId: admin?.id ?? null,
          address,
        });
        // Asked in every case: an administrator's address must not answer sooner than another's.
        const traveller = await isTraveller(email, password);
        const known = fits || (!admin && traveller);
        return { outcome: known ? "not an admin" : "wrong credentials" };
      }
      if (admin.totpConfirmedAt) {
        if (!code) return { outcome: "code needed" };
        if (!(await spendCode(database.db, sealing, admin, code, clock()))) {
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
      const token = randomBytes(32).toString("base64url");
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

    findAdmin: (token: string): Promise<SignedAdmin | null> =>
      findAdminBySession(database.db, hashToken(token), clock()),
    signOut: (token: string): Promise<void> => deleteAdminSession(database.db, hashToken(token)),

    /** The first administrator: from the configuration, else made up; null when there is one already. */
    async seedFirst(): Promise<{ email: string; password: string; given: boolean } | null> {
      const given = config.admin;
      const email = given?.email ?? "admin@safarnama.example";
      const password = given?.password ?? randomBytes(12).toString("base64url");
      if ((await countAdmins(database.db)) > 0) return null;
      const passwordHash = await hashPassword(password);
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
