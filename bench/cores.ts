import { readdir, readFile } from "node:fs/promises";

/** Who had the processor: `who`, a thread's name where a process has several that worked, its share. */
export type Share = { who: string; user: number; system: number };

type Ticks = { name: string; user: number; system: number };

/** Ticks of each thread of a process, by its id. */
async function readThreads(pid: number): Promise<Map<string, Ticks>> {
  const folder = `/proc/${pid}/task`;
  const threads = new Map<string, Ticks>();
  for (const id of await readdir(folder).catch(() => [])) {
    const text = await readFile(`${folder}/${id}/stat`, "utf8").catch(() => "");
    if (!text) continue;
    const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
    const name = text.slice(text.indexOf("(") + 1, text.lastIndexOf(")"));
    threads.set(id, { name, user: Number(fields[11]), system: Number(fields[12]) });
  }
  return threads;
}

/** Ticks of the whole machine since it started: all of them, and the idle ones. */
async function readMachine(): Promise<{ all: number; idle: number }> {
  const [line = ""] = (await readFile("/proc/stat", "utf8")).split("\n");
  const values = line.trim().split(/\s+/).slice(1, 9).map(Number);
  return {
    all: values.reduce((sum, value) => sum + value, 0),
    idle: (values[3] ?? 0) + (values[4] ?? 0),
  };
}

/** Threads with fewer of their process's ticks are told with the others. */
const least = 0.02;

/**
 * Looks now, and again when `until` has ended: what of all cores each group of processes had, what nobody
 * had, and what others had. `groups`: names with the ids of their processes, all of which live that long.
 */
export async function watchCores(
  groups: Record<string, number[]>,
  until: () => Promise<unknown>,
): Promise<Share[]> {
  const read = async () => {
    const found = new Map<string, Map<string, Ticks>>();
    for (const [who, pids] of Object.entries(groups))
      for (const pid of pids)
        for (const [id, ticks] of await readThreads(pid))
          found.set(who, (found.get(who) ?? new Map()).set(id, ticks));
    return { found, machine: await readMachine() };
  };
  const before = await read();
  await until();
  const after = await read();
  const all = after.machine.all - before.machine.all;
  const shares: Share[] = [];
  let known = 0;
  for (const [who, threads] of after.found) {
    const byName = new Map<string, Ticks>();
    for (const [id, now] of threads) {
      const then = before.found.get(who)?.get(id) ?? { user: 0, system: 0 };
      const sum = byName.get(now.name) ?? { name: now.name, user: 0, system: 0 };
      sum.user += now.user - then.user;
      sum.system += now.system - then.system;
      byName.set(now.name, sum);
    }
    const total = [...byName.values()].reduce((sum, { user, system }) => sum + user + system, 0);
    known += total;
    const { big = [], small = [] } = Object.groupBy(byName.values(), ({ user, system }) =>
      user + system >= total * least ? "big" : "small",
    );
    const isSplit = big.length > 1;
    for (const { name, user, system } of big)
      shares.push({
        who: isSplit ? `${who}, ${name}` : who,
        user: user / all,
        system: system / all,
      });
    const rest = small.reduce((sum, { user, system }) => sum + user + system, 0);
    if (rest > 0) shares.push({ who: `${who}, its other threads`, user: rest / all, system: 0 });
  }
  const idle = after.machine.idle - before.machine.idle;
  shares.push(
    { who: "nobody", user: idle / all, system: 0 },
    { who: "others, interrupts", user: Math.max(0, all - idle - known) / all, system: 0 },
  );
  return shares;
}

/** `worker 21 % (12 of it the kernel's), …`, the largest first. */
export const writeShares = (shares: Share[]): string =>
  shares
    .map(({ who, user, system }) => ({ who, all: 100 * (user + system), kernel: 100 * system }))
    .filter(({ all }) => all >= 0.5)
    .toSorted((one, other) => other.all - one.all)
    .map(
      ({ who, all, kernel }) =>
        `${who} ${all.toFixed(0)} %${kernel >= 0.5 ? ` (${kernel.toFixed(0)} in the kernel)` : ""}`,
    )
    .join(", ");
