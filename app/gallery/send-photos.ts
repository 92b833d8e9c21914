import { postProduct, readMessage } from "#app/clients/product-api.ts";
import type { PhotoSubmission, PhotoSubmissionInput } from "#contract/photos.ts";

export type Announced = { ok: true; submission: PhotoSubmission } | { ok: false; message: string };

/** Says what is coming; the answer has a place for each photo, in their order. */
export async function announcePhotos(
  input: PhotoSubmissionInput,
  failure: string,
): Promise<Announced> {
  try {
    const answer = await postProduct<PhotoSubmission>("/api/photos", input);
    const { id, token, photos } = answer.body;
    if (answer.ok && id && token && photos) return { ok: true, submission: { id, token, photos } };
    return { ok: false, message: readMessage(answer as never) || failure };
  } catch {
    return { ok: false, message: failure };
  }
}

/** Sends one photo's bytes. @returns null when it arrived, else what was wrong with it */
export async function sendPhoto(
  id: string,
  token: string,
  file: File,
  failure: string,
): Promise<string | null> {
  try {
    const response = await fetch(`/api/photos/${id}`, {
      method: "PUT",
      headers: { "x-submission-token": token, "content-type": file.type },
      body: file,
    });
    if (response.ok) return null;
    const body = (await response.json().catch(() => ({}))) as { message?: string };
    return body.message ?? failure;
  } catch {
    return failure;
  }
}
