import { readFile, writeFile } from "node:fs/promises";
import { Agent } from "node:http";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { startSite } from "#tests/e2e/fixtures.ts";
import { ask, percentile } from "./ask.ts";
import type { Crowd, CrowdResult } from "./sign-in-crowd.ts";

/**
 * 200 people sign in at once: how many get through a second, what memory it takes, and what a
 * visitor of a cached page feels meanwhile (wanted: p99 at most three times its quiet value).
 * The server is a process of its own with the real Argon2id. Ratios within one run count: the
 * milliseconds are the machine's. `node bench/auth-storm.ts`
 */

const people = 200;
const rounds = 5;
const accounts = 20;
const password = "Ranchi!2026";
const pageAgent = new Agent({ keepAlive: true, maxSockets: 4 });

/** A visitor who asks for the page 50 times a second while `busy` says so. */
async function visit(url: string, busy: () => boolean): Promise<number[]> {
  const times: number[] = [];
  const faults: unknown[] = [];
  const pending: Promise<void>[] = [];
  while (busy()) {
    pending.push(
      ask(url, { agent: pageAgent }).then(
        ({ ms, status }) => {
          if (status === 200) times.push(ms);
          else faults.push(new Error(`the page answered ${status}`));
        },
        (error: unknown) => void faults.push(error),
      ),
    );
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  await Promise.all(pending);
  if (faults.length > 0) throw faults[0];
  return times;
}

function stopAfter(milliseconds: number): () => boolean {
  const end = performance.now() + milliseconds;
  return () => performance.now() < end;
}

const signInTogether = (crowd: Crowd) =>
  new Promise<CrowdResult>((resolve, reject) => {
    const worker = new Worker(new URL("./sign-in-crowd.ts", import.meta.url), {
      workerData: crowd,
    });
    worker.once("message", resolve);
    worker.once("error", reject);
  });

/** The server writes its process id into the lock of its data directory. */
async function findProcess(dataDir: string): Promise<number> {
  const text = await readFile(join(dataDir, "safarnama.lock"), "utf8");
  return Number(/"pid":\s*(\d+)/.exec(text)?.[1]);
}

async function memoryOf(pid: number): Promise<{ now: number; peak: number }> {
  const status = await readFile(`/proc/${pid}/status`, "utf8").catch(() => "");
  const read = (name: string) =>
    Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024;
  return { now: read("VmRSS"), peak: read("VmHWM") };
}

const site = await startSite({
  env: { AUTH_RATE_LIMITS: "off", AUTH_AUTOCONFIRM_EMAIL: "on", LOG_LEVEL: "error" },
});
try {
  const auth = `${site.url}/auth/v1`;
  const pid = await findProcess(site.dataDir);
  const emails = Array.from({ length: accounts }, (_, index) => `storm${index}@example.org`);
  for (const email of emails) {
    const body = { email, password };
    const made = await ask(`${auth}/signup`, { agent: pageAgent, method: "POST", body });
    if (made.status !== 200) throw new Error(`sign-up answered ${made.status}`);
  }
  const page = `${site.url}/`;
  await visit(page, stopAfter(3000));
  const quiet = await visit(page, stopAfter(15_000));
  const before = await memoryOf(pid);
  // The highest mark so far is the start's: begin again.
  await writeFile(`/proc/${pid}/clear_refs`, "5").catch(() => {});

  let storming = true;
  const visitor = visit(page, () => storming);
  const { answers, seconds } = await signInTogether({
    url: `${auth}/token?grant_type=password`,
    emails,
    password,
    people,
    rounds,
  }).finally(() => {
    storming = false;
  });
  const stormy = await visitor;
  const after = await memoryOf(pid);

  const failed = answers.filter(({ status }) => status !== 200).length;
  const waits = answers.map(({ ms }) => ms);
  const both = (times: number[], digits: number) =>
    `p50 ${percentile(times, 0.5).toFixed(digits)} ms, p99 ${percentile(times, 0.99).toFixed(digits)} ms`;
  const ratio = (share: number) =>
    (percentile(stormy, share) / percentile(quiet, share)).toFixed(1);
  console.log(`${rounds} storms of ${people} sign-ins at once: ${failed} refused
sign-ins a second      ${(answers.length / seconds).toFixed(1)}
a sign-in waits        ${both(waits, 0)}
memory                 ${before.now.toFixed(0)} MB before, ${after.peak.toFixed(0)} MB at most (${(after.peak / before.now).toFixed(2)} times)
cached page, quiet     ${both(quiet, 1)} (${quiet.length} requests)
cached page, storm     ${both(stormy, 1)} (${stormy.length} requests)
in the storm p50 is ${ratio(0.5)} and p99 ${ratio(0.99)} times the quiet one (wanted of p99: 3 at most)`);
} finally {
  await site.stop();
  pageAgent.destroy();
}
