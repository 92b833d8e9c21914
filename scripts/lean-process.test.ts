import { expect, test } from "vitest";
import { leanProcess } from "./lean-process.mjs";

const database = { DATABASE_URL: "postgres://localhost/safarnama" };

test("a process with its database elsewhere keeps little", () => {
  expect(leanProcess(database)).toEqual({
    flags: ["--max-semi-space-size=4", "--max-old-space-size=1024"],
    env: { MALLOC_ARENA_MAX: "1" },
  });
  expect(leanProcess({})).toEqual({
    flags: ["--max-semi-space-size=8", "--max-old-space-size=1024"],
    env: { MALLOC_ARENA_MAX: "1" },
  });
});

test("what the operator has set counts", () => {
  const set = { ...database, NODE_OPTIONS: "--max-semi-space-size=16", MALLOC_ARENA_MAX: "8" };
  expect(leanProcess(set)).toEqual({
    flags: ["--max-old-space-size=1024"],
    env: { MALLOC_ARENA_MAX: "8" },
  });
  const large = { ...database, NODE_OPTIONS: "--max_old_space_size=4096" };
  expect(leanProcess(large).flags).toEqual(["--max-semi-space-size=4"]);
});
