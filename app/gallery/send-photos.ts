/** Milliseconds for one photo: ten megabytes over a slow line take their time. */
const patience = 300_000;

/** What became of a photo; `gone`: its place has ended, and it must be announced again. */
export type Sending = { ok: true } | { ok: false; message: string; gone: boolean };

/** Sends one photo's bytes; `onPart` hears how much has left, 0 to 1 (fetch would not tell). */
export function sendPhoto(
  place: { id: string; token: string },
  file: File,
  onPart: (part: number) => void,
  failure: string,
): Promise<Sending> {
  return new Promise((resolve) => {
    const fail = () => resolve({ ok: false, message: failure, gone: false });
    const request = new XMLHttpRequest();
    request.open("PUT", `/api/photos/${place.id}`);
    request.setRequestHeader("x-submission-token", place.token);
    request.setRequestHeader("content-type", file.type);
    request.responseType = "json";
    request.timeout = patience;
    request.upload.onprogress = ({ loaded, total }) => onPart(total > 0 ? loaded / total : 0);
    request.onload = () => {
      if (request.status < 300) return resolve({ ok: true });
      const { message } = (request.response ?? {}) as { message?: string };
      resolve({ ok: false, message: message ?? failure, gone: request.status === 404 });
    };
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.send(file);
  });
}
