import { privateHeaders } from "#server/trips/page/link-calls.ts";

/** A name in whatever script (RFC 5987), and for old programs one in ASCII. */
export function nameFile(name: string, how = "attachment"): string {
  const plain = `filename="${name.replaceAll(/[^\w.-]+/g, "-")}"`;
  if (/^[\x20-\x7e]*$/.test(name)) return `${how}; ${plain}`;
  const whole = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `${how}; ${plain}; filename*=UTF-8''${whole}`;
}

/** A file of somebody's own; `inline` where a browser shows it. */
export const sendPaper = (
  name: string,
  type: string,
  body: string | Buffer,
  how = "attachment",
): Response =>
  new Response(typeof body === "string" ? body : new Uint8Array(body), {
    headers: {
      ...privateHeaders,
      "content-type": type,
      "content-disposition": nameFile(name, how),
    },
  });

/** A paper as a browser shows it; it is kept nowhere on the way. */
export const sendPdf = ({ name, bytes }: { name: string; bytes: Buffer }): Response =>
  sendPaper(name, "application/pdf", bytes, "inline");
