import { readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

// Not TypeScript as all else: what strips its types keeps fifteen megabytes, which a built server has no use for.
const root = import.meta.dirname;
const bundle = join(root, "build/server/process");

/**
 * Whether the bundle that the build has made of the server (scripts/bundle-server.mjs) is of the
 * sources as they are: finding 1,700 modules is most of a start. Whoever develops runs the sources.
 */
function isBundled() {
  if (process.env.NODE_ENV === "development") return false;
  try {
    const made = statSync(join(bundle, "run.js")).mtimeMs;
    const sources = JSON.parse(readFileSync(join(bundle, "sources.json"), "utf8"));
    return sources.every(([path, size]) => {
      const found = statSync(join(root, path), { throwIfNoEntry: false });
      return found?.size === size && found.mtimeMs <= made;
    });
  } catch {
    return false;
  }
}

const isReady = isBundled();
const { run } = isReady
  ? await import(pathToFileURL(join(bundle, "run.js")).href)
  : await import("./server/shell/run.ts");
await run(process.env, isReady ? bundle : undefined);
