import { createDecipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";
import { createServer } from "node:http";
import { freePort } from "./free-port.ts";

/** A browser's push service on this machine, and phones that it delivers to. */

/** A phone as its browser hands it on, and what it reads of a message. */
export function makePhone() {
  const own = createECDH("prime256v1");
  own.generateKeys();
  const auth = randomBytes(16);
  const keys = { p256dh: own.getPublicKey("base64url"), auth: auth.toString("base64url") };
  return { keys, read: (body: Buffer) => decryptPush(body, own, auth) };
}

/** Reads a message as RFC 8291 (and RFC 8188 below it) has it. @throws Error where it was meant for another */
export function decryptPush(
  body: Buffer,
  own: ReturnType<typeof createECDH>,
  auth: Buffer,
): string {
  const salt = body.subarray(0, 16);
  const length = body.readUInt8(20);
  const theirs = body.subarray(21, 21 + length);
  const record = body.subarray(21 + length);
  const about = Buffer.concat([Buffer.from("WebPush: info\0"), own.getPublicKey(), theirs]);
  const key = Buffer.from(hkdfSync("sha256", own.computeSecret(theirs), auth, about, 32));
  const derive = (info: string, bytes: number) =>
    Buffer.from(hkdfSync("sha256", key, salt, `Content-Encoding: ${info}\0`, bytes));
  const decipher = createDecipheriv("aes-128-gcm", derive("aes128gcm", 16), derive("nonce", 12));
  decipher.setAuthTag(record.subarray(-16));
  const plain = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
  // The text ends at the last byte that is not padding; it is 2 in the last record.
  const end = plain.findLastIndex((byte) => byte !== 0);
  if (plain[end] !== 2) throw new Error("no end of the last record");
  return plain.subarray(0, end).toString("utf8");
}

export type Pushed = { path: string; headers: Record<string, string | undefined>; body: Buffer };

/** Answers with `status` by the path of a phone; 201 unless told. */
export async function startPushService() {
  const port = await freePort();
  const taken: Pushed[] = [];
  const statuses = new Map<string, number>();
  const server = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on("data", (part: Buffer) => parts.push(part));
    request.on("end", () => {
      const path = request.url ?? "";
      const status = statuses.get(path) ?? 201;
      const headers = request.headers as Pushed["headers"];
      taken.push({ path, headers, body: Buffer.concat(parts) });
      response.writeHead(status, status === 307 ? { location: "http://127.0.0.1:9/" } : {}).end();
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${port}`,
    taken,
    answer: (path: string, status: number) => statuses.set(path, status),
    stop: () => new Promise((resolve) => server.close(resolve)),
  };
}
