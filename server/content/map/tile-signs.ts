import type { SightKind } from "#contract/content/facts.ts";

/** What a sight is drawn as on a map tile, around 0,0 and some 16 units high. */
export type Sign = "height" | "water" | "green" | "built";

const kinds: Partial<Record<SightKind, Sign>> = {
  peak: "height",
  pass: "height",
  viewpoint: "height",
  trek: "height",
  valley: "height",
  "cable-car": "height",
  beach: "water",
  lake: "water",
  river: "water",
  waterfall: "water",
  island: "water",
  ghats: "water",
  dam: "water",
  "boat-ride": "water",
  safari: "green",
  "bird-sanctuary": "green",
  garden: "green",
  park: "green",
  plantation: "green",
  zoo: "green",
};

export const signOf = (kind: SightKind): Sign => kinds[kind] ?? "built";

export const signPaths: Record<Sign, string> = {
  height: "M-13 8L-3-10L3-1L6-5L14 8z",
  water: "M-12-3q6-6 12 0t12 0M-12 5q6-6 12 0t12 0",
  green: "M0 10V2M0 3a7 7 0 1 1 .1 0z",
  built: "M-7 9V-1a7 8 0 0 1 14 0V9z",
};
