import { describe, expect, it } from "vitest";
import { getCatalogue } from "./catalogue.ts";
import { createIndiaMap, mapSize } from "./india-map.ts";

const map = createIndiaMap();

describe("createIndiaMap", () => {
  it("draws every state and union territory that has a page", () => {
    for (const state of getCatalogue().states)
      expect(map.svg, state.slug).toContain(`id="${state.slug}"`);
    expect(map.states).toHaveLength(36);
  });

  it("frames a region around its states", () => {
    const south = map.frame(["kerala", "tamil-nadu"]);
    const kerala = map.frame(["kerala"]);
    expect(kerala.x).toBeGreaterThanOrEqual(south.x);
    expect(south.width).toBeGreaterThan(kerala.width);
    expect(map.frame(["nowhere"])).toEqual({ x: 0, y: 0, ...mapSize });
  });

  it("places a city inside its state's frame, north above south", () => {
    const [x, y] = map.place({ lon: 77.2167, lat: 28.6448 });
    const delhi = map.frame(["delhi"]);
    expect(x).toBeGreaterThan(delhi.x);
    expect(x).toBeLessThan(delhi.x + delhi.width);
    expect(y).toBeGreaterThan(delhi.y);
    expect(map.place({ lon: 80.27, lat: 13.08 })[1]).toBeGreaterThan(y);
  });
});
