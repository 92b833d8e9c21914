import { createHash, timingSafeEqual } from "node:crypto";
import { invalid } from "../auth-error.ts";

export type Challenge = { challenge: string; method: "s256" | "plain" };

/** Both or neither. @throws AuthError validation_failed */
export function readChallenge(
  challenge: string | undefined,
  method: string | undefined,
): Challenge | null {
  if (!challenge && !method) return null;
  if (!challenge || !method)
    throw invalid("PKCE flow requires code_challenge_method and code_challenge to both be present");
  if (!/^[A-Za-z0-9._~-]{43,128}$/.test(challenge))
    throw invalid("code challenge has to be between 43 and 128 characters");
  const known = method.toLowerCase();
  if (known !== "s256" && known !== "plain")
    throw invalid("code_challenge_method must be s256 or plain");
  return { challenge, method: known };
}

export function matchesChallenge({ challenge, method }: Challenge, verifier: string): boolean {
  const answer =
    method === "s256" ? createHash("sha256").update(verifier).digest("base64url") : verifier;
  const [left, right] = [challenge, answer].map((text) =>
    createHash("sha256").update(text).digest(),
  ) as [Buffer, Buffer];
  return timingSafeEqual(left, right);
}
