import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { createServer, type Server } from "node:http";
import { type AddressInfo, connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from "node:zlib";
import pino from "pino";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { readConfig } from "#server/config/config.ts";
import { openBuiltFiles } from "./built-files.ts";
import { createReadyAnswers } from "./ready-answers.ts";

const script = "console.log('namaste');".repeat(100);
const film = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 251));
const counted: string[] = [];
const log = pino({ level: "silent" });
let folder: string;
let server: Server;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "safarnama-files-"));
  const root = join(folder, "client");
  for (const name of ["assets", "films", "pictures", ".hidden"])
    await mkdir(join(root, name), { recursive: true });
  await writeFile(join(folder, "secret.txt"), "secret");
  await writeFile(join(root, "assets/a-1.js"), script);
  await writeFile(join(root, "assets/a-1.js.br"), brotliCompressSync(script));
  await writeFile(join(root, "assets/a-1.js.gz"), gzipSync(script));
  await writeFile(join(root, "favicon.svg"), `<svg>${" ".repeat(500)}</svg>`);
  await writeFile(join(root, "films/01.vtt"), "WEBVTT\n");
  await writeFile(join(root, "films/01.webm"), film);
  await writeFile(join(root, "films/none.webm"), "");
  await writeFile(join(root, "pictures/a.avif"), film);
  await writeFile(join(root, ".hidden/manifest.json"), "{}");
  const files = await openBuiltFiles(root, readConfig({}), log);
  const count = (...all: unknown[]) => void counted.push(all.join(" "));
  const answerReady = createReadyAnswers(files.findReady, count, log);
  server = createServer((request, response) => {
    if (answerReady(request, response) || files.answer(request, response, count)) return;
    response.writeHead(404).end("nothing");
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  server.close();
  await rm(folder, { recursive: true });
});

const port = () => (server.address() as AddressInfo).port;
/** Over a socket of its own: `fetch` would tidy the address up and unpack the body. */
async function ask(path: string, headers: Record<string, string> = {}, method = "GET") {
  const said = Object.entries({ host: "localhost", connection: "close", ...headers })
    .map(([name, value]) => `${name}: ${value}\r\n`)
    .join("");
  const bytes = await new Promise<Buffer>((resolve, reject) => {
    const chunks: Buffer[] = [];
    connect(port(), "127.0.0.1")
      .on("data", (chunk: Buffer) => chunks.push(chunk))
      .on("error", reject)
      .on("close", () => resolve(Buffer.concat(chunks)))
      .write(`${method} ${path} HTTP/1.1\r\n${said}\r\n`);
  });
  const end = bytes.indexOf("\r\n\r\n");
  const [first = "", ...lines] = bytes.subarray(0, end).toString("latin1").split("\r\n");
  const pairs = lines.map((line): [string, string] => {
    const colon = line.indexOf(":");
    return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()];
  });
  return {
    status: Number(first.split(" ")[1]),
    headers: Object.fromEntries(pairs),
    body: bytes.subarray(end + 4),
  };
}

describe("a script", () => {
  test("comes as its reader takes it, the first time and from memory, for ever", async () => {
    for (let time = 0; time < 2; time++) {
      const brotli = await ask("/assets/a-1.js", { "accept-encoding": "gzip, deflate, br, zstd" });
      expect(brotliDecompressSync(brotli.body).toString()).toBe(script);
      expect(brotli.headers).toMatchObject({
        "content-encoding": "br",
        "content-type": "text/javascript; charset=utf-8",
        "cache-control": "public, max-age=31536000, immutable",
        vary: "Accept-Encoding",
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
      });
      const zipped = await ask("/assets/a-1.js?v=1", { "accept-encoding": "gzip" });
      expect(gunzipSync(zipped.body).toString()).toBe(script);
      for (const accepted of ["", "identity", "br;q=0, gzip;q=0.0", "brotli"])
        expect((await ask("/assets/a-1.js", { "accept-encoding": accepted })).body.toString()).toBe(
          script,
        );
    }
  });

  test("is not sent twice to who has it, nor at all to who asks for its head", async () => {
    const { headers } = await ask("/assets/a-1.js");
    const again = await ask("/assets/a-1.js", { "if-none-match": headers.etag ?? "" });
    expect([again.status, again.body.length]).toEqual([304, 0]);
    const head = await ask("/assets/a-1.js", {}, "HEAD");
    expect([head.status, head.headers["content-length"], head.body.length]).toEqual([
      200,
      String(script.length),
      0,
    ]);
    counted.length = 0;
    await ask("/assets/a-1.js", {}, "HEAD");
    expect(counted).toEqual(["assets HEAD 200"]);
  });

  test("keeps a request's own id apart from the next one's", async () => {
    const id = "a-proxys-own-id";
    const named = await ask("/assets/a-1.js", { "x-request-id": id });
    expect(named.headers["x-request-id"]).toBe(id);
    for (const sent of [undefined, "short", "with space and more"]) {
      const { headers } = await ask("/assets/a-1.js", sent ? { "x-request-id": sent } : {});
      expect(headers["x-request-id"]).toMatch(/^[0-9a-f-]{36}$/);
    }
  });
});

describe("a film", () => {
  test.each([
    ["bytes=0-99", 206, "bytes 0-99/1000", film.subarray(0, 100)],
    ["bytes=900-", 206, "bytes 900-999/1000", film.subarray(900)],
    ["bytes=-50", 206, "bytes 950-999/1000", film.subarray(950)],
    ["bytes=990-5000", 206, "bytes 990-999/1000", film.subarray(990)],
    ["bytes=1000-", 416, "bytes */1000", Buffer.alloc(0)],
    ["bytes=-0", 416, "bytes */1000", Buffer.alloc(0)],
    ["bytes=9-2", 200, undefined, film],
    ["bytes=0-1,4-5", 200, undefined, film],
    ["bytes=-", 200, undefined, film],
    [`bytes=${"9".repeat(400)}-`, 200, undefined, film],
    ["lines=0-1", 200, undefined, film],
  ])("asked for %s answers %i", async (range, status, part, body) => {
    const answer = await ask("/films/01.webm", { range });
    expect(answer.status).toBe(status);
    expect(answer.headers["content-range"]).toBe(part);
    expect(answer.body.equals(body)).toBe(true);
  });

  test("a part of another version is not mixed in", async () => {
    const { headers } = await ask("/films/01.webm");
    const sure = { range: "bytes=0-9", "if-range": headers["last-modified"] ?? "" };
    expect((await ask("/films/01.webm", sure)).status).toBe(206);
    const old = { range: "bytes=0-9", "if-range": "Thu, 01 Jan 1970 00:00:00 GMT" };
    expect((await ask("/films/01.webm", old)).status).toBe(200);
  });

  test("captions go out as captions, and an empty file is one", async () => {
    const { headers } = await ask("/films/01.vtt");
    expect(headers["content-type"]).toBe("text/vtt; charset=utf-8");
    expect(await ask("/films/none.webm")).toMatchObject({ status: 200, body: Buffer.alloc(0) });
  });
});

test("a picture is read from the disk, and not sent twice to who has it", async () => {
  const { status, headers, body } = await ask("/pictures/a.avif");
  expect([status, headers["content-type"], body.equals(film)]).toEqual([200, "image/avif", true]);
  const again = await ask("/pictures/a.avif", { "if-none-match": headers.etag ?? "" });
  expect([again.status, again.body.length]).toEqual([304, 0]);
});

test.each([
  "/../secret.txt",
  "/assets/../../secret.txt",
  "/assets/..%2f..%2fsecret.txt",
  "/assets/%2e%2e/%2e%2e/secret.txt",
  "/assets\\..\\..\\secret.txt",
  "//assets/a-1.js",
  "/.hidden/manifest.json",
  "/assets/a-1.js.br",
  "/assets",
  "/assets/",
  "/assets/a-1.js/",
  "/assets/A-1.js",
  "/assets/a-1.js%00",
  "/constructor",
  "/__proto__",
])("%s is no file", async (path) => {
  expect((await ask(path)).status).toBe(404);
});

test("who writes the whole address gets the file", async () => {
  expect((await ask("http://localhost/favicon.svg")).status).toBe(200);
});

test("a body, another method and a host that is none are not for here", async () => {
  expect((await ask("/favicon.svg", { "content-length": "0" }, "POST")).status).toBe(404);
  await ask("/favicon.svg");
  expect((await ask("/favicon.svg", {}, "DELETE")).status).toBe(404);
});
