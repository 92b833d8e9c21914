import { CallError, readRefusal } from "#app/calls/call-error.ts";
import { m } from "#app/paraglide/messages.js";
import type { OwnPicture } from "#contract/content/own-picture.ts";
import type { ErrorBody } from "#contract/errors.ts";

/** Milliseconds for one picture: twelve megabytes over a slow line take their time. */
const patience = 300_000;

/** Sends a picture's bytes and where its subject is, as parts of it. @throws CallError fit to be shown */
export async function sendPlacePicture(
  file: File,
  { x, y }: { x: number; y: number },
): Promise<Omit<OwnPicture, "alt" | "credit">> {
  const query = new URLSearchParams({ x: x.toFixed(4), y: y.toFixed(4) });
  let response: Response;
  try {
    response = await fetch(`/api/desk/place-pictures?${query}`, {
      method: "POST",
      credentials: "include",
      headers: { "content-type": "application/octet-stream" },
      body: file,
      signal: AbortSignal.timeout(patience),
    });
  } catch (cause) {
    throw new CallError("offline", m.picture_failed(), { cause });
  }
  const body = (await response.json().catch(() => ({}))) as Partial<ErrorBody>;
  if (!response.ok) throw readRefusal(response.status, body);
  return body as unknown as Omit<OwnPicture, "alt" | "credit">;
}
