import type { Context } from "hono";
import { isLoopbackHost } from "#server/config/loopback.ts";
import type { HttpEnv } from "./http-env.ts";

/** What proxies add: with any of them, the request has come from further than the socket tells. */
const forwardedHeaders =
  /^(forwarded|via|x-forwarded(-.+)?|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.+|fastly-client-ip|fly-client-ip|x-envoy-.+|x-original-.+)$/;

const isLoopbackAddress = (address: string) =>
  isLoopbackHost(address.replace(/^::ffff:(?=\d+\.)/i, "").replace(/%.*$/, ""));

/**
 * Whether a request comes from this very machine, and from somebody on it: not through a proxy that
 * happens to run here, nor from another site's page whose name points at 127.0.0.1 (rebinding).
 */
export function isLocalRequest(context: Context<HttpEnv>): boolean {
  // Without a socket it is a call within the process.
  const peer = context.env?.incoming?.socket.remoteAddress;
  if (peer !== undefined && !isLoopbackAddress(peer)) return false;
  if (!isLoopbackHost(new URL(context.req.url).hostname)) return false;
  return Object.keys(context.req.header()).every((name) => !forwardedHeaders.test(name));
}
