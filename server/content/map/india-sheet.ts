import { geoConicConformal, geoPath } from "d3-geo";
import type { FeatureCollection } from "geojson";
import { drawPath } from "./draw-path.ts";
import { addressOfDrawing } from "./drawn-files.ts";
import { type Land, readLands } from "./lands.ts";

/** The drawing's own units; every box, point and path below is in them. */
export const sheetSize = { width: 1000, height: 1120 } as const;

/** A part of the drawing. */
export type Box = { x: number; y: number; width: number; height: number };

export type IndiaSheet = {
  /** The drawing as a file: one `<path id="rajasthan">` a state, to be pointed at by `<use>`. */
  svg: string;
  /** The states as paths alone, for who draws them elsewhere than in a page. */
  paths: readonly string[];
  /** `/data/india-<hash>.svg`: a browser keeps it for ever. */
  address: string;
  /** The frame around a state, or around several. */
  frame(slugs: readonly string[]): Box;
  /** Where a place lies in the drawing. */
  place(coordinates: { lon: number; lat: number }): [number, number];
  states: readonly string[];
  lands: readonly Land[];
  /** Too small to be pressed: drawn with a dot as well. */
  isTiny(slug: string): boolean;
};

/** Square units of the drawing under which a finger finds nothing to press. */
const tinyArea = 620;
const margin = 8;
/** Tenths of a unit: a seventh of a pixel where the map is 700 px wide. */
const grid = 10;

const round = (value: number) => Math.round(value * 10) / 10;

/** Draws the states of `geojson-india` (as India publishes its boundaries) in the atlas's conic projection. */
export function drawIndiaSheet(): IndiaSheet {
  const lands = readLands();
  const country: FeatureCollection = {
    type: "FeatureCollection",
    features: lands.map((land) => land.feature),
  };
  const projection = geoConicConformal()
    .parallels([12, 32])
    .rotate([-82.5, 0])
    .precision(0)
    .fitExtent(
      [
        [margin, margin],
        [sheetSize.width - margin, sheetSize.height - margin],
      ],
      country,
    );
  const path = geoPath(projection);
  const paths = lands.map(({ feature }) => drawPath(feature, projection, grid));
  const shapes = lands.map(({ slug }, index) => `<path id="${slug}" d="${paths[index]}"/>`);
  const measures = new Map(
    lands.map(({ slug, feature }) => [
      slug,
      { bounds: path.bounds(feature), area: path.area(feature) },
    ]),
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${sheetSize.width} ${sheetSize.height}">${shapes.join("")}</svg>`;
  return {
    lands,
    states: lands.map((land) => land.slug),
    svg,
    paths,
    address: addressOfDrawing("india", svg),
    frame(slugs) {
      const corners = slugs.flatMap((slug) => measures.get(slug)?.bounds ?? []);
      if (corners.length === 0) return { x: 0, y: 0, ...sheetSize };
      const x = round(Math.min(...corners.map((corner) => corner[0])));
      const y = round(Math.min(...corners.map((corner) => corner[1])));
      return {
        x,
        y,
        width: round(Math.max(...corners.map((corner) => corner[0])) - x),
        height: round(Math.max(...corners.map((corner) => corner[1])) - y),
      };
    },
    place({ lon, lat }) {
      const [x = 0, y = 0] = projection([lon, lat]) ?? [];
      return [round(x), round(y)];
    },
    // The atolls lie too far apart for their frame to say how small they are.
    isTiny: (slug) => slug === "lakshadweep" || (measures.get(slug)?.area ?? 0) < tinyArea,
  };
}

let shared: IndiaSheet | null = null;

/** The map that a process draws once. */
export function getIndiaSheet(): IndiaSheet {
  shared ??= drawIndiaSheet();
  return shared;
}
