import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Plain JavaScript without packages: it runs on whatever Node (20 or newer) the machine has. */

export const root = join(import.meta.dirname, "..");
const stamp = join(root, "node_modules/.safarnama-install");

/** The Node 24 that comes as a package: everything after the installation runs on it. */
export const node = join(
  root,
  "node_modules/node/bin",
  process.platform === "win32" ? "node.exe" : "node",
);
export const bin = (name) => join(root, "node_modules/.bin", name);

/** Ends this process when a command fails. */
export function run(command, args, options = {}) {
  const path = `${join(root, "node_modules/.bin")}${process.platform === "win32" ? ";" : ":"}${process.env.PATH}`;
  const { status, signal } = spawnSync(command, args, {
    cwd: root,
    stdio: "inherit",
    ...options,
    env: { ...process.env, PATH: path, ...options.env },
  });
  if (status !== 0) {
    process.stderr.write(`${command} ${args.join(" ")} failed (${signal ?? status})\n`);
    process.exit(status ?? 1);
  }
}

/** `npm ci` when the lock file is not the one that was installed. */
export function ensureInstalled() {
  const [major] = process.versions.node.split(".").map(Number);
  if (major < 20) {
    process.stderr.write(`Node ${process.versions.node} is too old: install Node 20 or newer.\n`);
    process.exit(1);
  }
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const installed = existsSync(stamp) && existsSync(node) ? readFileSync(stamp, "utf8") : "";
  if (installed === lock) return;
  process.stdout.write("Installing packages …\n");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    shell: process.platform === "win32",
  });
  writeFileSync(stamp, lock);
}
