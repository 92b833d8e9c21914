import type { Hour, PictureView } from "#contract/content/picture.ts";

/** The hour at which each corner of the country is at its best, here and on its own page. */
const regionHours: Record<string, Hour> = {
  "north-india": "dawn",
  "west-india": "dusk",
  "south-india": "gold",
  "east-india": "noon",
};

export const hourOfRegion = (slug: string): Hour => regionHours[slug] ?? "dawn";

const day: readonly Hour[] = ["dawn", "noon", "gold", "dusk"];

/** The hour of a page or a card on paper. Night's colours are for dark grounds: on paper it is dusk. */
export const hourOnPaper = (picture: Pick<PictureView, "hour"> | null, otherwise: Hour): Hour =>
  picture?.hour === "night" ? "dusk" : (picture?.hour ?? otherwise);

/** The hour of what has no picture: nothing beside it may be in one light all the way down. */
export function hourOfDrawing(address: string): Hour {
  const sum = [...address].reduce((total, letter) => total + letter.charCodeAt(0), 0);
  return day[sum % day.length] ?? "dawn";
}
