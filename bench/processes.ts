import { type ChildProcess, spawn } from "node:child_process";
import { readdir, readFile } from "node:fs/promises";

/** A process that a measurement has started, with those it has started itself. */
export type Running = { pid: number; stop(): Promise<void> };

/** Starts a program and ends it (by its id, its children with it) when told; its output is thrown away. */
export function startProcess(
  command: string,
  args: string[],
  options: { env?: Record<string, string>; cwd?: string } = {},
): Running {
  const child: ChildProcess = spawn(command, args, {
    env: { ...process.env, ...options.env },
    stdio: "ignore",
    detached: true,
    ...(options.cwd && { cwd: options.cwd }),
  });
  const ended = new Promise<void>((resolve) => {
    child.once("exit", () => resolve());
    child.once("error", () => resolve());
  });
  const signal = (name: NodeJS.Signals) => {
    try {
      // A process group of its own: the workers too.
      if (child.pid) process.kill(-child.pid, name);
    } catch {
      // It has ended.
    }
  };
  return {
    pid: child.pid ?? 0,
    async stop() {
      signal("SIGTERM");
      const hard = setTimeout(() => signal("SIGKILL"), 5000);
      await ended;
      clearTimeout(hard);
    },
  };
}

/** Waits until an address answers, 30 seconds at most. */
export async function waitFor(url: string): Promise<void> {
  for (let tries = 0; tries < 300; tries++) {
    const isThere = await fetch(url, { redirect: "manual" }).then(
      async (answer) => {
        await answer.arrayBuffer();
        return answer.status < 500;
      },
      () => false,
    );
    if (isThere) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`${url} does not answer`);
}

async function readStat(pid: number): Promise<{ parent: number; ticks: number } | null> {
  const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
  const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
  return text
    ? { parent: Number(fields[1]), ticks: Number(fields[11]) + Number(fields[12]) }
    : null;
}

/** A process and all below it. */
export async function listTree(root: number): Promise<number[]> {
  const all = (await readdir("/proc")).filter((name) => /^\d+$/.test(name)).map(Number);
  const parents = new Map<number, number>();
  for (const pid of all) parents.set(pid, (await readStat(pid))?.parent ?? 0);
  const isBelow = (pid: number | undefined): boolean =>
    pid === root || (Boolean(pid) && isBelow(parents.get(pid ?? 0)));
  return all.filter(isBelow);
}

/** Microseconds of processor time, user and system, that processes have had so far; a tick is 10,000. */
export async function readProcessor(pids: number[]): Promise<number> {
  const stats = await Promise.all(pids.map(readStat));
  return stats.reduce((sum, stat) => sum + (stat?.ticks ?? 0) * 10_000, 0);
}

/** Megabytes of memory that are theirs now. */
export async function readMemory(pids: number[]): Promise<number> {
  const texts = await Promise.all(
    pids.map((pid) => readFile(`/proc/${pid}/status`, "utf8").catch(() => "")),
  );
  return texts.reduce((sum, text) => sum + Number(/VmRSS:\s+(\d+)/.exec(text)?.[1] ?? 0), 0) / 1024;
}
