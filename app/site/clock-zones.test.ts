import { describe, expect, it } from "vitest";
import { clockZones, findSun, getZone, readClock } from "./clock-zones.ts";

describe("the world clock", () => {
  it("knows the twenty countries of the specification, India first", () => {
    expect(clockZones).toHaveLength(20);
    expect(new Set(clockZones.map((entry) => entry.label)).size).toBe(20);
    expect(clockZones[0]?.label).toBe("India");
    for (const { timeZone } of clockZones)
      expect(readClock(new Date(), timeZone).text).toMatch(/^\d\d:\d\d:\d\d$/);
  });

  it("tells the time to the second in each zone", () => {
    const now = new Date("2026-01-15T18:30:05Z");
    expect(readClock(now, getZone("India")).text).toBe("00:00:05");
    expect(readClock(now, getZone("USA (NY)")).text).toBe("13:30:05");
    expect(readClock(now, getZone("UK")).text).toBe("18:30:05");
    expect(readClock(now, getZone("Australia")).text).toBe("05:30:05");
  });

  it("follows summer time", () => {
    const july = new Date("2026-07-15T12:00:00Z");
    expect(readClock(july, getZone("UK")).text).toBe("13:00:00");
    expect(readClock(july, getZone("India")).text).toBe("17:30:00");
  });

  it("has no clock for a country outside the list", () => {
    expect(() => getZone("Atlantis")).toThrow("no clock for Atlantis");
  });

  it("raises the sun at six, highest at noon, and the moon by night", () => {
    expect(findSun(6)).toEqual({ x: 0, height: 0, night: false });
    expect(findSun(12).height).toBeCloseTo(1);
    expect(findSun(0)).toMatchObject({ x: 0.5, night: true });
    expect(findSun(23.5).night).toBe(true);
  });
});
