import type { Context } from "hono";
import { PlanTalk, PlanTalkInput } from "#contract/wire/shared-plans.ts";
import { TripCommentInput } from "#contract/wire/trip-page.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import { readSharer } from "#server/kept-plans/sharer-cookie.ts";
import { keepPrivate } from "#server/trips/page/link-calls.ts";
import type { PlanComments } from "./plan-comment-service.ts";
import { readVoter, writeVoter } from "./voter-cookie.ts";

const byAddress = { may: "anybody", tag: "Product", admit: keepPrivate, answer: PlanTalk } as const;
const readId = (c: Context) => (c.req.param("plan") ?? "").toLowerCase();
const visitorOf = (c: Context) => ({ network: visitorKey(c), sharer: readSharer(c, readId(c)) });

/** What is said about a plan that is shared by a short address. `origin`: the site's public one. */
export function createPlanCommentCalls(talks: PlanComments, origin: string): Call[] {
  const secure = origin.startsWith("https:");
  return [
    defineCall({
      ...byAddress,
      method: "GET",
      path: "/api/shared-plans/:plan/talk",
      summary: "What is said about a shared plan",
      handle: (c) => talks.readTalk(readId(c), visitorOf(c)),
    }),
    defineCall({
      ...byAddress,
      method: "PUT",
      path: "/api/shared-plans/:plan/talk",
      summary: "Close the talk about a shared plan, or open it again",
      description: "A cookie tells the browser that shared the plan from others.",
      body: PlanTalkInput,
      handle: (c, { body }) => talks.setTalk(readId(c), body, visitorOf(c)),
    }),
    defineCall({
      ...byAddress,
      method: "POST",
      path: "/api/shared-plans/:plan/comments",
      summary: "Comment on a shared plan, a day or a stop",
      body: TripCommentInput,
      status: 201,
      handle: (c, { body }) => talks.addComment(readId(c), body, visitorOf(c)),
    }),
    defineCall({
      ...byAddress,
      method: "DELETE",
      path: "/api/shared-plans/:plan/comments/:id",
      summary: "Remove a comment on a shared plan",
      handle: (c) => talks.removeComment(readId(c), readUuid(c), visitorOf(c)),
    }),
    defineCall({
      ...byAddress,
      method: "POST",
      path: "/api/shared-plans/:plan/comments/:id/votes",
      summary: "Vote for a suggestion on a shared plan, or take the vote back",
      async handle(c) {
        const plan = readId(c);
        const known = readVoter(c, plan);
        const { voter, talk } = await talks.vote(plan, readUuid(c), { ...visitorOf(c), known });
        if (voter !== known)
          writeVoter(c, plan, voter, { secure, path: `/api/shared-plans/${plan}` });
        return talk;
      },
    }),
  ];
}
