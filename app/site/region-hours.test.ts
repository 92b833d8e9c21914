import { expect, test } from "vitest";
import { hourOfDrawing, hourOnPaper } from "./region-hours.ts";

test("night's light letters never stand on paper", () => {
  expect(hourOnPaper({ hour: "night" }, "dawn")).toBe("dusk");
  expect(hourOnPaper({ hour: "noon" }, "dawn")).toBe("noon");
  expect(hourOnPaper(null, "dawn")).toBe("dawn");
});

test("places without a picture are not all in one light, and keep theirs", () => {
  const hours = ["delhi", "haryana", "punjab", "ladakh", "bihar"].map(hourOfDrawing);
  expect(new Set(hours).size).toBeGreaterThan(1);
  expect(hours).not.toContain("night");
  expect(["delhi", "haryana", "punjab", "ladakh", "bihar"].map(hourOfDrawing)).toEqual(hours);
});
