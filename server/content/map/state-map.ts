import { geoMercator } from "d3-geo";
import type { Feature, MultiPoint } from "geojson";
import { boundsOf } from "./draw-path.ts";
import { getIndiaSheet } from "./india-sheet.ts";
import { placeLabels, type Side } from "./place-labels.ts";
import { spreadPins } from "./spread-pins.ts";
import { drawingAir, getStateDrawing, type StateDrawing } from "./state-drawing.ts";

export type MapPlace = {
  label: string;
  address: string;
  lon: number;
  lat: number;
  kind: "city" | "village" | "card" | "attraction" | "experience" | "festival" | "here";
};

export type MapPin = {
  label: string;
  address: string;
  kind: MapPlace["kind"];
  /** Per cent of the map's width and height. */
  x: number;
  y: number;
  /** Px by which it stands beside its place, where it would lie on another pin. */
  shift: [number, number] | null;
  /** The label's side on a wide screen and at 390 px. */
  wide: Side;
  narrow: Side;
};

export type StateMap = {
  width: number;
  height: number;
  /** Null on a map of one town. */
  drawing: StateDrawing | null;
  pins: MapPin[];
  /** Kilometres that the scale bar stands for, and its share of the map's width in per cent. */
  scale: { kilometres: number; share: number };
};

/** Units of a map's longer side, and px it takes on the two kinds of screen. */
const side = 640;
const widePx = 600;
const narrowPx = 350;
const kilometresPerDegree = 111.2;
/** Degrees of latitude that are shown at least: a city that is a state needs its surroundings. */
const leastSpan = 0.55;
/** The same for a map of one town. */
const leastTownSpan = 0.03;

/** Px of what is pressed of each pin, and a little (`app/map/pins.module.css`). */
const pinPx = 27;
/** Kinds that make room for a town and its name. */
const minor = new Set<MapPlace["kind"]>(["attraction", "experience", "festival"]);

const writeShift = ({ x, y } = { x: 0, y: 0 }): [number, number] | null =>
  x === 0 && y === 0 ? null : [x, y];
const percent = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value));

/** The whole state, or no more of it than the places take. */
type Scope = "state" | "places";

/** West, south, east and north around the land and its places; only the places' if it is scattered. */
function findExtent(
  slug: string,
  places: readonly MapPlace[],
  scope: Scope,
): [number, number, number, number] {
  const land = getIndiaSheet().lands.find((item) => item.slug === slug);
  const points = places.map((place) => [place.lon, place.lat] as const);
  // Puducherry is four towns on two coasts; its map shows the one that people mean.
  const isWhole = scope === "state" && slug !== "puducherry";
  const [w, s, e, n] = land ? boundsOf(land.feature) : [0, 0, 0, 0];
  const corners = land && isWhole ? [[w, s] as const, [e, n] as const, ...points] : points;
  const lons = corners.map((corner) => corner[0]);
  const lats = corners.map((corner) => corner[1]);
  const [west, east] = [Math.min(...lons), Math.max(...lons)];
  const [south, north] = [Math.min(...lats), Math.max(...lats)];
  const least = scope === "state" ? leastSpan : leastTownSpan;
  const grow = Math.max(0, least - Math.max(north - south, east - west)) / 2;
  return [west - grow, south - grow, east + grow, north + grow];
}

/**
 * One state by itself with its neighbours' lines and its places.
 * `places` in the order of their importance: the first ones get their label first.
 */
export function drawStateMap(
  slug: string,
  places: readonly MapPlace[],
  scope: Scope = "state",
): StateMap {
  const [west, south, east, north] = findExtent(slug, places, scope);
  const middle = Math.cos((((south + north) / 2) * Math.PI) / 180);
  const [tallest, widest] = scope === "state" ? [0.62, 1.35] : [1.05, 1.6];
  const shape = clamp(((east - west) * middle) / (north - south), tallest, widest);
  const width = Math.round(shape >= 1 ? side : side * shape);
  const height = Math.round(shape >= 1 ? side / shape : side);
  const air = drawingAir;
  const corners: Feature<MultiPoint> = {
    type: "Feature",
    properties: null,
    geometry: {
      type: "MultiPoint",
      coordinates: [
        [west, south],
        [east, north],
      ],
    },
  };
  const projection = geoMercator().precision(0);
  projection.fitExtent(
    [
      [air, air],
      [width - air, height - air],
    ],
    corners,
  );
  projection.clipExtent([
    [-air, -air],
    [width + air, height + air],
  ]);

  const spots = places.map((place) => {
    const [x, y] = projection([place.lon, place.lat]) ?? [0, 0];
    return { ...place, x, y };
  });
  const at = (px: number) =>
    spots.map(({ label, kind, x, y }) => ({
      label,
      isMajor: !minor.has(kind),
      x: (x * px) / width,
      y: (y * px) / width,
    }));
  const onMap = (px: number, overhang: number) => ({
    width: px,
    height: (height * px) / width,
    overhang,
    pinRadius: pinPx / 2,
  });
  const narrowest = Math.min(narrowPx, narrowPx * Math.max(1, shape));
  const shifts = spreadPins(at(narrowest), onMap(narrowest, 4));
  /** The major ones choose first, as they did when the others made room for them. */
  const labelsAt = (px: number, overhang: number) => {
    const shifted = at(px).map((pin, index) => ({
      ...pin,
      index,
      x: pin.x + (shifts[index]?.x ?? 0),
      y: pin.y + (shifts[index]?.y ?? 0),
    }));
    const ordered = shifted.toSorted((a, b) => Number(b.isMajor) - Number(a.isMajor));
    const sides: Side[] = [];
    for (const [place, side] of placeLabels(ordered, onMap(px, overhang)).entries())
      sides[ordered[place]?.index ?? 0] = side;
    return sides;
  };
  const wide = labelsAt(Math.min(widePx, width), 40);
  const narrow = labelsAt(narrowest, 4);
  const perKilometre = (height - 2 * air) / ((north - south) * kilometresPerDegree);
  const kilometres =
    [1, 2, 5, 10, 20, 50, 100, 200].findLast((length) => length * perKilometre < width * 0.3) ?? 1;

  return {
    width,
    height,
    // Borders and coasts are drawn in strokes as wide as a town: its map is a sheet of paper.
    drawing: scope === "places" ? null : getStateDrawing(slug, { width, height, projection }),
    pins: spots.map((spot, index) => ({
      label: spot.label,
      address: spot.address,
      kind: spot.kind,
      x: percent(spot.x, width),
      y: percent(spot.y, height),
      shift: writeShift(shifts[index]),
      wide: wide[index] ?? null,
      narrow: narrow[index] ?? null,
    })),
    scale: { kilometres, share: percent(kilometres * perKilometre, width) },
  };
}
