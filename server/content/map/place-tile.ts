import { type GeoProjection, geoMercator } from "d3-geo";
import type { Feature, MultiPoint } from "geojson";
import type { Hour } from "#contract/content/content-parts.ts";
import { measureDistance } from "../pages/distance.ts";
import { getPlaces } from "../places/read-places.ts";
import { abroad } from "./abroad.ts";
import { boundsOf, drawPath } from "./draw-path.ts";
import { keepDrawing } from "./drawn-files.ts";
import { getIndiaSheet } from "./india-sheet.ts";
import { hourOfTile, type TileColours, tileColours } from "./tile-colours.ts";
import { signOf, signPaths } from "./tile-signs.ts";

type Point = { lon: number; lat: number };

/** What a tile is drawn of: a place, or a state as a whole. */
export type Spot = {
  /** The name of the picture that the tile stands in for. */
  picture: string;
  name: string;
  state: string;
  coordinates: Point;
  /** The whole state, with nothing marked in it. */
  whole: boolean;
  /** Of a festival or a trek: what a card draws instead, a symbol of app/ui/stamps.svg. */
  stamp?: string;
};

export type PlaceTile = {
  hour: Hour;
  colour: string;
  /** Drawings by address, `/data/tile-<slug>-<hash>-day.svg`: a browser keeps them for ever. */
  day: string;
  night: string;
};

/** As the pictures that it stands in for. */
export const tileSize = { width: 1200, height: 750 } as const;

/** Kilometres across, and where the place stands: crops keep the middle and the upper third. */
const across = 540;
const acrossIslands = 620;
const standsAt = { x: 0.5, y: 0.4 };
const kmPerDegree = 111.2;

/** Longer ways would only cross one another where a great city lies near. */
const longestWay = 260;
const islands = ["lakshadweep", "andaman-and-nicobar-islands"];

const frame = (corners: [number, number][]): Feature<MultiPoint> => ({
  type: "Feature",
  properties: null,
  geometry: { type: "MultiPoint", coordinates: corners },
});

function project({ state, coordinates: { lon, lat }, whole }: Spot): GeoProjection {
  const { width, height } = tileSize;
  const projection = geoMercator().precision(0);
  const land = getIndiaSheet().lands.find(({ slug }) => slug === state);
  if (whole && land) {
    const [w, s, e, n] = boundsOf(land.feature);
    projection.fitExtent(
      [
        [width * 0.1, height * 0.1],
        [width * 0.9, height * 0.9],
      ],
      frame([
        [w, s],
        [e, n],
      ]),
    );
  } else {
    const km = islands.includes(state) ? acrossIslands : across;
    const wide = km / (kmPerDegree * Math.cos((lat * Math.PI) / 180));
    const [west, east] = [lon - wide * standsAt.x, lon + wide * (1 - standsAt.x)];
    projection.fitWidth(
      width,
      frame([
        [west, lat],
        [east, lat],
      ]),
    );
    const [, y = 0] = projection([lon, lat]) ?? [];
    const [left, top] = projection.translate();
    projection.translate([left, top + height * standsAt.y - y]);
  }
  const air = 60;
  return projection.clipExtent([
    [-air, -air],
    [width + air, height + air],
  ]);
}

const inside = ([x, y]: readonly [number, number], air = 0) =>
  x > -air && y > -air && x < tileSize.width + air && y < tileSize.height + air;

type Way = { start: Point; end: Point; kind: "ferry" | "rail" | "road" };

/** What tiles are drawn of: no way twice, the worthiest sights first. */
function readDrawn() {
  const { bases, legs, sights } = getPlaces();
  const known = new Map(bases.map((base) => [base.id, base.coordinates]));
  const drawn = new Set<string>();
  const ways = legs.flatMap(({ from, to, mode }): Way[] => {
    const [start, end] = [known.get(from), known.get(to)];
    const name = [from, to].sort().join();
    if (mode === "flight" || !start || !end || drawn.has(name)) return [];
    if (mode !== "ferry" && measureDistance(start, end) > longestWay) return [];
    drawn.add(name);
    return [
      { start, end, kind: mode === "ferry" ? "ferry" : mode.endsWith("train") ? "rail" : "road" },
    ];
  });
  return {
    bases,
    ways,
    sights: sights.toSorted((a, b) => b.worth - a.worth || a.id.localeCompare(b.id)),
  };
}

let drawn: ReturnType<typeof readDrawn> | undefined;

function findDrawn() {
  drawn ??= readDrawn();
  return drawn;
}

/** Ways between bases that cross the tile: a way by rail is dashed, one over water dotted. */
function drawWays(at: (point: Point) => [number, number]): string {
  return findDrawn()
    .ways.flatMap(({ start, end, kind }) => {
      const [a, b] = [at(start), at(end)];
      if (!(inside(a) || inside(b))) return [];
      // No road is a ruler's line: each bends a little, always to the same side.
      const bend = 0.08;
      const [mx, my] = [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2];
      const [cx, cy] = [mx - (b[1] - a[1]) * bend, my + (b[0] - a[0]) * bend];
      const points = [a, [cx, cy], b].map((point) =>
        point.map((v) => Math.round(v ?? 0)).join(" "),
      );
      return [`<path class="way ${kind}" d="M${points[0]}Q${points[1]} ${points[2]}"/>`];
    })
    .join("");
}

/** Towns as rings, sights as small signs where none covers another. */
function drawAround(at: (point: Point) => [number, number], keep: [number, number] | null): string {
  const { bases, sights } = findDrawn();
  const taken: [number, number][] = keep ? [keep] : [];
  const isFree = (spot: [number, number], room: number) =>
    taken.every(([x, y]) => Math.hypot(x - spot[0], y - spot[1]) > room);
  const place = (point: Point, room: number) => {
    const spot = at(point);
    if (!inside(spot) || !isFree(spot, room)) return [];
    taken.push(spot);
    return [spot.map(Math.round)];
  };
  const towns = bases.flatMap((base) =>
    place(base.coordinates, 60).map(
      ([x, y]) => `<circle class="town" cx="${x}" cy="${y}" r="10"/>`,
    ),
  );
  const signs = sights.flatMap((sight) =>
    place(sight.coordinates, 34).map(
      ([x, y]) =>
        `<path class="sign ${signOf(sight.kind)}" transform="translate(${x} ${y})scale(1.35)" d="${signPaths[signOf(sight.kind)]}"/>`,
    ),
  );
  return signs.join("") + towns.join("");
}

function drawBody(spot: Spot): string {
  const projection = project(spot);
  const at = ({ lon, lat }: Point): [number, number] => projection([lon, lat]) ?? [-999, -999];
  const { lands } = getIndiaSheet();
  const drawn = lands.map(({ slug, feature }) => ({ slug, path: drawPath(feature, projection) }));
  const others = drawn.map(({ slug, path }) => (slug === spot.state ? "" : path)).join("");
  const beyond = drawPath(abroad, projection);
  const own = drawn.find(({ slug }) => slug === spot.state)?.path ?? "";
  const here = spot.whole ? null : at(spot.coordinates);
  const [x = 0, y = 0] = here?.map(Math.round) ?? [];
  return [
    `<defs><path id="o" d="${others}"/><path id="l" d="${own}"/><path id="b" d="${beyond}"/></defs>`,
    ...[120, 64, 26].map(
      (width) =>
        `<g class="shore" stroke-width="${width}"><use href="#b"/><use href="#o"/><use href="#l"/></g>`,
    ),
    `<use class="beyond" href="#b"/><use class="around" href="#o"/>`,
    `<use class="edge" href="#l" transform="translate(-8 13)"/><use class="land" href="#l"/>`,
    here &&
      [0.44, 0.3, 0.17]
        .map((share) => `<circle class="ring" cx="${x}" cy="${y}" r="${share * 750}"/>`)
        .join(""),
    drawWays(at),
    drawAround(at, here),
    here &&
      `<circle class="edge" cx="${x - 5}" cy="${y + 9}" r="36"/><circle class="here" cx="${x}" cy="${y}" r="36"/><circle class="heart" cx="${x}" cy="${y}" r="12"/>`,
  ]
    .filter(Boolean)
    .join("");
}

const style = (c: TileColours) =>
  `.shore{fill:none;stroke:${c.shore};stroke-opacity:.5;stroke-linejoin:round}.beyond{fill:${c.beyond}}.around{fill:${c.around};stroke:${c.ink};stroke-opacity:.28;stroke-width:2}.edge{fill:${c.ink};stroke:${c.ink};stroke-width:3;stroke-linejoin:round}.land{fill:${c.land};stroke:#fff3e4;stroke-width:4;stroke-linejoin:round}.ring{fill:${c.sun};fill-opacity:.15}.way{fill:none;stroke:${c.way};stroke-opacity:.55;stroke-width:4;stroke-linecap:round}.rail{stroke-dasharray:14 11}.ferry{stroke-dasharray:.1 13;stroke-width:5}.town{fill:${c.land};stroke:${c.ink};stroke-width:5}.sign{fill:${c.ink};fill-opacity:.62}.water{fill:none;stroke:${c.ink};stroke-opacity:.62;stroke-width:4;stroke-linecap:round}.green{stroke:${c.ink};stroke-opacity:.62;stroke-width:3}.here{fill:${c.sun};stroke:#fff3e4;stroke-width:5}.heart{fill:${c.ink}}`;

const wrap = (colours: TileColours, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${tileSize.width} ${tileSize.height}" width="${tileSize.width}" height="${tileSize.height}"><style>${style(colours)}</style><path fill="${colours.sea}" d="M0 0h1200v750H0z"/>${body}</svg>`;

const tiles = new Map<string, PlaceTile>();

/** The map that stands in for a picture that has not been made: drawn once a process. */
export function getPlaceTile(spot: Spot): PlaceTile {
  const known = tiles.get(spot.picture);
  if (known) return known;
  const hour = hourOfTile(spot.picture);
  const body = drawBody(spot);
  const keep = (light: "day" | "night") => {
    const svg = wrap(tileColours[light][hour], body);
    return keepDrawing(`tile-${spot.picture}-${light}`, svg);
  };
  const tile = { hour, colour: tileColours.day[hour].land, day: keep("day"), night: keep("night") };
  tiles.set(spot.picture, tile);
  return tile;
}
