import { Message } from "#contract/text.ts";
import { ReasonInput } from "#contract/wire/desk-trip-changes.ts";
import { type DeskPhoto, DeskPhotoPage, DeskPhotoQuery } from "#contract/wire/desk-voices.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readUuid } from "#server/calls/read-path.ts";
import { AppError } from "#server/errors/app-error.ts";
import { sendObject } from "#server/http/send-object.ts";
import type { ObjectStore } from "#server/storage/object-store.ts";
import type { PhotoService } from "./service.ts";

type Row = Awaited<ReturnType<PhotoService["listForDesk"]>>["rows"][number];

const present = (row: Row): DeskPhoto => {
  const picture = (size: string) =>
    row.status === "refused" ? null : `/api/desk/photos/${row.id}/${size}.webp`;
  return {
    id: row.id,
    name: row.fileName,
    place: row.submission.place,
    credit: row.submission.credit,
    email: row.submission.email,
    width: row.width ?? 0,
    height: row.height ?? 0,
    colour: row.colour ?? "#888888",
    status: row.status === "awaited" ? "pending" : row.status,
    refusal: row.refusal,
    at: (row.decidedAt ?? row.uploadedAt ?? row.createdAt).toISOString(),
    thumbnail: picture("thumbnail"),
    full: picture("full"),
  };
};

const tag = "Desk: voices";

/** What travellers sent for the gallery: looked at, approved, refused. */
export function createPhotoDeskCalls(photos: PhotoService, storage: ObjectStore): Call[] {
  return [
    defineCall({
      method: "GET",
      path: "/api/desk/photos",
      may: "viewer",
      tag,
      summary: "Photos by status",
      query: DeskPhotoQuery,
      answer: DeskPhotoPage,
      async handle(_c, { query }) {
        const page = await photos.listForDesk(query);
        const { pending, approved, refused } = await photos.countPhotos();
        const counts = { pending, approved, refused };
        return { photos: page.rows.map(present), next: page.next, counts };
      },
    }),
    defineCall({
      method: "GET",
      path: "/api/desk/photos/:id/:size",
      may: "viewer",
      tag,
      summary: "A photo, approved or not",
      answerType: "image/webp",
      async handle(c) {
        const size = c.req.param("size")?.replace(/\.webp$/, "");
        if (size !== "full" && size !== "thumbnail")
          throw new AppError("not_found", "There is no such picture.");
        const object = await photos.getPicture(readUuid(c), size, { any: true });
        return sendObject(c, storage, object, { cacheControl: "private, max-age=3600" });
      },
    }),
    defineCall({
      method: "POST",
      path: "/api/desk/photos/:id/approve",
      may: "editor",
      tag,
      summary: "Hang a photo in the gallery",
      answer: Message,
      async handle(c) {
        await photos.approvePhoto(c.get("admin"), readUuid(c));
        return { message: "Photo published." };
      },
    }),
    defineCall({
      method: "POST",
      path: "/api/desk/photos/:id/refuse",
      may: "editor",
      tag,
      summary: "Refuse or withdraw a photo",
      body: ReasonInput,
      answer: Message,
      async handle(c, { body }) {
        await photos.refusePhoto(c.get("admin"), readUuid(c), body.reason);
        return { message: "The photo is refused." };
      },
    }),
  ];
}
