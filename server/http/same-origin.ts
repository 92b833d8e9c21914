import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { AppError } from "#server/errors/app-error.ts";

/**
 * Refuses what another site's page has sent (login and request forgery). Browsers say it in
 * `Sec-Fetch-Site`, older ones in `Origin`; programs say neither and carry no cookie of a visitor.
 * @throws AppError forbidden
 */
function refuseForeign(context: Context, publicOrigin: string): void {
  const site = context.req.header("sec-fetch-site");
  const origin = context.req.header("origin");
  const host = context.req.header("host");
  const isOwn = (address: string) =>
    address === publicOrigin || address.replace(/^https?:\/\//, "") === host;
  const isForeign = site
    ? site !== "same-origin" && site !== "none"
    : origin !== undefined && !isOwn(origin);
  if (isForeign) throw new AppError("forbidden", "This call may only come from the site itself.");
}

const readers = new Set(["GET", "HEAD", "OPTIONS"]);

/** Before every call that goes by a cookie, or by nothing: what changes something comes from our own pages. */
export const refuseForeignChanges = (publicOrigin: string) =>
  createMiddleware(async (context, next) => {
    if (!readers.has(context.req.method)) refuseForeign(context, publicOrigin);
    await next();
  });
