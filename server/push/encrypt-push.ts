import { createCipheriv, createECDH, hkdfSync, randomBytes } from "node:crypto";

/** What a phone gave with its subscription, base64url: its public key (65 bytes) and its secret (16). */
export type PhoneKeys = { p256dh: string; auth: string };

const keyBytes = 65;
const authBytes = 16;
const saltBytes = 16;
/** Every message is as long as the next: its length tells nobody what it says. */
const paddedTo = 1024;
const recordSize = 4096;

const bytesOf = (text: string) => Buffer.from(text, "base64url");

/** Whether they are a point of P-256 and a secret of its length. */
export function arePhoneKeys({ p256dh, auth }: PhoneKeys): boolean {
  const key = bytesOf(p256dh);
  if (key.length !== keyBytes || bytesOf(auth).length !== authBytes) return false;
  try {
    const own = createECDH("prime256v1");
    own.generateKeys();
    own.computeSecret(key);
    return true;
  } catch {
    return false;
  }
}

/**
 * A message that only the phone can read, as RFC 8291 has it (aes128gcm, one record, padded). `made`: key and salt
 * for a known answer, else they are random.
 * @throws Error where the text is too long or the keys are none
 */
export function encryptPush(
  text: string,
  { p256dh, auth }: PhoneKeys,
  made: { privateKey?: Buffer; salt?: Buffer; padding?: boolean } = {},
): Buffer {
  const plain = Buffer.from(text, "utf8");
  const { salt = randomBytes(saltBytes), padding = true } = made;
  if (plain.length >= paddedTo) throw new Error("a push message is too long");
  const own = createECDH("prime256v1");
  if (made.privateKey) own.setPrivateKey(made.privateKey);
  else own.generateKeys();
  const [theirs, ours] = [bytesOf(p256dh), own.getPublicKey()];
  const about = Buffer.concat([Buffer.from("WebPush: info\0"), theirs, ours]);
  const derive = (from: Buffer, mixed: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync("sha256", from, mixed, info, length));
  const key = derive(own.computeSecret(theirs), bytesOf(auth), about, 32);
  const cipher = createCipheriv(
    "aes-128-gcm",
    derive(key, salt, "Content-Encoding: aes128gcm\0", 16),
    derive(key, salt, "Content-Encoding: nonce\0", 12),
  );
  const filled = padding ? Buffer.alloc(paddedTo - plain.length) : Buffer.alloc(0);
  // 2 ends the last record; what follows it is padding.
  const record = Buffer.concat([plain, Buffer.from([2]), filled]);
  const size = Buffer.alloc(4);
  size.writeUInt32BE(recordSize);
  const head = [salt, size, Buffer.from([ours.length]), ours];
  return Buffer.concat([...head, cipher.update(record), cipher.final(), cipher.getAuthTag()]);
}
