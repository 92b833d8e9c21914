import type { Hono } from "hono";
import type { AuthUser } from "#server/auth/create-auth.ts";
import { parseBoundedJson } from "#server/http/bounded-json.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { readBytes } from "#server/http/read-bytes.ts";
import { pictureBucket } from "./service.ts";
import { noBucket, notOffered } from "./storage-fault.ts";

/** `person`: whose token the request bears; null for nobody. */
export type StorageEnv = HttpEnv & { Variables: { person: Pick<AuthUser, "id"> | null } };

/** What the official client can ask and this bucket does not offer, with the way there is instead. */
const signed =
  "This bucket gives out no signed URLs: whoever knows an object's name reads it by its public URL.";
const moved = "Objects are not moved or copied here: upload them under their new name.";
const paged = "This listing is not offered here: use list with limit and offset.";
const drawn = "Pictures are not transformed here: read them as they are, by their public URL.";
const managed = "Buckets are not managed here: there is one, profile-pictures.";

const byPath: [method: string, path: string, text: string][] = [
  ["POST", "/object/sign/:bucket/*", signed],
  ["POST", "/object/sign/:bucket", signed],
  ["GET", "/object/sign/:bucket/*", signed],
  ["POST", "/object/upload/sign/:bucket/*", signed],
  ["PUT", "/object/upload/sign/:bucket/*", signed],
  ["POST", "/object/list-v2/:bucket", paged],
  ["GET", "/render/image/public/:bucket/*", drawn],
  ["GET", "/render/image/authenticated/:bucket/*", drawn],
  ["GET", "/render/image/sign/:bucket/*", drawn],
];

/** The bucket that a body of `move` or `copy` names; undefined where it cannot be told. */
function findBucket(text: string): unknown {
  try {
    return (parseBoundedJson(text || "{}") as { bucketId?: unknown } | null)?.bucketId;
  } catch {
    return undefined;
  }
}

/** Calls that are known and refused: of the bucket that exists nobody is told that it does not. */
export function mountRefusedCalls(app: Hono<StorageEnv>): void {
  for (const [method, path, text] of byPath)
    app.on(method, path, (context) => {
      throw context.req.param("bucket") === pictureBucket ? notOffered(text) : noBucket();
    });
  app.on("POST", ["/object/move", "/object/copy"], async (context) => {
    const bucket = findBucket((await readBytes(context)).toString("utf8"));
    throw bucket === pictureBucket ? notOffered(moved) : noBucket();
  });
  app.all("/bucket", () => {
    throw notOffered(managed);
  });
  app.all("/bucket/:bucket", (context) => {
    throw context.req.param("bucket") === pictureBucket ? notOffered(managed) : noBucket();
  });
}
