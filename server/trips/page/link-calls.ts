import type { Context } from "hono";
import { compress } from "hono/compress";
import { createMiddleware } from "hono/factory";
import { isSecretPath } from "#server/http/canonical-path.ts";

/** What stands behind a link is for whoever has it: no cache keeps it, no search engine lists it. */
export const privateHeaders = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow",
  // To no other site; without any, older browsers would not say whose page a plain form is of.
  "referrer-policy": "same-origin",
} as const;

/**
 * Whatever is answered at an address that names a link: pages, calls, files, redirects, refusals, and what
 * there is not. A browser writes none of them down, so the address lies in none of its caches.
 */
export const keepLinksPrivate = createMiddleware(async (context, next) => {
  await next();
  if (!isSecretPath(new URL(context.req.url).pathname)) return;
  const { headers } = context.res;
  // A stream says besides that nobody on the way may change it.
  for (const [name, value] of Object.entries(privateHeaders))
    if (name !== "cache-control" || !headers.get(name)?.includes("no-transform"))
      headers.set(name, value);
});

/**
 * Ten days are forty kilobytes of JSON, which travel as nine. Whoever asks has the link already, and what an answer's
 * length could tell of its text is told to nobody else's page: no cookie opens it.
 */
export const packAnswers = compress({ encoding: "gzip" });

/** Of a call that is no link's own, and answers what is as secret. */
export function keepPrivate(context: Context): void {
  for (const [name, value] of Object.entries(privateHeaders)) context.header(name, value);
}

/** What every call of a trip's page has in common: the link is asked for, and no account. */
export const byLink = { may: "anybody", tag: "Trip page" } as const;

/** The token of the path; whether it is one is the link's own check. */
export const readToken = (context: Context): string => context.req.param("token") ?? "";
