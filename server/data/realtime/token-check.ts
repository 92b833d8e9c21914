import type { Auth } from "#server/auth/create-auth.ts";

/** `expiresAt` in ms since 1970; null for nobody, whose key has no end. */
export type TokenCheck = (
  token: string | null,
) => Promise<{ valid: true; expiresAt: number | null } | { valid: false }>;

function readClaims(token: string): { sub?: unknown; exp?: unknown } {
  try {
    const body = token.split(".")[1] ?? "";
    const claims: unknown = JSON.parse(Buffer.from(body, "base64url").toString("utf8"));
    return typeof claims === "object" && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

/** Nobody may listen too; a token that names a person must be that person's, and alive. */
export const createTokenCheck =
  (auth: Pick<Auth, "authenticateToken">): TokenCheck =>
  async (token) => {
    const { sub, exp } = token ? readClaims(token) : {};
    if (!token || sub === undefined) return { valid: true, expiresAt: null };
    // A header takes no other letters, and no token has any.
    if (/[^\x21-\x7e]/.test(token) || !(await auth.authenticateToken(token)))
      return { valid: false };
    return { valid: true, expiresAt: typeof exp === "number" ? exp * 1000 : null };
  };
