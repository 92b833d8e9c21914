import type { Context } from "hono";
import { AppError } from "./app-error.ts";

/**
 * Refuses what another site's page has sent (login and request forgery). Browsers say it in
 * `Sec-Fetch-Site`, older ones in `Origin`; programs say neither and carry no cookie of a visitor.
 * @throws AppError forbidden
 */
export function refuseForeign(context: Context, publicOrigin?: string): void {
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
