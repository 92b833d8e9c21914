import { expect, test } from "vitest";
import { createTurns } from "./turns.ts";

const told = { refusal: "Please try again.", seconds: 5 };

test("so many are at it, so many wait, the rest is sent away with a time to come again", async () => {
  const turns = createTurns({ atOnce: 2, waiting: 20, ...told });
  const open: (() => void)[] = [];
  let running = 0;
  let most = 0;
  const all = Array.from({ length: 23 }, () =>
    turns
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
  const turns = createTurns({ atOnce: 1, waiting: 1, ...told });
  const failing = turns.take(() => Promise.reject(new Error("broken")));
  const next = turns.take(async () => "done");
  await expect(failing).rejects.toThrow("broken");
  expect(await next).toBe("done");
  expect(await turns.take(async () => "again")).toBe("again");
});
