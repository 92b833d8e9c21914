import { type Context, Hono } from "hono";
import { z } from "zod";
import type { Auth } from "#server/auth/create-auth.ts";
import { JsonBoundsError, parseBoundedJson } from "#server/http/bounded-json.ts";
import { allowOfficialClients } from "#server/http/cors.ts";
import { parseInput } from "#server/http/read-body.ts";
import { readBytes } from "#server/http/read-bytes.ts";
import { sendObject } from "#server/http/send-object.ts";
import type { Resources } from "#server/resources.ts";
import { createIdentify } from "../identify.ts";
import { factsOf, toEntry } from "./list-folder.ts";
import { readUpload } from "./read-upload.ts";
import { mountRefusedCalls, type StorageEnv } from "./refused-calls.ts";
import { createStorageService } from "./service.ts";
import { badRequest, badToken, noObject, renderStorageFault } from "./storage-fault.ts";

const ListBody = z.object({
  prefix: z.string().max(400).default(""),
  limit: z.int().min(1).max(1000).default(100),
  offset: z.int().min(0).max(1_000_000).default(0),
  search: z.string().max(200).optional(),
  sortBy: z
    .object({
      column: z.enum(["name", "created_at", "updated_at", "last_accessed_at"]).default("name"),
      order: z.enum(["asc", "desc"]).default("asc"),
    })
    .default({ column: "name", order: "asc" }),
});

const RemoveBody = z.object({ prefixes: z.array(z.string().max(400)).min(1).max(100) });

async function readBody<T>(context: Context, schema: z.ZodType<T>): Promise<T> {
  const text = (await readBytes(context)).toString("utf8");
  try {
    return parseInput(schema, parseBoundedJson(text || "{}"));
  } catch (error) {
    if (error instanceof JsonBoundsError) throw badRequest(error.message);
    throw error instanceof SyntaxError ? badRequest("The request is not readable JSON.") : error;
  }
}

/** What stands behind `lead` in the path, decoded: a name may hold slashes. */
function nameAfter(context: Context, lead: RegExp): string {
  const rest = context.req.path.replace(lead, "");
  try {
    return decodeURIComponent(rest);
  } catch {
    throw badRequest("The path is not readable.");
  }
}

const publicPaths = /\/object\/(?:info\/)?public\//;
const objectLead = /^.*?\/object\/[^/]+\//;
const publicLead = /^.*?\/object\/public\/[^/]+\//;
const infoLead = /^.*?\/object\/info\/(public\/|authenticated\/)?[^/]+\//;

/** /storage/v1: list, read, upload, replace, remove (auth contract, section 11), for one bucket. */
export function createStorageRoutes(resources: Resources, auth: Pick<Auth, "identify">) {
  const identify = createIdentify(auth, badToken);
  const service = createStorageService(resources);
  const app = new Hono<StorageEnv>();
  app.onError(renderStorageFault);
  app.use(allowOfficialClients(resources.config));
  // What everybody may read asks for no token, and looks at none.
  app.use(async (context, next) => {
    const isPublic = publicPaths.test(context.req.path);
    context.set("person", isPublic ? null : await identify(context.req.raw));
    await next();
  });
  mountRefusedCalls(app);

  app.post("/object/list/:bucket", async (context) => {
    const person = context.get("person");
    const input = await readBody(context, ListBody);
    return context.json(await service.list(person, context.req.param("bucket"), input));
  });

  const send = (lead: RegExp) => async (context: Context) => {
    const name = nameAfter(context, lead);
    const object = await service.getObject(context.req.param("bucket") ?? "", name);
    const download = context.req.query("download");
    return sendObject(
      context,
      resources.storage,
      object,
      download === undefined ? {} : { download: download || (name.split("/").at(-1) ?? "file") },
    );
  };
  const info = async (context: Context) => {
    const name = nameAfter(context, infoLead);
    const object = await service.getObject(context.req.param("bucket") ?? "", name);
    const { metadata: _known, ...entry } = toEntry(object, name);
    return context.json({
      ...entry,
      bucket_id: object.bucket,
      size: object.size,
      content_type: object.mimetype,
      cache_control: object.cacheControl,
      etag: factsOf(object).eTag,
      last_modified: factsOf(object).lastModified,
      metadata: {},
    });
  };
  app.get("/object/public/:bucket/*", send(publicLead));
  app.get("/object/info/public/:bucket/*", info);
  app.get("/object/info/authenticated/:bucket/*", info);
  app.get("/object/info/:bucket/*", info);
  app.get("/object/:bucket/*", send(objectLead));

  const store = async (context: Context<StorageEnv>, replace: boolean) => {
    const person = context.get("person");
    const bucket = context.req.param("bucket") ?? "";
    const name = nameAfter(context, objectLead);
    const object = await service.upload(person, bucket, name, () => readUpload(context), {
      replace,
      upsert: context.req.header("x-upsert") === "true",
    });
    return context.json({ Id: object.id, Key: `${object.bucket}/${object.name}` });
  };
  app.post("/object/:bucket/*", (context) => store(context, false));
  app.put("/object/:bucket/*", (context) => store(context, true));

  app.delete("/object/:bucket", async (context) => {
    const person = context.get("person");
    const { prefixes } = await readBody(context, RemoveBody);
    const removed = await service.remove(person, context.req.param("bucket"), prefixes);
    return context.json(
      removed.map((object) => ({ bucket_id: object.bucket, ...toEntry(object, object.name) })),
    );
  });

  app.all("*", () => {
    throw noObject();
  });
  return app;
}
