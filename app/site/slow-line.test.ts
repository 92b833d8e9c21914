import { afterEach, expect, test, vi } from "vitest";
import { isLineFor, isSlowLine } from "./slow-line.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["unknown", undefined, true, false],
  ["fast", { effectiveType: "4g", downlink: 5 }, true, false],
  ["saved on", { saveData: true, effectiveType: "4g" }, false, true],
  ["of 3g", { effectiveType: "3g" }, false, false],
  ["of 2g", { effectiveType: "2g" }, false, true],
  ["slower than is asked", { effectiveType: "4g", downlink: 0.8 }, false, false],
])("a line that is %s", (_, connection, carriesFilms, isSlow) => {
  vi.stubGlobal("navigator", { connection });
  expect(isLineFor(1.2)).toBe(carriesFilms);
  expect(isSlowLine()).toBe(isSlow);
});
