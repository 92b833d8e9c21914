import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");
const node = join(root, "node_modules/node/bin/node");
const script = join(import.meta.dirname, "site-process.ts");

/**
 * Starts site-process.ts with these variables, by another program's words before it where they are given; resolves
 * once it listens. @throws Error with what it said
 */
export async function startSiteProcess(
  env: Record<string, string>,
  before: string[] = [],
): Promise<ChildProcess> {
  const [program = node, ...words] = [...before, node, script];
  const child = spawn(program, words, {
    cwd: root,
    env: { PATH: process.env.PATH, NODE_ENV: "test", LOG_LEVEL: "silent", LOCALES: "en", ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream?.on("data", (chunk: Buffer) => {
      said = (said + chunk.toString()).slice(-4000);
    });
  while (!said.includes("listening at")) {
    if (child.exitCode !== null || child.signalCode !== null)
      throw new Error(`the process did not start: ${said}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return child;
}

/** Ends it by a signal and waits until it has ended. */
export async function endProcess(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = once(child, "exit");
  child.kill(signal);
  await ended;
}
