import { describe, expect, it } from "vitest";
import { formatAgo, formatSpan } from "#app/desk/time-spans.ts";
import { formatDay } from "#app/ui/format-dates.ts";
import { nameBrowser } from "#app/ui/name-browser.ts";

const now = Date.parse("2026-11-20T12:00:00Z");
const before = (seconds: number) => new Date(now - seconds * 1000).toISOString();

describe("formatAgo", () => {
  it.each([
    [10, "now"],
    [-30, "now"],
    [61, "1 min"],
    [7300, "2 h"],
    [86_400 * 3, "3 d"],
    [86_400 * 20, "2 wk"],
    [86_400 * 70, "2 mo"],
  ])("%d seconds", (seconds, text) => {
    expect(formatAgo(before(seconds), now)).toBe(text);
  });
});

describe("formatSpan", () => {
  it.each([
    [20, "1 min"],
    [2700, "45 min"],
    [25_200, "7 h"],
    [216_000, "2.5 days"],
  ])("%d seconds", (seconds, text) => {
    expect(formatSpan(seconds)).toBe(text);
  });
});

describe("nameBrowser", () => {
  it("names browser and system", () => {
    const agent =
      "Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36";
    expect(nameBrowser(agent)).toBe("Chrome, Windows");
    expect(nameBrowser("")).toBe("Unknown browser");
  });
});

it("writes a day as people do", () => {
  expect(formatDay("2027-02-14")).toBe("14 Feb 2027");
});
