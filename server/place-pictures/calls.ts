import { z } from "zod";
import { OwnPicture } from "#contract/content/own-picture.ts";
import { type Call, defineCall } from "#server/calls/call.ts";
import { readBytes } from "#server/http/read-bytes.ts";
import type { PlacePictures } from "./service.ts";

const most = 12 * 1024 * 1024;
const at = z.coerce
  .number("Say where the subject is.")
  .min(0, "Say where the subject is.")
  .max(1, "Say where the subject is.")
  .default(0.5);

/** Pictures of places, sent at the desk. */
export const createPlacePictureCalls = (pictures: PlacePictures): Call[] => [
  defineCall({
    method: "POST",
    path: "/api/desk/place-pictures",
    may: "editor",
    tag: "Desk: content",
    summary: "Send a picture of a place, 12 MB at most; it is made anew and cut around its subject",
    description: "What is answered is put into the field `own` of `pictures/{name}`, as texts are.",
    query: z.object({ x: at, y: at }),
    bodyType: "application/octet-stream",
    answer: OwnPicture.omit({ alt: true, credit: true }),
    status: 201,
    handle: async (c, { query }) => pictures.keep(c.get("admin"), await readBytes(c, most), query),
  }),
];
