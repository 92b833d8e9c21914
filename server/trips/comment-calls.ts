import { TripCommentInput, TripPage, TripVoteInput } from "#contract/trip-page.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { byLink, readToken } from "./link-calls.ts";
import type { TripService } from "./service.ts";

/** What is said and voted on behind a trip's link. */
export function createTripCommentCalls({
  pages,
  comments,
}: Pick<TripService, "pages" | "comments">): Call[] {
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
        await comments.addComment(readToken(c), body);
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
      body: TripVoteInput,
      answer: TripPage,
      async handle(c, { body }) {
        await comments.vote(readToken(c), readUuid(c), body.voter);
        return pages.getPage(readToken(c));
      },
    }),
  ];
}
