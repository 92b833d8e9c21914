import { existsSync, writeFileSync } from "node:fs";
import { beatForWatcher } from "#server/shell/workers.ts";

/** A worker of the cluster that beats and, the first time, falls into a loop without end. */
const [, , mark = "", beatMs = "50"] = process.argv;
// As the shell does: a signal is a task of the event loop, which a loop never reaches.
process.on("SIGTERM", () => process.exit(0));
beatForWatcher(Number(beatMs));
const first = !existsSync(mark);
writeFileSync(mark, String(process.pid));
setTimeout(() => {
  while (first) Math.random();
}, 3 * Number(beatMs));
setInterval(() => {}, 1000);
