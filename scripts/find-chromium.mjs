import { execFileSync, spawnSync } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";

const candidates = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/snap/bin/chromium",
];

/**
 * A Chromium for the browser tests: `CHROMIUM_PATH`, Playwright's own, the system's or, as root on
 * Debian, the `chromium` package installed now. Ends the process with advice when there is none.
 */
export function findChromium() {
  if (process.env.CHROMIUM_PATH && existsSync(process.env.CHROMIUM_PATH))
    return process.env.CHROMIUM_PATH;
  const { chromium } = createRequire(import.meta.url)("@playwright/test");
  const own = chromium.executablePath();
  if (existsSync(own)) return own;
  const system = candidates.find((path) => existsSync(path));
  if (system) return system;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    process.stdout.write("Installing Chromium …\n");
    spawnSync("apt-get", ["update", "-qq"], { stdio: "inherit" });
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    });
    return "/usr/bin/chromium";
  }
  process.stderr.write("The browser tests need a Chromium: install one, or set CHROMIUM_PATH.\n");
  process.exit(1);
}
