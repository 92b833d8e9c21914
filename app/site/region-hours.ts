import type { Hour } from "#contract/picture.ts";

/** The hour at which each corner of the country is at its best, here and on its own page. */
const regionHours: Record<string, Hour> = {
  "north-india": "dawn",
  "west-india": "dusk",
  "south-india": "gold",
  "east-india": "noon",
};

export const hourOfRegion = (slug: string): Hour => regionHours[slug] ?? "dawn";
