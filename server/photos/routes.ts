import { type Context, Hono } from "hono";
import { z } from "zod";
import { PhotoSubmissionInput, photoLimits, photoTexts } from "#contract/photos.ts";
import type { Auth } from "#server/auth/create-auth.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { parseInput, readJson } from "#server/http/read-body.ts";
import { readBytes } from "#server/http/read-bytes.ts";
import { sendObject } from "#server/http/send-object.ts";
import { visitorKey } from "#server/http/visitor-key.ts";
import type { ObjectStore } from "#server/storage/object-store.ts";
import type { PhotoSize } from "./prepare-photo.ts";
import type { PhotoService } from "./service.ts";

const uuid = "[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}";
const PageQuery = z.object({
  limit: z.coerce.number().int().min(1).max(100).optional(),
  before: z.string().max(200).optional(),
});
const tokenOf = (context: Context) => context.req.header("x-submission-token") ?? "";

/** /api/photos: announce, send one by one, go on after an error, look at the gallery. */
export function createPhotoRoutes(
  auth: Pick<Auth, "authenticate">,
  service: PhotoService,
  storage: ObjectStore,
) {
  return new Hono<HttpEnv>()
    .post("/api/photos", async (context) => {
      const input = await readJson(context, PhotoSubmissionInput);
      const user = await auth.authenticate(context.req.raw);
      const sender = { visitor: visitorKey(context), userId: user?.id ?? null };
      return context.json(await service.announce(input, sender), 201);
    })
    .get("/api/photos", async (context) =>
      context.json(await service.listGallery(parseInput(PageQuery, context.req.query()))),
    )
    .get(`/api/photos/submissions/:id{${uuid}}`, async (context) => {
      context.header("cache-control", "no-store");
      return context.json(await service.readSubmission(context.req.param("id"), tokenOf(context)));
    })
    .put(`/api/photos/:id{${uuid}}`, async (context) => {
      const photo = await service.receive(context.req.param("id"), tokenOf(context), () =>
        readBytes(context, photoLimits.bytes),
      );
      return context.json({ message: photoTexts.arrived, photo });
    })
    .get(`/api/photos/:id{${uuid}}/:size{(?:full|thumbnail)\\.webp}`, async (context) => {
      const size = context.req.param("size").replace(".webp", "") as PhotoSize;
      const object = await service.getPicture(context.req.param("id"), size);
      return sendObject(context, storage, object, { cacheControl: "public, max-age=86400" });
    });
}
