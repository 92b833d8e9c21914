import { z } from "zod";
import { uuidPattern } from "#contract/text.ts";
import {
  GalleryPage,
  PhotoArrived,
  PhotoSubmission,
  PhotoSubmissionInput,
  PhotoSubmissionState,
  photoLimits,
  photoTexts,
} from "#contract/wire/photos.ts";
import type { Auth } from "#server/auth/create-auth.ts";
import { type Call, type CallContext, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { readBytes } from "#server/http/read-bytes.ts";
import { sendObject } from "#server/http/send-object.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import type { ObjectStore } from "#server/storage/object-store.ts";
import type { PhotoSize } from "./prepare-photo.ts";
import type { PhotoService } from "./service.ts";

const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  before: z.string().max(200).describe("`next` of the page before").optional(),
});
const tokenOf = (context: CallContext) => context.req.header("x-submission-token") ?? "";
const token = { "x-submission-token": "The token that the announcement answered" };
const open = { may: "anybody", tag: "Photos" } as const;

/** /api/photos: announce, send one by one, go on after an error, look at the gallery. */
export function createPhotoCalls(
  photos: PhotoService,
  auth: Pick<Auth, "authenticate">,
  storage: ObjectStore,
): Call[] {
  return [
    defineCall({
      ...open,
      method: "POST",
      path: "/api/photos",
      summary: "Announce up to ten photos",
      body: PhotoSubmissionInput,
      answer: PhotoSubmission,
      status: 201,
      async handle(c, { body }) {
        const user = await auth.authenticate(c.req.raw);
        return photos.announce(body, { visitor: visitorKey(c), userId: user?.id ?? null });
      },
    }),
    defineCall({
      ...open,
      method: "GET",
      path: "/api/photos",
      summary: "The gallery's photos of travellers",
      query: PageQuery,
      answer: GalleryPage,
      handle: (_c, { query }) => photos.listGallery(query),
    }),
    defineCall({
      ...open,
      method: "GET",
      path: `/api/photos/submissions/:id{${uuidPattern}}`,
      summary: "What of a submission has arrived",
      headers: token,
      answer: PhotoSubmissionState,
      async handle(c) {
        c.header("cache-control", "no-store");
        return photos.readSubmission(readUuid(c), tokenOf(c));
      },
    }),
    defineCall({
      ...open,
      method: "PUT",
      path: `/api/photos/:id{${uuidPattern}}`,
      summary: "Send an announced photo's bytes, 10 MB at most",
      description: "Sending one again that has arrived changes nothing.",
      headers: token,
      bodyType: "application/octet-stream",
      answer: PhotoArrived,
      handle: async (c) => ({
        message: photoTexts.arrived,
        // Its bytes are read only once it is known to be awaited.
        photo: await photos.receive(readUuid(c), tokenOf(c), () => readBytes(c, photoLimits.bytes)),
      }),
    }),
    defineCall({
      ...open,
      method: "GET",
      path: `/api/photos/:id{${uuidPattern}}/:size{(?:full|thumbnail)\\.webp}`,
      summary: "An approved photo: full.webp or thumbnail.webp",
      answerType: "image/webp",
      async handle(c) {
        const size = c.req.param("size")?.replace(".webp", "") as PhotoSize;
        const object = await photos.getPicture(readUuid(c), size);
        return sendObject(c, storage, object, { cacheControl: "public, max-age=86400" });
      },
    }),
  ];
}
