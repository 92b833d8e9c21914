import { spawn } from "node:child_process";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

/** Plain JavaScript without packages: it runs on whatever Node the machine has, as far as to say that it is too old. */

export const root = fileURLToPath(new URL("..", import.meta.url)).replace(/[\\/]$/, "");

/** The Node 24 that comes as a package, in a checkout: everything after the installation runs on it. */
export const nodeOf = (checkout) =>
  join(checkout, "node_modules/node/bin", process.platform === "win32" ? "node.exe" : "node");
export const bin = (name) => join(root, "node_modules/.bin", name);

/** A command ended badly; `status` is what this process should end with. */
export class CommandError extends Error {
  name = "CommandError";
  constructor(message, status) {
    super(message);
    this.status = status;
  }
}

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a command in the repository to its end. Signals are passed on to it, so that none goes on
 * working when this process is told to stop.
 * @throws CommandError
 */
export function run(command, args, options = {}) {
  const separator = process.platform === "win32" ? ";" : ":";
  const path = `${join(root, "node_modules/.bin")}${separator}${process.env.PATH}`;
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: "inherit",
      shell: process.platform === "win32",
      ...options,
      env: { ...process.env, PATH: path, ...options.env },
    });
    let stopped;
    const stop = (signal) => {
      stopped = signal;
      child.kill(signal);
    };
    for (const signal of signals) process.on(signal, stop);
    const end = (status, reason) => {
      for (const signal of signals) process.off(signal, stop);
      if (status === 0 && !stopped) resolve();
      else reject(new CommandError(`${command} ${args.join(" ")} failed (${reason})`, status || 1));
    };
    child.once("error", (error) => end(1, error.message));
    child.once("exit", (status, signal) => end(status ?? 1, stopped ?? signal ?? status));
  });
}

/** Runs the whole of a script: a command that failed ends it with a sentence and that one's status. */
export async function main(work) {
  try {
    await work();
  } catch (error) {
    if (!(error instanceof CommandError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(error.status);
  }
}
