import type { Context } from "hono";
import type { ObjectStore, StoredObject } from "#server/storage/object-store.ts";

type ByteRange = { start: number; end: number };

/**
 * The one range of a `Range` header, cut to the size; null when there is none or it is not
 * understood (the whole is sent), "unsatisfiable" when it lies behind the end.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): ByteRange | null | "unsatisfiable" {
  const found = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? "");
  if (!found || (found[1] === "" && found[2] === "")) return null;
  if (found[1] === "") {
    const length = Math.min(Number(found[2]), size);
    return length === 0 ? "unsatisfiable" : { start: size - length, end: size - 1 };
  }
  const start = Number(found[1]);
  const end = found[2] === "" ? size - 1 : Math.min(Number(found[2]), size - 1);
  if (found[2] !== "" && Number(found[2]) < start) return null;
  return start >= size ? "unsatisfiable" : { start, end };
}

/** RFC 6266: an ASCII name, and the true one beside it. */
const attachment = (name: string) =>
  `attachment; filename="${name.replaceAll(/[^\w. -]/g, "_")}"; filename*=UTF-8''${encodeURIComponent(name)}`;

/**
 * Answers with an object's bytes: ETag and 304, one Range, HEAD.
 * `download` is the name to save it under.
 */
export async function sendObject(
  context: Context,
  store: ObjectStore,
  object: StoredObject,
  options: { download?: string; cacheControl?: string } = {},
): Promise<Response> {
  const etag = `"${object.etag}"`;
  const headers = new Headers({
    etag,
    "last-modified": object.updatedAt.toUTCString(),
    "accept-ranges": "bytes",
    "cache-control": options.cacheControl ?? object.cacheControl,
    "content-type": object.mimetype,
  });
  if (options.download !== undefined)
    headers.set("content-disposition", attachment(options.download));
  const known = context.req.header("if-none-match");
  if (
    known?.split(",").some((tag) => tag.trim().replace(/^W\//, "") === etag || tag.trim() === "*")
  )
    return new Response(null, { status: 304, headers });

  const condition = context.req.header("if-range");
  const range =
    condition && condition !== etag ? null : parseRange(context.req.header("range"), object.size);
  if (range === "unsatisfiable") {
    headers.set("content-range", `bytes */${object.size}`);
    return new Response(null, { status: 416, headers });
  }
  const length = range ? range.end - range.start + 1 : object.size;
  headers.set("content-length", String(length));
  if (range) headers.set("content-range", `bytes ${range.start}-${range.end}/${object.size}`);
  const body =
    context.req.method === "HEAD" || length === 0
      ? null
      : await store.read(object, range ?? undefined);
  return new Response(body, { status: range ? 206 : 200, headers });
}
