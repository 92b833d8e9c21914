import type { Call, CallContext } from "#server/calls/call.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import { countHits, type RateRule, refuseRate } from "#server/limits/rate-limit.ts";
import type { Resources } from "#server/resources.ts";
import { readToken } from "./link-calls.ts";

/**
 * What one network may ask for by one link, and by all links together. What a stranger spends who has a
 * reading link is their own and not the editors'.
 */
const bounds = {
  /** Any call of a trip's page: each writes up to half a megabyte. */
  calls: {
    link: { limit: 600, windowSeconds: 600 },
    network: { limit: 1200, windowSeconds: 600 },
  },
  /** Papers as PDF: tenths of a second of a thread of their own. */
  papers: {
    link: { limit: 60, windowSeconds: 3600 },
    network: { limit: 120, windowSeconds: 3600 },
  },
  /** Calendars and tracks. */
  files: {
    link: { limit: 120, windowSeconds: 3600 },
    network: { limit: 240, windowSeconds: 3600 },
  },
} as const satisfies Record<string, Record<"link" | "network", RateRule>>;

export type LinkUse = keyof typeof bounds;

/** `network`: see `visitorKey`. @throws AppError too_many_requests */
export async function takeLinkRate(
  { database, clock }: Pick<Resources, "database" | "clock">,
  { token, network }: { token: string; network: string },
  use: LinkUse,
): Promise<void> {
  const now = clock();
  const hits = [
    { key: `link-${use}:${token} ${network}`, ...bounds[use].link },
    { key: `links-${use}:${network}`, ...bounds[use].network },
  ];
  const counted = await countHits(database.db, hits, now);
  for (const [index, { key, limit }] of hits.entries())
    if ((counted[index]?.hits ?? 0) > limit) await refuseRate(database.db, key, now);
}

/**
 * Calls by a trip's link, counted before anything of the body is read. A link that opens nothing is refused
 * uncounted: it costs a look into an index.
 */
export function boundLinks(
  resources: Pick<Resources, "database" | "clock">,
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
