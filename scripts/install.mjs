import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { mendDriver } from "./mend-driver.mjs";
import { CommandError, nodeOf, run } from "./run.mjs";

const npmCi = () => run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
const stampOf = (root) => join(root, "node_modules/.safarnama-install");
const wantedOf = (root) =>
  createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");

/** @throws CommandError on a Node that cannot run what follows. */
export function requireNode() {
  const [major] = process.versions.node.split(".").map(Number);
  if (major >= 20) return;
  const found = process.versions.node;
  throw new CommandError(`Node ${found} is too old: install Node 20 or newer.`, 1);
}

/**
 * Whether the packages are those of the lock file; the stamp is the last thing an install writes. An
 * install of before, or one that ran no scripts, has the driver as it came: it is mended here.
 */
export function isInstalled(root) {
  const isWanted =
    existsSync(stampOf(root)) &&
    existsSync(nodeOf(root)) &&
    readFileSync(stampOf(root), "utf8") === wantedOf(root);
  if (isWanted) mendDriver(root);
  return isWanted;
}

/**
 * `npm ci` when the lock file is not the one that was installed; for prepare.mjs, which holds the
 * checkout meanwhile.
 * @param {string} root
 * @param {() => Promise<void>} [install] stands in for the real command in tests.
 * @throws CommandError
 */
export async function installIfOlder(root, install = npmCi) {
  if (isInstalled(root)) return;
  const wanted = wantedOf(root);
  process.stdout.write("Installing packages …\n");
  await install();
  mendDriver(root);
  writeFileSync(stampOf(root), wanted);
}
