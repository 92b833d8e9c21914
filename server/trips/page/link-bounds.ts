import type { Call, CallContext } from "#server/calls/call.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import type { Resources } from "#server/resources.ts";
import { readToken } from "./link-calls.ts";

type Needs = Pick<Resources, "database" | "clock" | "limits">;

/**
 * What one network may ask for by one link, and by all links together. What a stranger spends who has a
 * reading link is their own and not the editors'.
 * @throws AppError too_many_requests
 */
export async function takeLinkCall(
  { database, clock, limits }: Needs,
  token: string,
  network: string,
): Promise<void> {
  const waits = await limits.count(
    database.db,
    [
      ["link-calls", `${token} ${network}`],
      ["link-calls-network", network],
    ],
    clock(),
  );
  const wait = waits.find((one) => one !== null);
  if (typeof wait === "number") throw limits.refusal(wait);
}

/**
 * Calls by a trip's link, counted before anything of the body is read. A link that opens nothing is refused
 * uncounted: it costs a look into an index.
 */
export function boundLinks(
  resources: Needs,
  pages: { findTripId(token: string): Promise<string> },
  calls: Call[],
): Call[] {
  return calls.map((call) => ({
    ...call,
    async admit(context: CallContext) {
      await call.admit?.(context);
      const token = readToken(context);
      await pages.findTripId(token);
      await takeLinkCall(resources, token, visitorKey(context));
    },
  }));
}
