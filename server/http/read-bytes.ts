import type { Context } from "hono";
import { AppError } from "#server/errors/app-error.ts";

/** Bytes a body may have unless the call says otherwise: what people type, many times over. */
export const bodyBytes = 64 * 1024;

/** Two megabytes of a picture, the third that base64 adds to them, and the fields beside it. */
export const pictureBodyBytes = 3 * 1024 * 1024;

const tooLarge = (most: number) =>
  new AppError("too_large", `The request is larger than ${Math.floor(most / 1024)} KB.`);

async function countBytes(body: ReadableStream<Uint8Array>, most: number): Promise<Buffer> {
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.byteLength;
    if (size > most) throw tooLarge(most);
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/**
 * The one way a body is read: refused by its announced length before a byte of it is, and counted
 * as it comes when none was announced. Calls that take more than `bodyBytes` know who asks by then.
 * @throws AppError too_large, or validation_failed for a body that broke off
 */
export async function readBytes(context: Context, most = bodyBytes): Promise<Buffer> {
  const { raw } = context.req;
  const announced = context.req.header("content-length");
  if (Number(announced ?? 0) > most) throw tooLarge(most);
  try {
    // HTTP hands on as many bytes as were announced; a stream, where they are counted, costs far more.
    if (announced === undefined)
      return raw.body ? await countBytes(raw.body, most) : Buffer.alloc(0);
    const bytes = Buffer.from(await raw.arrayBuffer());
    if (bytes.byteLength > most) throw tooLarge(most);
    return bytes;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError("validation_failed", "The request broke off.", { cause: error });
  }
}
