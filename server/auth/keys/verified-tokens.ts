import type { JWTPayload } from "jose";

/** Tokens that are remembered, and of what length: four megabytes at most. */
const most = { tokens: 2000, length: 2000 };

/**
 * Tokens whose signature was found good: to compute that again is most of what a signed call costs. It
 * says nothing of the session, which is read with each call.
 */
export function createVerifiedTokens() {
  const known = new Map<string, JWTPayload>();
  return {
    /** What the token says, if it was verified before and holds at this time; else it is to be verified. */
    find(token: string, now: Date): JWTPayload | null {
      const payload = known.get(token);
      if (!payload) return null;
      known.delete(token);
      const seconds = Math.floor(now.getTime() / 1000);
      const { exp = Number.POSITIVE_INFINITY, nbf = 0 } = payload;
      if (exp <= seconds || nbf > seconds) return null;
      known.set(token, payload);
      return structuredClone(payload);
    },
    /** Remembers one that was verified; the one asked for longest ago gives its place. */
    keep(token: string, payload: JWTPayload): void {
      if (token.length > most.length) return;
      known.set(token, structuredClone(payload));
      const [oldest] = known.size > most.tokens ? known.keys() : [];
      if (oldest !== undefined) known.delete(oldest);
    },
  };
}
