import { TripCommentInput, TripPage } from "#contract/wire/trip-page.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import { byLink, readToken } from "#server/trips/page/link-calls.ts";
import { readWriteKey } from "#server/trips/page/write-once.ts";
import type { TripService } from "#server/trips/service.ts";
import { readVoter, writeVoter } from "./voter-cookie.ts";

/** What is said and voted on behind a trip's link. `origin`: the site's public one. */
export function createTripCommentCalls(
  { pages, comments }: Pick<TripService, "pages" | "comments">,
  origin: string,
): Call[] {
  const secure = origin.startsWith("https:");
  return [
    defineCall({
      ...byLink,
      method: "POST",
      path: "/api/trip/:token/comments",
      summary: "Comment on the trip, a day or a stop",
      body: TripCommentInput,
      answer: TripPage,
      status: 201,
      async handle(c, { body }) {
        await comments.addComment(readToken(c), body, visitorKey(c), readWriteKey(c));
        return pages.getPage(readToken(c));
      },
    }),
    defineCall({
      ...byLink,
      method: "DELETE",
      path: "/api/trip/:token/comments/:id",
      summary: "Remove a comment",
      answer: TripPage,
      async handle(c) {
        await comments.removeComment(readToken(c), readUuid(c));
        return pages.getPage(readToken(c));
      },
    }),
    defineCall({
      ...byLink,
      method: "POST",
      path: "/api/trip/:token/comments/:id/votes",
      summary: "Vote for an alternative, or take the vote back",
      description: "A cookie of the trip's calls tells one browser from another.",
      answer: TripPage,
      async handle(c) {
        const tripId = await pages.findTripId(readToken(c));
        const known = readVoter(c, tripId);
        const caller = { known, network: visitorKey(c), key: readWriteKey(c) };
        const voter = await comments.vote(readToken(c), readUuid(c), caller);
        if (voter && voter !== known) writeVoter(c, tripId, voter, { secure, path: "/api/trip" });
        return pages.getPage(readToken(c));
      },
    }),
  ];
}
