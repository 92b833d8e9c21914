import { createMiddleware } from "hono/factory";
import type { Config } from "#server/config/config.ts";
import { isAllowedRedirect } from "./redirects.ts";

const preflight = {
  "access-control-allow-headers":
    "apikey, authorization, content-type, x-client-info, x-supabase-api-version, prefer, accept-profile, content-profile, x-upsert, cache-control, x-metadata, range, if-none-match, traceparent, tracestate, baggage",
  "access-control-allow-methods": "GET, POST, PUT, PATCH, DELETE, HEAD, OPTIONS",
  "access-control-max-age": "86400",
};
const exposed =
  "X-Supabase-Api-Version, X-Total-Count, Link, X-Request-Id, Content-Range, Accept-Ranges, ETag";

/**
 * What the official client needs of another origin (auth contract, section 1): any page may call,
 * since a bearer token is the only credential here, never a cookie. Only pages that may be
 * redirected to are named with credentials allowed.
 */
export function allowOfficialClients(config: Config) {
  return createMiddleware(async (context, next) => {
    const origin = context.req.header("origin");
    const set = (headers: Headers) => {
      if (!origin) return;
      const trusted = isAllowedRedirect(config, `${origin}/`);
      headers.set("access-control-allow-origin", trusted ? origin : "*");
      headers.append("vary", "Origin");
      if (trusted) headers.set("access-control-allow-credentials", "true");
      headers.set("access-control-expose-headers", exposed);
    };
    if (context.req.method === "OPTIONS") {
      const headers = new Headers(preflight);
      set(headers);
      return new Response(null, { status: 204, headers });
    }
    await next();
    set(context.res.headers);
    return undefined;
  });
}
