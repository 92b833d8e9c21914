import { createHash } from "node:crypto";
import { type GeoProjection, geoBounds, geoConicConformal, geoPath } from "d3-geo";
import type { FeatureCollection } from "geojson";
import { drawPath } from "./draw-path.ts";
import { type Land, readLands } from "./india-features.ts";

/** Units of the sheet; its grid is one unit, a quarter of a pixel where the map is 700 px wide. */
const width = 2800;
const height = 3000;
const margin = 60;

export type Point = { x: number; y: number };
export type Box = { x: number; y: number; width: number; height: number };

export type IndiaSheet = {
  width: number;
  height: number;
  lands: readonly Land[];
  /** One `<path id="rajasthan">` a state: pages refer to it, so its weight is fetched once. */
  svg: string;
  /** `/data/india-<hash>.svg`, to be kept for ever. */
  address: string;
  project(point: { lon: number; lat: number }): Point;
  /** The part of the sheet that holds these states, with air around it. */
  frame(slugs: readonly string[]): Box;
  /** Too small to be pressed: drawn with a dot as well. */
  isTiny(slug: string): boolean;
};

const round = (value: number) => Math.round(value * 10) / 10;

/** India on one sheet, in the conic projection of its atlases. */
export function drawIndiaSheet(): IndiaSheet {
  const lands = readLands();
  const country: FeatureCollection = {
    type: "FeatureCollection",
    features: lands.map((land) => land.feature),
  };
  const projection: GeoProjection = geoConicConformal()
    .parallels([12, 32])
    .rotate([-82.5, 0])
    .precision(0)
    .fitExtent(
      [
        [margin, margin],
        [width - margin, height - margin],
      ],
      country,
    );
  const paths = lands.map(
    (land) => `<path id="${land.slug}" d="${drawPath(land.feature, projection)}"/>`,
  );
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${paths.join("")}</svg>`;
  const boxes = new Map(
    lands.map((land) => [land.slug, geoPath(projection).bounds(land.feature)] as const),
  );
  const project: IndiaSheet["project"] = ({ lon, lat }) => {
    const [x, y] = projection([lon, lat]) ?? [0, 0];
    return { x: round(x), y: round(y) };
  };
  return {
    width,
    height,
    lands,
    svg,
    address: `/data/india-${createHash("sha256").update(svg).digest("base64url").slice(0, 10)}.svg`,
    project,
    frame(slugs) {
      const found = slugs.flatMap((slug) => boxes.get(slug) ?? []);
      const left = Math.min(...found.map((point) => point[0]));
      const right = Math.max(...found.map((point) => point[0]));
      const top = Math.min(...found.map((point) => point[1]));
      const bottom = Math.max(...found.map((point) => point[1]));
      const air = 0.06 * Math.max(right - left, bottom - top);
      return {
        x: Math.floor(left - air),
        y: Math.floor(top - air),
        width: Math.ceil(right - left + 2 * air),
        height: Math.ceil(bottom - top + 2 * air),
      };
    },
    isTiny(slug) {
      const box = boxes.get(slug);
      if (!box) return false;
      const land = lands.find((item) => item.slug === slug);
      const area = land ? geoPath(projection).area(land.feature) : 0;
      return area < 5200 || slug === "lakshadweep";
    },
  };
}

let shared: IndiaSheet | null = null;

/** Drawn once a process. */
export function getIndiaSheet(): IndiaSheet {
  shared ??= drawIndiaSheet();
  return shared;
}

/** West, south, east, north of a land in degrees. */
export const boundsOf = (land: Land) => geoBounds(land.feature);
