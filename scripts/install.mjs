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

/** What the bundler asks for; package.json says the same of the site. */
const wantedNode = "Node 20.19, 22.12 or newer";
const isWantedNode = (version) => {
  const [major, minor] = version.split(".").map(Number);
  return major > 22 || (major === 22 && minor >= 12) || (major === 20 && minor >= 19);
};

/** @throws CommandError on a Node that cannot run what follows. */
export function requireNode(version = process.versions.node) {
  if (isWantedNode(version)) return;
  throw new CommandError(`Node ${version} is too old: install ${wantedNode}.`, 1);
}

/**
 * npm leaves out what does not fit the Node it runs on itself, without a word, and the build fails for want of it.
 * @param {string | undefined} agent as npm names itself: "npm/9.2.0 node/v18.20.4 linux x64"
 * @throws CommandError when the packages were installed by a Node that is too old.
 */
export function requireInstaller(agent) {
  const [, version] = / node\/v([\d.]+)/.exec(` ${agent ?? ""}`) ?? [];
  if (version === undefined || isWantedNode(version)) return;
  throw new CommandError(
    `npm ran on Node ${version}, which leaves out what the build needs. Install by ${wantedNode}: npx -y node@24 "$(command -v npm)" ci`,
    1,
  );
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
