import { createHash } from "node:crypto";
import { type NetworkLadder, networkLadder, networkOf } from "#server/limits/network.ts";

type Caller = { get(name: "clientAddress"): string };

const keyOf = (network: string): string =>
  createHash("sha256").update(network).digest("base64url").slice(0, 22);

/** Who calls, as a key for limits: a hash of the address's network, never the address itself. */
export const visitorKey = (context: Caller): string =>
  keyOf(networkOf(context.get("clientAddress")));

/** The same with the networks around it. */
export function visitorKeys(context: Caller): NetworkLadder {
  const { household, near, wide } = networkLadder(context.get("clientAddress"));
  return { household: keyOf(household), near: keyOf(near), wide: keyOf(wide) };
}
