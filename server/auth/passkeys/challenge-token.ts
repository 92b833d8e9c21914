import { timingSafeEqual } from "node:crypto";
import { z } from "zod";
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
 * The id of a challenge: until when it holds (seconds, four bytes) and a mac over it, the challenge and whose it is,
 * written as a UUID of version 8, which is what the official client expects. 90 bits of the mac are left.
 */
async function identify(auth: Signer, { challenge, user }: Challenge, expires: number) {
  const mac = await auth.secrets.digest(use, JSON.stringify([challenge, user, expires]));
  const bytes = Buffer.alloc(16);
  bytes.writeUInt32BE(expires);
  mac.copy(bytes, 4, 0, 12);
  bytes[6] = (bytes.readUInt8(6) & 0x0f) | 0x80;
  bytes[8] = (bytes.readUInt8(8) & 0x3f) | 0x80;
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

/**
 * A challenge that its asker brings back within the answer: its id is signed by this server instead of kept, since
 * anybody may ask for one; spent when it is answered. `expires_at`: seconds.
 */
export async function signChallenge(
  auth: Signer,
  challenge: Challenge,
): Promise<{ challenge_id: string; expires_at: number }> {
  const expires = Math.floor((auth.clock().getTime() + life) / 1000);
  return { challenge_id: await identify(auth, challenge, expires), expires_at: expires };
}

const notFound = () => new AuthError(400, "webauthn_challenge_not_found", "Challenge not found");
const expired = () =>
  new AuthError(400, "webauthn_challenge_expired", "Challenge has expired, please try again");

const Answer = z.object({ response: z.object({ clientDataJSON: z.string().max(4000) }) });
const ClientData = z.object({ challenge: z.string().max(200) });

/** The challenge that a browser's answer says it answers; null where it says none. */
function readAnswered(credential: unknown): string | null {
  const answer = Answer.safeParse(credential);
  if (!answer.success) return null;
  try {
    const text = Buffer.from(answer.data.response.clientDataJSON, "base64url").toString();
    return ClientData.safeParse(JSON.parse(text)).data?.challenge ?? null;
  } catch {
    return null;
  }
}

/**
 * The challenge that `credential` answers, if this server signed it by this id for `user`.
 * @throws AuthError webauthn_challenge_not_found, webauthn_challenge_expired
 */
export async function readChallenge(
  auth: Signer,
  { id, user, credential }: { id: string; user: string; credential: unknown },
): Promise<{ challenge: string; expiresAt: Date }> {
  const challenge = readAnswered(credential);
  const expires = Number.parseInt(id.slice(0, 8), 16);
  if (challenge === null || !(expires >= 0)) throw notFound();
  const wanted = Buffer.from(await identify(auth, { challenge, user }, expires));
  const given = Buffer.from(id);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted)) throw notFound();
  const expiresAt = new Date(expires * 1000);
  if (expiresAt <= auth.clock()) throw expired();
  return { challenge, expiresAt };
}

/** Whether it is answered for the first time, in the transaction of what it allows. */
export const spendChallenge = (
  db: Db,
  { challenge, expiresAt }: { challenge: string; expiresAt: Date },
  now: Date,
): Promise<boolean> => spend(db, "passkey", challenge, expiresAt, now);

/** One that was answered before is there no more. */
export const spentChallenge = notFound;
