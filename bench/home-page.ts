import { writeFile } from "node:fs/promises";
import { get } from "node:http";
import { join } from "node:path";

/** The home page as a browser gets it: its bytes in brotli and its head, kept as files in `folder`. */
export async function keepHomePage(url: string, folder: string) {
  const { body, head } = await new Promise<{ body: Buffer; head: Record<string, string> }>(
    (resolve, reject) => {
      get(url, { headers: { "accept-encoding": "br" } }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk: Buffer) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            body: Buffer.concat(chunks),
            head: response.headers as Record<string, string>,
          }),
        );
      }).on("error", reject);
    },
  );
  // Node writes these itself, for both.
  for (const name of ["date", "connection", "keep-alive"]) delete head[name];
  const files = { body: join(folder, "index.html"), head: join(folder, "head.json") };
  await writeFile(files.body, body);
  await writeFile(files.head, JSON.stringify(head));
  return { ...files, bytes: body.byteLength, etag: head.etag ?? "" };
}
