import type { RegionSlug } from "#contract/content/content.ts";
import { addressOf, findStateAddress } from "../addresses.ts";
import type { Box } from "../map/india-sheet.ts";
import { sheetSize } from "../map/india-sheet.ts";
import { placeLabels, type Side } from "../map/place-labels.ts";
import { listRegionStates } from "../region-states.ts";
import type { PageSource } from "./page-source.ts";

export type IndiaMapState = {
  slug: string;
  name: string;
  /** Null where there is no page. */
  to: string | null;
  region: RegionSlug | null;
  /** Per cent of the frame: its label's point. */
  x: number;
  y: number;
  /** In units of the drawing; there when it is too small to be pressed. */
  dot: { cx: number; cy: number } | null;
  /** Its picture by name, in the width that the map's card shows; null while it has none. */
  picture: string | null;
  /** Months with a score of 4 or 5. */
  bestMonths: number[];
  /** How many destinations, attractions, experiences and festivals the site describes there. */
  places: number;
  festivals: number;
};

export type IndiaMapPin = {
  name: string;
  to: string;
  x: number;
  y: number;
  wide: Side;
  narrow: Side;
};

export type IndiaMapView = {
  /** The address of the drawing. */
  drawing: string;
  frame: Box;
  states: IndiaMapState[];
  pins: IndiaMapPin[];
};

/** Pins of the whole country: far enough from one another for their names to be read at 390 px. */
const countryPins = [
  "leh",
  "delhi",
  "jaisalmer",
  "varanasi",
  "ranchi",
  "guwahati",
  "mumbai",
  "hampi",
  "chennai",
  "alappuzha",
  "puri",
];

const share = (part: number, whole: number) => Math.round((part / whole) * 1000) / 10;

/** Lakshadweep's islands hardly show: its point is Kavaratti, its capital. */
const kavaratti = { lon: 72.64, lat: 10.57 };

function grow(frame: Box, air: number): Box {
  const by = air * Math.max(frame.width, frame.height);
  return {
    x: Math.round(frame.x - by),
    y: Math.round(frame.y - by),
    width: Math.round(frame.width + 2 * by),
    height: Math.round(frame.height + 2 * by),
  };
}

/** The map of India, or of one region's part of it with that region's cities. */
export function readIndiaMap(source: PageSource, region?: RegionSlug): IndiaMapView {
  const { catalogue, map } = source;
  const chosen = region && catalogue.find("regions", region);
  const frame = chosen
    ? grow(map.frame(listRegionStates(chosen)), 0.06)
    : { x: 0, y: 0, ...sheetSize };
  const locate = (point: { lon: number; lat: number }) => {
    const [x, y] = map.place(point);
    return {
      x: share(x - frame.x, frame.width),
      y: share(y - frame.y, frame.height),
      units: [x, y],
    };
  };
  const cities = region
    ? catalogue.cities.filter((city) => catalogue.find("states", city.state)?.region === region)
    : countryPins.flatMap((slug) => catalogue.find("cities", slug) ?? []);
  const points = cities.map((city) => ({ city, ...locate(city.coordinates) }));
  const labelsAt = (px: number, overhang: number) => {
    const height = (px * frame.height) / frame.width;
    return placeLabels(
      points.map(({ city, x, y }) => ({
        label: city.name,
        x: (x / 100) * px,
        y: (y / 100) * height,
      })),
      { width: px, height, overhang },
    );
  };
  const wide = labelsAt(640, 60);
  const narrow = labelsAt(350, 8);

  return {
    drawing: map.address,
    frame,
    states: map.lands.map((land) => {
      const state = catalogue.find("states", land.slug);
      const at = locate(
        land.slug === "lakshadweep" ? kavaratti : (state?.coordinates ?? { lon: 80, lat: 22 }),
      );
      const inside = <T extends { state: string }>(items: readonly T[]) =>
        items.filter((item) => item.state === land.slug).length;
      return {
        slug: land.slug,
        name: state?.name ?? land.name,
        to: findStateAddress(catalogue, land.slug),
        region: state?.region ?? null,
        x: at.x,
        y: at.y,
        dot: map.isTiny(land.slug) ? { cx: at.units[0] ?? 0, cy: at.units[1] ?? 0 } : null,
        picture: state ? (catalogue.findPicture(state.picture)?.slug ?? null) : null,
        bestMonths: (state?.season ?? []).flatMap(({ score }, index) =>
          score >= 4 ? [index + 1] : [],
        ),
        places:
          inside(catalogue.destinations) +
          inside(catalogue.attractions) +
          inside(catalogue.experiences),
        festivals: catalogue.festivals.filter((item) => item.states.includes(land.slug)).length,
      };
    }),
    pins: points.map(({ city, x, y }, index) => ({
      name: city.name,
      to: addressOf.destination(city.slug),
      x,
      y,
      wide: wide[index] ?? null,
      narrow: narrow[index] ?? null,
    })),
  };
}
