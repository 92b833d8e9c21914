import { expect, test } from "vitest";
import { createFairQueue, queueOwner, sendAway } from "./fair-queue.ts";

const told = { refuse: sendAway("Please try again.", 5) };

test("so many are at it, so many wait, the rest is sent away with a time to come again", async () => {
  const queue = createFairQueue({ atOnce: 2, waiting: 20, ...told });
  const open: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const all = Array.from({ length: 23 }, () =>
    queue
      .take(async () => {
        running += 1;
        most = Math.max(most, running);
        await new Promise<void>((resolve) => open.push(resolve));
        running -= 1;
        return "done";
      })
      .catch((error: { code: string; headers: object }) => error),
  );
  while (open.length > 0 || running > 0) {
    open.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  }
  expect(most).toBe(2);
  const outcomes = await Promise.all(all);
  expect(outcomes.filter((each) => each === "done")).toHaveLength(22);
  expect(outcomes.at(-1)).toMatchObject({
    code: "too_many_requests",
    headers: { "retry-after": "5" },
  });
});

test("work that fails gives its place on", async () => {
  const queue = createFairQueue({ atOnce: 1, waiting: 1, ...told });
  const failing = queue.take(() => Promise.reject(new Error("broken")));
  const next = queue.take(async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
  expect(await queue.take(async () => "again")).toBe("again");
});

/** A place that is held, and who has had a turn after it, in order. */
function createCrowd(waiting: number) {
  const queue = createFairQueue({ atOnce: 1, waiting, ...told });
  let open = () => {};
  const held = queue.take(() => new Promise<void>((resolve) => (open = resolve)));
  const had: string[] = [];
  const all: Promise<unknown>[] = [held];
  return {
    had,
    ask(address: string) {
      const asked = queue
        .take(async () => void had.push(address), queueOwner(address))
        .then(
          () => "done",
          (error: { code: string }) => error.code,
        );
      all.push(asked);
      return asked;
    },
    async finish() {
      open();
      await Promise.all(all);
    },
  };
}

test("networks take queue: a stranger waits for one of a crowd, and not for all of it", async () => {
  const crowd = createCrowd(100);
  for (let index = 0; index < 20; index++) void crowd.ask("203.0.113.7");
  void crowd.ask("198.51.100.1");
  void crowd.ask("192.0.2.1");
  await crowd.finish();
  expect(crowd.had.slice(0, 3)).toEqual(["203.0.113.7", "198.51.100.1", "192.0.2.1"]);
  expect(crowd.had).toHaveLength(22);
});

test("a home with many addresses is one network; within it each household has its turn", async () => {
  const crowd = createCrowd(300);
  for (let index = 0; index < 100; index++) void crowd.ask(`2001:db8:7:${index.toString(16)}::1`);
  for (let index = 0; index < 5; index++) void crowd.ask("2001:db8:7:ffff::1");
  void crowd.ask("2001:db8:7:abcd::1");
  void crowd.ask("2001:db8:8::1");
  await crowd.finish();
  expect(crowd.had.indexOf("2001:db8:8::1")).toBe(1);
  // The 101 others of its home once each, before the household of five has its second.
  expect(crowd.had.indexOf("2001:db8:7:abcd::1")).toBe(102);
});

test("a crowd that fills the places loses its last to who has fewer, and nobody else is sent away", async () => {
  const crowd = createCrowd(20);
  const many = Array.from({ length: 260 }, () => crowd.ask("203.0.113.7"));
  const strangers = Array.from({ length: 9 }, (_, index) => crowd.ask(`198.51.${index}.1`));
  await crowd.finish();
  expect(await Promise.all(strangers)).toEqual(strangers.map(() => "done"));
  const done = (await Promise.all(many)).filter((outcome) => outcome === "done");
  expect(done).toHaveLength(11);
});

test("among equals the newcomer is sent away, and places go round for ever", async () => {
  const crowd = createCrowd(3);
  const first = [1, 2, 3].map((index) => crowd.ask(`198.51.${index}.1`));
  expect(await crowd.ask("198.51.4.1")).toBe("too_many_requests");
  await crowd.finish();
  expect(await Promise.all(first)).toEqual(["done", "done", "done"]);
  expect(await crowd.ask("198.51.4.1")).toBe("done");
});

test("a neighbour of the same street takes the place of who holds most of it", async () => {
  const crowd = createCrowd(5);
  const many = Array.from({ length: 5 }, () => crowd.ask("203.0.113.7"));
  const neighbour = crowd.ask("203.0.113.8");
  await crowd.finish();
  expect(await neighbour).toBe("done");
  expect(await many[4]).toBe("too_many_requests");
  expect(crowd.had.slice(0, 2)).toEqual(["203.0.113.7", "203.0.113.8"]);
});
