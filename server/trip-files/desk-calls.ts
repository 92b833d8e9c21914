import {
  TripFileQuery,
  TripFiles as TripFilesAnswer,
  tripFileLimits,
} from "#contract/wire/trip-files.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { readBytes } from "#server/http/read-bytes.ts";
import { sendObject } from "#server/http/send-object.ts";
import type { ObjectStore } from "#server/storage/object-store.ts";
import { readSize, sendPrivately } from "./calls.ts";
import type { TripFiles } from "./service.ts";

/** The office's own papers of a trip, and those that the travellers show it. */
export const createTripFileDeskCalls = (files: TripFiles, storage: ObjectStore): Call[] => [
  defineCall({
    method: "GET",
    path: "/api/desk/trips/:id/files",
    may: "viewer",
    tag: "Desk: requests",
    summary: "Papers of a trip that the office added or is shown",
    answer: TripFilesAnswer,
    handle: async (c) => ({ files: await files.listAtDesk(readUuid(c)) }),
  }),
  defineCall({
    method: "PUT",
    path: "/api/desk/trips/:id/files/:file",
    may: "editor",
    tag: "Desk: requests",
    summary: "Add a voucher or a ticket for the travellers (PDF or picture)",
    query: TripFileQuery,
    bodyType: "application/octet-stream",
    answer: TripFilesAnswer,
    handle: async (c, { query }) => ({
      files: await files.addAtDesk(
        c.get("admin").id,
        readUuid(c),
        { id: readUuid(c, "file"), ...query },
        () => readBytes(c, tripFileLimits.picture),
      ),
    }),
  }),
  defineCall({
    method: "GET",
    path: "/api/desk/trips/:id/files/:file/:size",
    may: "viewer",
    tag: "Desk: requests",
    summary: "A paper of a trip: full or thumbnail",
    answerType: "application/octet-stream",
    async handle(c) {
      const wanted = { id: readUuid(c, "file"), size: readSize(c) };
      const { object, name } = await files.readAtDesk(readUuid(c), wanted);
      return sendObject(c, storage, object, { cacheControl: sendPrivately, download: name });
    },
  }),
  defineCall({
    method: "DELETE",
    path: "/api/desk/trips/:id/files/:file",
    may: "editor",
    tag: "Desk: requests",
    summary: "Take a paper away that the office added",
    answer: TripFilesAnswer,
    handle: async (c) => ({
      files: await files.removeAtDesk(readUuid(c), readUuid(c, "file")),
    }),
  }),
];
