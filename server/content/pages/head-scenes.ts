import type { PictureView } from "#contract/content/picture.ts";
import { viewPicture } from "../picture-view.ts";
import type { PageSource } from "./page-source.ts";

/**
 * The layered scene at the head of each list and of each page without a picture of its own: of what the list holds,
 * and none that heads a region or the home page, but for the office's own corner of the country.
 */
const scenes = {
  attractions: "city-kolkata",
  experiences: "village-sarmoli",
  festivals: "state-kerala",
  themes: "state-manipur",
  treks: "state-uttarakhand",
  blogs: "state-tripura",
  gallery: "state-rajasthan",
  contact: "region-east-india",
  journeys: "collection-by-rail",
  handbook: "state-himachal-pradesh",
  "handbook/before-you-go": "city-mumbai",
  "handbook/getting-around": "collection-by-rail",
  "handbook/season-and-calendar": "state-meghalaya",
  "handbook/safe-and-at-ease": "city-udaipur",
  "handbook/manners-and-law": "state-punjab",
  "handbook/day-by-day": "city-delhi",
  faqs: "state-goa",
  privacy: "state-nagaland",
  terms: "state-chandigarh",
} as const;

export type ScenePage = keyof typeof scenes;

/** Of a part of the handbook its own, else the handbook's. */
export function scenePageOf(part: string): ScenePage {
  const name = `handbook/${part}`;
  return name in scenes ? (name as ScenePage) : "handbook";
}

/** Pixels: it fills little more than half of a wide screen. */
const widest = 1200;
const upTo = (widths: readonly number[]) => widths.filter((width) => width <= widest);

/** By day and by night; no outline, since no word stands behind it. */
export function readHeadScene(
  { catalogue }: Pick<PageSource, "catalogue">,
  page: ScenePage,
): PictureView | null {
  const scene = viewPicture(catalogue, scenes[page], "scene");
  if (!scene) return null;
  const { layers, widths, ...told } = scene;
  const night = layers?.night;
  return { ...told, widths: upTo(widths), ...(night && { layers: { night: upTo(night) } }) };
}
