import { parentPort, workerData } from "node:worker_threads";
import { WebSocket } from "ws";

/**
 * Open pages, as the server sees them: a socket each that has joined the reviews and says every 25 s that it
 * is there. On a thread of its own. Told a number it opens so many more, each from another network, and answers
 * when all have joined; a message `heard` says when the last of them has got a change.
 */

export type CrowdSays =
  | { kind: "open"; pages: number }
  /** `at`: milliseconds since the epoch, of the first and the last page. */
  | { kind: "heard"; first: number; last: number };

const { url } = workerData as { url: string };
const address = `${url.replace("http", "ws")}/realtime/v1/websocket?apikey=anon&vsn=2.0.0`;
/** Shaken hands at a time. */
const together = 50;
const beatEvery = 25_000;

const join = JSON.stringify([
  "1",
  "1",
  "realtime:comments",
  "phx_join",
  {
    config: {
      broadcast: { ack: false, self: false },
      presence: { key: "", enabled: false },
      postgres_changes: [{ event: "*", schema: "public", table: "Comments" }],
      private: false,
    },
  },
]);
const beat = JSON.stringify([null, "2", "phoenix", "heartbeat", {}]);

const now = () => performance.timeOrigin + performance.now();
let pages = 0;
let first = 0;
let heard = 0;

function hear(): void {
  heard += 1;
  if (heard === 1) first = now();
  if (heard < pages) return;
  heard = 0;
  parentPort?.postMessage({ kind: "heard", first, last: now() } satisfies CrowdSays);
}

function open(index: number): Promise<void> {
  const network = `10.${index >> 14}.${(index >> 6) & 255}.${index & 63}`;
  const socket = new WebSocket(address, {
    perMessageDeflate: false,
    headers: { "x-forwarded-for": network },
  });
  return new Promise((resolve, reject) => {
    socket.on("open", () => socket.send(join));
    socket.on("message", (data) => {
      const text = data.toString();
      if (text.includes('"postgres_changes",{"ids"')) hear();
      else if (text.includes("Subscribed to PostgreSQL")) {
        setInterval(() => socket.send(beat), beatEvery).unref();
        resolve();
      }
    });
    socket.on("close", (code) => {
      throw new Error(`a page lost its stream: ${code}`);
    });
    socket.on("error", reject);
  });
}

parentPort?.on("message", async (more: number) => {
  let next = pages;
  const wanted = pages + more;
  await Promise.all(
    Array.from({ length: together }, async () => {
      while (next < wanted) await open(next++);
    }),
  );
  pages = wanted;
  parentPort?.postMessage({ kind: "open", pages } satisfies CrowdSays);
});
