import { AuthError } from "#server/auth/auth-error.ts";
import type { Auth, AuthUser } from "#server/auth/create-auth.ts";
import { isExpiredToken } from "#server/auth/keys/signing-keys.ts";

/** Why a token is not good: it is over, or it never was one (`reason`: of whom it is no more). */
export type BadToken = { isExpired: boolean; reason: string };

/**
 * Whose request it is; null for nobody, who needs no token. A token that is sent is a good one, in
 * either dialect: whoever is taken for nobody would see an empty list and think that it is theirs.
 * @throws what `refuse` makes of a token that is over, forged, or of a session that has ended
 */
export const createIdentify =
  (auth: Pick<Auth, "identify">, refuse: (bad: BadToken) => Error) =>
  async (request: Request): Promise<AuthUser | null> => {
    try {
      return await auth.identify(request);
    } catch (error) {
      if (!(error instanceof AuthError)) throw error;
      throw refuse({ isExpired: isExpiredToken(error), reason: error.message });
    }
  };
