import { createHash } from "node:crypto";
import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/**
 * All that the pages are made of and nothing that making them writes. `fingerprint.test.ts` follows
 * the imports of the two configurations: what they need must stand here.
 */
export const sources = [
  "app",
  "contract",
  "content",
  "planner",
  "words",
  "trip",
  "messages",
  // Of this folder its settings alone: the compiler of the messages keeps its notes beside them.
  "project.inlang/settings.json",
  "public",
  "package.json",
  "package-lock.json",
  "tsconfig.json",
  "vite.config.ts",
  "react-router.config.ts",
  "scripts/vite-plugins.ts",
  "scripts/compress-assets.ts",
  "scripts/join-sheets.ts",
  "scripts/write-trip-worker.ts",
  "scripts/write-languages.ts",
  "scripts/message-places.ts",
  "scripts/one-byte-code.mjs",
];

/** Written by the build, and tests: no page changes with them. */
const skip = (name) => name === "paraglide" || /\.test\.tsx?$/.test(name);

function* walk(root, path) {
  const found = statSync(join(root, path), { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) {
    yield { path, found };
    return;
  }
  for (const name of readdirSync(join(root, path)).sort())
    if (!skip(name)) yield* walk(root, `${path}/${name}`);
}

/**
 * Text by content; pictures and films, eighty megabytes of them, by size and time.
 * @param {string} root
 * @param {string[]} [paths] files and folders of `root`: all that the pages are made of, or another set
 */
export function fingerprint(root, paths = sources) {
  const hash = createHash("sha256");
  for (const source of paths)
    for (const { path, found } of walk(root, source)) {
      const isPicture = /\.(avif|webp|png|jpg|webm|mp4|woff2)$/.test(path);
      const bytes = isPicture
        ? `${found.size} ${Math.trunc(found.mtimeMs)}`
        : readFileSync(join(root, path));
      hash.update(`${path}\0${bytes.length}\0`).update(bytes);
    }
  return hash.digest("hex");
}
