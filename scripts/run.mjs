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

/** The environment of a command: what the packages bring is found first. */
const withBin = (env) => ({
  ...process.env,
  PATH: `${join(root, "node_modules/.bin")}${process.platform === "win32" ? ";" : ":"}${process.env.PATH}`,
  ...env,
});

const signals = ["SIGINT", "SIGTERM", "SIGHUP"];

/**
 * Runs a command in the repository to its end. Signals are passed on to it, so that none goes on
 * working when this process is told to stop.
 * @throws CommandError
 */
export function run(command, args, options = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: root,
      stdio: "inherit",
      shell: process.platform === "win32",
      ...options,
      env: withBin(options.env),
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

/**
 * Runs a command beside others, so that what it says is gathered instead of shown.
 * @returns {Promise<{ ok: boolean, said: string, seconds: string }>} `seconds` with one decimal
 */
export function runBeside(command, args, env) {
  const start = Date.now();
  return new Promise((resolve) => {
    let said = "";
    const child = spawn(command, args, { cwd: root, env: withBin(env) });
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (chunk) => {
        said += chunk;
      });
    const end = (ok) => resolve({ ok, said, seconds: ((Date.now() - start) / 1000).toFixed(1) });
    child.once("error", (error) => {
      said += `${error.message}\n`;
      end(false);
    });
    child.once("close", (status) => end(status === 0));
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
