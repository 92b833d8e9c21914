import type { LeastRole } from "#contract/wire/desk-roles.ts";
import type { AuthUser } from "#server/auth/create-auth.ts";
import type { admins } from "#server/db/schema/foundation.ts";
import type { HttpEnv } from "#server/http/http-env.ts";

export type Admin = typeof admins.$inferSelect;

/** Whoever a desk cookie belongs to, and what the desk asks of them. */
export type SignedAdmin = Admin & {
  sessionId: string;
  secondFactorRequired: boolean;
  /** Until then nothing is refused for want of one; null: it is asked for at once. */
  secondFactorFrom: Date | null;
  /** Whether one is required, missing, and its time of grace over. */
  mustEnrol: boolean;
  phonesFrom: LeastRole;
  exportsFrom: LeastRole;
};

/** The least that somebody must be; the desk's roles each include the ones after them (`adminRoles`). */
export type May = "anybody" | "traveller" | Admin["role"];

/** `user` is there in a call of travellers, `admin` in one of the desk. */
export type CallEnv = HttpEnv & { Variables: { user: AuthUser; admin: SignedAdmin } };
