import { TripMemory, TripReviewLink } from "#contract/wire/trip-reviews.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { sendObject } from "#server/http/send-object.ts";
import type { ObjectStore } from "#server/storage/object-store.ts";
import { byLink, readToken } from "#server/trips/page/link-calls.ts";
import { readSize } from "./calls.ts";
import type { TripReviews } from "./service.ts";

/** What stays of a trip, by the link of its page. */
export const createMemoryCalls = (
  { memories, writing }: Pick<TripReviews, "memories" | "writing">,
  storage: ObjectStore,
): Call[] => [
  defineCall({
    ...byLink,
    method: "GET",
    path: "/api/trip/:token/memory",
    summary: "What stays of a trip once it is over: its photos, its review",
    answer: TripMemory,
    handle: (c) => memories.read(readToken(c)),
  }),
  defineCall({
    ...byLink,
    method: "GET",
    path: "/api/trip/:token/memory/photos/:id/:size",
    summary: "A photo of the trip",
    answerType: "image/webp",
    async handle(c) {
      const object = await memories.getPhoto(readToken(c), readUuid(c), readSize(c));
      return sendObject(c, storage, object, { cacheControl: "private, no-store" });
    },
  }),
  defineCall({
    ...byLink,
    method: "POST",
    path: "/api/trip/:token/memory",
    summary: "Make a link that reads, and show no prices by any that reads",
    answer: TripReviewLink,
    handle: (c) => memories.share(readToken(c)),
  }),
  defineCall({
    ...byLink,
    method: "POST",
    path: "/api/trip/:token/review",
    summary: "Make a link to review the trip, once it is over",
    answer: TripReviewLink,
    handle: (c) => writing.openByTrip(readToken(c)),
  }),
];
