import { createReadStream } from "node:fs";
import { type FileHandle, open, readdir, readFile, stat } from "node:fs/promises";
import type { IncomingMessage, ServerResponse } from "node:http";
import { extname, join, relative, sep } from "node:path";
import { pipeline } from "node:stream/promises";
import { getMimeType } from "hono/utils/mime";
import type { Logger } from "pino";
import { languages, tripWorkerOf } from "#contract/languages.ts";
import type { Config } from "#server/config/config.ts";
import { readByteRange } from "./byte-range.ts";
import { type Compressed, compressBest, compressFast } from "./compressed.ts";
import { type CountPlain, groupOf } from "./metrics.ts";
import { listUnchanged, prepareAnswer, type ReadyAnswer, sendReady } from "./ready-answers.ts";
import { readRequestId } from "./request-context.ts";
import { standardHeaders, strictPolicy, workerPolicy } from "./security-headers.ts";

export type BuiltFiles = {
  /** The answer that lies ready in memory: scripts, styles, fonts and icons, once asked for. */
  findReady(url: string): ReadyAnswer | null;
  /** Answers a GET or HEAD of a built file, in time. @returns whether there is such a file */
  answer(request: IncomingMessage, response: ServerResponse, count: CountPlain): boolean;
};

/** Pictures and films lie on the disk, and in the system's own memory of it. */
const onDisk = new Set([".avif", ".webp", ".jpg", ".mp4", ".webm"]);
/** Lie beside the file that they are a form of, and have no address of their own. */
const packed = new Set([".br", ".gz"]);
const most = { fileBytes: 1024 * 1024, inAll: 24 * 1024 * 1024 };
const compressible = /^(text\/|image\/svg|application\/(json|javascript|manifest))|\+(json|xml)\b/;
/** Asked for anew each time: it names its build. It fetches the files of that, and nothing else anywhere. */
const tripWorkers = languages.map(tripWorkerOf);
const cacheFor = (url: string) =>
  tripWorkers.includes(url)
    ? "no-cache"
    : url.startsWith("/assets/")
      ? "public, max-age=31536000, immutable"
      : "public, max-age=86400, stale-while-revalidate=604800";

function typeOf(url: string): string {
  // The films' captions and the manifest: sent as anything else they are not read.
  if (url.endsWith(".vtt")) return "text/vtt; charset=utf-8";
  if (url.endsWith(".webmanifest")) return "application/manifest+json";
  return getMimeType(url) ?? "application/octet-stream";
}

/** What a file is asked for by: of an address its path alone. */
function readPathname(url: string): string {
  const [bare = ""] = url.split("?", 1);
  return bare.startsWith("/") && !bare.includes("/.")
    ? bare
    : (URL.parse(bare.startsWith("/") ? `http://localhost${bare}` : bare)?.pathname ?? "");
}

/** The files below `root` as they are now, by their address. What is built later is seen at the next start. */
export async function openBuiltFiles(
  root: string,
  config: Config,
  log: Logger,
): Promise<BuiltFiles> {
  const standard = standardHeaders(config);
  const names = await readdir(root, { recursive: true, withFileTypes: true });
  const paths = new Map<string, string>();
  for (const entry of names)
    if (entry.isFile()) {
      const path = join(entry.parentPath, entry.name);
      const url = `/${relative(root, path).split(sep).join("/")}`;
      if (!url.includes("/.")) paths.set(url, path);
    }
  const ready = new Map<string, ReadyAnswer>();
  const loading = new Map<string, Promise<ReadyAnswer | null>>();
  let held = 0;

  const headersOf = (url: string, modified: Date): [string, string][] => [
    ["content-type", typeOf(url)],
    ["content-security-policy", tripWorkers.includes(url) ? workerPolicy : strictPolicy],
    ["cache-control", cacheFor(url)],
    ["last-modified", modified.toUTCString()],
    ...standard,
  ];
  const tagOf = ({ size, mtimeMs }: { size: number; mtimeMs: number }) =>
    `W/"${size.toString(36)}-${Math.floor(mtimeMs).toString(36)}"`;

  async function compress(url: string, text: Compressed): Promise<void> {
    const [brotli, gzip] = [paths.get(`${url}.br`), paths.get(`${url}.gz`)];
    if (brotli && gzip)
      [text.brotli, text.gzip] = await Promise.all([readFile(brotli), readFile(gzip)]);
    else if (compressible.test(typeOf(url))) {
      await compressFast(text);
      await compressBest(text);
    }
  }

  /** Reads a file into memory; null for one that is too large for that. */
  async function load(url: string, path: string): Promise<ReadyAnswer | null> {
    const found = await stat(path);
    if (found.size > most.fileBytes || held + found.size > most.inAll) return null;
    const text: Compressed = { identity: await readFile(path) };
    await compress(url, text);
    const headers = headersOf(url, found.mtime);
    if (text.brotli) headers.push(["vary", "Accept-Encoding"]);
    const answer = prepareAnswer(text, { group: groupOf(url), etag: tagOf(found), headers });
    held += [text.identity, text.brotli, text.gzip].reduce(
      (sum, one) => sum + (one?.length ?? 0),
      0,
    );
    ready.set(url, answer);
    return answer;
  }
  function loadOnce(url: string, path: string): Promise<ReadyAnswer | null> {
    const running = loading.get(url) ?? load(url, path).finally(() => loading.delete(url));
    loading.set(url, running);
    return running;
  }

  async function sendFile(
    file: FileHandle,
    url: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<number> {
    const found = await file.stat();
    const { headers, method } = request;
    const etag = tagOf(found);
    const said = headersOf(url, found.mtime);
    const own = [
      ...["etag", etag],
      ...["x-request-id", readRequestId(headers["x-request-id"] as string | undefined)],
    ];
    if (headers["if-none-match"]?.includes(etag)) {
      response.writeHead(304, [...listUnchanged(said).flat(), ...own]).end();
      return 304;
    }
    const head = [...said.flat(), ...own, "accept-ranges", "bytes"];
    // Parts of an older file do not fit to this one's.
    const isOther = headers["if-range"] && headers["if-range"] !== found.mtime.toUTCString();
    const range = isOther ? null : readByteRange(headers.range, found.size);
    if (range === "none") {
      head.push("content-length", "0", "content-range", `bytes */${found.size}`);
      response.writeHead(416, head).end();
      return 416;
    }
    const { start, end } = range ?? { start: 0, end: found.size - 1 };
    head.push("content-length", String(end - start + 1));
    if (range) head.push("content-range", `bytes ${start}-${end}/${found.size}`);
    const status = range ? 206 : 200;
    response.writeHead(status, head);
    if (method === "HEAD" || found.size === 0) response.end();
    else {
      const stream = createReadStream("", { fd: file, start, end, autoClose: false });
      // Who has had enough of a film closes the connection.
      await pipeline(stream, response).catch(() => {});
    }
    return status;
  }

  async function send(
    url: string,
    path: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<number> {
    if (!onDisk.has(extname(url)) && !request.headers.range) {
      const answer = ready.get(url) ?? (await loadOnce(url, path));
      if (answer) return sendReady(answer, request, response);
    }
    const file = await open(path);
    return sendFile(file, url, request, response).finally(() => file.close());
  }

  return {
    findReady: (url) => ready.get(url) ?? null,
    answer(request, response, count) {
      const { method, url = "" } = request;
      if (method !== "GET" && method !== "HEAD") return false;
      const pathname = readPathname(url);
      const path = paths.get(pathname);
      if (!path || packed.has(extname(pathname))) return false;
      send(pathname, path, request, response).then(
        (status) => count(groupOf(pathname), method, status),
        (error: unknown) => {
          log.error({ err: error, path: pathname }, "a built file could not be read");
          count(groupOf(pathname), method, 500);
          if (response.headersSent) response.destroy();
          else
            response
              .writeHead(500, [
                ...standard.flat(),
                "cache-control",
                "no-store",
                "content-length",
                "0",
              ])
              .end();
        },
      );
      return true;
    },
  };
}
