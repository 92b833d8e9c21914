import { expect, it } from "vitest";
import { getCatalogue } from "../catalogue.ts";
import { findDrawing } from "./drawn-files.ts";
import { placeLabels } from "./place-labels.ts";
import { drawStateMap } from "./state-map.ts";

const catalogue = getCatalogue();

it("draws each state with its places inside the frame", () => {
  for (const state of catalogue.states) {
    const places = catalogue.destinations
      .filter((place) => place.state === state.slug)
      .map((place) => ({
        label: place.name,
        address: `/destinations/${place.slug}`,
        kind: place.kind,
        ...place.coordinates,
      }));
    const map = drawStateMap(state.slug, places);
    expect(findDrawing(map.drawing?.address ?? ""), state.slug).toMatch(/id="l" d="M/);
    for (const pin of map.pins) {
      expect(pin.x, pin.label).toBeGreaterThan(0);
      expect(pin.x, pin.label).toBeLessThan(100);
      expect(pin.y, pin.label).toBeGreaterThan(0);
      expect(pin.y, pin.label).toBeLessThan(100);
    }
    expect(map.scale.share).toBeLessThan(34);
  }
});

it("marks the islands of Lakshadweep by dots, with the coast that they are reached from", () => {
  const kochi = { label: "Kochi", address: "/destinations/kochi", kind: "city" as const };
  const map = drawStateMap("lakshadweep", [{ ...kochi, lon: 76.27, lat: 9.93 }]);
  const svg = findDrawing(map.drawing?.address ?? "") ?? "";
  const dots = [...svg.matchAll(/class="land" cx="(\d+)"/g)].map(([, x]) => Number(x));
  expect(map.drawing?.isIslands).toBe(true);
  expect(dots.length).toBeGreaterThan(1);
  expect(dots.every((x) => x > 0 && x < map.width * 0.6)).toBe(true);
  expect(svg).toMatch(/class="around"[^>]* d="M/);
  expect(drawStateMap("kerala", []).drawing?.isIslands).toBe(false);
});

it("gives the first of two crowded places its label, and the second one another side or none", () => {
  const map = { width: 300, height: 200, overhang: 0 };
  const sides = placeLabels(
    [
      { label: "Jaisalmer", x: 150, y: 100 },
      { label: "Jodhpur", x: 152, y: 104 },
    ],
    map,
  );
  expect(sides[0]).toBe("right");
  expect(sides[1]).not.toBe("right");
  expect(
    placeLabels([{ label: "A name as wide as the map itself is", x: 150, y: 100 }], map),
  ).toEqual([null]);
});

it("a town's map takes no more room than its places, and has no borders", () => {
  const near = (label: string, lon: number, lat: number) =>
    ({ label, address: `#${label}`, kind: "attraction", lon, lat }) as const;
  const map = drawStateMap(
    "rajasthan",
    [near("Fort", 75.85, 26.98), near("Palace", 75.82, 26.92), near("Tank", 75.8, 26.9)],
    "places",
  );
  expect(map.drawing).toBeNull();
  expect(map.width / map.height).toBeGreaterThanOrEqual(1);
  expect(map.scale.kilometres).toBeLessThanOrEqual(5);
  expect(
    Math.max(...map.pins.map(({ y }) => y)) - Math.min(...map.pins.map(({ y }) => y)),
  ).toBeGreaterThan(50);
});

it("draws a state once for all of its pages, and parts pins that a finger would press together", () => {
  const at = (label: string, lon: number, lat: number) =>
    ({ label, address: `#${label}`, kind: "attraction", lon, lat }) as const;
  const [palace, fort] = [at("Palace", 75.827, 26.924), at("Fort", 75.851, 26.985)];
  const one = drawStateMap("rajasthan", [palace]);
  const two = drawStateMap("rajasthan", [palace, fort]);
  expect(two.drawing).toBe(one.drawing);
  expect(one.pins[0]?.shift).toBeNull();
  const [a, b] = two.pins.map(({ x, y, shift }) => [
    (x * 320) / 100 + (shift?.[0] ?? 0),
    ((y * 320) / 100) * (two.height / two.width) + (shift?.[1] ?? 0),
  ]);
  const gaps = [0, 1].map((axis) => Math.abs((a?.[axis] ?? 0) - (b?.[axis] ?? 0)));
  expect(Math.max(...gaps)).toBeGreaterThan(25);
});
