import type { Feature, MultiPolygon, Position } from "geojson";

/**
 * The land beyond India's borders in a few strokes, so that a map near one does not show a sea
 * where there is none: coasts to some kilometres, inner borders not at all. Lon/lat, from west to east.
 */
const mainland: Position[] = [
  [55, 25.4],
  [57, 26.9],
  [61.6, 25.1],
  [66.4, 25.3],
  [67.2, 24.6],
  [68.2, 23.8],
  [70.5, 24.4],
  [72, 28],
  [77, 28],
  [80, 26],
  [87, 25.4],
  [88.6, 24.2],
  [88.9, 22.6],
  [89.1, 21.75],
  [90.2, 21.85],
  [90.6, 22.6],
  [91.7, 22.5],
  [92.3, 20.8],
  [93.4, 19.9],
  [94.4, 18.2],
  [94.3, 16],
  [95.4, 15.75],
  [97.3, 16.9],
  [98, 14],
  [98.6, 10],
  [99.5, 9],
  [105, 9],
  [105, 42],
  [55, 42],
  [55, 25.4],
];

const sriLanka: Position[] = [
  [79.9, 9.75],
  [80.7, 9.3],
  [81.3, 8.4],
  [81.9, 7.3],
  [81.6, 6.4],
  [80.6, 5.95],
  [80.05, 6.3],
  [79.75, 7.6],
  [79.9, 8.6],
  [80.1, 9.4],
  [79.9, 9.75],
];

export const abroad: Feature<MultiPolygon> = {
  type: "Feature",
  properties: null,
  geometry: { type: "MultiPolygon", coordinates: [[mainland.toReversed()], [sriLanka]] },
};
