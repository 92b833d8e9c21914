import type { AuthUser } from "#server/auth/create-auth.ts";
import type { admins } from "#server/db/schema/foundation.ts";
import type { HttpEnv } from "#server/http/http-env.ts";

export type Admin = typeof admins.$inferSelect;

/** Whoever a desk cookie belongs to, and what the desk asks of them. */
export type SignedAdmin = Admin & { sessionId: string; secondFactorRequired: boolean };

/** The least that somebody must be; the desk's three roles each include the one before. */
export type May = "anybody" | "traveller" | Admin["role"];

/** `user` is there in a call of travellers, `admin` in one of the desk. */
export type CallEnv = HttpEnv & { Variables: { user: AuthUser; admin: SignedAdmin } };
