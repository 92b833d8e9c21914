import sharp from "sharp";
import { createApp } from "#server/app.ts";
import { createTestResources } from "#tests/setup/test-resources.ts";

/**
 * Memory while pictures that unpack far arrive at once at the sign-up: `node bench/picture-memory.ts`.
 * Prints the answers and the process's size before, at its highest and afterwards, in MB.
 */
const side = Number(process.argv[2] ?? 7000);
const count = Number(process.argv[3] ?? 6);

const megabytes = () => Math.round(process.memoryUsage.rss() / 1024 / 1024);
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

const picture = await sharp({
  create: { width: side, height: side, channels: 3, background: "#a3123f" },
  limitInputPixels: false,
})
  .png({ progressive: true, compressionLevel: 9 })
  .toBuffer();
const resources = await createTestResources();
const app = createApp(resources);
const image = `data:image/png;base64,${picture.toString("base64")}`;
const signUp = (index: number) =>
  app.request("/Signup", {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      username: "Asha Devi",
      email: `asha${index}@example.org`,
      password: "Safar-2026!",
      Pass: "Safar-2026!",
      country: "India",
      phone: "+916512234455",
      image,
    }),
  });
await pause(500);
const before = megabytes();
let highest = before;
const watch = setInterval(() => {
  highest = Math.max(highest, megabytes());
}, 5);
const answers = await Promise.all(Array.from({ length: count }, (_, index) => signUp(index)));
clearInterval(watch);
process.stdout.write(
  `${JSON.stringify({
    pictures: count,
    kilobytes: Math.round(picture.byteLength / 1024),
    megapixels: Math.round((side * side) / 1e6),
    statuses: answers.map((answer) => answer.status),
    before,
    highest,
    after: megabytes(),
  })}\n`,
);
await resources.close();
process.exit(0);
