import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Hono } from "hono";
import sharp from "sharp";
import { afterAll, beforeAll, expect, test } from "vitest";
import { renderError } from "#server/http/errors.ts";
import type { HttpEnv } from "#server/http/http-env.ts";
import { requestContext } from "#server/http/request-context.ts";
import type { OpenResources } from "#server/resources.ts";
import { seedFilms } from "#server/storage/seed-films.ts";
import { bearer, createFakeAuth } from "#tests/factories/fake-auth.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";
import { createStorageRoutes } from "./routes.ts";

const asha = "11111111-1111-4111-8111-111111111111";
const ravi = "22222222-2222-4222-8222-222222222222";
const bucket = "profile-pictures";

let resources: OpenResources;
let films: string;
const app = new Hono<HttpEnv>();
beforeAll(async () => {
  resources = await createTestResources();
  films = await mkdtemp(join(tmpdir(), "films-"));
  for (const [index, name] of ["wake", "dawn", "river", "dunes", "snow"].entries())
    await writeFile(join(films, `0${index + 1}-${name}.webm`), `film ${name}`);
  await writeFile(join(films, "01-wake.mp4"), "the same in H.264");
  await writeFile(join(films, "01-wake-1080.webm"), "large webm");
  await writeFile(join(films, "01-wake-night-tall.webm"), "a phone's night");
  await writeFile(join(films, "01-wake-night-tall.mp4"), "a phone's night in H.264");
  await writeFile(join(films, "guide-kerala.webm"), "a guide");
  app.onError(renderError);
  app.use(requestContext(resources.log, false));
  app.route(
    "/storage/v1",
    createStorageRoutes(resources, createFakeAuth([{ id: asha }, { id: ravi }])),
  );
});
afterAll(async () => {
  await resources.close();
  await rm(films, { recursive: true, force: true });
});

const call = (method: string, path: string, init: RequestInit = {}) =>
  app.request(`/storage/v1${path}`, { method, ...init });
const list = async (body: object, headers = {}) =>
  (await (
    await call("POST", `/object/list/${bucket}`, { body: JSON.stringify(body), headers })
  ).json()) as { name: string; id: string | null; metadata: { size: number } | null }[];
const fault = async (response: Response | Promise<Response>) => {
  const answer = await response;
  return { status: answer.status, ...((await answer.json()) as { statusCode: string }) };
};
const picture = () =>
  sharp({ create: { width: 30, height: 20, channels: 3, background: "#a3123f" } })
    .png()
    .toBuffer();

test("seeding puts five films behind the placeholder, and once only", async () => {
  expect(await seedFilms(resources, films)).toHaveLength(9);
  expect(await seedFilms(resources, films)).toEqual([]);
  const found = await list({ prefix: "videos", limit: 5, offset: 1 });
  expect(found.map((entry) => entry.name)).toEqual([
    "01-wake.webm",
    "02-dawn.webm",
    "03-river.webm",
    "04-dunes.webm",
    "05-snow.webm",
  ]);
  expect((await list({ prefix: "videos" }))[0]).toMatchObject({
    name: ".emptyFolderPlaceholder",
    metadata: { size: 0 },
  });
});

test("films of 1080 lines, for phones, of nights and H.264 lie apart: the list holds each film once, and their addresses are public", async () => {
  await seedFilms(resources, films);
  expect((await list({ prefix: "videos" })).map((entry) => entry.name)).not.toContain(
    "01-wake-1080.webm",
  );
  for (const [place, type, text] of [
    ["videos-1080/01-wake.webm", "video/webm", "large webm"],
    ["videos-h264/01-wake.mp4", "video/mp4", "the same in H.264"],
    ["videos-night-tall/01-wake.webm", "video/webm", "a phone's night"],
    ["videos-night-tall-h264/01-wake.mp4", "video/mp4", "a phone's night in H.264"],
  ]) {
    const answer = await call("GET", `/object/public/${bucket}/${place}`);
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, type]);
    expect(await answer.text()).toBe(text);
  }
});

test("a film is served with an ETag, in parts, and to save", async () => {
  const path = `/object/public/${bucket}/videos/01-wake.webm`;
  const whole = await call("GET", path);
  expect(whole.headers.get("content-type")).toBe("video/webm");
  expect(await whole.text()).toBe("film wake");
  const etag = whole.headers.get("etag") ?? "";
  expect((await call("GET", path, { headers: { "if-none-match": etag } })).status).toBe(304);
  const part = await call("GET", path, { headers: { range: "bytes=5-" } });
  expect(part.status).toBe(206);
  expect(part.headers.get("content-range")).toBe("bytes 5-8/9");
  expect(await part.text()).toBe("wake");
  expect(await (await call("GET", path, { headers: { range: "bytes=-4" } })).text()).toBe("wake");
  expect((await call("GET", path, { headers: { range: "bytes=99-" } })).status).toBe(416);
  const saved = await call("GET", `${path}?download=film.webm`);
  expect(saved.headers.get("content-disposition")).toContain('filename="film.webm"');
  const head = await call("HEAD", path);
  expect(head.headers.get("content-length")).toBe("9");
  expect(await head.text()).toBe("");
});

test("a picture of one's own is re-encoded, replaced, listed and removed", async () => {
  const path = `/object/${bucket}/avatars/${asha}/me.png`;
  const body = new Uint8Array(await picture());
  const sent = await call("POST", path, { body, headers: bearer(asha) });
  expect(await sent.json()).toMatchObject({ Key: `${bucket}/avatars/${asha}/me.png` });
  const kept = await call("GET", `/object/public/${bucket}/avatars/${asha}/me.png`);
  expect(kept.headers.get("content-type")).toBe("image/webp");
  const metadata = await sharp(Buffer.from(await kept.arrayBuffer())).metadata();
  expect(metadata).toMatchObject({ format: "webp", width: 30 });

  expect(await fault(call("POST", path, { body, headers: bearer(asha) }))).toMatchObject({
    status: 400,
    statusCode: "409",
  });
  expect((await call("PUT", path, { body, headers: bearer(asha) })).status).toBe(200);
  const upsert = { ...bearer(asha), "x-upsert": "true" };
  expect((await call("POST", path, { body, headers: upsert })).status).toBe(200);
  expect(await list({ prefix: `avatars/${asha}` }, bearer(asha))).toHaveLength(1);
  expect(await list({ prefix: `avatars/${asha}` }, bearer(ravi))).toEqual([]);
  expect((await list({ prefix: "" })).map((entry) => [entry.name, entry.id])).toEqual([
    ["videos", null],
  ]);

  const names = { body: JSON.stringify({ prefixes: [`avatars/${asha}/me.png`] }) };
  const foreign = await call("DELETE", `/object/${bucket}`, { ...names, headers: bearer(ravi) });
  expect(await foreign.json()).toEqual([]);
  const own = await call("DELETE", `/object/${bucket}`, { ...names, headers: bearer(asha) });
  expect(await own.json()).toMatchObject([{ name: `avatars/${asha}/me.png` }]);
});

test.each([
  ["nobody", {}, `avatars/${asha}/x.png`],
  ["somebody else", bearer(ravi), `avatars/${asha}/x.png`],
  ["a film's place", bearer(asha), "videos/06-mine.webm"],
  ["a name that begins like one's own", bearer(asha), `avatars/${asha}0/x.png`],
])("%s may not write", async (_who, headers, name) => {
  const body = new Uint8Array(await picture());
  const answer = await fault(call("POST", `/object/${bucket}/${name}`, { body, headers }));
  expect(answer).toMatchObject({ status: 400, statusCode: "403" });
});

test.each([
  ["a renamed executable", "MZ\u0090\u0000", "415"],
  ["an SVG with a script", "<svg xmlns='http://www.w3.org/2000/svg'><script/></svg>", "415"],
  ["nothing", "", "400"],
  ["more than 2 MB", "x".repeat(2 * 1024 * 1024 + 1), "413"],
])("%s is refused as a picture", async (_what, body, statusCode) => {
  const path = `/object/${bucket}/avatars/${asha}/odd.png`;
  expect(await fault(call("POST", path, { body, headers: bearer(asha) }))).toMatchObject({
    statusCode,
  });
});

test.each([
  ["GET", "/object/public/other/x"],
  ["GET", `/object/public/${bucket}/none.png`],
  ["GET", `/object/public/${bucket}/%E0%A4%A`],
  ["GET", `/object/public/${bucket}/a/../b`],
  ["POST", "/bucket"],
  ["PUT", `/object/${bucket}/avatars/${asha}/none.png`],
])("%s %s is a readable fault", async (method, path) => {
  const body = method === "GET" ? null : new Uint8Array(await picture());
  const answer = await fault(call(method, path, { body, headers: bearer(asha) }));
  expect(answer.status).toBe(400);
});

test("another origin's preflight is answered, and the site's own page is named, faults too", async () => {
  const answer = await call("OPTIONS", `/object/list/${bucket}`, {
    headers: {
      origin: "https://elsewhere.example",
      "access-control-request-method": "POST",
      "access-control-request-headers": "apikey,x-upsert",
    },
  });
  expect(answer.status).toBe(204);
  expect(answer.headers.get("access-control-allow-origin")).toBe("*");
  expect(answer.headers.get("access-control-allow-credentials")).toBeNull();
  expect(answer.headers.get("access-control-allow-headers")).toContain("x-upsert");
  const own = await call("GET", "/object/public/other/x", {
    headers: { origin: resources.config.http.origin },
  });
  expect(own.headers.get("access-control-allow-origin")).toBe(resources.config.http.origin);
  expect(own.headers.get("access-control-expose-headers")).toContain("Content-Range");
});
