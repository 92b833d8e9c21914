import { timingSafeEqual } from "node:crypto";
import type { Db } from "#server/db/database.ts";
import type { AuthContext } from "../auth-context.ts";
import { AuthError } from "../auth-error.ts";
import { spend } from "../store/spent-store.ts";

/** Milliseconds in which the browser has to answer. */
const life = 5 * 60_000;
const use = "passkey-challenge";

/** The secret that signs, and the clock. */
type Signer = Pick<AuthContext, "secrets" | "clock">;

/** What an answer is checked against. `user`: who registers a key; "" at a sign-in, where nobody knows yet. */
type Challenge = { challenge: string; user: string };

/**
 * A challenge that its asker brings back: signed by this server instead of kept, since anybody may ask for one; spent
 * when it is answered.
 */
export async function signChallenge(
  auth: Signer,
  { challenge, user }: Challenge,
): Promise<{ challenge_id: string; expires_at: number }> {
  const expires = Math.floor((auth.clock().getTime() + life) / 1000);
  const text = Buffer.from(JSON.stringify([challenge, user, expires])).toString("base64url");
  const mac = (await auth.secrets.digest(use, text)).toString("base64url");
  return { challenge_id: `${text}.${mac}`, expires_at: expires };
}

const notFound = () => new AuthError(400, "webauthn_challenge_not_found", "Challenge not found");
const expired = () =>
  new AuthError(400, "webauthn_challenge_expired", "Challenge has expired, please try again");

/** Reads one that this server signed for `user`. @throws AuthError webauthn_challenge_not_found, webauthn_challenge_expired */
export async function readChallenge(
  auth: Signer,
  token: string,
  user: string,
): Promise<{ challenge: string; expiresAt: Date }> {
  const [text = "", mac = ""] = token.split(".");
  const wanted = await auth.secrets.digest(use, text);
  const given = Buffer.from(mac, "base64url");
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw notFound();
  const [challenge, whose, seconds] = JSON.parse(Buffer.from(text, "base64url").toString()) as [
    string,
    string,
    number,
  ];
  if (whose !== user) throw notFound();
  const expiresAt = new Date(seconds * 1000);
  if (expiresAt <= auth.clock()) throw expired();
  return { challenge, expiresAt };
}

/** Whether it is answered for the first time, in the transaction of what it allows. */
export const spendChallenge = (
  db: Db,
  { challenge, expiresAt }: { challenge: string; expiresAt: Date },
  now: Date,
): Promise<boolean> => spend(db, "passkey", challenge, expiresAt, now);

/** One that was answered before is as good as over. */
export const spentChallenge = expired;
