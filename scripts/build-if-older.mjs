import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { root, run } from "./install.mjs";

const sources = [
  "app",
  "contract",
  "content",
  "messages",
  "project.inlang",
  "public",
  "package-lock.json",
  "vite.config.ts",
  "react-router.config.ts",
];
const stamp = join(root, "build/.safarnama-sources");

function* walk(path) {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return;
  if (!found.isDirectory()) {
    yield { path, found };
    return;
  }
  for (const name of readdirSync(path).sort())
    if (name !== "paraglide") yield* walk(join(path, name));
}

/** Text by content (a fresh clone has new times everywhere), pictures and films by name and size. */
function fingerprint() {
  const hash = createHash("sha256");
  for (const source of sources)
    for (const { path, found } of walk(join(root, source))) {
      hash.update(path.slice(root.length));
      if (/\.(avif|webp|png|jpg|webm|mp4|woff2)$/.test(path)) hash.update(String(found.size));
      else hash.update(readFileSync(path));
    }
  return hash.digest("hex");
}

/** Builds the pages when they are older than what they are made of. */
export function buildIfOlder() {
  const wanted = fingerprint();
  if (
    existsSync(stamp) &&
    existsSync(join(root, "build/server/index.js")) &&
    readFileSync(stamp, "utf8") === wanted
  )
    return;
  process.stdout.write("Building the pages …\n");
  run("npm", ["run", "build", "--silent"], {
    env: { NODE_ENV: "production" },
    stdio: ["ignore", "ignore", "inherit"],
    shell: process.platform === "win32",
  });
  writeFileSync(stamp, wanted);
}
