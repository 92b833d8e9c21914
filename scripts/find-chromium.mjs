import { spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

/** The one without windows takes a quarter less of the processor for the same journeys. */
const shell = "/usr/bin/chromium-headless-shell";
const candidates = [
  shell,
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
];

/** Debian's package of the one without windows, as root. @returns whether it is there now */
function installShell() {
  if (process.getuid?.() !== 0 || !existsSync("/usr/bin/apt-get")) return false;
  process.stdout.write("Installing Chromium …\n");
  const run = (...args) =>
    spawnSync("apt-get", args, {
      // A machine without a way to the packages is not waited for.
      timeout: 120_000,
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
  run("update", "-qq");
  run("install", "-y", "-qq", "--no-install-recommends", "chromium-headless-shell");
  return existsSync(shell);
}

/**
 * A Chromium for the browser tests: `CHROMIUM_PATH`, Playwright's own, the system's or, as root on
 * Debian where there is none (or `CI` is set, and the one without windows is missing), the
 * `chromium-headless-shell` package installed now. Ends the process with advice when there is none.
 */
export function findChromium() {
  if (process.env.CHROMIUM_PATH && existsSync(process.env.CHROMIUM_PATH))
    return process.env.CHROMIUM_PATH;
  const { chromium } = createRequire(import.meta.url)("@playwright/test");
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  const system = candidates.find((path) => existsSync(path));
  if (system === shell || (system && !process.env.CI)) return system;
  if (installShell()) return shell;
  if (system) return system;
  process.stderr.write("The browser tests need a Chromium: install one, or set CHROMIUM_PATH.\n");
  process.exit(1);
}
