import { privateHeaders } from "#server/trips/page/link-calls.ts";

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
      "content-disposition": `${how}; filename="${name.replaceAll(/[^\w.-]+/g, "-")}"`,
    },
  });

/** A paper as a browser shows it; it is kept nowhere on the way. */
export const sendPdf = ({ name, bytes }: { name: string; bytes: Buffer }): Response =>
  sendPaper(name, "application/pdf", bytes, "inline");
