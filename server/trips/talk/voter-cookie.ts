import type { Context } from "hono";
import { getCookie, setCookie } from "hono/cookie";

/** One for each trip or shared plan that somebody votes on, and sent to none but its calls. */
const nameOf = (tripId: string) => `safarnama_voter_${tripId.slice(0, 8)}`;
const halfYear = 182 * 86_400;

/** What the browser brings, unchecked. */
export const readVoter = (context: Context, tripId: string): string | undefined =>
  getCookie(context, nameOf(tripId));

/** Lets the browser bring it with its next vote. */
export function writeVoter(
  context: Context,
  tripId: string,
  voter: string,
  cookie: { secure: boolean; path: string },
): void {
  setCookie(context, nameOf(tripId), voter, {
    httpOnly: true,
    sameSite: "Strict",
    ...cookie,
    maxAge: halfYear,
  });
}
