import { createHash } from "node:crypto";
import { networkOf } from "#server/limits/network.ts";

/** Who calls, as a key for limits: a hash of the address's network, never the address itself. */
export const visitorKey = (context: { get(name: "clientAddress"): string }): string =>
  createHash("sha256")
    .update(networkOf(context.get("clientAddress")))
    .digest("base64url")
    .slice(0, 22);
