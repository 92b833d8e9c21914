import { mkdtemp, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { takeLock, underLock } from "./lock-file.mjs";

let folder: string;
let path: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "safarnama-lock-"));
  path = join(folder, "one.lock");
});
afterEach(() => rm(folder, { recursive: true, force: true }));

test("one holder at a time, and nothing is left when it is given back", async () => {
  const first = await takeLock(path);
  expect(first.release).not.toBeNull();
  const second = await takeLock(path);
  expect(second).toMatchObject({ release: null, pid: process.pid });
  await first.release?.();
  expect(await readdir(folder)).toEqual([]);
});

test.each([
  ["a dead process", JSON.stringify({ pid: 2 ** 22 + 1, identity: "unknown", since: "" })],
  ["a dead process whose number came round", JSON.stringify({ pid: process.pid, identity: "x/1" })],
  ["a process that died while writing", '{"pid":'],
])("the lock of %s is taken over", async (_who, text) => {
  await writeFile(path, text);
  const lock = await takeLock(path);
  expect(lock.release).not.toBeNull();
  expect(JSON.parse(await readFile(path, "utf8"))).toMatchObject({ pid: process.pid });
});

test("work waits for the holder, says so once, and gives back after a failure", async () => {
  const first = await takeLock(path);
  const told: number[] = [];
  let isDone = false;
  const waiting = underLock(
    path,
    async () => {
      isDone = true;
      throw new Error("no");
    },
    (pid: number) => told.push(pid),
  );
  const refused = expect(waiting).rejects.toThrow("no");
  await new Promise((resolve) => setTimeout(resolve, 450));
  expect(isDone).toBe(false);
  await first.release?.();
  await refused;
  expect(told).toEqual([process.pid]);
  expect(await readdir(folder)).toEqual([]);
});
