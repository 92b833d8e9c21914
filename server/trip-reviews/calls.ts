import { Message, uuidPattern } from "#contract/text.ts";
import { photoLimits } from "#contract/wire/photos.ts";
import { tripReviewTexts } from "#contract/wire/trip-review-limits.ts";
import {
  PhotoQuery,
  TripReviewInput,
  TripReviewPage,
  TripReviewPhotoSent,
} from "#contract/wire/trip-reviews.ts";
import { VoiceQuery, Voices } from "#contract/wire/voices.ts";
import { type Call, type CallContext, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { AppError } from "#server/errors/app-error.ts";
import { readBytes } from "#server/http/read-bytes.ts";
import { sendObject } from "#server/http/send-object.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import type { PhotoSize } from "#server/photos/prepare-photo.ts";
import type { Resources } from "#server/resources.ts";
import { readToken } from "#server/trips/page/link-calls.ts";
import type { TripReviews } from "./service.ts";

const sizePart = ":size{(?:full|thumbnail)\\.webp}";

/** @throws AppError not_found */
export function readSize(c: CallContext): PhotoSize {
  const size = (c.req.param("size") ?? "").replace(/\.webp$/, "");
  if (size !== "full" && size !== "thumbnail")
    throw new AppError("not_found", tripReviewTexts.noPhoto);
  return size;
}

/** What is said after a trip, by the link of its mail; and what everybody reads of it. */
export function createTripReviewCalls(
  {
    database,
    clock,
    limits,
    storage,
  }: Pick<Resources, "database" | "clock" | "limits" | "storage">,
  { writing, voices }: Pick<TripReviews, "writing" | "voices">,
): Call[] {
  const byLink = {
    may: "anybody",
    tag: "Reviews",
    async admit(c: CallContext) {
      // A link that opens nothing is refused uncounted: it costs a look into an index.
      await writing.findTripId(readToken(c));
      await limits.take(database.db, "link-calls-network", visitorKey(c), clock());
    },
  } as const;
  return [
    defineCall({
      ...byLink,
      method: "GET",
      path: "/api/review/:token",
      summary: "The trip that is asked about, and what was said of it",
      answer: TripReviewPage,
      handle: (c) => writing.readPage(readToken(c)),
    }),
    defineCall({
      ...byLink,
      method: "PUT",
      path: "/api/review/:token",
      summary: "Send a review, or another in its place; it waits for the office",
      body: TripReviewInput,
      answer: TripReviewPage,
      handle: (c, { body }) => writing.write(readToken(c), body),
    }),
    defineCall({
      ...byLink,
      method: "DELETE",
      path: "/api/review/:token",
      summary: "Delete the review with its photos",
      answer: TripReviewPage,
      handle: (c) => writing.remove(readToken(c)),
    }),
    defineCall({
      ...byLink,
      method: "PUT",
      path: `/api/review/:token/photos/:id{${uuidPattern}}`,
      summary: "Send a photo of a place, 10 MB at most; its id is the sender's",
      description: "Sending one again that has arrived changes nothing.",
      query: PhotoQuery,
      bodyType: "application/octet-stream",
      answer: TripReviewPhotoSent,
      handle: async (c, { query }) => ({
        message: tripReviewTexts.photoArrived,
        photo: await writing.receivePhoto(
          readToken(c),
          { id: readUuid(c), place: query.place ?? "" },
          () => readBytes(c, photoLimits.bytes),
        ),
      }),
    }),
    defineCall({
      ...byLink,
      method: "GET",
      path: `/api/review/:token/photos/:id{${uuidPattern}}/${sizePart}`,
      summary: "A photo of one's own",
      answerType: "image/webp",
      async handle(c) {
        const object = await writing.getPhoto(readToken(c), readUuid(c), readSize(c));
        return sendObject(c, storage, object, { cacheControl: "private, no-store" });
      },
    }),
    defineCall({
      ...byLink,
      method: "POST",
      path: "/api/review/:token/stop",
      summary: "No more mails about reviews",
      answer: Message,
      async handle(c) {
        await writing.stop(readToken(c));
        return { message: tripReviewTexts.stopped };
      },
    }),
    defineCall({
      method: "GET",
      path: "/api/reviews/voices",
      may: "anybody",
      tag: "Reviews",
      summary: "Reviews of a place of both kinds, or of whole trips; verified first",
      query: VoiceQuery,
      answer: Voices,
      handle: (_c, { query }) => voices.readVoices(query),
    }),
    defineCall({
      method: "GET",
      path: `/api/reviews/photos/:id{${uuidPattern}}/${sizePart}`,
      may: "anybody",
      tag: "Reviews",
      summary: "A photo of a published review: full.webp or thumbnail.webp",
      answerType: "image/webp",
      async handle(c) {
        const object = await voices.getShownPhoto(readUuid(c), readSize(c));
        return sendObject(c, storage, object, { cacheControl: "public, max-age=3600" });
      },
    }),
  ];
}
