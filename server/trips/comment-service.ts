import { createHash } from "node:crypto";
import { commentLimits, type TripCommentInput } from "#contract/trip-page.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";
import * as comments from "./comment-store.ts";
import { takeLinkRate } from "./link-rates.ts";
import type { TripLinks } from "./links.ts";
import type { RecordTrip } from "./record.ts";
import { createTripVoters } from "./voters.ts";

const traveller = { kind: "traveller" } as const;
const mostVotes = 200;

/** What those who have a trip's link say about it, and what they vote for. */
export function createTripComments(
  resources: Pick<Resources, "database" | "clock" | "limits">,
  { links, record }: { links: TripLinks; record: RecordTrip },
) {
  const { database, clock } = resources;
  const voters = createTripVoters(resources);
  const noVote = () => new AppError("not_found", "There is nothing to vote on.");
  return {
    /** `network`: see `visitorKey`. @throws AppError conflict when there are too many, too_many_requests */
    async addComment(token: string, input: TripCommentInput, network: string): Promise<void> {
      const linked = await links.open(token, "read");
      const { trip } = linked;
      await takeLinkRate(resources, linked, "comments", network);
      const byReader = linked.kind === "read";
      await database.transaction(async (db) => {
        const { all, byReaders } = await comments.countComments(db, trip.id);
        // Readers leave room for those whose trip it is.
        if (all >= commentLimits.perTrip || (byReader && byReaders >= commentLimits.byReaders))
          throw new AppError("conflict", "This trip has as many comments as it can hold.");
        await comments.insertComment(db, {
          ...input,
          tripId: trip.id,
          byReader,
          createdAt: clock(),
        });
        await record(db, traveller, trip, "comment");
      });
    },

    /** @throws AppError not_found, forbidden with a reading link */
    async removeComment(token: string, id: string): Promise<void> {
      const { trip } = await links.open(token, "edit");
      await database.transaction(async (db) => {
        if (!(await comments.deleteComment(db, trip.id, id)))
          throw new AppError("not_found", "There is no such comment.");
        await record(db, traveller, trip, "comment", { removed: "yes" });
      });
    },

    /**
     * One vote a browser; the second takes it back. `known`: what it brings, unchecked; whoever brings none
     * that we gave is a new voter, of whom a link and a network have so many a day.
     * @returns what it is to bring next time. @throws AppError not_found, too_many_requests
     */
    async vote(
      token: string,
      id: string,
      { known, network }: { known: string | undefined; network: string },
    ): Promise<string> {
      const linked = await links.open(token, "read");
      const { trip } = linked;
      await takeLinkRate(resources, linked, "votes", network);
      const found = await comments.findComment(database.db, trip.id, id);
      if (!found?.alternative) throw noVote();
      let voter = known && (await voters.isVoter(trip.id, known)) ? known : null;
      if (!voter) {
        await takeLinkRate(resources, linked, "voters", network);
        voter = await voters.issue(trip.id);
      }
      const hash = createHash("sha256").update(`${trip.id} ${voter}`).digest("base64url");
      await database.transaction(async (db) => {
        if (!(await comments.findComment(db, trip.id, id))) throw noVote();
        await comments.toggleVote(db, id, hash, mostVotes);
        await record(db, traveller, trip, "comment", { vote: "yes" });
      });
      return voter;
    },
  };
}
