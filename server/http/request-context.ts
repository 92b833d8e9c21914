import { randomUUID } from "node:crypto";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { routePath } from "hono/route";
import type { Logger } from "pino";
import { readClientAddress } from "#server/limits/network.ts";
import type { HttpEnv } from "./http-env.ts";

/**
 * Where a request went, for the log: a call by its pattern, since what stands in its address is its
 * caller's; a page by its path, without the parts that may be an address, a token or somebody's words.
 */
function loggedPath(context: Context): string {
  const pattern = routePath(context);
  if (!/^\/?\*$/.test(pattern)) return pattern;
  return context.req.path
    .split("/")
    .slice(0, 8)
    .map((part) => (/^[\w.-]{0,40}$/.test(part) ? part : "…"))
    .join("/");
}

/** The id that a proxy has given a request, or a new one. */
export const readRequestId = (sent: string | undefined): string =>
  sent && /^[\w-]{8,64}$/.test(sent) ? sent : randomUUID();

/** Request id, child logger, client address, and one log line a request: no query, no address of a person. */
export function requestContext(log: Logger, trustProxy: boolean) {
  return createMiddleware<HttpEnv>(async (context, next) => {
    const requestId = readRequestId(context.req.header("x-request-id"));
    context.set("requestId", requestId);
    context.set("log", log.child({ requestId }));
    context.set(
      "clientAddress",
      readClientAddress({
        forwarded: context.req.header("x-forwarded-for"),
        socket: context.env?.incoming?.socket.remoteAddress,
        trustProxy,
      }),
    );
    const start = performance.now();
    await next();
    context.res.headers.set("x-request-id", requestId);
    const line = {
      requestId,
      method: context.req.method,
      path: loggedPath(context),
      status: context.res.status,
      ms: Math.round(performance.now() - start),
    };
    if (context.res.status >= 500) log.error(line, "request");
    else log.debug(line, "request");
  });
}
