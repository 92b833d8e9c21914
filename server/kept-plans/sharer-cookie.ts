import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";
import { sharedPlanId } from "#contract/wire/shared-plans.ts";

/** Tells the browser that shared a plan; sent to that plan's calls alone. */
const nameOf = (id: string) => `safarnama_sharer_${id}`;
/** Seconds; browsers keep none longer. */
const life = 400 * 86_400;

/** What the browser brings, unchecked. */
export const readSharer = (context: Context, id: string): string | undefined =>
  sharedPlanId.test(id) ? getCookie(context, nameOf(id)) : undefined;

/** Lets the browser that shares a plan show later that it did. */
export function writeSharer(context: Context, id: string, sharer: string, secure: boolean): void {
  setCookie(context, nameOf(id), sharer, {
    httpOnly: true,
    sameSite: "Strict",
    secure,
    path: `/api/shared-plans/${id}`,
    maxAge: life,
  });
}
