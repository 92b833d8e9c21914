import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import sharp from "sharp";
import { Films } from "../contract/content/home-words.ts";
import { type Frame, findLand } from "./film-land.ts";
import { findChromium } from "./find-chromium.mjs";

/**
 * Writes `public/films/<film>-outline.avif` of each home film: black where land stands in any of its frames, transparent
 * where there is always sky. Behind it stands the film's word (`app/ui/scene.module.css`). Needs a Chromium, which
 * reads the frames. A film that is laid again is followed by a run of this.
 *
 * node scripts/film-outlines.ts
 */
const folder = join(import.meta.dirname, "../public/films");
/** Seconds from one look at a film to the next. */
const step = 0.25;

const films = Films.parse(
  JSON.parse(readFileSync(join(import.meta.dirname, "../content/films.json"), "utf8")),
);

/** Serves one film at a time, whole, to the browser beside us. */
let film = Buffer.alloc(0);
const server = createServer(({ url }, answer) => {
  answer.setHeader("content-type", url === "/film" ? "video/webm" : "text/html");
  answer.end(url === "/film" ? film : "<video muted></video>");
});
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const address = server.address();
const port = typeof address === "object" ? address?.port : 0;
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: ["--no-sandbox", "--disable-gpu"],
});
const page = await browser.newPage();

/** The frame at some seconds, as a PNG. */
const lookAt = (seconds: number) =>
  page.evaluate(async (at) => {
    const video = document.querySelector("video");
    if (!video) throw new Error("no player");
    const sought = new Promise((resolve, reject) => {
      video.addEventListener("seeked", resolve);
      video.addEventListener("error", () => reject(new Error(video.error?.message || "no frame")));
    });
    video.currentTime = at;
    await sought;
    const canvas = document.createElement("canvas");
    canvas.width = video.videoWidth;
    canvas.height = video.videoHeight;
    canvas.getContext("2d")?.drawImage(video, 0, 0);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  }, seconds);

/** Opens the film that is served now. @returns its length in seconds */
async function openFilm(): Promise<number> {
  await page.goto(`http://127.0.0.1:${port}/`);
  return page.evaluate(async () => {
    const video = document.querySelector("video");
    if (!video) throw new Error("no player");
    // Of a file that was not asked for in parts only what is in memory can be sought in.
    video.src = URL.createObjectURL(await (await fetch("/film")).blob());
    await new Promise((resolve, reject) => {
      video.addEventListener("loadeddata", resolve);
      video.addEventListener("error", () => reject(new Error(video.error?.message || "no film")));
    });
    return video.duration;
  });
}

async function readFrame(png: Buffer): Promise<Frame> {
  const { data, info } = await sharp(png)
    .removeAlpha()
    .blur(0.8)
    .toColourspace("lab")
    .raw({ depth: "float" })
    .toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  return { lab: new Float32Array(data.buffer, data.byteOffset, width * height * 3), width, height };
}

for (const { file, front } of films.home) {
  if (front) continue;
  film = readFileSync(join(folder, `${file}.webm`));
  const length = await openFilm();
  let land = new Uint8Array(0);
  let size = { width: 0, height: 0 };
  for (let at = 0.01; at < length; at += step) {
    const frame = await readFrame(Buffer.from(await lookAt(at), "base64"));
    const found = findLand(frame);
    size = { width: frame.width, height: frame.height };
    land = land.length ? land.map((was, i) => was | (found[i] ?? 0)) : found;
  }
  const soft = await sharp(Buffer.from(land.map((is) => is * 255)), {
    raw: { ...size, channels: 1 },
  })
    .blur(1)
    .extractChannel(0)
    .raw()
    .toBuffer();
  const { size: bytes } = await sharp({
    create: { ...size, channels: 3, background: "#000" },
  })
    .joinChannel(soft, { raw: { ...size, channels: 1 } })
    .avif({ quality: 40, effort: 8 })
    .toFile(join(folder, `${file}-outline.avif`));
  const share = land.reduce((sum, is) => sum + is, 0) / land.length;
  process.stdout.write(`${file}: ${Math.round(100 * share)} % land, ${bytes} bytes\n`);
}
await browser.close();
server.close();
