import { describe, expect, test } from "vitest";
import { Trek } from "#contract/content/trek.ts";
import { getCatalogue } from "#server/content/catalogue.ts";
import { getPlaces } from "#server/content/places/read-places.ts";
import { findTrekFaults } from "./checks/treks.ts";

const catalogue = getCatalogue();
const { treks } = catalogue;
const spoil = (slug: string, change: (copy: Trek) => unknown) =>
  findTrekFaults(getPlaces(), {
    ...catalogue,
    treks: treks.map((trek) => {
      const copy = structuredClone(trek);
      if (trek.slug === slug) change(copy);
      return copy;
    }),
  });

test("there are forty, in fifteen states at least, of every grade", () => {
  expect(treks.length).toBeGreaterThanOrEqual(40);
  expect(new Set(treks.map(({ state }) => state)).size).toBeGreaterThanOrEqual(15);
  expect(new Set(treks.map(({ grade }) => grade)).size).toBe(4);
});

test("nothing that nobody looked up has a day of checking, and each names who can confirm it", () => {
  for (const { slug, unverified, checked, check } of treks) {
    if (unverified) expect(checked, slug).toBeUndefined();
    expect(check.length, slug).toBeGreaterThan(0);
  }
});

test("Roopkund is closed and says by what law; the Chadar warns and has the winter alone", () => {
  const find = (slug: string) => treks.find((trek) => trek.slug === slug);
  expect(find("roopkund")?.open.is).toBe("closed");
  expect(find("roopkund")?.open.note).toMatch(/High Court of Uttarakhand/);
  expect(find("chadar")?.open.is).toBe("restricted");
  expect(find("chadar")?.caution).toMatch(/killed/);
  expect(find("chadar")?.season.months).toMatch(/^[45][45]0{9}[01]$/);
});

test("no line serves two treks", () => {
  const lines = treks.flatMap(({ tagline, caution, wayOut }) => [tagline, caution, wayOut.note]);
  expect(new Set(lines).size).toBe(lines.length);
});

describe("a fault is seen", () => {
  test.each<[string, string, (trek: Trek) => unknown, string]>([
    ["days that the stages do not add up to", "goechala", (trek) => (trek.days = 9), "says 9 days"],
    [
      "a highest point that no stage reaches",
      "triund",
      (trek) => (trek.highest.altitude = 2900),
      "not the highest of its stages",
    ],
    [
      "a summit above its state",
      "kalsubai",
      (trek) => {
        trek.highest.altitude = 1946;
        for (const { over } of trek.stages) if (over) over.altitude = 1946;
      },
      "above all of maharashtra",
    ],
    [
      "a pass in January",
      "hampta-pass",
      (trek) => (trek.season.months = "500000000000"),
      "good in month 1",
    ],
    [
      "a closed walk with months",
      "roopkund",
      (trek) => (trek.season.months = "000050000000"),
      "is closed and has months",
    ],
    ["a base that there is not", "dzongri", (trek) => (trek.base = "atlantis"), "no base"],
    ["a state that there is not", "dzongri", (trek) => (trek.state = "tibet"), "no state"],
    ["an office that there is not", "dzongri", (trek) => trek.check.push("moon"), 'called "moon"'],
    [
      "thirty kilometres in two hours",
      "triund",
      (trek) => Object.assign(trek.stages[0] ?? {}, { km: 30, hours: [2, 3] }),
      "is a run",
    ],
    [
      "a start in another state",
      "rajmachi",
      (trek) => (trek.coordinates = { lon: 78, lat: 28 }),
      "does not begin in maharashtra",
    ],
    [
      "a night that is missing",
      "markha-valley",
      (trek) => Object.assign(trek.stages[1] ?? {}, { night: "none" }),
      "ends without a night",
    ],
  ])("%s", (_, slug, change, says) => {
    expect(spoil(slug, change).join("\n")).toContain(says);
  });

  test("a trek without an office, or with a foreign field", () => {
    const [trek] = treks;
    expect(Trek.safeParse({ ...trek, check: [] }).success).toBe(false);
    expect(Trek.safeParse({ ...trek, rating: 5 }).success).toBe(false);
    expect(Trek.safeParse({ ...trek, checked: "2026-11-24" }).success).toBe(false);
  });
});
