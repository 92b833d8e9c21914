import { expect, test } from "vitest";
import { beginHistory, pushHistory, redo, replacePresent, undo } from "./plan-history.ts";

const three = pushHistory(pushHistory(beginHistory("a"), "b"), "c");

test("steps go back to the first and forth to the last", () => {
  const first = undo(undo(three));
  expect(first.present).toBe("a");
  expect(undo(first)).toBe(first);
  expect(redo(redo(first))).toEqual(three);
  expect(redo(three)).toBe(three);
});

test("a change after an undo forgets what was undone", () => {
  const other = pushHistory(undo(three), "d");
  expect(other).toEqual({ past: ["a", "b"], present: "d", future: [] });
});

test("the same step made better is no step", () => {
  expect(undo(replacePresent(three, "c+")).present).toBe("b");
});
