import type { Feature, FeatureCollection, MultiPolygon, Polygon } from "geojson";
import india from "geojson-india/india.json" with { type: "json" };

export type Land = {
  /** The slug of the state's page. */
  slug: string;
  name: string;
  feature: Feature<MultiPolygon>;
};

/** Two features of the map are one territory since 2020. */
const mergedNames: Record<string, string> = {
  "Dadra and Nagar Haveli": "Dadra and Nagar Haveli and Daman and Diu",
  "Daman and Diu": "Dadra and Nagar Haveli and Daman and Diu",
};

const polygonsOf = (geometry: Polygon | MultiPolygon) =>
  geometry.type === "Polygon" ? [geometry.coordinates] : geometry.coordinates;

const slugOf = (name: string) => name.toLowerCase().replaceAll(/[^a-z]+/g, "-");

/** The 36 states and union territories with their boundaries as India publishes them, lon/lat. */
export function readLands(): Land[] {
  const map = india as FeatureCollection<Polygon | MultiPolygon, { name: string }>;
  const lands = new Map<string, Land>();
  for (const { properties, geometry } of map.features) {
    const name = mergedNames[properties.name] ?? properties.name;
    const known = lands.get(name);
    if (known) known.feature.geometry.coordinates.push(...polygonsOf(geometry));
    else
      lands.set(name, {
        slug: slugOf(name),
        name,
        feature: {
          type: "Feature",
          properties: null,
          geometry: { type: "MultiPolygon", coordinates: [...polygonsOf(geometry)] },
        },
      });
  }
  return [...lands.values()];
}
