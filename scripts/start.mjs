import { spawn } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import util from "node:util";
import { buildIfOlder, isBuilt } from "./build-if-older.mjs";
import { compileMessages } from "./compile-messages.mjs";
import { installIfOlder, isInstalled, requireNode } from "./install.mjs";
import { leanProcess } from "./lean-process.mjs";
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

const file = join(root, ".env");
const hasFile = existsSync(file);
const flags = hasFile ? ["--env-file=.env"] : [];
// As the child will read it: what is set already counts.
const lean = leanProcess({
  ...(hasFile && util.parseEnv?.(readFileSync(file, "utf8"))),
  ...process.env,
});
const watch = development
  ? [
      "--watch-path=server",
      "--watch-path=contract",
      "--watch-path=main.mjs",
      "--watch-preserve-output",
    ]
  : [];
// The server's react-router must be the build that Vite loads: a context of one is foreign to the other.
const conditions = development ? ["--conditions=development"] : [];
const child = spawn(nodeOf(root), [...flags, ...lean.flags, ...conditions, ...watch, "main.mjs"], {
  cwd: root,
  stdio: "inherit",
  env: {
    // What Node made of the sources is kept for the next start: half a second less.
    NODE_COMPILE_CACHE: join(root, "node_modules/.cache/node-compile"),
    ...lean.env,
    ...process.env,
    NODE_ENV: development ? "development" : "production",
  },
});
// The child hears a terminal's signals itself; those sent to this process alone are passed on.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"])
  process.on(signal, () => child.kill(signal === "SIGHUP" ? "SIGTERM" : signal));
child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
