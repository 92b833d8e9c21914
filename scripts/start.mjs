import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { join } from "node:path";
import { buildIfOlder, compileMessages, isBuilt } from "./build-if-older.mjs";
import { installIfOlder, isInstalled, requireNode } from "./install.mjs";
import { prepare } from "./prepare.mjs";
import { main, nodeOf, root } from "./run.mjs";

const development = process.argv.includes("--dev");
await main(async () => {
  requireNode();
  await prepare(root, {
    isReady: () => !development && isInstalled(root) && isBuilt(root),
    steps: [
      () => installIfOlder(root),
      () => (development ? compileMessages() : buildIfOlder(root)),
    ],
  });
});

const flags = existsSync(join(root, ".env")) ? ["--env-file=.env"] : [];
const watch = development
  ? [
      "--watch-path=server",
      "--watch-path=contract",
      "--watch-path=main.ts",
      "--watch-preserve-output",
    ]
  : [];
// The server's react-router must be the build that Vite loads: a context of one is foreign to the other.
const conditions = development ? ["--conditions=development"] : [];
const child = spawn(nodeOf(root), [...flags, ...conditions, ...watch, "main.ts"], {
  cwd: root,
  stdio: "inherit",
  env: {
    // What Node made of the sources is kept for the next start: half a second less.
    NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node-compile"),
    ...process.env,
    NODE_ENV: development ? "development" : "production",
  },
});
// The child hears a terminal's signals itself; those sent to this process alone are passed on.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => child.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
