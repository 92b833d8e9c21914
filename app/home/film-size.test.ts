import { afterEach, expect, test, vi } from "vitest";
import { wantsLargeFilms } from "./film-size.ts";

afterEach(() => vi.unstubAllGlobals());

test.each([
  ["a desktop's window", 1440, 1, {}, true],
  ["a tablet of twice the density", 820, 2, undefined, true],
  ["a quick line that says so", 1920, 1, { effectiveType: "4g", downlink: 10 }, true],
  ["a line of which little is known yet", 1440, 1, { effectiveType: "4g", downlink: 1.4 }, true],
  ["a window of the small films' width", 1280, 1, {}, false],
  ["a phone, however dense", 430, 3, {}, false],
  ["who saves data", 1920, 2, { saveData: true, effectiveType: "4g", downlink: 10 }, false],
  ["a line of the third generation", 1920, 2, { effectiveType: "3g" }, false],
  ["a line of one megabit", 1920, 2, { effectiveType: "4g", downlink: 1 }, false],
])(
  "%s: %i px at density %i with %o gets films of 1080 lines: %s",
  (_who, width, density, connection, large) => {
    vi.stubGlobal("innerWidth", width);
    vi.stubGlobal("devicePixelRatio", density);
    vi.stubGlobal("navigator", { connection });
    expect(wantsLargeFilms()).toBe(large);
  },
);
