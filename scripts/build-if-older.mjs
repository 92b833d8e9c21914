import { existsSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { compileMessages } from "./compile-messages.mjs";
import { fingerprint } from "./fingerprint.mjs";
import { keepRetired } from "./keep-retired.mjs";
import { bin, CommandError, root as checkout, nodeOf, run } from "./run.mjs";

const stampName = ".safarnama-sources";
const isWhole = (folder) => existsSync(join(folder, "server/index.js"));

async function buildPages(folder) {
  await compileMessages();
  await run(bin("react-router"), ["build"], {
    env: { NODE_ENV: "production", BUILD_DIRECTORY: folder },
    stdio: ["ignore", "ignore", "inherit"],
  });
  await run(nodeOf(checkout), ["scripts/bundle-server.mjs", folder]);
}

/** Whether the pages are there and made of what stands in the checkout now. */
export function isBuilt(root, wanted = fingerprint(root)) {
  const stamp = join(root, "build", stampName);
  return (
    isWhole(join(root, "build")) && existsSync(stamp) && readFileSync(stamp, "utf8") === wanted
  );
}

/** What a build that was broken off left; one broken off between the two renames is put back. */
function tidy(root) {
  const left = readdirSync(root).filter((name) => /^build\.(next|former)-\d+$/.test(name));
  const former = left.find((name) => name.startsWith("build.former-"));
  if (former && !existsSync(join(root, "build")))
    renameSync(join(root, former), join(root, "build"));
  for (const name of left) rmSync(join(root, name), { recursive: true, force: true });
}

/**
 * Builds the pages when they are older than what they are made of: beside the former build, which is
 * replaced when the new one is whole, and whose scripts stay for pages that are open. For prepare.mjs, which holds the checkout meanwhile.
 * @param {string} root
 * @param {{ build?: (folder: string) => Promise<void>, always?: boolean }} [options] `build` makes
 *   the pages in a folder of the root; another one stands in for it in tests.
 * @throws CommandError, and the former build is as it was.
 */
export async function buildIfOlder(root, { build = buildPages, always = false } = {}) {
  tidy(root);
  const wanted = fingerprint(root);
  if (!always && isBuilt(root, wanted)) return;
  process.stdout.write("Building the pages …\n");
  const place = join(root, "build");
  const next = `build.next-${process.pid}`;
  try {
    await build(next);
    if (!isWhole(join(root, next))) throw new CommandError("The build ended without pages.", 1);
    // What changed while it was built is not in it: the stamp is what stood there before.
    writeFileSync(join(root, next, stampName), wanted);
    if (isWhole(place)) keepRetired(place, join(root, next));
    if (existsSync(place)) renameSync(place, join(root, `build.former-${process.pid}`));
    renameSync(join(root, next), place);
  } finally {
    tidy(root);
  }
}
