import type { TripReviewPhoto } from "#contract/wire/trip-reviews.ts";

/** Milliseconds for one photo: ten megabytes over a slow line take their time. */
const patience = 300_000;

export type PhotoSending = { ok: true; photo: TripReviewPhoto } | { ok: false; message: string };

/** Sends a photo's bytes; `onPart` hears how much has left, 0 to 1 (fetch would not tell). */
export function sendReviewPhoto(
  token: string,
  path: string,
  file: File,
  onPart: (part: number) => void,
  failure: string,
): Promise<PhotoSending> {
  return new Promise((resolve) => {
    const fail = () => resolve({ ok: false, message: failure });
    const request = new XMLHttpRequest();
    const query = new URLSearchParams({ place: path });
    request.open("PUT", `/api/review/${token}/photos/${crypto.randomUUID()}?${query}`);
    request.setRequestHeader("content-type", file.type);
    request.responseType = "json";
    request.timeout = patience;
    request.upload.onprogress = ({ loaded, total }) => onPart(total > 0 ? loaded / total : 0);
    request.onload = () => {
      const { message, photo } = (request.response ?? {}) as {
        message?: string;
        photo?: TripReviewPhoto;
      };
      if (request.status < 300 && photo) resolve({ ok: true, photo });
      else resolve({ ok: false, message: message ?? failure });
    };
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.send(file);
  });
}
