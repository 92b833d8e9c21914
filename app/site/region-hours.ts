import type { Hour } from "#contract/picture.ts";

/** The hour at which each corner of the country is at its best, here and on its own page. */
const regionHours: Record<string, Hour> = {
  "north-india": "dawn",
  "west-india": "dusk",
  "south-india": "gold",
  "east-india": "noon",
};

export const hourOfRegion = (slug: string): Hour => regionHours[slug] ?? "dawn";

const day: readonly Hour[] = ["dawn", "noon", "gold", "dusk"];

/** The hour of what has no picture: nothing beside it may be in one light all the way down. */
export function hourOfDrawing(address: string): Hour {
  const sum = [...address].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return day[sum % day.length] ?? "dawn";
}
