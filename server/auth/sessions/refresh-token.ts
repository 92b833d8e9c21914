import { timingSafeEqual } from "node:crypto";
import { spellUuid } from "#server/db/spell-uuid.ts";
import type { ServerSecrets } from "#server/secrets/server-secrets.ts";

/**
 * A refresh token is session id (16 bytes), counter (6) and a keyed digest (20), in base64url:
 * nothing of it is stored, so a leaked list of sessions alone signs nobody in.
 */

const tokenBytes = 42;

async function digest(secrets: ServerSecrets, head: Buffer): Promise<Buffer> {
  return (await secrets.digest("refresh-token", head.toString("hex"))).subarray(0, 20);
}

export async function makeRefreshToken(
  secrets: ServerSecrets,
  sessionId: string,
  counter: number,
): Promise<string> {
  const head = Buffer.alloc(22);
  head.write(sessionId.replaceAll("-", ""), 0, "hex");
  head.writeUIntBE(counter, 16, 6);
  return Buffer.concat([head, await digest(secrets, head)]).toString("base64url");
}

/** Null when it was not made here. */
export async function readRefreshToken(
  secrets: ServerSecrets,
  token: string,
): Promise<{ sessionId: string; counter: number } | null> {
  const bytes = Buffer.from(token, "base64url");
  if (bytes.length !== tokenBytes) return null;
  const head = bytes.subarray(0, 22);
  if (!timingSafeEqual(bytes.subarray(22), await digest(secrets, head))) return null;
  return { sessionId: spellUuid(head), counter: head.readUIntBE(16, 6) };
}
