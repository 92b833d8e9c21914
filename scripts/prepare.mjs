import { join } from "node:path";
import { underLock } from "../server/db/lock-file.mjs";

/**
 * Makes a checkout ready, by one process at a time: two starts at once wait for each other. Where
 * all is ready nothing is written, so that a checkout may belong to somebody else.
 * @param {string} root
 * @param {{ isReady: () => boolean, steps: (() => Promise<void>)[] }} work
 */
export async function prepare(root, { isReady, steps }) {
  if (isReady()) return;
  const makeReady = async () => {
    for (const step of steps) await step();
  };
  await underLock(join(root, ".prepare.lock"), makeReady, (pid) =>
    process.stdout.write(`Process ${pid} is installing or building here: waiting for it …\n`),
  );
}
