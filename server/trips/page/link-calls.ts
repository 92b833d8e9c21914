import type { Context } from "hono";

/** What stands behind a link is for whoever has it: no cache keeps it, no search engine lists it. */
export const privateHeaders = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow",
  // To no other site; without any, older browsers would not say whose page a plain form is of.
  "referrer-policy": "same-origin",
} as const;

/** Of a call that is asked by a link, refusals included. */
export function keepPrivate(context: Context): void {
  for (const [name, value] of Object.entries(privateHeaders)) context.header(name, value);
}

/** What every call of a trip's page has in common: the link is asked for, and no account. */
export const byLink = { may: "anybody", tag: "Trip page", admit: keepPrivate } as const;

/** The token of the path; whether it is one is the link's own check. */
export const readToken = (context: Context): string => context.req.param("token") ?? "";
