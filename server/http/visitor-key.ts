import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { HttpEnv } from "./http-env.ts";

/** The part of an address that stands for one household: of IPv6 the first 64 bits. */
export function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:(?=\d+\.)/i, "");
  if (!plain.includes(":")) return plain;
  const [head = "", tail = ""] = plain.split("::");
  const groups = head.split(":").filter(Boolean);
  const missing = plain.includes("::")
    ? 8 - groups.length - tail.split(":").filter(Boolean).length
    : 0;
  return [...groups, ...Array<string>(Math.max(missing, 0)).fill("0")].slice(0, 4).join(":");
}

/** Who calls, as a key for limits: a hash of the address's network, never the address itself. */
export const visitorKey = (context: Context<HttpEnv>): string =>
  createHash("sha256")
    .update(networkOf(context.get("clientAddress")))
    .digest("base64url")
    .slice(0, 22);
