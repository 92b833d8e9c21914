import type { Context } from "hono";
import { pictureBodyBytes, readBytes } from "#server/http/read-bytes.ts";
import type { Upload } from "./service.ts";
import { badRequest } from "./storage-fault.ts";

/** Parts of a form: the official client sends the file, its metadata and how long it may be kept. */
const mostParts = 10;

const cacheControlOf = (value: string | null | undefined) =>
  value && /^max-age=\d{1,8}$/.test(value) ? value : undefined;

function countParts(bytes: Buffer, type: string): number {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(type) ?? [];
  const boundary = `--${quoted ?? plain ?? ""}`;
  let parts = 0;
  for (let at = bytes.indexOf(boundary); at >= 0 && parts <= mostParts; parts += 1)
    at = bytes.indexOf(boundary, at + boundary.length);
  // The last one ends the form.
  return parts - 1;
}

/**
 * What was uploaded: the file part of a form, or the body itself.
 * @throws StorageFault 400, AppError too_large
 */
export async function readUpload(context: Context): Promise<Upload> {
  const type = context.req.header("content-type") ?? "";
  const bytes = await readBytes(context, pictureBodyBytes);
  if (!type.startsWith("multipart/form-data"))
    return { bytes, cacheControl: cacheControlOf(context.req.header("cache-control")) };
  // The parser works through each part, however small: many would hold everybody up.
  if (countParts(bytes, type) > mostParts) throw badRequest("The form has too many parts.");
  const form = await new Response(new Uint8Array(bytes), { headers: { "content-type": type } })
    .formData()
    .catch(() => {
      throw badRequest("The form is not readable.");
    });
  const file = [...form.values()].find((value) => value instanceof File);
  if (!file) throw badRequest("The form holds no file.");
  const seconds = form.get("cacheControl");
  return {
    bytes: new Uint8Array(await file.arrayBuffer()),
    cacheControl: typeof seconds === "string" ? cacheControlOf(`max-age=${seconds}`) : undefined,
  };
}
