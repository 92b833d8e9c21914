import { createMiddleware } from "hono/factory";
import type { Config } from "#server/config/config.ts";
import type { AuthEnv } from "./auth-env.ts";
import { isAllowedRedirect } from "./redirects.ts";

const allowHeaders =
  "apikey, authorization, content-type, x-client-info, x-supabase-api-version, prefer, accept-profile, content-profile, x-upsert, cache-control, x-metadata, traceparent, tracestate, baggage";
const allowMethods = "GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS";
const exposeHeaders = "X-Supabase-Api-Version, X-Total-Count, Link, X-Request-Id";

/**
 * Any page may call: a bearer token is the only credential here, never a cookie. Only pages that
 * may be redirected to are named with credentials allowed.
 */
export function authCors(config: Config) {
  return createMiddleware<AuthEnv>(async (context, next) => {
    const origin = context.req.header("origin");
    const trusted = origin !== undefined && isAllowedRedirect(config, `${origin}/`);
    const set = (headers: Headers) => {
      if (!origin) return;
      headers.set("access-control-allow-origin", trusted ? origin : "*");
      headers.append("vary", "Origin");
      if (trusted) headers.set("access-control-allow-credentials", "true");
      headers.set("access-control-expose-headers", exposeHeaders);
    };
    if (context.req.method === "OPTIONS") {
      const headers = new Headers({
        "access-control-allow-headers": allowHeaders,
        "access-control-allow-methods": allowMethods,
        "access-control-max-age": "3600",
      });
      set(headers);
      return new Response(null, { status: 204, headers });
    }
    await next();
    set(context.res.headers);
    return undefined;
  });
}
