import { forgetTrip, readOwner } from "./forget-kept.ts";
import { setAsOf } from "./kept-hint.ts";
import { getKept, hashToken } from "./kept-store.ts";

/** Takes the trip of a path off this phone: its link is closed. */
export const forgetByPath = async (path: string): Promise<void> => {
  const [, token = ""] = /^\/api\/trip\/([\w-]+)/.exec(path) ?? [];
  await forgetTrip(token).catch(() => {});
};

/** What GET of a trip's path answered when it was kept; null where this trip is not on the phone. */
export async function readKeptCall(path: string): Promise<unknown> {
  const [, token = "", rest = ""] = /^\/api\/trip\/([\w-]+)(.*)$/.exec(path) ?? [];
  const trip = await getKept("trips", await hashToken(token)).catch(() => null);
  const owner = readOwner();
  if (!trip || (owner && trip.owner && trip.owner !== owner)) return null;
  const answer = { "": trip.page, "/quote": trip.quote, "/book": trip.book }[rest] ?? null;
  if (answer && rest === "") setAsOf(trip.asOf);
  return answer;
}
