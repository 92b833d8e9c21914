import { uuidPattern } from "#contract/text.ts";
import {
  TripFileQuery,
  TripFiles as TripFilesAnswer,
  tripFileLimits,
  tripFileTexts,
} from "#contract/wire/trip-files.ts";
import { type Call, type CallContext, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { AppError } from "#server/errors/app-error.ts";
import { readBytes } from "#server/http/read-bytes.ts";
import { sendObject } from "#server/http/send-object.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import type { PhotoSize } from "#server/photos/prepare-photo.ts";
import type { ObjectStore } from "#server/storage/object-store.ts";
import { byLink, readToken } from "#server/trips/page/link-calls.ts";
import type { TripFiles } from "./service.ts";

/** @throws AppError not_found */
export function readSize(c: CallContext): PhotoSize {
  const size = c.req.param("size");
  if (size !== "full" && size !== "thumbnail")
    throw new AppError("not_found", tripFileTexts.noFile);
  return size;
}
const idPart = `:id{${uuidPattern}}`;
export const sendPrivately = "private, no-store";

/** Vouchers, tickets and photos, by the link that edits or a member's own. */
export const createTripFileCalls = (files: TripFiles, storage: ObjectStore): Call[] => [
  defineCall({
    ...byLink,
    method: "GET",
    path: "/api/trip/:token/files",
    summary: "Papers and photos of the trip",
    answer: TripFilesAnswer,
    handle: async (c) => ({ files: await files.listByLink(readToken(c)) }),
  }),
  defineCall({
    ...byLink,
    method: "PUT",
    path: `/api/trip/:token/files/${idPart}`,
    summary: "Add a paper (PDF or picture) or a photo; its id is the sender's",
    description: "Sending one again that has arrived changes nothing.",
    query: TripFileQuery,
    bodyType: "application/octet-stream",
    answer: TripFilesAnswer,
    handle: async (c, { query }) => ({
      files: await files.addByLink(readToken(c), { id: readUuid(c), ...query }, visitorKey(c), () =>
        readBytes(c, tripFileLimits.picture),
      ),
    }),
  }),
  defineCall({
    ...byLink,
    method: "GET",
    path: `/api/trip/:token/files/${idPart}/:size`,
    summary: "A paper or a photo: full or thumbnail; a PDF is full",
    answerType: "application/octet-stream",
    async handle(c) {
      const wanted = { id: readUuid(c), size: readSize(c) };
      const { object, name } = await files.readByLink(readToken(c), wanted);
      return sendObject(c, storage, object, { cacheControl: sendPrivately, download: name });
    },
  }),
  defineCall({
    ...byLink,
    method: "DELETE",
    path: `/api/trip/:token/files/${idPart}`,
    summary: "Take a paper or a photo away",
    answer: TripFilesAnswer,
    handle: async (c) => ({ files: await files.removeByLink(readToken(c), readUuid(c)) }),
  }),
];
