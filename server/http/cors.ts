import { cors } from "hono/cors";

/**
 * What the official client needs of another origin (auth contract, section 1). Every origin is let
 * in: these calls know a person by the bearer token alone, never by a cookie.
 */
export const allowOfficialClients = () =>
  cors({
    origin: (origin) => origin,
    credentials: true,
    allowMethods: ["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"],
    allowHeaders: [
      "apikey",
      "authorization",
      "content-type",
      "x-client-info",
      "x-supabase-api-version",
      "prefer",
      "accept-profile",
      "content-profile",
      "x-upsert",
      "cache-control",
      "x-metadata",
      "range",
      "if-none-match",
      "traceparent",
      "tracestate",
      "baggage",
    ],
    exposeHeaders: [
      "X-Supabase-Api-Version",
      "X-Total-Count",
      "Link",
      "Content-Range",
      "Accept-Ranges",
      "ETag",
    ],
    maxAge: 86_400,
  });
