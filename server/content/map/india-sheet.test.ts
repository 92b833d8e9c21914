import { describe, expect, it } from "vitest";
import { getCatalogue } from "../catalogue.ts";
import { drawIndiaSheet, sheetSize } from "./india-sheet.ts";

const sheet = drawIndiaSheet();
const catalogue = getCatalogue();

describe("drawIndiaSheet", () => {
  it("draws every state and union territory once, 36 in all", () => {
    for (const state of catalogue.states)
      expect(sheet.svg.split(`id="${state.slug}"`), state.slug).toHaveLength(2);
    expect(sheet.states).toHaveLength(36);
  });

  it("stays under 40 KB", () => {
    expect(sheet.svg.length).toBeLessThan(40_000);
  });

  it("frames a region around its states, and everything for an unknown one", () => {
    const south = sheet.frame(["kerala", "tamil-nadu"]);
    const kerala = sheet.frame(["kerala"]);
    expect(kerala.x).toBeGreaterThanOrEqual(south.x);
    expect(south.width).toBeGreaterThan(kerala.width);
    expect(sheet.frame(["nowhere"])).toEqual({ x: 0, y: 0, ...sheetSize });
  });

  it("puts every destination inside its state's frame", () => {
    // The source draws Daman and leaves out the island of Diu: its pin stands in the sea off Gujarat.
    for (const place of catalogue.destinations.filter((item) => item.slug !== "diu")) {
      const [x, y] = sheet.place(place.coordinates);
      const frame = sheet.frame([place.state]);
      const slack = 6;
      expect(x, place.slug).toBeGreaterThan(frame.x - slack);
      expect(x, place.slug).toBeLessThan(frame.x + frame.width + slack);
      expect(y, place.slug).toBeGreaterThan(frame.y - slack);
      expect(y, place.slug).toBeLessThan(frame.y + frame.height + slack);
    }
  });

  it("marks what is too small to press", () => {
    for (const slug of ["lakshadweep", "chandigarh", "goa", "puducherry", "delhi"])
      expect(sheet.isTiny(slug), slug).toBe(true);
    expect(sheet.isTiny("rajasthan")).toBe(false);
  });
});
