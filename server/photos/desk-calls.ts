import { ReasonInput } from "#contract/desk.ts";
import { type DeskPhoto, DeskPhotoQuery } from "#contract/desk-voices.ts";
import { type DeskCall, readUuid } from "#server/desk/calls.ts";
import { AppError } from "#server/errors/app-error.ts";
import { parseInput, readJson } from "#server/http/read-body.ts";
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

/** What travellers sent for the gallery: looked at, approved, refused. */
export function createPhotoCalls(photos: PhotoService, storage: ObjectStore): DeskCall[] {
  return [
    {
      method: "GET",
      path: "/photos",
      role: "viewer",
      handle: async (c) => {
        const page = await photos.listForDesk(parseInput(DeskPhotoQuery, c.req.query()));
        const { pending, approved, refused } = await photos.countPhotos();
        const counts = { pending, approved, refused };
        return c.json({ photos: page.rows.map(present), next: page.next, counts });
      },
    },
    {
      method: "GET",
      path: "/photos/:id/:size",
      role: "viewer",
      handle: async (c) => {
        const size = c.req.param("size")?.replace(/\.webp$/, "");
        if (size !== "full" && size !== "thumbnail")
          throw new AppError("not_found", "There is no such picture.");
        const object = await photos.getPicture(readUuid(c), size, { any: true });
        return sendObject(c, storage, object, { cacheControl: "private, max-age=3600" });
      },
    },
    {
      method: "POST",
      path: "/photos/:id/approve",
      role: "editor",
      handle: async (c) => {
        await photos.approvePhoto(c.get("admin"), readUuid(c));
        return c.json({ message: "The photo hangs in the gallery." });
      },
    },
    {
      method: "POST",
      path: "/photos/:id/refuse",
      role: "editor",
      handle: async (c) => {
        const { reason } = await readJson(c, ReasonInput);
        await photos.refusePhoto(c.get("admin"), readUuid(c), reason);
        return c.json({ message: "The photo is refused." });
      },
    },
  ];
}
