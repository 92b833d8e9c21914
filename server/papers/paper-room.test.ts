import { EventEmitter } from "node:events";
import { Worker } from "node:worker_threads";
import { expect, test } from "vitest";
import { buildDay } from "#tests/factories/trip-pages.ts";
import type { PaperJob } from "./paper-job.ts";
import { createPaperRoom } from "./paper-room.ts";

const plan = {
  title: "Leh",
  reference: "SF-1",
  name: "",
  destination: "Leh",
  quote: null,
  pay: [],
};
const trip = {
  ...plan,
  language: "en" as const,
  departure: "2027-06-10",
  days: [buildDay("d1", "Leh")],
};
const job: PaperJob = {
  ask: "trip",
  sheet: { trip, front: null, strips: [], looks: {}, way: { stops: [], paths: [] } },
};

/** Threads of the test's own, which answer when told to. */
function createThreads() {
  const made: { ended: boolean; answer(): void }[] = [];
  const asked: number[] = [];
  const thread = () => {
    const ids: number[] = [];
    const one = Object.assign(new EventEmitter(), {
      ended: false,
      unref() {},
      async terminate() {
        one.ended = true;
        return 0;
      },
      postMessage: ({ id }: { id: number }) => {
        ids.push(id);
        asked.push(made.indexOf(one));
      },
      answer() {
        one.emit("message", { id: ids.shift(), kind: "paper", bytes: new Uint8Array(3) });
      },
    });
    made.push(one);
    return one as unknown as Worker;
  };
  return { made, asked, thread };
}
/** A place is handed over through the event loop: two rounds of it. */
const settle = async () => {
  for (let round = 0; round < 3; round++)
    await new Promise<void>((resolve) => setImmediate(resolve));
};

test("papers are written one to a thread, a second thread starts with the second at once", async () => {
  const { made, asked, thread } = createThreads();
  const room = createPaperRoom({ thread });
  const first = room.write(job, "a");
  await settle();
  made[0]?.answer();
  expect((await first).byteLength).toBe(3);
  const others = [room.write(job, "a"), room.write(job, "b"), room.write(job, "c")];
  await settle();
  expect(asked).toEqual([0, 0, 1]);
  made[1]?.answer();
  await settle();
  expect(asked).toEqual([0, 0, 1, 1]);
  made[0]?.answer();
  made[1]?.answer();
  expect(await Promise.all(others)).toHaveLength(3);
  await room.close();
  expect(made.map(({ ended }) => ended)).toEqual([true, true]);
});

test("a paper that takes too long is given up with its thread alone", async () => {
  const { made, thread } = createThreads();
  const room = createPaperRoom({ thread, threads: 2, patience: 30 });
  const [hung, good] = [room.write(job, "a"), room.write(job, "b")];
  await settle();
  made[1]?.answer();
  expect(await good).toHaveLength(3);
  await expect(hung).rejects.toMatchObject({
    code: "unavailable",
    message: expect.stringMatching(/took too long/),
  });
  expect(made.map(({ ended }) => ended)).toEqual([true, false]);
  const next = [room.write(job, "a"), room.write(job, "b")];
  await settle();
  expect(made).toHaveLength(3);
  made[1]?.answer();
  made[2]?.answer();
  expect(await Promise.all(next)).toHaveLength(2);
  await room.close();
});

test("what is longer than a paper is refused before a thread sees it", async () => {
  const { made, thread } = createThreads();
  const room = createPaperRoom({ thread, mostLetters: 500 });
  const days = [{ ...buildDay("d1", "Leh"), text: "x".repeat(400) }];
  const long: PaperJob = { ...job, sheet: { ...job.sheet, trip: { ...trip, days } } };
  await expect(room.write(long, "a")).rejects.toMatchObject({
    code: "too_large",
    message: expect.stringMatching(/a paper holds 500/),
  });
  expect(made).toEqual([]);
});

test("a network that asks for many keeps no other waiting, and is told to come again", async () => {
  const { made, asked, thread } = createThreads();
  const room = createPaperRoom({ thread, threads: 1, waiting: 3 });
  const outcomes: string[] = [];
  const ask = (name: string) =>
    room.write(job, name).then(
      () => outcomes.push(name),
      ({ code }: { code: string }) => outcomes.push(`${name} ${code}`),
    );
  const all = ["a", "a", "a", "a", "a", "b"].map(ask);
  for (let round = 0; round < 4; round++) {
    await settle();
    made[0]?.answer();
  }
  await Promise.all(all);
  expect(outcomes).toEqual(["a too_many_requests", "a too_many_requests", "a", "a", "b", "a"]);
  expect(asked).toHaveLength(4);
  await room.close();
});

test("a thread that takes too much memory dies alone, and the next paper has another", async () => {
  const greedy = () =>
    new Worker(
      'require("node:worker_threads").parentPort.on("message", () => { const all = []; for (;;) all.push(new Array(1e5).fill({})); })',
      { eval: true, resourceLimits: { maxOldGenerationSizeMb: 24 } },
    );
  const { made, thread } = createThreads();
  let count = 0;
  const room = createPaperRoom({ threads: 1, thread: () => (count++ === 0 ? greedy() : thread()) });
  await expect(room.write(job, "a")).rejects.toMatchObject({
    code: "unavailable",
    message: "This paper could not be written.",
  });
  const next = room.write(job, "a");
  await settle();
  made[0]?.answer();
  expect(await next).toHaveLength(3);
  await room.close();
});

test("a real thread writes a PDF", async () => {
  const room = createPaperRoom();
  const bytes = await room.write(job, "a");
  expect(bytes.subarray(0, 5).toString()).toBe("%PDF-");
  await room.close();
});
