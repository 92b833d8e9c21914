import { readFile, writeFile } from "node:fs/promises";
import { Agent, request } from "node:http";
import { join } from "node:path";
import { startSite } from "#tests/e2e/fixtures.ts";

/**
 * 200 people sign in at once: how many get through a second, what memory it takes, and what a
 * visitor of a cached page feels meanwhile (wanted: p99 at most three times its quiet value).
 * The server is a process of its own with the real Argon2id. `node bench/auth-storm.ts`
 */

const people = 200;
const accounts = 20;
const password = "Ranchi!2026";
const pageAgent = new Agent({ keepAlive: true, maxSockets: 4 });
/** New connections each time: a kept one may be closed by the server just when it is used. */
const signInAgent = new Agent({ maxSockets: people });

function ask(
  url: string,
  options: { agent: Agent; method?: string; body?: object },
): Promise<{ ms: number; status: number }> {
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const outgoing = request(
      url,
      {
        agent: options.agent,
        method: options.method ?? "GET",
        headers: { "accept-encoding": "br", "content-type": "application/json" },
      },
      (response) => {
        response.resume();
        response.once("end", () =>
          resolve({ ms: performance.now() - start, status: response.statusCode ?? 0 }),
        );
      },
    );
    outgoing.once("error", reject);
    outgoing.end(options.body ? JSON.stringify(options.body) : undefined);
  });
}

const at = (times: number[], share: number) =>
  [...times].sort((one, other) => one - other)[
    Math.min(times.length - 1, Math.floor(times.length * share))
  ] ?? 0;

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

/** The server writes its process id into the lock of its data directory. */
async function findProcess(dataDir: string): Promise<number | undefined> {
  const text = await readFile(join(dataDir, "safarnama.lock"), "utf8").catch(() => "");
  const found = /"pid":\s*(\d+)/.exec(text);
  return found ? Number(found[1]) : undefined;
}

async function memoryOf(pid: number | undefined): Promise<{ now: number; peak: number }> {
  const status = pid ? await readFile(`/proc/${pid}/status`, "utf8").catch(() => "") : "";
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
    const made = await ask(`${auth}/signup`, { agent: signInAgent, method: "POST", body });
    if (made.status !== 200) throw new Error(`sign-up answered ${made.status}`);
  }
  const page = `${site.url}/`;
  await visit(page, stopAfter(1000));
  const quiet = await visit(page, stopAfter(5000));
  const before = await memoryOf(pid);
  // The highest mark so far is the start's: begin again.
  if (pid) await writeFile(`/proc/${pid}/clear_refs`, "5").catch(() => {});

  let running = true;
  const visitor = visit(page, () => running);
  const start = performance.now();
  const rounds = 5;
  const answers: { ms: number; status: number }[] = [];
  for (let round = 0; round < rounds; round += 1)
    answers.push(
      ...(await Promise.all(
        Array.from({ length: people }, (_, index) =>
          ask(`${auth}/token?grant_type=password`, {
            agent: signInAgent,
            method: "POST",
            body: { email: emails[index % accounts], password },
          }),
        ),
      )),
    );
  const seconds = (performance.now() - start) / 1000;
  running = false;
  const stormy = await visitor;
  const after = await memoryOf(pid);

  const failed = answers.filter(({ status }) => status !== 200).length;
  const waits = answers.map(({ ms }) => ms);
  console.log(`${rounds} storms of ${people} sign-ins at once: ${failed} refused`);
  console.log(`sign-ins a second      ${(answers.length / seconds).toFixed(1)}`);
  console.log(
    `a sign-in waits        p50 ${at(waits, 0.5).toFixed(0)} ms, p99 ${at(waits, 0.99).toFixed(0)} ms`,
  );
  console.log(
    `memory                 ${before.now.toFixed(0)} MB before, ${after.peak.toFixed(0)} MB at most`,
  );
  const line = (name: string, times: number[]) =>
    console.log(
      `${name.padEnd(22)} p50 ${at(times, 0.5).toFixed(1)} ms, p99 ${at(times, 0.99).toFixed(1)} ms (${times.length} requests)`,
    );
  line("cached page, quiet", quiet);
  line("cached page, storm", stormy);
  console.log(
    `p99 in the storm is ${(at(stormy, 0.99) / at(quiet, 0.99)).toFixed(1)} times the quiet one (wanted: 3 at most)`,
  );
} finally {
  await site.stop();
  pageAgent.destroy();
  signInAgent.destroy();
}

function stopAfter(milliseconds: number): () => boolean {
  const end = performance.now() + milliseconds;
  return () => performance.now() < end;
}
