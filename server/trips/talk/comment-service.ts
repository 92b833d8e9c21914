import { commentLimits, type TripCommentInput } from "#contract/wire/trip-page.ts";
import type { Resources } from "#server/resources.ts";
import { takeLinkHit } from "#server/trips/page/link-hits.ts";
import type { LinkedTrip } from "#server/trips/page/link-store.ts";
import type { TripLinks } from "#server/trips/page/links.ts";
import { claimWrite, onceOnly } from "#server/trips/page/write-once.ts";
import type { RecordTrip } from "#server/trips/record.ts";
import { createComments, type OpenTalk } from "./comments.ts";

const traveller = { kind: "traveller" } as const;

/** What those who have a trip's link say about it, and what they vote for. */
export function createTripComments(
  resources: Pick<Resources, "database" | "clock" | "limits">,
  { links, record }: { links: TripLinks; record: RecordTrip },
) {
  const comments = createComments(resources);
  /** `network`: see `visitorKey`; `key`: see `readWriteKey`. */
  const openTalk = (linked: LinkedTrip, network = "", key: string | null = null): OpenTalk => ({
    subject: { tripId: linked.trip.id },
    most: commentLimits.perTrip,
    fullText: "This trip has as many comments as it can hold.",
    byReader: linked.kind === "read",
    count: (what) => takeLinkHit(resources, linked, what, network),
    async tell(db, details) {
      await claimWrite(db, linked.trip.id, key, resources.clock());
      await record(db, traveller, linked.trip, "comment", details);
    },
  });
  return {
    /** Once for a `key`. @throws AppError not_found, conflict when there are too many, too_many_requests */
    async addComment(
      token: string,
      input: TripCommentInput,
      network: string,
      key: string | null = null,
    ): Promise<void> {
      const talk = openTalk(await links.open(token, "read"), network, key);
      await onceOnly(() => comments.add(talk, input), undefined);
    },

    /** @throws AppError not_found, forbidden with a reading link */
    async removeComment(token: string, id: string): Promise<void> {
      await comments.remove(openTalk(await links.open(token, "edit")), id);
    },

    /**
     * Once for a `key`. `known`: what the browser brings, unchecked.
     * @returns what it is to bring next time; see `vote` of comments
     */
    async vote(
      token: string,
      id: string,
      {
        known,
        network,
        key = null,
      }: { known: string | undefined; network: string; key?: string | null },
    ): Promise<string> {
      const talk = openTalk(await links.open(token, "read"), network, key);
      return onceOnly(() => comments.vote(talk, id, known), known ?? "");
    },
  };
}
