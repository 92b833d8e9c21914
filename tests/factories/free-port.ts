import { randomInt } from "node:crypto";
import { createServer } from "node:net";

/**
 * Below the ports that the system gives to connections going out (from 32768 on Linux, 49152 elsewhere): one of those
 * could be taken by any connection of the machine between the probe and the start of the server that wants it.
 */
const lowest = 10_240;
const highest = 32_767;

const given = new Set<number>();

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const probe = createServer();
    probe.once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });

/** A port of this machine that nobody listens at, as far as can be told; never one twice in a process. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(lowest, highest + 1);
    if (given.has(port)) continue;
    given.add(port);
    if (await isFree(port)) return port;
  }
}
