import { ed25519 } from "@noble/curves/ed25519.js";
import { secp256k1 } from "@noble/curves/secp256k1.js";
import { keccak_256 } from "@noble/hashes/sha3.js";

const alphabet = "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz";

/** Bytes of a base58 text (Bitcoin's alphabet); null when it is none. */
export function decodeBase58(text: string): Uint8Array | null {
  let value = 0n;
  for (const character of text) {
    const digit = alphabet.indexOf(character);
    if (digit === -1) return null;
    value = value * 58n + BigInt(digit);
  }
  const zeros = /^1*/.exec(text)?.[0].length ?? 0;
  const hex = value === 0n ? "" : value.toString(16);
  const body = Buffer.from(hex.length % 2 ? `0${hex}` : hex, "hex");
  return Buffer.concat([Buffer.alloc(zeros), body]);
}

/** EIP-191: who signed this text, in lower case; null for a signature that recovers nobody. */
export function recoverEthereumAddress(message: string, signature: string): string | null {
  if (!/^0x[0-9a-fA-F]{130}$/.test(signature)) return null;
  const bytes = Buffer.from(signature.slice(2), "hex");
  const recovery = (bytes[64] ?? 0) >= 27 ? (bytes[64] ?? 0) - 27 : (bytes[64] ?? 0);
  if (recovery !== 0 && recovery !== 1) return null;
  const text = Buffer.from(message, "utf8");
  const prefix = Buffer.from(`\u0019Ethereum Signed Message:\n${text.length}`, "utf8");
  try {
    const point = secp256k1.Signature.fromBytes(bytes.subarray(0, 64), "compact")
      .addRecoveryBit(recovery)
      .recoverPublicKey(keccak_256(Buffer.concat([prefix, text])));
    const hash = keccak_256(point.toBytes(false).subarray(1));
    return `0x${Buffer.from(hash.subarray(12)).toString("hex")}`;
  } catch {
    return null;
  }
}

/** What a Ledger signs instead of the text: a short header for formats 0 and 1. */
function ledgerEnvelopes(text: Buffer): Buffer[] {
  const length = Buffer.alloc(2);
  length.writeUInt16LE(text.length & 0xffff);
  const lead = Buffer.concat([Buffer.from([0xff]), Buffer.from("solana offchain")]);
  return [0, 1].map((format) => Buffer.concat([lead, Buffer.from([0, format]), length, text]));
}

/** Whether the owner of a Solana address signed the text, as it is or in a Ledger's envelope. */
export function isSolanaSignature(message: string, signature: string, address: string): boolean {
  if (!/^[A-Za-z0-9+/_-]{86}={0,2}$/.test(signature)) return false;
  const bytes = Buffer.from(signature, "base64");
  const key = decodeBase58(address);
  if (bytes.length !== 64 || key?.length !== 32) return false;
  const text = Buffer.from(message, "utf8");
  return [text, ...ledgerEnvelopes(text)].some((candidate) => {
    try {
      return ed25519.verify(bytes, candidate, key, { zip215: false });
    } catch {
      return false;
    }
  });
}
