import { getIndiaSheet, type IndiaSheet } from "./india-sheet.ts";

let shared: { paths: string[]; place: IndiaSheet["place"] } | null = null;

/** India as a paper draws it: the states' paths in the drawing's own units, and where a place lies. */
export function readWayMap(): { paths: string[]; place: IndiaSheet["place"] } {
  const { svg, place } = getIndiaSheet();
  shared ??= { place, paths: [...svg.matchAll(/ d="([^"]+)"/g)].map(([, path = ""]) => path) };
  return shared;
}
