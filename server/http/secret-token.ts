import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 random bits for a link or a cookie; the database keeps `hashToken` of it alone. */
export const createToken = (): string => randomBytes(32).toString("base64url");

export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

/** Whether a token is the one whose hash is kept. */
export function matchesToken(token: string, hash: string): boolean {
  const [sent, kept] = [Buffer.from(hashToken(token)), Buffer.from(hash)];
  return sent.length === kept.length && timingSafeEqual(sent, kept);
}
