import type { Call, CallContext } from "#server/calls/call.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import type { Resources } from "#server/resources.ts";
import { readToken } from "./link-calls.ts";

/** What a link is asked for: any call of a trip's page, a PDF, a calendar or track. */
export type LinkUse = "calls" | "papers" | "files";

type Needs = Pick<Resources, "database" | "clock" | "limits">;

/**
 * What one network may ask for by one link, and by all links together. What a stranger spends who has a
 * reading link is their own and not the editors'. `network`: see `visitorKey`.
 * @throws AppError too_many_requests
 */
export async function takeLinkRate(
  { database, clock, limits }: Needs,
  { token, network }: { token: string; network: string },
  use: LinkUse,
): Promise<void> {
  const waits = await limits.count(
    database.db,
    [
      [`link-${use}`, `${token} ${network}`],
      [`link-${use}-network`, network],
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
      await takeLinkRate(resources, { token, network: visitorKey(context) }, "calls");
    },
  }));
}
