import { cacheFor } from "#app/calls/call-api.ts";
import { CallError, readRefusal } from "#app/calls/call-error.ts";
import type { ErrorBody } from "#contract/errors.ts";

/** Milliseconds for one file: three megabytes over a slow line take their time. */
const patience = 300_000;

/**
 * Sends a file's bytes to a call that takes them as they are; its address names what comes, so that the second time
 * changes nothing. @throws CallError
 */
export async function sendBytes<T>(path: string, file: Blob): Promise<T> {
  let response: Response;
  let body: Partial<T> & Partial<ErrorBody>;
  try {
    response = await fetch(path, {
      method: "PUT",
      credentials: "include",
      cache: cacheFor(path),
      signal: AbortSignal.timeout(patience),
      headers: { accept: "application/json", "content-type": "application/octet-stream" },
      body: file,
    });
    body = (await response.json()) as typeof body;
  } catch (cause) {
    throw new CallError("offline", "", { cause });
  }
  if (!response.ok) throw readRefusal(response.status, body);
  return body as T;
}
