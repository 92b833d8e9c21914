import { geoMercator, geoPath } from "d3-geo";
import type { FeatureCollection } from "geojson";
import outlines from "geojson-india/india.json" with { type: "json" };
import type { MapBox } from "#contract/map.ts";

/** The drawing's own units; every box, point and path below is in them. */
export const mapSize = { width: 1000, height: 1120 } as const;

/** Two of the source's outlines are one union territory since 2020. */
const merged: Record<string, string> = {
  "dadra-and-nagar-haveli": "dadra-and-nagar-haveli-and-daman-and-diu",
  "daman-and-diu": "dadra-and-nagar-haveli-and-daman-and-diu",
};

const slugify = (name: string) => name.toLowerCase().replace(/[^a-z]+/g, "-");

export type IndiaMap = {
  /** The drawing as a file: one `<path id="rajasthan">` a state, to be pointed at by `<use>`. */
  svg: string;
  /** The frame around a state, or around several. */
  frame(slugs: readonly string[]): MapBox;
  /** Where a place lies in the drawing. */
  place(coordinates: { lon: number; lat: number }): [number, number];
  states: readonly string[];
};

const round = (value: number) => Math.round(value * 10) / 10;

/** Draws the states of `geojson-india` (current states, as India publishes its boundaries) once. */
export function createIndiaMap(): IndiaMap {
  const collection = outlines as FeatureCollection;
  const projection = geoMercator().fitExtent(
    [
      [8, 8],
      [mapSize.width - 8, mapSize.height - 8],
    ],
    collection,
  );
  const path = geoPath(projection).digits(1);
  const paths = new Map<string, string[]>();
  const boxes = new Map<string, [number, number, number, number]>();
  for (const feature of collection.features) {
    const own = slugify(String(feature.properties?.name));
    const slug = merged[own] ?? own;
    const [[left, top], [right, bottom]] = path.bounds(feature);
    const before = boxes.get(slug) ?? [left, top, right, bottom];
    boxes.set(slug, [
      Math.min(before[0], left),
      Math.min(before[1], top),
      Math.max(before[2], right),
      Math.max(before[3], bottom),
    ]);
    paths.set(slug, [...(paths.get(slug) ?? []), path(feature) ?? ""]);
  }
  const shapes = [...paths].map(([slug, d]) => `<path id="${slug}" d="${d.join("")}"/>`);
  return {
    states: [...paths.keys()],
    svg: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${mapSize.width} ${mapSize.height}">${shapes.join("")}</svg>`,
    frame(slugs) {
      const found = slugs.flatMap((slug) => boxes.get(slug) ?? []);
      if (found.length === 0) return { x: 0, y: 0, ...mapSize };
      const at = (offset: number) => found.filter((_, index) => index % 4 === offset);
      const x = round(Math.min(...at(0)));
      const y = round(Math.min(...at(1)));
      return {
        x,
        y,
        width: round(Math.max(...at(2)) - x),
        height: round(Math.max(...at(3)) - y),
      };
    },
    place({ lon, lat }) {
      const [x = 0, y = 0] = projection([lon, lat]) ?? [];
      return [round(x), round(y)];
    },
  };
}

let shared: IndiaMap | null = null;

/** The map that a process draws once. */
export function getIndiaMap(): IndiaMap {
  shared ??= createIndiaMap();
  return shared;
}
