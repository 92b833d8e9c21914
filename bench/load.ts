import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { listTree, readProcessor } from "./processes.ts";

const run = promisify(execFile);

/** What is asked, of which process. */
export type Contender = {
  name: string;
  url: string;
  /** Each with those below it. */
  pid: number | number[];
  headers?: Record<string, string>;
};
export type Load = {
  perSecond: number;
  /** Microseconds of processor time an answer, of all the contender's processes. */
  cost: number;
  failed: number;
};

/** Asks for `seconds` over 32 connections (wrk, one thread). */
export async function load(contender: Contender, seconds = 3): Promise<Load> {
  const pids = (await Promise.all([contender.pid].flat().map(listTree))).flat();
  const headers = Object.entries({ "accept-encoding": "br", ...contender.headers });
  const before = await readProcessor(pids);
  const { stdout } = await run("wrk", [
    ...["-t1", "-c32", `-d${seconds}s`],
    ...headers.flatMap(([name, value]) => ["-H", `${name}: ${value}`]),
    contender.url,
  ]);
  const spent = (await readProcessor(pids)) - before;
  const requests = Number(/(\d+) requests in/.exec(stdout)?.[1] ?? 0);
  return {
    perSecond: Number(/Requests\/sec:\s+([\d.]+)/.exec(stdout)?.[1] ?? 0),
    cost: spent / Math.max(1, requests),
    failed: Number(/Non-2xx or 3xx responses: (\d+)/.exec(stdout)?.[1] ?? 0),
  };
}

export const median = (values: number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** Smallest and largest. */
export const spreadOf = (values: number[]): [number, number] => [
  Math.min(...values),
  Math.max(...values),
];

/** Five rounds in which each has its turn, so that a slow spell of the machine hits all alike. */
export async function interleave(
  contenders: Contender[],
  { rounds = 5, seconds = 2 } = {},
): Promise<Map<string, Load[]>> {
  const loads = new Map<string, Load[]>(contenders.map(({ name }) => [name, []]));
  for (const contender of contenders) await load(contender, 1);
  for (let round = 0; round < rounds; round++)
    for (const contender of contenders) {
      const one = await load(contender, seconds);
      if (one.failed > 0) throw new Error(`${contender.name} failed ${one.failed} times`);
      loads.get(contender.name)?.push(one);
    }
  return loads;
}
