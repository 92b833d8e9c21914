import { createHash, randomBytes, timingSafeEqual } from "node:crypto";

/** 256 random bits for a link or a cookie; the database keeps `hashToken` of it alone. */
export const createToken = (): string => randomBytes(32).toString("base64url");

/** Whether it can be such a token: what cannot is looked up nowhere. */
export const isToken = (text: string): boolean => /^[\w-]{43}$/.test(text);

export const hashToken = (token: string): string =>
  createHash("sha256").update(token).digest("base64url");

/** Whether a token is the one whose hash is kept. */
export function matchesToken(token: string, hash: string): boolean {
  const [sent, kept] = [Buffer.from(hashToken(token)), Buffer.from(hash)];
  return sent.length === kept.length && timingSafeEqual(sent, kept);
}
