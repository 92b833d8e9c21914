import { commentLimits, type TripCommentInput } from "#contract/wire/trip-page.ts";
import type { Resources } from "#server/resources.ts";
import { takeLinkRate } from "#server/trips/page/link-rates.ts";
import type { LinkedTrip } from "#server/trips/page/link-store.ts";
import type { TripLinks } from "#server/trips/page/links.ts";
import type { RecordTrip } from "#server/trips/record.ts";
import { createComments, type OpenTalk } from "./comments.ts";

const traveller = { kind: "traveller" } as const;

/** What those who have a trip's link say about it, and what they vote for. */
export function createTripComments(
  resources: Pick<Resources, "database" | "clock" | "limits">,
  { links, record }: { links: TripLinks; record: RecordTrip },
) {
  const comments = createComments(resources);
  /** `network`: see `visitorKey`. */
  const openTalk = (linked: LinkedTrip, network = ""): OpenTalk => ({
    subject: { tripId: linked.trip.id },
    most: commentLimits.perTrip,
    fullText: "This trip has as many comments as it can hold.",
    byReader: linked.kind === "read",
    count: (what) => takeLinkRate(resources, linked, what, network),
    tell: (db, details) => record(db, traveller, linked.trip, "comment", details),
  });
  return {
    /** @throws AppError not_found, conflict when there are too many, too_many_requests */
    async addComment(token: string, input: TripCommentInput, network: string): Promise<void> {
      await comments.add(openTalk(await links.open(token, "read"), network), input);
    },

    /** @throws AppError not_found, forbidden with a reading link */
    async removeComment(token: string, id: string): Promise<void> {
      await comments.remove(openTalk(await links.open(token, "edit")), id);
    },

    /** `known`: what the browser brings, unchecked. @returns what it is to bring next time; see `vote` of comments */
    async vote(
      token: string,
      id: string,
      { known, network }: { known: string | undefined; network: string },
    ): Promise<string> {
      return comments.vote(openTalk(await links.open(token, "read"), network), id, known);
    },
  };
}
