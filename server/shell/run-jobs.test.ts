import pino from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { EventHub, LiveEvent } from "#server/live/event-hub.ts";
import { type Job, runJobs } from "./run-jobs.ts";

const heard = new Map<string, () => void>();
const events = {
  subscribe(topic: string, handler: (event: LiveEvent) => void) {
    heard.set(topic, () => handler({ topic, type: "UPDATE", id: "1" }));
    return () => heard.delete(topic);
  },
} as unknown as EventHub;
const log = pino({ level: "silent" });
const start = (job: Partial<Job> & Pick<Job, "run">) =>
  runJobs([{ name: "test", every: 1000, ...job }], { events, log });

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test("a job runs by the clock, and at the start if it says so", async () => {
  const run = vi.fn(async () => {});
  const late = start({ run });
  expect(run).toHaveBeenCalledTimes(0);
  await vi.advanceTimersByTimeAsync(2000);
  expect(run).toHaveBeenCalledTimes(2);
  await late.stop();
  const early = start({ run, atStart: true });
  expect(run).toHaveBeenCalledTimes(3);
  await early.stop();
  await vi.advanceTimersByTimeAsync(5000);
  expect(run).toHaveBeenCalledTimes(3);
});

test("what wakes a running job makes one round more, not two at once", async () => {
  let most = 0;
  let now = 0;
  const run = vi.fn(async () => {
    now += 1;
    most = Math.max(most, now);
    await new Promise((resolve) => setTimeout(resolve, 100));
    now -= 1;
  });
  const jobs = start({ run, topics: ["letters"], every: 60_000 });
  for (let count = 0; count < 5; count++) heard.get("letters")?.();
  await vi.advanceTimersByTimeAsync(1000);
  expect(run).toHaveBeenCalledTimes(2);
  expect(most).toBe(1);
  await jobs.stop();
  expect(heard.size).toBe(0);
});

test("a failed round is followed by the next", async () => {
  const run = vi.fn(async () => {
    throw new Error("away");
  });
  const jobs = start({ run });
  await vi.advanceTimersByTimeAsync(3000);
  expect(run).toHaveBeenCalledTimes(3);
  await jobs.stop();
});

test("stopping waits for the round that runs and tells it", async () => {
  let told = false;
  let ended = false;
  const jobs = start({
    atStart: true,
    async run(signal) {
      await new Promise((resolve) => setTimeout(resolve, 500));
      told = signal.aborted;
      ended = true;
    },
  });
  const stopped = jobs.stop().then(() => ended);
  await vi.advanceTimersByTimeAsync(500);
  expect(await stopped).toBe(true);
  expect(told).toBe(true);
});
