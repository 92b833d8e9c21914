import { Message } from "#contract/text.ts";
import { ReasonInput } from "#contract/wire/desk-trip-changes.ts";
import {
  DeskTripReviewPage,
  DeskTripReviewQuery,
  PublicAnswerInput,
} from "#contract/wire/voices.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { sendObject } from "#server/http/send-object.ts";
import type { ObjectStore } from "#server/storage/object-store.ts";
import { readSize } from "./calls.ts";
import type { TripReviews } from "./service.ts";

const tag = "Desk: voices";

/** Reviews of trips at the desk: looked at, published, hidden, answered. */
export function createTripReviewDeskCalls(
  { desk }: Pick<TripReviews, "desk">,
  storage: ObjectStore,
): Call[] {
  return [
    defineCall({
      method: "GET",
      path: "/api/desk/trip-reviews",
      may: "viewer",
      tag,
      summary: "Reviews of trips by state",
      query: DeskTripReviewQuery,
      answer: DeskTripReviewPage,
      handle: (_c, { query }) => desk.listReviews(query),
    }),
    defineCall({
      method: "GET",
      path: "/api/desk/trip-reviews/photos/:id/:size",
      may: "viewer",
      tag,
      summary: "A photo of a review, shown or not",
      answerType: "image/webp",
      async handle(c) {
        const object = await desk.getPhoto(readUuid(c), readSize(c));
        return sendObject(c, storage, object, { cacheControl: "private, max-age=3600" });
      },
    }),
    defineCall({
      method: "POST",
      path: "/api/desk/trip-reviews/:id/publish",
      may: "editor",
      tag,
      summary: "Show a review; its writer is told",
      answer: Message,
      async handle(c) {
        await desk.publish(c.get("admin"), readUuid(c));
        return { message: "The review is published." };
      },
    }),
    defineCall({
      method: "POST",
      path: "/api/desk/trip-reviews/:id/hide",
      may: "editor",
      tag,
      summary: "Hide a review; its writer is told why",
      body: ReasonInput,
      answer: Message,
      async handle(c, { body }) {
        await desk.hide(c.get("admin"), readUuid(c), body.reason);
        return { message: "The review is hidden." };
      },
    }),
    defineCall({
      method: "PUT",
      path: "/api/desk/trip-reviews/:id/answer",
      may: "editor",
      tag,
      summary: "Answer a review in public; an empty text takes the answer back",
      body: PublicAnswerInput,
      answer: Message,
      async handle(c, { body }) {
        await desk.answer(c.get("admin"), readUuid(c), body.body);
        return { message: body.body ? "The answer is published." : "The answer is removed." };
      },
    }),
  ];
}
