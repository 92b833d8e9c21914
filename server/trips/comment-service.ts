import { createHash } from "node:crypto";
import { commentLimits, type TripCommentInput } from "#contract/trip-page.ts";
import { AppError } from "#server/errors/app-error.ts";
import type { Resources } from "#server/resources.ts";
import * as comments from "./comment-store.ts";
import { takeTripRate } from "./link-rates.ts";
import type { TripLinks } from "./links.ts";
import type { RecordTrip } from "./record.ts";

const traveller = { kind: "traveller" } as const;
const mostVotes = 200;

/** What those who have a trip's link say about it, and what they vote for. */
export function createTripComments(
  { database, clock, limits }: Pick<Resources, "database" | "clock" | "limits">,
  { links, record }: { links: TripLinks; record: RecordTrip },
) {
  return {
    /** @throws AppError conflict when there are too many, too_many_requests */
    async addComment(token: string, input: TripCommentInput): Promise<void> {
      const { trip } = await links.open(token, "read");
      await takeTripRate({ database, clock, limits }, trip, "comments");
      await database.transaction(async (db) => {
        if ((await comments.countComments(db, trip.id)) >= commentLimits.perTrip)
          throw new AppError("conflict", "This trip has as many comments as it can hold.");
        await comments.insertComment(db, { ...input, tripId: trip.id, createdAt: clock() });
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

    /** One vote a browser; the second takes it back. @throws AppError not_found */
    async vote(token: string, id: string, voter: string): Promise<void> {
      const { trip } = await links.open(token, "read");
      await takeTripRate({ database, clock, limits }, trip, "votes");
      await database.transaction(async (db) => {
        const comment = await comments.findComment(db, trip.id, id);
        if (!comment?.alternative) throw new AppError("not_found", "There is nothing to vote on.");
        const hash = createHash("sha256").update(`${trip.id} ${voter}`).digest("base64url");
        await comments.toggleVote(db, id, hash, mostVotes);
        await record(db, traveller, trip, "comment", { vote: "yes" });
      });
    },
  };
}
